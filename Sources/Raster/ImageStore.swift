import CPixels
import QuartzCore

/// Pictures decoded once and scaled once for each size in device pixels. Keeps what belongs to pictures that
/// are still alive, within a budget for decoded originals.
final class ImageStore {
    /// How a picture is wanted: this part of it, turned, at this size in pixels.
    struct Variant: Hashable {
        var orientation: ImageOrientation
        /// In pixels of the turned picture.
        var part: CGRect
        var width: Int
        var height: Int
    }

    private final class Entry {
        weak var image: CGImage?
        var original: Bitmap?
        var lastUse = 0
        var failed = false
        var turned: [ImageOrientation: Bitmap] = [:]
        var scaled: [Variant: Bitmap] = [:]
        var composed: [ImagePiece.Key: Bitmap] = [:]

        init(image: CGImage) { self.image = image }
    }

    /// Pictures that could not be read, in the order met, each once.
    private(set) var problems: [ImageDecodingError] = []
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var uses = 0
    private var decodedBytes = 0
    /// Decoded originals beyond this are forgotten, oldest first; what was scaled from them stays.
    private let budget = 96 << 20
    /// Plays recorded pictures; set by whoever owns the store.
    var play: (DrawingList, _ scale: CGFloat, Bitmap) -> Void = { _, _, _ in }

    private func entry(for image: CGImage) -> Entry {
        if let known = entries[ObjectIdentifier(image)], known.image === image { return known }
        let new = Entry(image: image)
        entries[ObjectIdentifier(image)] = new
        return new
    }

    /// All pixels of the picture as stored; nil when it cannot be read, which is noted in `problems`.
    func original(of image: CGImage) -> Bitmap? {
        let entry = entry(for: image)
        uses += 1
        entry.lastUse = uses
        if let known = entry.original { return known }
        if entry.failed { return nil }
        guard let bitmap = decode(image) else {
            entry.failed = true
            return nil
        }
        entry.original = bitmap
        decodedBytes += bitmap.byteCount
        if decodedBytes > budget { forgetOldOriginals(but: entry) }
        return bitmap
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
        if let known = entry.turned[orientation] { return known }
        guard let upright = original(of: image) else { return nil }
        let (w, h) = (upright.width, upright.height)
        let result = Bitmap(width: orientation.isTransposed ? h : w, height: orientation.isTransposed ? w : h)
        cpixels_orient(upright.pixels, Int32(w), Int32(h), result.pixels, Int32(orientation.rawValue))
        entry.turned[orientation] = result
        return result
    }

    /// The size of the turned picture in pixels.
    func size(of image: CGImage, _ orientation: ImageOrientation) -> CGSize {
        let (w, h) = (CGFloat(image.width), CGFloat(image.height))
        return orientation.isTransposed ? CGSize(width: h, height: w) : CGSize(width: w, height: h)
    }

    /// The picture as `variant` wants it; nil when it cannot be read.
    func bitmap(of image: CGImage, _ variant: Variant) -> Bitmap? {
        let entry = entry(for: image)
        if let known = entry.scaled[variant] { return known }
        guard let source = turned(image, variant.orientation) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: CGFloat(source.width), height: CGFloat(source.height))
        if variant.part == whole, variant.width == source.width, variant.height == source.height {
            return source
        }
        let result = scaled(source, part: variant.part, width: variant.width, height: variant.height)
        // A size that animates leaves many variants behind.
        if entry.scaled.count >= 24 { entry.scaled.removeAll() }
        entry.scaled[variant] = result
        return result
    }

    /// A bitmap composed of parts of the picture, made once by `make`.
    func composed(of image: CGImage, _ key: ImagePiece.Key, make: () -> Bitmap?) -> Bitmap? {
        let entry = entry(for: image)
        if let known = entry.composed[key] { return known }
        guard let result = make() else { return nil }
        if entry.composed.count >= 24 { entry.composed.removeAll() }
        entry.composed[key] = result
        return result
    }

    private func scaled(_ source: Bitmap, part: CGRect, width: Int, height: Int) -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let done = cpixels_scale(
            source.pixels, Int32(source.width), Int32(source.height), part.minX, part.minY, part.width,
            part.height,
            result.pixels, Int32(result.width), Int32(result.height), result.stride)
        precondition(done != 0, "no memory to scale a picture to \(width) x \(height) pixels")
        return result
    }

    private func forgetOldOriginals(but current: Entry) {
        for entry in entries.values.sorted(by: { $0.lastUse < $1.lastUse }) where entry !== current {
            guard decodedBytes > budget / 2 else { return }
            guard let original = entry.original, !entry.scaled.isEmpty else { continue }
            decodedBytes -= original.byteCount
            entry.original = nil
            entry.turned = [:]
        }
    }

    /// Forgets pictures that nobody holds any more.
    func sweep() {
        for (key, entry) in entries where entry.image == nil {
            decodedBytes -= entry.original?.byteCount ?? 0
            entries[key] = nil
        }
    }
}
