import CoreGraphics
import QuartzCore
import Raster

/// All tiles that some page shows or showed lately. Painting and packing happen once for all pages.
@MainActor
final class TileStore {
    /// Pixels that unused tiles may keep occupied on a page, so that what scrolls back need not travel again.
    private let budget: Int
    /// Bytes that tiles may have here, packed as they travel; those that are shown are kept all the same.
    private let packedBudget: Int
    private var renderer: Renderer
    private let report: (ImageDecodingError) -> Void
    private var reported = 0
    private var tiles: [TileRecipe: Tile] = [:]
    private var recipes: [Int: TileRecipe] = [:]
    private var glyphs: [GlyphCoverage: PageGlyph] = [:]
    private var glyphIDs: Set<Int> = []
    private var glyphBytes = 0
    /// Bytes that glyphs may have on a page.
    private let glyphBudget: Int
    private var colors: [CGColor: UInt32] = [:]
    private var nextID = 1
    private var uses = 0
    private var pixelCount = 0
    private(set) var packedBytes = 0
    /// Grows when tiles are thrown away.
    private(set) var evictions = 0

    init(
        renderer: Renderer, budget: Int = 24 << 20, packedBudget: Int = 32 << 20,
        glyphBudget: Int = 4 << 20,
        report: @escaping (ImageDecodingError) -> Void = { _ in }
    ) {
        self.renderer = renderer
        self.report = report
        self.budget = budget
        self.packedBudget = packedBudget
        self.glyphBudget = glyphBudget
    }

    /// Paints all tiles anew from now on.
    func forgetTiles(_ renderer: Renderer) {
        self.renderer = renderer
        reported = 0
        (tiles, recipes, colors) = ([:], [:], [:])
        (glyphs, glyphIDs) = ([:], [])
        (pixelCount, packedBytes, glyphBytes) = (0, 0, 0)
        evictions += 1
    }

    func isKept(_ id: Int) -> Bool { recipes[id] != nil || glyphIDs.contains(id) }

    func tile(_ recipe: TileRecipe) -> Tile {
        if let tile = tiles[recipe] { return tile }
        let tile = paint(recipe)
        tiles[recipe] = tile
        recipes[tile.id] = recipe
        pixelCount += tile.width * tile.height
        packedBytes += tile.packed.count
        return tile
    }

    /// The tile of a recipe, or of a smaller one from which the page makes the same pixels.
    func box(_ recipe: TileRecipe) -> PlacedTile {
        let (small, grow) = recipe.withoutRepeats
        return PlacedTile(tile: tile(small), grow: grow)
    }

    /// The colour as the rasteriser fills with it: straight red, green, blue, alpha from the lowest byte up.
    func fill(_ color: CGColor) -> UInt32 {
        if let known = colors[color] { return known }
        var appearance = LayerAppearance()
        appearance.backgroundColor = color
        let box = CGRect(x: 0, y: 0, width: 1, height: 1)
        let dot = LayerNode(
            id: LayerID(number: .max), name: "colour",
            geometry: LayerGeometry(position: .zero, anchorPoint: .zero, bounds: box, transform: .identity),
            appearance: appearance, contents: .none, mask: nil, children: [])
        let value = renderer.picture(of: dot, scale: 1).map { Self.straight($0.bitmap[0, 0]) } ?? 0
        colors[color] = value
        return value
    }

    /// Of a premultiplied `0xAARRGGBB`.
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        func component(_ shift: UInt32) -> UInt32 {
            min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255)
        }
        return component(16) | component(8) << 8 | component(0) << 16 | alpha << 24
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

    /// Throws away the tiles unused for longest until the rest fits the budget, and half of the glyphs when these are too many.
    func trim() {
        if glyphBytes > glyphBudget { trimGlyphs() }
        guard isOverBudget else { return }
        let unused = tiles.values.filter { $0.uses == 0 }.sorted { $0.lastUse < $1.lastUse }
        for tile in unused where isOverBudget {
            guard let recipe = recipes.removeValue(forKey: tile.id) else { continue }
            tiles[recipe] = nil
            pixelCount -= tile.width * tile.height
            packedBytes -= tile.packed.count
            evictions += 1
        }
    }

    /// Nothing moves any more: what painted it in every frame is let go.
    func rest() { renderer.rest() }

    private var isOverBudget: Bool { pixelCount > budget || packedBytes > packedBudget }

    /// Text that is put together from it is a tile on the pages that have that.
    private func trimGlyphs() {
        for glyph in glyphs.values.sorted(by: { $0.lastUse < $1.lastUse }) where glyphBytes > glyphBudget / 2
        {
            glyphs[glyph.coverage] = nil
            glyphIDs.remove(glyph.id)
            glyphBytes -= glyph.byteCount
            evictions += 1
        }
    }

    private func glyph(_ coverage: GlyphCoverage) -> PageGlyph {
        let glyph = glyphs[coverage] ?? PageGlyph(id: newID(), coverage: coverage)
        glyph.lastUse = uses
        if glyphs.updateValue(glyph, forKey: coverage) == nil {
            glyphIDs.insert(glyph.id)
            glyphBytes += glyph.byteCount
        }
        return glyph
    }

    private func newID() -> Int {
        defer { nextID += 1 }
        return nextID
    }

    private func paint(_ recipe: TileRecipe) -> Tile {
        let (node, scale) = (recipe.node, recipe.scale)
        if let text = renderer.text(of: node, scale: scale) {
            return Tile(id: newID(), text: text, glyphs: glyph)
        }
        let painted = renderer.picture(of: node, scale: scale)
        let tile: Tile
        if let painted, let picture = renderer.enlarged(node, scale: scale, painted: painted) {
            tile = Tile(id: newID(), picture: picture, painted: painted)
        } else {
            tile = Tile(id: newID(), middle: recipe.middle, painted: painted)
        }
        renderer.problems.dropFirst(reported).forEach(report)
        reported = renderer.problems.count
        return tile
    }
}
