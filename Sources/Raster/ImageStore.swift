import CPixels
import QuartzCore

/// Pictures decoded once and turned, scaled and composed once for each use. Keeps what belongs to pictures that are still alive,
/// within a budget.
final class ImageStore {
    /// How a picture is wanted: this part of it, turned, at this size in pixels.
    struct Variant: Hashable {
        var orientation: ImageOrientation
        /// In pixels of the turned picture.
        var part: CGRect
        var width: Int
        var height: Int
    }

    /// What is kept of a picture.
    private enum Form: Hashable {
        case original
        case turned(ImageOrientation)
        case scaled(Variant)
        case composed(ImagePiece.Key)
    }

    private final class Entry {
        weak var image: CGImage?
        var failed = false
        var forms: [Form: Kept] = [:]

        init(image: CGImage) { self.image = image }
    }

    private final class Kept: PixelBudget.Item {
        let bitmap: Bitmap

        init(_ bitmap: Bitmap, forget: @escaping () -> Void) {
            self.bitmap = bitmap
            super.init(bytes: bitmap.byteCount, forget: forget)
        }
    }

    /// Pictures that could not be read, in the order met, each once.
    private(set) var problems: [ImageDecodingError] = []
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64
    private let budget: PixelBudget
    /// Plays recorded pictures; set by whoever owns the store.
    var play: (DrawingList, _ scale: CGFloat, Bitmap) -> Void = { _, _, _ in }

    init(budget: PixelBudget = PixelBudget()) { self.budget = budget }

    deinit { for entry in entries.values { forget(entry) } }

    private func entry(for image: CGImage) -> Entry {
        if let known = entries[ObjectIdentifier(image)], known.image === image { return known }
        if entries.count >= sweepAt { sweep() }
        let new = Entry(image: image)
        if let gone = entries.updateValue(new, forKey: ObjectIdentifier(image)) { forget(gone) }
        return new
    }

    private func kept(_ entry: Entry, _ form: Form) -> Bitmap? {
        guard let known = entry.forms[form] else { return nil }
        budget.use(known)
        return known.bitmap
    }

    private func keep(_ bitmap: Bitmap, _ entry: Entry, _ form: Form) -> Bitmap {
        let kept = Kept(bitmap) { [weak entry] in entry?.forms[form] = nil }
        entry.forms[form] = kept
        budget.keep(kept)
        return bitmap
    }

    private func forget(_ entry: Entry) {
        for kept in entry.forms.values { budget.drop(kept) }
        entry.forms = [:]
    }

    /// All pixels of the picture as stored; nil when it cannot be read, which is noted in `problems`.
    func original(of image: CGImage) -> Bitmap? {
        let entry = entry(for: image)
        if entry.failed { return nil }
        if let known = kept(entry, .original) { return known }
        guard let bitmap = decode(image) else {
            entry.failed = true
            return nil
        }
        return keep(bitmap, entry, .original)
    }

    private func decode(_ image: CGImage) -> Bitmap? {
        switch image.source {
        case .encoded(let data):
            do { return try Bitmap(decoding: data, origin: image.origin) } catch {
                note(error)
                return nil
            }
        case .pixels(let data):
            guard image.width > 0, image.height > 0, data.count >= image.width * image.height * 4 else {
                note(
                    ImageDecodingError(
                        origin: image.origin ?? "an image made from pixels",
                        reason: "\(data.count) bytes are too few for \(image.width) x \(image.height) pixels")
                )
                return nil
            }
            let bitmap = Bitmap(width: image.width, height: image.height)
            data.copyBytes(to: bitmap.pixels, count: bitmap.byteCount)
            return bitmap
        case .drawing(let list, let scale):
            let bitmap = Bitmap(width: image.width, height: image.height)
            play(list, scale, bitmap)
            return bitmap
        case .crop(let whole, let rect):
            guard let bitmap = original(of: whole) else { return nil }
            return scaled(bitmap, part: rect, width: image.width, height: image.height)
        }
    }

    private func note(_ problem: ImageDecodingError) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    func turned(_ image: CGImage, _ orientation: ImageOrientation) -> Bitmap? {
        guard orientation != .up else { return original(of: image) }
        let entry = entry(for: image)
        if let known = kept(entry, .turned(orientation)) { return known }
        guard let upright = original(of: image) else { return nil }
        let (w, h) = (upright.width, upright.height)
        let result = Bitmap(width: orientation.isTransposed ? h : w, height: orientation.isTransposed ? w : h)
        cpixels_orient(upright.pixels, Int32(w), Int32(h), result.pixels, Int32(orientation.rawValue))
        return keep(result, entry, .turned(orientation))
    }

    /// The size of the turned picture in pixels.
    func size(of image: CGImage, _ orientation: ImageOrientation) -> CGSize {
        let (w, h) = (CGFloat(image.width), CGFloat(image.height))
        return orientation.isTransposed ? CGSize(width: h, height: w) : CGSize(width: w, height: h)
    }

    /// The picture as `variant` wants it; nil when it cannot be read.
    func bitmap(of image: CGImage, _ variant: Variant) -> Bitmap? {
        let entry = entry(for: image)
        if let known = kept(entry, .scaled(variant)) { return known }
        guard let source = turned(image, variant.orientation) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: CGFloat(source.width), height: CGFloat(source.height))
        if variant.part == whole, variant.width == source.width, variant.height == source.height {
            return source
        }
        return keep(
            scaled(source, part: variant.part, width: variant.width, height: variant.height), entry,
            .scaled(variant))
    }

    /// A bitmap composed of parts of the picture, made once by `make`.
    func composed(of image: CGImage, _ key: ImagePiece.Key, make: () -> Bitmap?) -> Bitmap? {
        let entry = entry(for: image)
        return kept(entry, .composed(key)) ?? make().map { keep($0, entry, .composed(key)) }
    }

    private func scaled(_ source: Bitmap, part: CGRect, width: Int, height: Int) -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let done = cpixels_scale(
            source.pixels, Int32(source.width), Int32(source.height), part.minX, part.minY, part.width,
            part.height,
            result.pixels, Int32(result.width), Int32(result.height), result.stride)
        if done == 0 { fatalError("no memory to scale a picture to \(width) x \(height) pixels") }
        return result
    }

    /// Forgets pictures that nobody holds any more.
    func sweep() {
        for (key, entry) in entries where entry.image == nil {
            forget(entry)
            entries[key] = nil
        }
        sweepAt = max(64, entries.count * 2)
    }
}
