import CoreGraphics
import QuartzCore

/// Where the page puts a layer; points.
struct ScenePlace: Equatable {
    /// The layer's corner in the parent's content space.
    var origin: CGPoint
    var size: CGSize
    /// How far the content space is scrolled under the corner.
    var scroll: CGPoint
    var opacity: Float
}

/// What the page draws for a layer: rectangles in one colour, tiles, and clips.
@MainActor
struct SceneLook {
    enum Clip {
        case none
        case bounds
        /// Only the tile's alpha lets the children through.
        case tile(Tile)
    }

    /// Straight red, green, blue, alpha from the lowest byte up; fills the snapped bounds.
    var fill: UInt32?
    var under: Tile?
    var over: Tile?
    var clip = Clip.none
    /// The children are part of `under`.
    var isComposed = false

    var tiles: [Tile] {
        var tiles = [under, over].compactMap { $0 }
        if case .tile(let tile) = clip { tiles.append(tile) }
        return tiles
    }

    func isSame(as other: SceneLook) -> Bool {
        guard fill == other.fill, under === other.under, over === other.over else { return false }
        switch (clip, other.clip) {
        case (.none, .none), (.bounds, .bounds): return true
        case (.tile(let a), .tile(let b)): return a === b
        default: return false
        }
    }
}

extension SceneLook {
    /// How the page shows `node`, painting what it must.
    init(_ node: LayerNode, scale: CGFloat, store: TileStore) {
        let appearance = node.appearance
        if node.mustBeComposed {
            isComposed = true
            under = store.tile(.composed(node, scale: scale)).unlessEmpty
            return
        }
        let isRound = appearance.cornerRadius > 0
        let hasBorder = appearance.borderWidth > 0
        let shadow = appearance.shadow.map { $0.opacity > 0 } ?? false
        // 1. Beneath the children: a plain rectangle stays one, everything else is painted.
        let isPlain = !isRound && !shadow && !hasBorder && node.contents == .none
        if isPlain {
            if let color = appearance.backgroundColor, color.alpha > 0 { fill = store.fill(color) }
        } else {
            var recipe = TileRecipe.beneathChildren(of: node, scale: scale)
            if !isRound, !shadow, recipe.appearance.borderWidth == 0 {
                // A fill reaches the snapped edges at every fraction of a pixel; a tile could not.
                if let color = appearance.backgroundColor, color.alpha > 0 { fill = store.fill(color) }
                recipe.appearance.backgroundColor = nil
            }
            under = store.tile(recipe).unlessEmpty
        }
        guard !node.children.isEmpty else { return }
        // 2. Around the children.
        if appearance.masksToBounds {
            clip = isRound ? .tile(store.tile(.corners(of: node, scale: scale))) : .bounds
        }
        // 3. Above them.
        if hasBorder { over = store.tile(.border(of: node, scale: scale)).unlessEmpty }
    }
}

extension Tile {
    fileprivate var unlessEmpty: Tile? { isEmpty ? nil : self }
}

extension LayerNode {
    /// Whether the page would not get the layer's subtree exactly right by itself.
    fileprivate var mustBeComposed: Bool {
        let t = geometry.transform
        if t.a != 1 || t.b != 0 || t.c != 0 || t.d != 1 || mask != nil { return true }
        guard let shadow = appearance.shadow, shadow.opacity > 0, shadow.path == nil else { return false }
        // The shadow follows the outline of all that is drawn.
        return !children.isEmpty && (appearance.backgroundColor.map { $0.alpha < 1 } ?? true)
    }

    @MainActor
    func place(composed: Bool, scale: CGFloat) -> ScenePlace {
        let geometry = geometry
        if composed {
            return ScenePlace(
                origin: TileRecipe.pixel(of: geometry.position, scale: scale), size: .zero, scroll: .zero,
                opacity: appearance.opacity)
        }
        let bounds = geometry.bounds
        return ScenePlace(
            origin: CGPoint(
                x: geometry.position.x - geometry.anchorPoint.x * bounds.width + geometry.transform.tx,
                y: geometry.position.y - geometry.anchorPoint.y * bounds.height + geometry.transform.ty),
            size: bounds.size, scroll: bounds.origin, opacity: appearance.opacity)
    }
}
