import CCairo
import QuartzCore

/// Pixels: premultiplied BGRA, rows of `width * 4` bytes, top row first.
/// An object, not a value: a renderer's frame changes with its next render; `copy()` keeps a moment.
public final class Bitmap: PixelReadable, @unchecked Sendable {
    public let width: Int
    public let height: Int
    /// Bytes from one row to the next.
    public var stride: Int { width * 4 }
    var pixels: UnsafeMutablePointer<UInt8> { memory.bytes }
    private let memory: PixelMemory
    /// The same memory as Cairo sees it.
    let surface: OpaquePointer

    /// The sides of a picture that memory and Cairo have room for: at least 1, at most 2¹⁵ − 1, and no more than a
    /// gigabyte; larger ones are cut.
    static func possible(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
        let width = min(max(width, 1), 1 << 15 - 1)
        return (width, min(max(height, 1), 1 << 15 - 1, (1 << 28) / width))
    }

    /// Transparent pixels; impossible sides become possible ones.
    public convenience init(width: Int, height: Int) {
        let (width, height) = Self.possible(width, height)
        self.init(PixelMemory(clear: width * height * 4), width: width, height: height)
    }

    /// Pixels of any colour, for a picture that is painted all over; impossible sides become possible ones.
    convenience init(unpaintedWidth width: Int, height: Int) {
        let (width, height) = Self.possible(width, height)
        self.init(PixelMemory(unpainted: width * height * 4), width: width, height: height)
    }

    /// Takes over memory from `malloc` that holds `width * height * 4` bytes.
    convenience init(adopting memory: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
        self.init(PixelMemory(memory), width: width, height: height)
    }

    /// Other rows in the memory of a bitmap that nobody looks at any more; sides at least 1. The pixels are garbage,
    /// and so are the other bitmap's from now on.
    convenience init?(inMemoryOf other: Bitmap, width: Int, height: Int) {
        guard width * height == other.width * other.height else { return nil }
        self.init(other.memory, width: width, height: height)
    }

    private init(_ memory: PixelMemory, width: Int, height: Int) {
        self.width = width
        self.height = height
        self.memory = memory
        surface = cairo_image_surface_create_for_data(
            memory.bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    }

    /// Whoever still refers to the surface, as a page of a document does, takes a copy of the pixels now.
    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    /// What the bitmap costs in memory.
    public var byteCount: Int { width * height * 4 }
    var bounds: PixelRect { PixelRect(0, 0, width, height) }

    public func copy() -> Bitmap {
        let twin = Bitmap(unpaintedWidth: width, height: height)
        memcpy(twin.pixels, pixels, byteCount)
        return twin
    }

    /// The raw bytes, in place.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(start: pixels, count: byteCount))
    }

    /// A copy of all pixels as `0xAARRGGBB`, premultiplied, rows from the top.
    public var words: [UInt32] { withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) } }

    /// A copy of the raw bytes.
    public var data: Data { Data(bytes: pixels, count: byteCount) }

    /// The colour at a pixel as `0xAARRGGBB`, premultiplied; 0 outside.
    public subscript(x: Int, y: Int) -> UInt32 {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        let p = pixels + (y * width + x) * 4
        return UInt32(p[3]) << 24 | UInt32(p[2]) << 16 | UInt32(p[1]) << 8 | UInt32(p[0])
    }

    /// - Parameter word: as `subscript` gives it.
    func set(_ x: Int, _ y: Int, _ word: UInt32) {
        let p = pixels + (y * width + x) * 4
        for (index, shift) in [UInt32(0), 8, 16, 24].enumerated() { p[index] = UInt8(word >> shift & 0xFF) }
    }

    /// Pixels that differ from those of `other`: how many, the greatest difference of a channel and the box
    /// around them; nil when every byte is the same. Different sizes differ everywhere.
    public func difference(from other: Bitmap) -> BitmapDifference? {
        guard width == other.width, height == other.height else {
            return BitmapDifference(count: width * height, greatest: 255, box: bounds)
        }
        if memcmp(pixels, other.pixels, byteCount) == 0 { return nil }
        var result = BitmapDifference(count: 0, greatest: 0, box: .empty)
        for y in 0..<height {
            let (a, b) = (pixels + y * stride, other.pixels + y * stride)
            if memcmp(a, b, stride) == 0 { continue }
            for x in 0..<width {
                var greatest = 0
                for c in 0..<4 { greatest = max(greatest, abs(Int(a[x * 4 + c]) - Int(b[x * 4 + c]))) }
                guard greatest > 0 else { continue }
                result.count += 1
                result.greatest = max(result.greatest, greatest)
                result.box = result.box.union(PixelRect(x, y, x + 1, y + 1))
            }
        }
        return result
    }
}

/// Memory of pixels, given back with its last bitmap.
///
/// That of a frame lies on large pages where the system has some: a fill of many short rows then finds its pages at once, and a new frame
/// comes in six faults instead of three thousand.
private final class PixelMemory {
    let bytes: UnsafeMutablePointer<UInt8>
    /// What came from the system itself; nil for memory from `malloc`.
    private let mapping: (start: UnsafeMutableRawPointer, length: Int)?

    private static let largePage = 2 << 20

    /// Takes over memory from `malloc`.
    init(_ memory: UnsafeMutableRawPointer) {
        bytes = memory.assumingMemoryBound(to: UInt8.self)
        mapping = nil
    }

    /// Bytes of any value.
    convenience init(unpainted count: Int) {
        var memory: UnsafeMutableRawPointer?
        if count >= Self.largePage, posix_memalign(&memory, Self.largePage, count) == 0, let memory {
            madvise(memory, count, MADV_HUGEPAGE)
            self.init(memory)
        } else {
            self.init(malloc(count)!)
        }
    }

    /// Zeroes: for a frame straight from the system, which has them clean.
    init(clear count: Int) {
        let length = count + Self.largePage
        guard count >= Self.largePage,
            let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            start != MAP_FAILED
        else {
            bytes = calloc(count, 1)!.assumingMemoryBound(to: UInt8.self)
            mapping = nil
            return
        }
        let aligned = start.alignedUp(toMultipleOf: Self.largePage)
        madvise(aligned, count, MADV_HUGEPAGE)
        bytes = aligned.assumingMemoryBound(to: UInt8.self)
        mapping = (start, length)
    }

    deinit {
        if let mapping { munmap(mapping.start, mapping.length) } else { free(bytes) }
    }
}

/// How far two bitmaps are from each other.
public struct BitmapDifference: Equatable, Sendable, CustomStringConvertible {
    public var count: Int
    /// Of one channel, 1...255.
    public var greatest: Int
    public var box: PixelRect

    public var description: String { "\(count) pixels differ by up to \(greatest) inside \(box)" }
}
