import QuartzCore

/// What turns the pixels of one scene into those of the next: regions whose pixels move, then regions to be
/// painted anew. Subtrees that are the same object in the same place cost nothing.
struct SceneDifference {
    /// Pixels of `region` move by (dx, dy).
    struct Scroll: Equatable {
        var region: PixelRect
        var dx: Int
        var dy: Int
    }

    var damage = Damage()
    private(set) var scrolls: [Scroll] = []
    private let old: Scene
    private let new: Scene

    init(from old: Scene, to new: Scene) {
        self.old = old
        self.new = new
        switch (old.layers.isEmpty, new.layers.isEmpty) {
        case (false, false): compare(0, 0)
        case (true, false): damage.add(new.extents)
        case (false, true): damage.add(old.extents)
        case (true, true): break
        }
        if new.hasBackdrops { followBackdrops(in: new) }
    }

    private mutating func compare(_ i: Int, _ j: Int) {
        let (a, b) = (old.layers[i], new.layers[j])
        let samePlace =
            a.rect == b.rect && a.clip == b.clip && a.matrix == b.matrix && a.projection == b.projection
            && a.kind == b.kind
        if a.node === b.node, samePlace, a.space == b.space { return }
        let (x, y) = (a.node, b.node)
        let sameLook = x.appearance == y.appearance && x.mask === y.mask
        // 1. Composed as a whole or cut differently: all of it.
        if a.kind == .whole || b.kind == .whole || a.kind != b.kind || a.clip != b.clip
            || (a.kind == .group
                && !(sameLook && samePlace && (x.mask == nil || a.origin(old) == b.origin(new))))
        {
            return damageBoth(a, b)
        }
        // 2. What the layer paints itself.
        let sameOwn =
            samePlace && sameLook && x.contents == y.contents
            && (!x.paintsInOwnSpace || a.origin(old) == b.origin(new))
        if !sameOwn {
            damage.add(a.own)
            damage.add(b.own)
        }
        // 3. Its sublayers, moved along with the picture when that is possible.
        let (dx, dy) = (b.space.x - a.space.x, b.space.y - a.space.y)
        if sameOwn, b.node.appearance.masksToBounds, b.kind == .plain, (dx, dy) != (0, 0),
            b.node.contents == .none, let scroll = scroll(i, j, dx, dy)
        {
            return follow(scroll, i, j)
        }
        compareChildren(i, j)
    }

    private mutating func damageBoth(_ a: PlacedLayer, _ b: PlacedLayer) {
        damage.add(a.extents)
        damage.add(b.extents)
    }

    // MARK: Sublayers

    private func children(of index: Int, in scene: Scene) -> [Int] {
        var result: [Int] = []
        var child = index + 1
        while child < scene.layers[index].end {
            result.append(child)
            child = scene.layers[child].end
        }
        return result
    }

    private mutating func compareChildren(_ i: Int, _ j: Int) {
        let (before, after) = (children(of: i, in: old), children(of: j, in: new))
        if before.count == after.count,
            zip(before, after).allSatisfy({ old.layers[$0].node.id == new.layers[$1].node.id })
        {
            for (a, b) in zip(before, after) { compare(a, b) }
            return
        }
        let pairs = SublayerPairs(before, in: old, after, in: new)
        for a in pairs.gone { damage.add(old.layers[a].extents) }
        for b in pairs.come { damage.add(new.layers[b].extents) }
        for (a, b) in pairs.both { compare(a, b) }
    }

    // MARK: Scrolling

    /// The move that brings the old sublayers of a clipping layer where the new ones are, when its pixels
    /// may be moved: inside no group, on one colour, and apart from other moves.
    private func scroll(_ i: Int, _ j: Int, _ dx: Int, _ dy: Int) -> Scroll? {
        let layer = new.layers[j]
        let region = layer.rect.intersection(layer.clip)
        guard !layer.insideGroup, abs(dx) < region.width, abs(dy) < region.height,
            !scrolls.contains(where: { $0.region.intersects(region) }),
            old.isEven(under: i, region), new.isEven(under: j, region)
        else { return nil }
        return Scroll(region: region, dx: dx, dy: dy)
    }

    private mutating func follow(_ scroll: Scroll, _ i: Int, _ j: Int) {
        let region = scroll.region
        let pairs = SublayerPairs(children(of: i, in: old), in: old, children(of: j, in: new), in: new)
        scrolls.append(scroll)
        let arrived = region.offset(x: scroll.dx, y: scroll.dy).intersection(region)
        // 1. The strips where nothing arrived.
        damage.add(PixelRect(region.x0, region.y0, region.x1, arrived.y0))
        damage.add(PixelRect(region.x0, arrived.y1, region.x1, region.y1))
        damage.add(PixelRect(region.x0, arrived.y0, arrived.x0, arrived.y1))
        damage.add(PixelRect(arrived.x1, arrived.y0, region.x1, arrived.y1))
        // 2. What came along wrongly, and what is new.
        func stale(_ box: PixelRect) {
            damage.add(box.intersection(region).offset(x: scroll.dx, y: scroll.dy).intersection(region))
        }
        for a in pairs.gone { stale(old.layers[a].extents) }
        for b in pairs.come { damage.add(new.layers[b].extents) }
        for (a, b) in pairs.both {
            let (before, after) = (old.layers[a], new.layers[b])
            let carried =
                before.node === after.node && before.kind == after.kind
                && before.rect.offset(x: scroll.dx, y: scroll.dy) == after.rect
                && before.space.isMoved(to: after.space, scroll.dx, scroll.dy)
                && before.matrix == nil && before.projection == nil
            if carried { continue }
            stale(before.extents)
            damage.add(after.extents)
        }
        // 3. What lies over the region and did not move with it.
        for layer in old.layers[old.layers[i].end...] { stale(layer.own) }
        for layer in new.layers[new.layers[j].end...] { damage.add(layer.own.intersection(region)) }
    }
}

extension LayerSpace {
    fileprivate func isMoved(to other: LayerSpace, _ dx: Int, _ dy: Int) -> Bool {
        x + dx == other.x && y + dy == other.y && restX == other.restX && restY == other.restY
    }
}

extension LayerNode {
    /// Whether something that the layer paints itself goes where its bounds' origin goes.
    fileprivate var paintsInOwnSpace: Bool {
        contents != .none || (appearance.showsShadow && appearance.shadow?.path != nil)
    }
}

extension PlacedLayer {
    /// The pixel of the layer's space origin, as one comparable value.
    fileprivate func origin(_ scene: Scene) -> PixelRect {
        let origin = spaceOrigin(scale: scene.scale)
        return PixelRect(origin.x, origin.y, 0, 0)
    }
}

extension Scene {
    /// Whether all that shows in `region` below the sublayers of `index` is of one colour, and nothing of its
    /// ancestors is drawn over it.
    fileprivate func isEven(under index: Int, _ region: PixelRect) -> Bool {
        // 1. Below: back from the layer to the first that covers everything.
        for k in stride(from: index, through: 0, by: -1) {
            let layer = layers[k]
            if !layer.own.intersects(region) { continue }
            let look = layer.node.appearance
            let fills =
                layer.kind == .plain && !layer.insideGroup && look.cornerRadius <= 0
                && layer.node.contents == .none
                && look.backgroundColor?.pattern == nil
                && !look.showsShadow && layer.rect.contains(region)
            guard fills else { return false }
            if layer.isOpaqueFill { break }
        }
        // 2. Above: borders are painted over sublayers, round ones across their corners.
        for k in 0...index where layers[k].end > index {
            let look = layers[k].node.appearance
            if look.borderWidth > 0 {
                let reach = (max(look.borderWidth, look.cornerRadius) * scale).pixelAbove + 1
                if !layers[k].rect.inset(by: reach).contains(region) { return false }
            }
        }
        return true
    }
}
