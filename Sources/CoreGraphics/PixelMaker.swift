import Synchronization

/// Pixels for those who ask for them: recorded drawings have none, only a rasteriser makes some.
public protocol PixelMaker: Sendable {
    /// An empty picture to draw on step by step; nil where there is no memory for so large a one.
    func canvas(width: Int, height: Int) -> (any PixelCanvas)?
    /// All pixels of the picture, premultiplied BGRA in rows of `width * 4` bytes; nil when it cannot be read.
    func pixels(of image: CGImage) -> Data?
}

/// A picture that is being drawn on, premultiplied BGRA in rows of `width * 4` bytes.
public protocol PixelCanvas: AnyObject {
    func play(_ command: DrawingCommand)
    /// Reads and changes the bytes in place.
    func withBytes(_ body: (UnsafeMutablePointer<UInt8>) -> Void)
}

/// A picture that was made, whose pixels can be read.
public protocol PixelReadable {
    var width: Int { get }
    var height: Int { get }
    /// A copy of all pixels as `0xAARRGGBB`, premultiplied, rows from the top.
    var words: [UInt32] { get }
}

/// Who makes pixels in this process; the host says so before the app starts.
public enum PixelHost {
    // Of the process: its host makes pixels for all sessions.
    private static let known = Mutex<(any PixelMaker)?>(nil)
    private static let areRead = Mutex(false)

    /// Asked for where pixels are about to be looked at.
    public static var maker: (any PixelMaker)? {
        notePixelsRead()
        return known.withLock { $0 }
    }
    public static func use(_ maker: any PixelMaker) { known.withLock { $0 = maker } }

    /// Whether somebody in this process may have looked at pixels of a picture so far: what came of them does not change with the picture.
    public static var arePixelsRead: Bool { areRead.withLock { $0 } }
    /// To be called before pixels are looked at.
    public static func notePixelsRead() { areRead.withLock { $0 = true } }
}

/// The memory of a bitmap context, the caller's or its own. It is the truth: what is written to it by hand is what
/// the next step draws on.
final class BitmapMemory {
    let bytes: UnsafeMutablePointer<UInt8>
    let bytesPerRow: Int
    private let isOwn: Bool
    private let layout: PixelLayout
    private let canvas: any PixelCanvas
    private let width: Int
    private let height: Int

    /// - Parameter data: the caller's memory; nil: memory of its own, all zero.
    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout
    ) {
        guard let canvas = PixelHost.maker?.canvas(width: width, height: height) else { return nil }
        self.canvas = canvas
        (self.width, self.height) = (width, height)
        (self.layout, self.bytesPerRow) = (layout, bytesPerRow)
        isOwn = data == nil
        bytes =
            data?.assumingMemoryBound(to: UInt8.self)
            ?? {
                let own = UnsafeMutablePointer<UInt8>.allocate(capacity: bytesPerRow * height)
                own.initialize(repeating: 0, count: bytesPerRow * height)
                return own
            }()
    }

    deinit { if isOwn { bytes.deallocate() } }

    func play(_ command: DrawingCommand) {
        guard command.paints else { return canvas.play(command) }
        canvas.withBytes { load($0) }
        canvas.play(command)
        canvas.withBytes { pixels in
            for y in 0..<height {
                layout.write(pixels + y * width * 4, width: width, to: bytes + y * bytesPerRow)
            }
        }
    }

    private func load(_ pixels: UnsafeMutablePointer<UInt8>) {
        for y in 0..<height {
            layout.read(bytes + y * bytesPerRow, width: width, to: pixels + y * width * 4)
        }
    }

    /// What the memory shows now.
    var image: CGImage {
        var data = Data(count: width * height * 4)
        data.withUnsafeMutableBytes { load($0.baseAddress!.assumingMemoryBound(to: UInt8.self)) }
        return CGImage(width: width, height: height, source: .pixels(data))
    }
}

extension DrawingCommand {
    /// Whether the step may change a pixel; a restored state may show what a mask held back.
    fileprivate var paints: Bool {
        switch self {
        case .save, .concatenate, .clip, .clipMask, .setAlpha, .setBlendMode, .setShadow, .beginLayer: false
        default: true
        }
    }
}
