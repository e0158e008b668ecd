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

    /// In points, relative to the place where the page puts the tile.
    var geometry: LayerGeometry
    var appearance: LayerAppearance
    var contents: LayerContents = .none
    var mask: Subtree?
    var children: [Subtree] = []
    var scale: CGFloat

    var node: LayerNode {
        LayerNode(
            id: LayerID(number: .max - 1), name: "tile", geometry: geometry, appearance: appearance,
            contents: contents, mask: mask?.node, children: children.map(\.node))
    }
}

extension TileRecipe {
    /// What `node` draws beneath its children; with its border only when nothing lies between.
    static func beneathChildren(of node: LayerNode, scale: CGFloat) -> TileRecipe {
        var recipe = TileRecipe(
            geometry: unplaced(node), appearance: node.appearance, contents: node.contents, scale: scale)
        recipe.appearance.opacity = 1
        recipe.appearance.allowsGroupOpacity = true
        if !node.children.isEmpty { recipe.appearance.borderWidth = 0 }
        if recipe.appearance.borderWidth == 0 { recipe.appearance.borderColor = nil }
        return recipe
    }

    /// The border of a layer whose children lie under it.
    static func border(of node: LayerNode, scale: CGFloat) -> TileRecipe {
        var recipe = TileRecipe(geometry: unplaced(node), appearance: node.appearance, scale: scale)
        recipe.appearance.opacity = 1
        recipe.appearance.backgroundColor = nil
        recipe.appearance.shadow = nil
        recipe.appearance.masksToBounds = false
        recipe.geometry.bounds.origin = CGPoint.zero
        return recipe
    }

    /// Where the children of a layer with round corners may show.
    static func corners(of node: LayerNode, scale: CGFloat) -> TileRecipe {
        var appearance = LayerAppearance()
        appearance.backgroundColor = .white
        appearance.cornerRadius = node.appearance.cornerRadius
        appearance.maskedCorners = node.appearance.maskedCorners
        appearance.cornerCurve = node.appearance.cornerCurve
        var recipe = TileRecipe(geometry: unplaced(node), appearance: appearance, scale: scale)
        recipe.geometry.bounds.origin = CGPoint.zero
        return recipe
    }

    /// `node` with everything in it, its transform applied, relative to its position's pixel.
    static func composed(_ node: LayerNode, scale: CGFloat) -> TileRecipe {
        var geometry = node.geometry
        let pixel = pixel(of: geometry.position, scale: scale)
        geometry.position = CGPoint(x: geometry.position.x - pixel.x, y: geometry.position.y - pixel.y)
        var recipe = TileRecipe(
            geometry: geometry, appearance: node.appearance, contents: node.contents, scale: scale)
        recipe.appearance.opacity = 1
        recipe.mask = node.mask.map(Subtree.init)
        recipe.children = node.children.map(Subtree.init)
        return recipe
    }

    /// `point` moved back to the corner of its device pixel.
    static func pixel(of point: CGPoint, scale: CGFloat) -> CGPoint {
        CGPoint(
            x: (point.x * scale + 1e-6).rounded(.down) / scale, y: (point.y * scale + 1e-6).rounded(.down) / scale)
    }

    /// The layer's bounds with their corner at the place of the tile.
    private static func unplaced(_ node: LayerNode) -> LayerGeometry {
        var bounds = node.geometry.bounds
        if case .drawing(let drawing) = node.contents {
            bounds.origin = drawing.bounds.origin
        } else if node.appearance.shadow?.path == nil {
            bounds.origin = CGPoint.zero
        }
        return LayerGeometry(position: .zero, anchorPoint: .zero, bounds: bounds, transform: .identity)
    }
}

extension LayerNode {
    /// The box in the parent's space that holds all that the layer and its children draw.
    var extent: CGRect {
        var box = geometry.bounds
        if let mask { return box.intersection(mask.extent).applying(geometry.toParent) }
        if !appearance.masksToBounds {
            for child in children { box = box.union(child.extent) }
        }
        if let shadow = appearance.shadow, shadow.opacity > 0 {
            let thrown = (shadow.path?.boundingBoxOfPath ?? box)
                .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
                .insetBy(dx: -shadow.radius * 3, dy: -shadow.radius * 3)
            box = box.union(thrown)
        }
        return box.applying(geometry.toParent)
    }
}
