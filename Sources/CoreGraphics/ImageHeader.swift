/// What the first bytes of a picture's file say, without decoding a pixel.
public struct ImageHeader: Equatable, Sendable {
    public enum Kind: String, Sendable {
        case png = "PNG"
        case jpeg = "JPEG"
        case gif = "GIF"
        case heic = "HEIC"
        case avif = "AVIF"
        case webp = "WebP"
    }

    public var kind: Kind
    /// In pixels, before the orientation is applied; of HEIC and AVIF files upright, as their decoder gives them.
    public var width: Int
    public var height: Int
    /// EXIF's, for JPEG files.
    public var orientation = ImageOrientation.up

    /// Nil when the data is of no such format or ends before its size is told.
    public init?(_ data: Data) {
        let found = data.withUnsafeBytes { bytes in
            Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webp(bytes)
                ?? Self.heif(bytes)
        }
        guard let found, found.width > 0, found.height > 0 else { return nil }
        self = found
    }

    init(kind: Kind, width: Int, height: Int, orientation: ImageOrientation = .up) {
        (self.kind, self.width, self.height, self.orientation) = (kind, width, height, orientation)
    }

    static func big(_ bytes: UnsafeRawBufferPointer, _ at: Int, _ count: Int) -> Int? {
        guard at >= 0, at + count <= bytes.count else { return nil }
        return (0..<count).reduce(0) { $0 << 8 | Int(bytes[at + $1]) }
    }

    private static func png(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard big(bytes, 0, 4) == 0x8950_4E47, big(bytes, 12, 4) == 0x4948_4452,
            let width = big(bytes, 16, 4), let height = big(bytes, 20, 4)
        else { return nil }
        return ImageHeader(kind: .png, width: width, height: height, orientation: .up)
    }

    /// The screen's size, of which an animated file's pictures may take a part. Numbers begin with the low byte.
    private static func gif(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard big(bytes, 0, 4) == 0x4749_4638, let width = big(bytes, 6, 2), let height = big(bytes, 8, 2)
        else { return nil }
        return ImageHeader(
            kind: .gif, width: Int(UInt16(width).byteSwapped), height: Int(UInt16(height).byteSwapped),
            orientation: .up)
    }

    private static func jpeg(_ bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        guard big(bytes, 0, 2) == 0xFFD8 else { return nil }
        var orientation = ImageOrientation.up
        var at = 2
        while let marker = big(bytes, at, 2) {
            // Fill bytes may stand before a marker.
            if marker == 0xFFFF {
                at += 1
                continue
            }
            guard marker >> 8 == 0xFF, let length = big(bytes, at + 2, 2), length >= 2 else { return nil }
            switch marker & 0xFF {
            case 0xE1: orientation = exifOrientation(bytes, at + 4) ?? orientation
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = big(bytes, at + 5, 2), let width = big(bytes, at + 7, 2) else {
                    return nil
                }
                return ImageHeader(kind: .jpeg, width: width, height: height, orientation: orientation)
            case 0xDA, 0xD9: return nil
            default: break
            }
            at += 2 + length
        }
        return nil
    }

    /// Tag 0x0112 of the first directory.
    private static func exifOrientation(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> ImageOrientation? {
        guard big(bytes, start, 4) == 0x4578_6966 else { return nil }
        let tiff = start + 6
        let isLittle = big(bytes, tiff, 2) == 0x4949
        func number(_ at: Int, _ count: Int) -> Int? {
            guard let value = big(bytes, at, count) else { return nil }
            guard isLittle else { return value }
            return (0..<count).reduce(0) { $0 | (value >> (8 * $1) & 0xFF) << (8 * (count - 1 - $1)) }
        }
        guard let directory = number(tiff + 4, 4), let count = number(tiff + directory, 2) else { return nil }
        for i in 0..<count {
            let entry = tiff + directory + 2 + i * 12
            guard number(entry, 2) == 0x0112 else { continue }
            // EXIF numbers 1...8 in UIKit's cases.
            let cases: [ImageOrientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            guard let value = number(entry + 8, 2), (1...8).contains(value) else { return nil }
            return cases[value - 1]
        }
        return nil
    }
}
