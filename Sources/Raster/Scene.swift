import QuartzCore

/// Where a layer's sublayers stand: whole pixels of the nearest clipping layer plus a rest: everything
/// inside a scrolled layer moves by the same whole number of pixels.
struct LayerSpace: Equatable {
    var x: Int
    var y: Int
    /// In pixels.
    var restX: CGFloat
    var restY: CGFloat
}

/// A layer placed on the device's pixels.
struct PlacedLayer {
    enum Kind { case plain, group, whole }

    let node: LayerNode
    /// The index after the last layer of its subtree.
    var end = 0
    /// The bounds on whole pixels.
    var rect = PixelRect.empty
    /// Where sublayers stand.
    var space = LayerSpace(x: 0, y: 0, restX: 0, restY: 0)
    /// What the ancestors let show.
    var clip: PixelRect
    /// What the layer alone paints, cut by `clip`.
    var own = PixelRect.empty
    /// What its whole subtree paints, cut by `clip`.
    var extents = PixelRect.empty
    /// plain: painted piece by piece. group: composed in a bitmap of its own, pixel by pixel. whole: one
    /// picture whose pixels depend on their neighbours (turned, scaled, shadow of its contents).
    var kind = Kind.plain
    /// Whether an ancestor is a group.
    let insideGroup: Bool
    /// Whether what is painted before it is known when the layer is: not inside of masks and of pictures of their own.
    var seesBelow = false
    /// From the group's pixels to the scene's, for turned and scaled layers.
    var matrix: CGAffineTransform?
    /// The same for layers in perspective.
    var projection: PixelProjection?

    /// The pixel of the origin of the layer's own space.
    func spaceOrigin(scale: CGFloat) -> (x: Int, y: Int) {
        let origin = node.geometry.bounds.origin
        if origin == .zero { return (rect.x0, rect.y0) }
        return (rect.x0 - (origin.x * scale).pixel, rect.y0 - (origin.y * scale).pixel)
    }

    /// Whether the layer is one opaque colour all over its rectangle.
    var isOpaqueFill: Bool {
        let look = node.appearance
        return kind == .plain && !insideGroup && look.cornerRadius <= 0
            && look.backgroundColor?.isOpaque == true
    }
}

/// A tree of layers on a grid of pixels, in painting order.
struct Scene {
    private(set) var layers: [PlacedLayer] = []
    let scale: CGFloat
    /// Whether the scene is one layer's picture; its opacity is then applied by whoever shows it.
    let isGroup: Bool
    /// The pixels to be shown.
    let screen: PixelRect
    /// Whether some layer shows what lies below it.
    private(set) var hasBackdrops = false

    /// - Parameter clip: the pixels to be shown.
    init(root: LayerNode, scale: CGFloat, clip: PixelRect, surfaces: LayerSurfaces) {
        self.scale = scale
        isGroup = false
        screen = clip
        layers.reserveCapacity(256)
        let space = LayerSpace(x: 0, y: 0, restX: 0, restY: 0)
        place(root, in: space, clip: clip, insideGroup: false, seesBelow: true, surfaces: surfaces)
    }

    /// The subtree by itself, unturned, its first pixel at (0, 0).
    init(group node: LayerNode, scale: CGFloat, surfaces: LayerSurfaces) {
        self.scale = scale
        isGroup = true
        let far = 1 << 14
        screen = PixelRect(-far, -far, far, far)
        place(node, in: nil, clip: screen, insideGroup: false, seesBelow: false, surfaces: surfaces)
    }

    var extents: PixelRect { layers.first?.extents ?? .empty }

    /// - Parameter space: nil for the root of a group, which stands at (0, 0) without transform and opacity.
    @discardableResult
    private mutating func place(
        _ node: LayerNode, in space: LayerSpace?, clip: PixelRect, insideGroup: Bool, seesBelow: Bool,
        surfaces: LayerSurfaces
    ) -> PixelRect {
        let (geometry, look) = (node.geometry, node.appearance)
        if space != nil, look.opacity <= 0 { return .empty }
        let index = layers.count
        var layer = PlacedLayer(node: node, clip: clip, insideGroup: insideGroup)
        if let space, geometry.projection != nil || !geometry.transform.isTranslation {
            placeTurned(&layer, in: space, surfaces: surfaces)
            layer.end = index + 1
            layers.append(layer)
            return layer.extents
        }
        // 1. The rectangle.
        let bounds = geometry.bounds
        let home = space ?? LayerSpace(x: 0, y: 0, restX: 0, restY: 0)
        var (restX, restY): (CGFloat, CGFloat) = (0, 0)
        if space != nil {
            let (t, anchor) = (geometry.transform, geometry.anchorPoint)
            restX = home.restX + (geometry.position.x + t.tx - anchor.x * bounds.width) * scale
            restY = home.restY + (geometry.position.y + t.ty - anchor.y * bounds.height) * scale
        }
        let (left, top) = (restX.pixel, restY.pixel)
        layer.rect = PixelRect(
            home.x + left, home.y + top,
            home.x + (bounds.width > 0 ? max(left + 1, (restX + bounds.width * scale).pixel) : left),
            home.y + (bounds.height > 0 ? max(top + 1, (restY + bounds.height * scale).pixel) : top))
        // 2. A layer that throws the shadow of its contents is one picture.
        if space != nil, look.throwsContentShadow {
            layer.kind = .whole
            let box = surfaces.group(of: node, scale: scale).extents
            layer.extents = box.offset(x: layer.rect.x0, y: layer.rect.y0).intersection(clip)
            layer.own = layer.extents
            layer.end = index + 1
            layers.append(layer)
            return layer.extents
        }
        layer.seesBelow = seesBelow && node.mask == nil
        if layer.seesBelow, look.backdrop != nil { hasBackdrops = true }
        // 3. Space for the sublayers.
        let origin = bounds.origin
        if look.masksToBounds {
            layer.space = LayerSpace(
                x: layer.rect.x0 - (origin.x * scale).pixel, y: layer.rect.y0 - (origin.y * scale).pixel,
                restX: 0, restY: 0)
        } else {
            layer.space = LayerSpace(
                x: home.x, y: home.y, restX: restX - origin.x * scale, restY: restY - origin.y * scale)
        }
        let roundClip = look.masksToBounds && look.cornerRadius > 0
        if roundClip || node.mask != nil || (space != nil && look.opacity < 1) { layer.kind = .group }
        layer.own = layer.ownBox(scale: scale, surfaces: surfaces).intersection(clip)
        // 4. The sublayers.
        var extents = layer.own
        let inner = look.masksToBounds ? clip.intersection(layer.rect) : clip
        let (innerSpace, isInsideGroup, sees) = (
            layer.space, insideGroup || layer.kind == .group, layer.seesBelow
        )
        layers.append(layer)
        if !inner.isEmpty || !look.masksToBounds {
            for child in node.children {
                let box = place(
                    child, in: innerSpace, clip: inner, insideGroup: isInsideGroup, seesBelow: sees,
                    surfaces: surfaces)
                extents = extents.union(box)
            }
        }
        layers[index].extents = extents
        layers[index].end = layers.count
        return extents
    }

    private func placeTurned(_ layer: inout PlacedLayer, in space: LayerSpace, surfaces: LayerSurfaces) {
        layer.kind = .whole
        let geometry = layer.node.geometry
        if let projection = geometry.projection {
            return placeInSpace(&layer, by: projection, in: space, surfaces: surfaces)
        }
        let t = geometry.transform
        guard abs(t.a * t.d - t.b * t.c) > 1e-9 else { return }
        let matrix = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
            .concatenating(CGAffineTransform(translationX: geometry.bounds.minX, y: geometry.bounds.minY))
            .concatenating(geometry.toParent)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(
                CGAffineTransform(
                    translationX: space.restX + CGFloat(space.x), y: space.restY + CGFloat(space.y)))
        layer.matrix = matrix
        layer.rect = surfaces.group(of: layer.node, scale: scale).extents(turnedBy: matrix)
        layer.own = layer.rect.intersection(layer.clip)
        layer.extents = layer.own
    }
}

extension Scene {
    fileprivate func placeInSpace(
        _ layer: inout PlacedLayer, by projection: PlaneProjection, in space: LayerSpace,
        surfaces: LayerSurfaces
    ) {
        let geometry = layer.node.geometry
        let (bounds, anchor) = (geometry.bounds, geometry.anchorPoint)
        let toAnchor = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(
            CGAffineTransform(translationX: -anchor.x * bounds.width, y: -anchor.y * bounds.height))
        let toPixels = CGAffineTransform(translationX: geometry.position.x, y: geometry.position.y)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(
                CGAffineTransform(
                    translationX: space.restX + CGFloat(space.x), y: space.restY + CGFloat(space.y)))
        let whole = PixelProjection(toAnchor).followed(by: PixelProjection(projection))
            .followed(by: PixelProjection(toPixels))
        layer.projection = whole
        layer.rect = whole.extents(of: surfaces.group(of: layer.node, scale: scale).extents)
        layer.own = layer.rect.intersection(layer.clip)
        layer.extents = layer.own
    }
}

extension LayerAppearance {
    /// Whether a shadow shows at all: a layer that clips cuts its own off.
    var showsShadow: Bool { shadow.map { $0.opacity > 0 && $0.color.alpha > 0 } == true && !masksToBounds }

    /// Whether the shadow is that of the drawn contents, not of an outline known beforehand.
    var throwsContentShadow: Bool {
        showsShadow && shadow?.path == nil && backgroundColor?.isOpaque != true
    }
}

extension PlacedLayer {
    /// The pixels that the layer alone paints.
    fileprivate func ownBox(scale: CGFloat, surfaces: LayerSurfaces) -> PixelRect {
        let look = node.appearance
        var box = PixelRect.empty
        if (look.backgroundColor?.alpha ?? 0) > 0 || (look.borderWidth > 0 && look.borderColor != nil)
            || (look.backdrop != nil && seesBelow)
        {
            box = rect
        }
        switch node.contents {
        case .none: break
        case .drawing(let drawing):
            let origin = spaceOrigin(scale: scale)
            box = box.union(LayerSurfaces.box(of: drawing, scale: scale).offset(x: origin.x, y: origin.y))
        case .image(let image):
            let natural = surfaces.images.size(of: image.image, image.orientation)
            let piece = ImagePiece(
                image, width: rect.width, height: rect.height, scale: scale, natural: natural)
            box = box.union(piece.rect.offset(x: rect.x0, y: rect.y0))
        }
        if look.masksToBounds { box = box.intersection(rect) }
        if look.showsShadow, !look.throwsContentShadow { box = box.union(shadowBox(scale: scale).box) }
        return box
    }

    /// The shadow of the outline: its mask and the pixels it covers.
    func shadowBox(scale: CGFloat) -> (key: LayerSurfaces.ShadowKey, box: PixelRect) {
        let look = node.appearance
        guard let shadow = look.shadow else { return (.init(box: .empty, sigma: 0), .empty) }
        let sigma = shadow.radius * scale
        let key: LayerSurfaces.ShadowKey
        var place = rect
        if let path = shadow.path {
            let origin = spaceOrigin(scale: scale)
            let box = path.boundingBox.applying(CGAffineTransform(scaleX: scale, y: scale)).outerPixels
            key = .init(path: path, box: box, sigma: sigma)
            place = box.offset(x: origin.x, y: origin.y)
        } else {
            let shape = RoundedShape(rect, appearance: look, scale: scale)
            key = .init(shape: shape, box: PixelRect(0, 0, rect.width, rect.height), sigma: sigma)
        }
        let moved = place.offset(
            x: (shadow.offset.width * scale).pixel, y: (shadow.offset.height * scale).pixel)
        return (key, moved.inset(by: -Mask.reach(ofBlur: sigma)))
    }
}
