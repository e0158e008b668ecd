import CoreGraphics
import QuartzCore

/// Everything that decides a tile's pixels; equal recipes share one tile.
/// A tile is what one layer draws itself, or a whole subtree that the page could not compose exactly.
struct TileRecipe: Hashable {
    /// A subtree by identity: committed nodes never change.
    struct Subtree: Hashable {
        let node: LayerNode
        static func == (a: Subtree, b: Subtree) -> Bool { a.node === b.node }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
    }

    /// The bounds are as large as the layer's device pixels; the position is a fraction of a pixel, and counts
    /// only with a transform.
    var geometry: LayerGeometry
    var appearance: LayerAppearance
    var contents: LayerContents = .none
    var mask: Subtree?
    var children: [Subtree] = []
    /// Device pixels a point.
    var scale: CGFloat
    /// The pixel, from the layer's corner, across and down, that stands for all between the corners of a box; 0 for whole tiles.
    var middle = 0

    var isTurned: Bool { !geometry.transform.isIdentity || geometry.projection != nil }

    /// The layer to paint.
    var node: LayerNode {
        LayerNode(
            id: LayerID(number: .max - 1), name: "tile", geometry: geometry, appearance: appearance,
            contents: contents, mask: mask?.node, children: children.map(\.node))
    }
}

extension TileRecipe {
    /// Between the corners of a box in one colour, with or without border and shadow, all columns are alike, and all rows: the recipe
    /// with one of them, and how many more there are; any other recipe as it is. So a screen with round corners is a tile of a few pixels.
    var withoutRepeats: (small: TileRecipe, grow: PixelSize) {
        let whole = (self, PixelSize(width: 0, height: 0))
        let look = appearance
        guard contents == .none, mask == nil, children.isEmpty, !isTurned,
            look.backgroundColor?.pattern == nil,
            look.borderColor?.pattern == nil, look.shadow == nil || look.backgroundColor?.isOpaque == true,
            look.shadow?.path == nil
        else { return whole }
        // A continuous corner begins at one and a half times its radius.
        var reach = 2 * look.cornerRadius + look.borderWidth
        if let shadow = look.shadow {
            reach += 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
        }
        let corner = (max(reach, 0) * scale).rounded(.up) + 2
        let bounds = geometry.bounds
        guard corner * 2 + 1 < max(bounds.width, bounds.height) * scale else { return whole }
        let middle = Int(corner)
        func cut(_ length: inout CGFloat) -> Int {
            let more = (length * scale).pixel - (middle * 2 + 1)
            guard more > 0 else { return 0 }
            length = CGFloat(middle * 2 + 1) / scale
            return more
        }
        var small = self
        small.middle = middle
        let grow = PixelSize(
            width: cut(&small.geometry.bounds.size.width), height: cut(&small.geometry.bounds.size.height))
        return (small, grow)
    }

    /// What `node` draws beneath its children; with its border only when nothing lies between.
    static func beneathChildren(of node: LayerNode, _ size: PixelSize, scale: CGFloat) -> TileRecipe {
        var recipe = TileRecipe(
            geometry: unplaced(node, size, scale), appearance: node.appearance, contents: node.contents,
            scale: scale)
        recipe.appearance.opacity = 1
        recipe.appearance.backdrop = nil
        recipe.appearance.allowsGroupOpacity = true
        if !node.children.isEmpty { recipe.appearance.borderWidth = 0 }
        if recipe.appearance.borderWidth == 0 { recipe.appearance.borderColor = nil }
        return recipe
    }

    /// The border of a layer whose children lie under it.
    static func border(of node: LayerNode, _ size: PixelSize, scale: CGFloat) -> TileRecipe {
        var appearance = outline(of: node)
        appearance.borderWidth = node.appearance.borderWidth
        appearance.borderColor = node.appearance.borderColor
        return TileRecipe(geometry: unplaced(nil, size, scale), appearance: appearance, scale: scale)
    }

    /// Where a layer with round corners lets itself and its children show.
    static func corners(of node: LayerNode, _ size: PixelSize, scale: CGFloat) -> TileRecipe {
        var appearance = outline(of: node)
        appearance.backgroundColor = .white
        return TileRecipe(geometry: unplaced(nil, size, scale), appearance: appearance, scale: scale)
    }

    /// `node` with everything in it.
    static func composed(_ node: LayerNode, _ size: PixelSize, scale: CGFloat) -> TileRecipe {
        var recipe = TileRecipe(
            geometry: unplaced(node, size, scale, keepsOrigin: true), appearance: node.appearance,
            contents: node.contents, scale: scale)
        recipe.appearance.opacity = 1
        recipe.mask = node.mask.map(Subtree.init)
        recipe.children = node.children.map(Subtree.init)
        return recipe
    }

    /// `node` with everything in it and its transform applied.
    /// - Parameter fraction: where its anchor lies inside a device pixel, in pixels.
    static func turned(_ node: LayerNode, fraction: CGPoint, scale: CGFloat) -> TileRecipe {
        var geometry = node.geometry
        geometry.position = CGPoint(x: fraction.x / scale, y: fraction.y / scale)
        var recipe = TileRecipe(
            geometry: geometry, appearance: node.appearance, contents: node.contents, scale: scale)
        recipe.appearance.opacity = 1
        recipe.mask = node.mask.map(Subtree.init)
        recipe.children = node.children.map(Subtree.init)
        return recipe
    }

    /// The layer's bounds on whole pixels with their corner at the place of the tile. The origin counts only
    /// where something is given in the layer's own space.
    private static func unplaced(
        _ node: LayerNode?, _ size: PixelSize, _ scale: CGFloat, keepsOrigin: Bool = false
    ) -> LayerGeometry {
        var bounds = CGRect(
            x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
        if let node {
            var hasOwnSpace = keepsOrigin || node.mask != nil || node.appearance.shadow?.path != nil
            if case .drawing = node.contents { hasOwnSpace = true }
            if hasOwnSpace { bounds.origin = node.geometry.bounds.origin }
        }
        return LayerGeometry(position: .zero, anchorPoint: .zero, bounds: bounds, transform: .identity)
    }

    private static func outline(of node: LayerNode) -> LayerAppearance {
        var appearance = LayerAppearance()
        appearance.cornerRadius = node.appearance.cornerRadius
        appearance.maskedCorners = node.appearance.maskedCorners
        appearance.cornerCurve = node.appearance.cornerCurve
        return appearance
    }
}

/// A layer's size on the device, in whole pixels.
struct PixelSize: Hashable {
    var width: Int
    var height: Int
}
