import CoreGraphics
import QuartzCore
import Raster

/// Where the page puts a layer; points.
struct ScenePlace: Equatable {
    /// The layer's corner in the parent's content space.
    var origin: CGPoint
    var size: CGSize
    /// How far the content space is scrolled under the corner.
    var scroll: CGPoint
    var opacity: Float
    /// How the page turns the layer with all in it while it moves, around the corner, which then lies at any place between pixels.
    var turn = SceneTurn.none
}

/// The linear part of a transform: `x' = a x + c y`, `y' = b x + d y`.
struct SceneTurn: Equatable {
    static let none = SceneTurn(a: 1, b: 0, c: 0, d: 1)
    var a, b, c, d: CGFloat
}

/// A tile where a layer shows it.
@MainActor
struct PlacedTile {
    let tile: Tile
    /// How often its middle column and row come once more.
    var grow = PixelSize(width: 0, height: 0)

    func isSame(as other: PlacedTile?) -> Bool { tile === other?.tile && grow == other?.grow }

    fileprivate var unlessEmpty: PlacedTile? { tile.isEmpty ? nil : self }
}

/// What the page draws for a layer: rectangles in one colour, tiles, and clips.
@MainActor
struct SceneAppearance {
    enum Clip {
        case none
        case bounds
        /// Only the tile's alpha lets the layer and its children through.
        case tile(PlacedTile)
    }

    /// Straight red, green, blue, alpha from the lowest byte up; fills the bounds on whole pixels.
    var fill: UInt32?
    var under: PlacedTile?
    var over: PlacedTile?
    var clip = Clip.none
    /// What the page blurs of what it has drawn, before the fill.
    var blur: BackdropBlur?
    /// The children are part of `under`.
    var isComposed = false

    var tiles: [PlacedTile] {
        var tiles = [under, over].compactMap { $0 }
        if case .tile(let tile) = clip { tiles.append(tile) }
        return tiles
    }

    func isSame(as other: SceneAppearance) -> Bool {
        guard fill == other.fill, blur == other.blur, under.isSame(as: other.under),
            over.isSame(as: other.over)
        else { return false }
        switch (clip, other.clip) {
        case (.none, .none), (.bounds, .bounds): return true
        case (.tile(let a), .tile(let b)): return a.isSame(as: b)
        default: return false
        }
    }
}

/// A layer as the page shows it.
@MainActor
struct SceneItem {
    var place: ScenePlace
    var look: SceneAppearance

    /// How the page shows `node` inside a parent with `rest`, painting what it must.
    /// - Parameter seesBelow: whether what was drawn before it is known: not in what the page turns.
    init(_ node: LayerNode, rest: PixelRest, scale: CGFloat, seesBelow: Bool, store: TileStore) {
        if node.isTurned {
            self.init(turned: node, rest: rest, scale: scale, store: store)
        } else {
            self.init(unturned: node, at: node.corner, rest: rest, scale: scale, store: store)
            if !seesBelow { look.blur = nil }
        }
    }

    /// Turned or scaled: one tile, put at the pixel that the anchor lies in.
    private init(turned node: LayerNode, rest: PixelRest, scale: CGFloat, store: TileStore) {
        let position = node.geometry.position
        let (x, y) = (rest.x + position.x * scale, rest.y + position.y * scale)
        let fraction = CGPoint(x: x - CGFloat(x.pixelBelow), y: y - CGFloat(y.pixelBelow))
        let tile = PlacedTile(tile: store.tile(.turned(node, fraction: fraction, scale: scale)))
        look = SceneAppearance(under: tile.unlessEmpty, isComposed: true)
        place = ScenePlace(
            origin: CGPoint(x: position.x - fraction.x / scale, y: position.y - fraction.y / scale),
            size: .zero, scroll: .zero, opacity: node.appearance.opacity)
    }

    /// How the page shows `node` without its transform.
    private init(
        unturned node: LayerNode, at corner: CGPoint, rest: PixelRest, scale: CGFloat, store: TileStore
    ) {
        let size = node.pixelSize(at: corner, rest: rest, scale: scale)
        let bounds = node.geometry.bounds
        place = ScenePlace(
            origin: corner, size: bounds.size, scroll: bounds.origin, opacity: node.appearance.opacity)
        if node.mask != nil || node.appearance.throwsShadowOfContents {
            let tile = PlacedTile(tile: store.tile(.composed(node, size, scale: scale)))
            look = SceneAppearance(under: tile.unlessEmpty, isComposed: true)
            place.scroll = .zero
        } else {
            look = SceneAppearance(node, size, scale: scale, store: store)
        }
    }

    /// A turned layer that changes: as it is unturned, with what is in it as layers of their own, and how the page turns that. What is shown
    /// is the rasteriser's picture but for the filter; nil where only the rasteriser can draw it.
    init?(moving node: LayerNode, scale: CGFloat, store: TileStore) {
        let (geometry, t) = (node.geometry, node.geometry.transform)
        guard node.isTurned, geometry.projection == nil else { return nil }
        self.init(unturned: node, at: .zero, rest: PixelRest(), scale: scale, store: store)
        place.origin = geometry.bounds.origin.applying(geometry.toParent)
        place.turn = SceneTurn(a: t.a, b: t.b, c: t.c, d: t.d)
        look.blur = nil
    }
}

extension LayerNode {
    /// Whether the layer is more than moved by its transform.
    fileprivate var isTurned: Bool {
        let t = geometry.transform
        return geometry.projection != nil || t.a != 1 || t.b != 0 || t.c != 0 || t.d != 1
    }
}

extension SceneAppearance {
    /// A layer that the page composes with its children.
    fileprivate init(_ node: LayerNode, _ size: PixelSize, scale: CGFloat, store: TileStore) {
        let appearance = node.appearance
        let color = appearance.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
        let hasBorder = appearance.borderWidth > 0
        blur = appearance.backdrop.map { BackdropBlur($0, scale: scale) }
        // 1. Around the layer: a mask for round corners that cut, so that all is cut once.
        if appearance.masksToBounds, !node.children.isEmpty {
            clip =
                appearance.cornerRadius > 0
                ? .tile(store.box(.corners(of: node, size, scale: scale))) : .bounds
        }
        // 2. Beneath the children: a plain rectangle stays one, everything else is painted.
        var recipe = TileRecipe.beneathChildren(of: node, size, scale: scale)
        if case .tile = clip { recipe.appearance.cornerRadius = 0 }
        if color?.pattern == nil, recipe.appearance.cornerRadius <= 0, recipe.appearance.shadow == nil,
            recipe.appearance.borderWidth == 0
        {
            fill = color.map(store.fill)
            recipe.appearance.backgroundColor = nil
            if node.contents != .none { under = store.box(recipe).unlessEmpty }
        } else {
            under = store.box(recipe).unlessEmpty
        }
        // 3. Above them.
        if hasBorder, !node.children.isEmpty {
            over = store.box(.border(of: node, size, scale: scale)).unlessEmpty
        }
    }
}

extension LayerAppearance {
    /// Whether the shadow follows all that is drawn; then nothing is known before it is painted.
    fileprivate var throwsShadowOfContents: Bool {
        guard let shadow, shadow.opacity > 0, shadow.color.alpha > 0, !masksToBounds else { return false }
        return shadow.path == nil && backgroundColor?.isOpaque != true
    }
}

extension PlacedTile? {
    @MainActor
    fileprivate func isSame(as other: PlacedTile?) -> Bool { map { $0.isSame(as: other) } ?? (other == nil) }
}
