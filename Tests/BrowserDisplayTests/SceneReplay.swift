import CoreGraphics
import QuartzCore
import Raster

@testable import BrowserDisplay
@testable import PageServing

/// Reads the messages to a page as the page does and keeps count of what they say.
struct SceneReplay {
    struct Layer: Equatable {
        var x = 0.0, y = 0.0, width = 0.0, height = 0.0, scrollX = 0.0, scrollY = 0.0, opacity = 1.0
        var turn = [1.0, 0, 0, 1]
        var children: [UInt64] = []
        var tiles: [UInt64] = []
        var isBlurred = false
    }

    private(set) var layers: [UInt64: Layer] = [:]
    private(set) var tiles: Set<UInt64> = []
    private(set) var glyphs: Set<UInt64> = []
    private(set) var root: UInt64 = 0
    private(set) var frame: UInt64 = 0
    /// Of the screen, in pixels.
    private(set) var width: UInt64 = 0
    /// How many tiles the last message carried.
    private(set) var newTiles = 0
    /// How many steps of each kind it had.
    private(set) var steps: [SceneStep: Int] = [:]
    /// And how many pixels these tiles have.
    private(set) var newPixels: UInt64 = 0
    private var bytes: [UInt8] = []
    private var at = 0

    /// Layers that hang under the root.
    var reachable: Set<UInt64> {
        var found: Set<UInt64> = []
        func visit(_ id: UInt64) {
            guard let layer = layers[id], found.insert(id).inserted else { return }
            layer.children.forEach(visit)
        }
        visit(root)
        return found
    }

    mutating func receive(_ message: [UInt8]) {
        (bytes, at, newTiles, newPixels) = (message, 0, 0, 0)
        steps = [:]
        precondition(byte() == 1)
        frame = number()
        while at < bytes.count { step() }
    }

    private mutating func step() {
        let step = SceneStep(rawValue: byte())
        if let step { steps[step, default: 0] += 1 }
        switch step {
        case .tile:
            readTile()
            _ = (number(), number())
            at += Int(number())
        case .glyph:
            glyphs.insert(number())
            at += Int(number() * number())
        case .text:
            readTile()
            at += 4
            for _ in 0..<number() {
                let glyph = number()
                precondition(glyphs.contains(glyph), "message \(frame) has text of a glyph that is not there")
                _ = (number(), number())
            }
        case .picture:
            readTile()
            for _ in 0..<8 { _ = number() }
            at += 32
            for _ in 0..<2 { at += Int(number()) }
        case .forget:
            let id = number()
            tiles.remove(id)
            glyphs.remove(id)
        case .layer: readNode()
        case .children:
            let id = number()
            layers[id, default: Layer()].children = (0..<number()).map { _ in number() }
        case .remove: layers[number()] = nil
        case .screen:
            root = number()
            width = number()
            _ = (number(), double())
        case nil: preconditionFailure("unknown step at byte \(at) of message \(frame)")
        }
    }

    private mutating func readTile() {
        tiles.insert(number())
        newTiles += 1
        newPixels += number() * number()
    }

    private mutating func readNode() {
        let id = number()
        var layer = layers[id] ?? Layer()
        let fields = byte()
        if fields & 1 != 0 { (layer.x, layer.y) = (double(), double()) }
        if fields & 2 != 0 { (layer.width, layer.height) = (double(), double()) }
        if fields & 4 != 0 { (layer.scrollX, layer.scrollY) = (double(), double()) }
        if fields & 8 != 0 { layer.opacity = double() }
        if fields & 16 != 0 {
            let parts = byte()
            if parts & 1 != 0 { at += 4 }
            layer.tiles = [2, 4, 16].filter { parts & $0 != 0 }.map { _ in
                let tile = number()
                _ = (number(), number(), number(), number())
                return tile
            }
            layer.isBlurred = parts & 32 != 0
            if layer.isBlurred { _ = (number(), number()) }
        }
        if fields & 32 != 0 { layer.turn = (0..<4).map { _ in double() } }
        layers[id] = layer
    }

    private mutating func byte() -> UInt8 {
        defer { at += 1 }
        return bytes[at]
    }

    private mutating func number() -> UInt64 {
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while true {
            let next = byte()
            value |= UInt64(next & 127) << shift
            if next < 128 { return value }
            shift += 7
        }
    }

    private mutating func double() -> Double {
        defer { at += 8 }
        return Double(bitPattern: (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[at + $1]) << UInt64($1 * 8) })
    }
}
