import CPixels
import QuartzCore

extension Bitmap {
    /// A PNG file: by numbers of colours where there are 256 at most, else RGB when every pixel is opaque, else RGBA. The same pixels
    /// give the same bytes.
    /// - Parameter mayHavePalette: false for parts of a file whose parts have one form.
    public func png(mayHavePalette: Bool = true) -> Data {
        let result = cpixels_encode_png(
            pixels, Int32(width), Int32(height), stride, mayHavePalette ? 1 : 0)
        guard let bytes = result.bytes else { fatalError("encoding a PNG: \(Self.message(result))") }
        return Data(bytesNoCopy: bytes, count: result.count, deallocator: .free)
    }

    /// The same picture as `png()`, in as few bytes as may be: for files that are kept. Takes some fifty times as long.
    public func smallPNG() -> Data {
        let result = cpixels_encode_small_png(pixels, Int32(width), Int32(height), stride)
        guard let bytes = result.bytes else { fatalError("encoding a PNG: \(Self.message(result))") }
        return Data(bytesNoCopy: bytes, count: result.count, deallocator: .free)
    }

    /// A PNG file as it is kept: small, with the same pixels. One that cannot be read stays as it is.
    public static func kept(_ file: Data) -> Data {
        let small = try? Bitmap(decoding: file, origin: nil).smallPNG()
        return small.map { $0.count < file.count ? $0 : file } ?? file
    }

    /// Whether a PNG file is known to show these pixels; of a file in a form that `png()` does not write it is not known.
    public func isShown(by file: Data) -> Bool {
        file.withUnsafeBytes {
            cpixels_is_png_of(
                $0.bindMemory(to: UInt8.self).baseAddress, $0.count, pixels, Int32(width), Int32(height),
                stride) != 0
        }
    }

    /// A JPEG file of the picture on white.
    /// - Parameter quality: 0...1.
    public func jpeg(quality: Double) -> Data {
        let percent = Int32(min(max(quality, 0.01), 1) * 100)
        let result = cpixels_encode_jpeg(pixels, Int32(width), Int32(height), stride, percent)
        guard let bytes = result.bytes else {
            fatalError("encoding a JPEG: \(Self.message(result))")
        }
        return Data(bytesNoCopy: bytes, count: result.count, deallocator: .free)
    }

    /// Whether two files show one picture, however they are packed.
    public static func areOfOnePicture(_ a: Data, _ b: Data) -> Bool {
        if a == b { return true }
        guard let a = try? Bitmap(decoding: a, origin: nil) else { return false }
        if a.isShown(by: b) { return true }
        guard let b = try? Bitmap(decoding: b, origin: nil), a.width == b.width, a.height == b.height else {
            return false
        }
        return a.difference(from: b) == nil
    }

    /// How many pixels of two pictures' files differ; all of the larger one where the sizes do, or where one cannot be read.
    public static func countOfDifferent(_ a: Data, _ b: Data) -> Int {
        let (a, b) = (try? Bitmap(decoding: a, origin: nil), try? Bitmap(decoding: b, origin: nil))
        guard let a, let b, a.width == b.width, a.height == b.height else {
            return [a, b].map { $0.map { $0.width * $0.height } ?? 0 }.max() ?? 0
        }
        return a.difference(from: b)?.count ?? 0
    }

    /// Decodes the bytes of a picture's file; of an animated GIF file the first picture.
    /// DIFFERS: HEIC, AVIF and WebP need a library of the machine's; other formats, and WebP files that move, are not decoded.
    /// - Parameter origin: what an error calls the picture, best its path.
    public convenience init(decoding data: Data, origin: String?) throws(ImageDecodingError) {
        let name = origin ?? "an image made from \(data.count) bytes"
        let decode: @convention(c) (UnsafePointer<UInt8>?, Int) -> cpixels_result
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            decode = cpixels_decode_png
        } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            decode = cpixels_decode_jpeg
        } else if data.starts(with: Array("GIF8".utf8)) {
            decode = cpixels_decode_gif
        } else {
            switch ImageHeader(data)?.kind {
            case .heic, .avif: decode = cpixels_decode_heif
            case .webp: decode = cpixels_decode_webp
            default:
                throw ImageDecodingError(
                    origin: name,
                    reason: data.isEmpty
                        ? "the file is empty" : "it is none of PNG, JPEG, GIF, HEIC, AVIF and WebP")
            }
        }
        let result = data.withUnsafeBytes { decode($0.bindMemory(to: UInt8.self).baseAddress, $0.count) }
        guard let bytes = result.bytes else {
            throw ImageDecodingError(
                origin: name, reason: Self.message(result), lacksDecoder: result.lacks_codec != 0)
        }
        self.init(adopting: bytes, width: Int(result.width), height: Int(result.height))
    }

    private static func message(_ result: cpixels_result) -> String {
        Swift.withUnsafeBytes(of: result.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
