import Foundation

/// Pictures that follow one another in one file, as browsers show them: PNG with the chunks of the Animated PNG
/// specification (W3C PNG, third edition, 11.3.6). Of each picture only what is another one is kept.
public struct AnimatedPNG {
    private struct Frame {
        var rect: (x: Int, y: Int, width: Int, height: Int)
        /// What its `IDAT` chunks hold
        var data: Data
        /// How many periods it is shown
        var periods = 1
    }

    private let framesPerSecond: Int
    private var frames: [Frame] = []
    private var last: Bitmap?

    /// Pictures of another size than the first cannot be added.
    public var size: (width: Int, height: Int)? { last.map { ($0.width, $0.height) } }

    public init(framesPerSecond: Int) {
        self.framesPerSecond = framesPerSecond
    }

    /// Adds what is shown in the next period. Where pixels let something through, black is behind them.
    public mutating func add(_ bitmap: Bitmap) {
        var rect = (x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        if let last {
            guard last.width == bitmap.width, last.height == bitmap.height else { return }
            guard let box = bitmap.difference(from: last)?.box else {
                frames[frames.count - 1].periods += 1
                return
            }
            rect = (box.x0, box.y0, box.width, box.y1 - box.y0)
        }
        let part = bitmap.part(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        part.makeOpaque()
        frames.append(Frame(rect: rect, data: PNGChunk.all(in: part.png(mayHavePalette: false)).data))
        last = bitmap.copy()
    }

    /// The file; nil where nothing was added.
    public var data: Data? {
        guard let first = frames.first else { return nil }
        var file = PNGChunk.signature
        // Eight bits, red, green and blue, no interlacing.
        let head = Data(bigEndian: [UInt32(first.rect.width), UInt32(first.rect.height)]) + [8, 2, 0, 0, 0]
        file += PNGChunk(name: "IHDR", data: head).bytes
        file += PNGChunk(name: "acTL", data: Data(bigEndian: [UInt32(frames.count), 0])).bytes
        var number: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            let (rect, periods) = (frame.rect, frame.periods)
            let place = [rect.width, rect.height, rect.x, rect.y].map { UInt32($0) }
            // A fraction of a second in two bytes each; the picture stays and the next is written over it.
            let isShort = periods <= Int(UInt16.max) && framesPerSecond <= Int(UInt16.max)
            let (top, bottom) = isShort ? (periods, framesPerSecond) : (periods / framesPerSecond, 1)
            let time = [
                UInt8(top >> 8 & 255), UInt8(top & 255), UInt8(bottom >> 8 & 255), UInt8(bottom & 255),
            ]
            file += PNGChunk(name: "fcTL", data: Data(bigEndian: [number] + place) + time + [0, 0]).bytes
            number += 1
            if index == 0 {
                file += PNGChunk(name: "IDAT", data: frame.data).bytes
            } else {
                file += PNGChunk(name: "fdAT", data: Data(bigEndian: [number]) + frame.data).bytes
                number += 1
            }
        }
        return file + PNGChunk(name: "IEND", data: Data()).bytes
    }
}

/// A part of a PNG file: its length, its name, what it holds, a checksum of both.
private struct PNGChunk {
    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    var name: String
    var data: Data

    var bytes: Data {
        let held = Data(name.utf8) + data
        return Data(bigEndian: [UInt32(data.count)]) + held + Data(bigEndian: [Self.checksum(held)])
    }

    /// What the `IDAT` chunks of a file hold.
    static func all(in file: Data) -> PNGChunk {
        var result = PNGChunk(name: "IDAT", data: Data())
        var place = file.startIndex + signature.count
        while place + 8 <= file.endIndex {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            if file[place + 4..<place + 8].elementsEqual(Array("IDAT".utf8)) {
                result.data += file[place + 8..<place + 8 + length]
            }
            place += 12 + length
        }
        return result
    }

    /// The remainder that PNG's specification defines, four bits at a time.
    private static func checksum(_ data: Data) -> UInt32 {
        var rest: UInt32 = ~0
        for byte in data {
            rest ^= UInt32(byte)
            rest = rest >> 4 ^ table[Int(rest & 15)]
            rest = rest >> 4 ^ table[Int(rest & 15)]
        }
        return ~rest
    }

    private static let table: [UInt32] = (0..<16).map { index in
        (0..<4).reduce(UInt32(index)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
}

extension Data {
    fileprivate init(bigEndian numbers: [UInt32]) {
        self.init(numbers.flatMap { number in [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } })
    }
}
