import CoreGraphics
import QuartzCore

/// Pixels that travel to a page once.
final class Tile {
    /// Never used twice in a process.
    let id: Int
    /// From the snapped place of the layer to the tile's corner, in device pixels.
    let offsetX: Int
    let offsetY: Int
    /// In device pixels; 0 x 0 when nothing is to be seen.
    let width: Int
    let height: Int
    let packed: [UInt8]
    /// How many layers on all pages show it.
    fileprivate(set) var uses = 0
    fileprivate var lastUse = 0

    var isEmpty: Bool { width == 0 }

    init(id: Int, offsetX: Int, offsetY: Int, pixels: PaintedPixels) {
        self.id = id
        self.offsetX = offsetX
        self.offsetY = offsetY
        width = pixels.width
        height = pixels.height
        packed = TileCoder.pack(pixels)
    }
}

/// All tiles that some page shows or showed lately. Painting and packing happen once for all pages.
@MainActor
final class TileStore {
    /// Pixels that unused tiles may keep occupied on a page, so that what scrolls back need not travel again.
    private let budget: Int
    private let painter: any LayerPainter
    private var tiles: [TileRecipe: Tile] = [:]
    private var recipes: [Int: TileRecipe] = [:]
    private var colors: [CGColor: UInt32] = [:]
    private var nextID = 1
    private var uses = 0
    private var pixelCount = 0
    /// Grows when tiles are thrown away.
    private(set) var evictions = 0

    init(painter: any LayerPainter, budget: Int = 24 << 20) {
        self.painter = painter
        self.budget = budget
    }

    func isKept(_ id: Int) -> Bool { recipes[id] != nil }

    func tile(_ recipe: TileRecipe) -> Tile {
        if let tile = tiles[recipe] { return tile }
        let tile = paint(recipe)
        tiles[recipe] = tile
        recipes[tile.id] = recipe
        pixelCount += tile.width * tile.height
        return tile
    }

    /// The colour as the painter fills with it: straight red, green, blue, alpha from the lowest byte up.
    func fill(_ color: CGColor) -> UInt32 {
        if let known = colors[color] { return known }
        var appearance = LayerAppearance()
        appearance.backgroundColor = color
        let box = CGRect(x: 0, y: 0, width: 1, height: 1)
        let painted = painter.pixels(
            of: LayerTree(
                root: LayerNode(
                    id: LayerID(number: .max), name: "colour",
                    geometry: LayerGeometry(position: .zero, anchorPoint: .zero, bounds: box, transform: .identity),
                    appearance: appearance, contents: .none, mask: nil, children: []),
                size: box.size, scale: 1, time: 0))
        let alpha = UInt32(painted.bytes[3])
        let straight = painted.bytes[0..<3].reversed().map { alpha == 0 ? 0 : min(UInt32($0) * 255 / alpha, 255) }
        let value = straight[0] | straight[1] << 8 | straight[2] << 16 | alpha << 24
        colors[color] = value
        return value
    }

    func retain(_ tile: Tile) {
        uses += 1
        tile.uses += 1
        tile.lastUse = uses
    }

    func release(_ tile: Tile) {
        uses += 1
        tile.uses -= 1
        tile.lastUse = uses
    }

    /// Throws away the tiles unused for longest until the rest fits the budget.
    func trim() {
        guard pixelCount > budget else { return }
        let unused = tiles.values.filter { $0.uses == 0 }.sorted { $0.lastUse < $1.lastUse }
        for tile in unused where pixelCount > budget {
            guard let recipe = recipes.removeValue(forKey: tile.id) else { continue }
            tiles[recipe] = nil
            pixelCount -= tile.width * tile.height
            evictions += 1
        }
    }

    private func paint(_ recipe: TileRecipe) -> Tile {
        defer { nextID += 1 }
        let scale = recipe.scale
        let box = recipe.node.extent
        guard !box.isNull, box.width > 0, box.height > 0 else {
            return Tile(
                id: nextID, offsetX: 0, offsetY: 0, pixels: PaintedPixels(width: 0, height: 0, bytes: []))
        }
        // 1. Whole device pixels around all that is drawn.
        let left = (box.minX * scale + 1e-6).rounded(.down)
        let top = (box.minY * scale + 1e-6).rounded(.down)
        let right = (box.maxX * scale - 1e-6).rounded(.up)
        let bottom = (box.maxY * scale - 1e-6).rounded(.up)
        let size = CGSize(width: max(right - left, 1) / scale, height: max(bottom - top, 1) / scale)
        // 2. The layer alone on a ground of that size.
        var moved = recipe
        moved.geometry.position.x -= left / scale
        moved.geometry.position.y -= top / scale
        let ground = LayerNode(
            id: LayerID(number: .max), name: "ground",
            geometry: LayerGeometry(
                position: .zero, anchorPoint: .zero, bounds: CGRect(origin: .zero, size: size),
                transform: .identity),
            appearance: LayerAppearance(), contents: .none, mask: nil, children: [moved.node])
        let painted = painter.pixels(of: LayerTree(root: ground, size: size, scale: scale, time: 0))
        // 3. Without the transparent margins.
        let (trimmed, dx, dy) = painted.trimmed
        return Tile(id: nextID, offsetX: Int(left) + dx, offsetY: Int(top) + dy, pixels: trimmed)
    }
}

extension PaintedPixels {
    /// The smallest part that holds every visible pixel, and where it lies.
    var trimmed: (PaintedPixels, x: Int, y: Int) {
        var top = height
        var bottom = -1
        var left = width
        var right = -1
        bytes.withUnsafeBufferPointer { bytes in
            for y in 0..<height {
                let row = y * width * 4 + 3
                guard let first = (0..<width).first(where: { bytes[row + $0 * 4] != 0 }) else { continue }
                let last = (first..<width).last { bytes[row + $0 * 4] != 0 } ?? first
                top = min(top, y)
                bottom = y
                left = min(left, first)
                right = max(right, last)
            }
        }
        guard bottom >= 0 else { return (PaintedPixels(width: 0, height: 0, bytes: []), 0, 0) }
        if left == 0, top == 0, right == width - 1, bottom == height - 1 { return (self, 0, 0) }
        var part: [UInt8] = []
        part.reserveCapacity((right - left + 1) * (bottom - top + 1) * 4)
        for y in top...bottom {
            let row = y * width * 4
            part.append(contentsOf: bytes[(row + left * 4)..<(row + (right + 1) * 4)])
        }
        return (PaintedPixels(width: right - left + 1, height: bottom - top + 1, bytes: part), left, top)
    }
}
