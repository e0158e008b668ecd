import CoreGraphics
import Foundation
import QuartzCore

/// What a message to a page says, step by step.
enum SceneStep: UInt8 {
    case tile = 1
    /// Or glyph
    case forget, layer, children, remove, screen, glyph
    /// A tile that is text, and one that is a picture made larger
    case text, picture
}

/// One page's picture of the screen, and the messages that bring it up to date.
/// docs/browser-protocol.md describes the bytes. Costs what changed: nodes shared with the last tree are skipped.
@MainActor
final class SceneEncoder {
    private struct Shown {
        var node: LayerNode
        var rest: PixelRest
        var place: ScenePlace
        var look: SceneAppearance
        var children: [LayerID]
        var parent: LayerID?
        var seesBelow: Bool
    }

    private let store: TileStore
    private var shown: [LayerID: Shown] = [:]
    /// And glyphs
    private var sentTiles: Set<Int> = []
    private var seenEvictions = 0
    private var screen: (root: LayerID, size: CGSize, scale: CGFloat)?
    private var orphans: [LayerID] = []
    /// Turned layers that were other than before when they were last written: the page turns them itself until they rest.
    private var moving: Set<LayerID> = []
    /// Of the last tree.
    private var time = -Double.infinity
    private(set) var frameNumber = 0
    /// Whether the store has forgotten the tiles that are shown.
    private var isStale = false

    init(store: TileStore) { self.store = store }

    /// A new layer of so many pixels and more is turned by the page at first: the rasteriser's picture of a screen that begins to grow is gone
    /// a frame later.
    private static let large: CGFloat = 65536

    /// Whether the page shows something as it is while it moves: it becomes exact by the next frame in which it rests.
    var isMoving: Bool { !moving.isEmpty }

    /// The bytes that turn what the page shows into `tree`; nil when it shows that already.
    func message(for tree: LayerTree) -> [UInt8]? {
        var body = ByteWriter()
        if let screen, screen.scale != tree.scale { forgetEverything(&body) }
        // 1. The screen, the layers that changed, parents first.
        let isSameScreen =
            screen.map { $0.root == tree.root.id && $0.size == tree.size && $0.scale == tree.scale } ?? false
        if !isSameScreen {
            if let old = screen?.root, old != tree.root.id { orphans.append(old) }
            screen = (tree.root.id, tree.size, tree.scale)
            body.step(.screen)
            body.number(tree.root.id.number)
            body.number((tree.size.width * tree.scale).pixel)
            body.number((tree.size.height * tree.scale).pixel)
            body.double(Double(tree.scale))
        }
        let moved = moving
        moving.removeAll()
        visit(tree.root, parent: nil, rest: PixelRest(), scale: tree.scale, seesBelow: true, into: &body)
        isStale = false
        // What has not moved since an earlier frame is drawn exactly.
        for id in moved.subtracting(moving).sorted() {
            guard let entry = shown[id], entry.place.turn != .none else { continue }
            if tree.time > time {
                write(
                    entry.node, parent: entry.parent, rest: entry.rest, scale: tree.scale,
                    seesBelow: entry.seesBelow, into: &body)
            } else {
                moving.insert(id)
            }
        }
        time = tree.time
        // 2. What lost its parent and found no other.
        for orphan in orphans where orphan != tree.root.id && shown[orphan]?.parent == nil {
            remove(orphan, into: &body)
        }
        orphans.removeAll()
        // 3. Tiles that the store let go.
        store.trim()
        if seenEvictions != store.evictions {
            seenEvictions = store.evictions
            for id in sentTiles.filter({ !store.isKept($0) }).sorted() {
                sentTiles.remove(id)
                body.step(.forget)
                body.number(id)
            }
        }
        guard body.count > 0 else { return nil }
        frameNumber += 1
        var message = ByteWriter()
        message.byte(1)
        message.number(frameNumber)
        return message.bytes + body.bytes
    }

    /// The next message has all that is shown anew: the store has forgotten its tiles.
    func forgetTiles() { isStale = true }

    /// Gives the tiles back; the page is gone.
    func close() {
        for entry in shown.values { entry.look.tiles.forEach { store.release($0.tile) } }
        shown.removeAll()
    }

    private func forgetEverything(_ body: inout ByteWriter) {
        if let root = screen?.root { remove(root, into: &body) }
        screen = nil
    }

    private func visit(
        _ node: LayerNode, parent: LayerID?, rest: PixelRest, scale: CGFloat, seesBelow: Bool,
        into body: inout ByteWriter
    ) {
        let old = shown[node.id]
        if let old, !isStale, old.node === node, old.rest.isSameFraction(as: rest), old.seesBelow == seesBelow
        {
            shown[node.id]?.parent = parent
            return
        }
        let size = node.geometry.bounds.size
        let isMoving = old != nil && !isStale || size.width * size.height * scale * scale >= Self.large
        let (place, look) = write(
            node, parent: parent, rest: rest, scale: scale, seesBelow: seesBelow, isMoving: isMoving,
            into: &body)
        guard !look.isComposed else { return }
        let isTurned = place.turn != .none
        let inner =
            isTurned
            ? node.rest(at: .zero, rest: PixelRest(), scale: scale)
            : node.rest(at: node.corner, rest: rest, scale: scale)
        for child in node.children {
            visit(
                child, parent: node.id, rest: inner, scale: scale, seesBelow: seesBelow && !isTurned,
                into: &body)
        }
    }

    /// Writes what of a layer the page does not have.
    /// - Parameter isMoving: whether it is other than in the frame before, and may be so in the next.
    @discardableResult
    private func write(
        _ node: LayerNode, parent: LayerID?, rest: PixelRest, scale: CGFloat, seesBelow: Bool,
        isMoving: Bool = false, into body: inout ByteWriter
    ) -> (ScenePlace, SceneAppearance) {
        let old = shown[node.id]
        let turned = isMoving ? SceneItem(moving: node, scale: scale, store: store) : nil
        if turned != nil { moving.insert(node.id) }
        let item = turned ?? SceneItem(node, rest: rest, scale: scale, seesBelow: seesBelow, store: store)
        let (place, look) = (item.place, item.look)
        let children = look.isComposed ? [] : node.children.map(\.id)
        look.tiles.forEach { store.retain($0.tile) }
        old?.look.tiles.forEach { store.release($0.tile) }
        shown[node.id] = Shown(
            node: node, rest: rest, place: place, look: look, children: children, parent: parent,
            seesBelow: seesBelow)
        writeTiles(of: look, into: &body)
        writeNode(node.id, place: place, look: look, old: old, into: &body)
        if children != old?.children ?? [] {
            writeChildren(children, of: node.id, into: &body)
            let kept = Set(children)
            for lost in old?.children ?? [] where !kept.contains(lost) && shown[lost]?.parent == node.id {
                shown[lost]?.parent = nil
                orphans.append(lost)
            }
        }
        return (place, look)
    }

    private func remove(_ id: LayerID, into body: inout ByteWriter) {
        guard let entry = shown.removeValue(forKey: id) else { return }
        entry.look.tiles.forEach { store.release($0.tile) }
        body.step(.remove)
        body.number(id.number)
        for child in entry.children where shown[child]?.parent == id { remove(child, into: &body) }
    }
}

extension SceneEncoder {
    private func writeTiles(of look: SceneAppearance, into body: inout ByteWriter) {
        for tile in look.tiles.map(\.tile) where sentTiles.insert(tile.id).inserted {
            for glyph in tile.glyphs where sentTiles.insert(glyph.id).inserted {
                body.step(.glyph)
                body.number(glyph.id)
                body.number(glyph.coverage.width)
                body.number(glyph.coverage.height)
                body.append(glyph.coverage.bytes)
            }
            body.step(tile.step)
            body.number(tile.id)
            body.append(tile.packed)
        }
    }

    private enum Field {
        static let origin: UInt8 = 1
        static let size: UInt8 = 2
        static let scroll: UInt8 = 4
        static let opacity: UInt8 = 8
        static let look: UInt8 = 16
        static let turn: UInt8 = 32
    }

    private func writeNode(
        _ id: LayerID, place: ScenePlace, look: SceneAppearance, old: Shown?, into body: inout ByteWriter
    ) {
        var fields: UInt8 = 0
        if place.origin != old?.place.origin { fields |= Field.origin }
        if place.size != old?.place.size { fields |= Field.size }
        if place.scroll != old?.place.scroll ?? .zero { fields |= Field.scroll }
        if place.opacity != old?.place.opacity ?? 1 { fields |= Field.opacity }
        if old.map({ !$0.look.isSame(as: look) }) ?? true { fields |= Field.look }
        if place.turn != old?.place.turn ?? .none { fields |= Field.turn }
        guard fields != 0 else { return }
        body.step(.layer)
        body.number(id.number)
        body.byte(fields)
        if fields & Field.origin != 0 {
            body.double(place.origin.x)
            body.double(place.origin.y)
        }
        if fields & Field.size != 0 {
            body.double(place.size.width)
            body.double(place.size.height)
        }
        if fields & Field.scroll != 0 {
            body.double(place.scroll.x)
            body.double(place.scroll.y)
        }
        if fields & Field.opacity != 0 { body.double(Double(place.opacity)) }
        if fields & Field.look != 0 { writeLook(look, into: &body) }
        if fields & Field.turn != 0 {
            for part in [place.turn.a, place.turn.b, place.turn.c, place.turn.d] { body.double(part) }
        }
    }

    private func writeLook(_ look: SceneAppearance, into body: inout ByteWriter) {
        var parts: UInt8 = 0
        if look.fill != nil { parts |= 1 }
        if look.under != nil { parts |= 2 }
        if look.over != nil { parts |= 4 }
        switch look.clip {
        case .none: break
        case .bounds: parts |= 8
        case .tile: parts |= 16
        }
        if look.blur != nil { parts |= 32 }
        body.byte(parts)
        if let fill = look.fill {
            for shift in [0, 8, 16, 24] as [UInt32] { body.byte(UInt8(truncatingIfNeeded: fill >> shift)) }
        }
        for placed in look.tiles {
            body.number(placed.tile.id)
            body.signed(placed.tile.offsetX)
            body.signed(placed.tile.offsetY)
            body.number(placed.grow.width)
            body.number(placed.grow.height)
        }
        if let blur = look.blur {
            body.number(blur.reach)
            body.number(blur.saturation)
        }
    }

    private func writeChildren(_ children: [LayerID], of id: LayerID, into body: inout ByteWriter) {
        body.step(.children)
        body.number(id.number)
        body.number(children.count)
        for child in children { body.number(child.number) }
    }
}
