import TestSeeds
import Testing

@testable import QuartzCore
@testable import UIKit

/// What is shown follows each layer's properties, whenever and in whatever order they change. Expectation: a tree committed from
/// scratch, which knows nothing of what was committed before.
@MainActor struct LayerCommitTests {
    /// Of a committed tree, by depth: what a layer was called, and its children.
    private func names(_ node: LayerNode) -> [String] {
        [node.name] + node.children.flatMap { names($0).map { " " + $0 } }
    }

    private func layer(_ name: String, in parent: CALayer? = nil) -> CALayer {
        let made = CALayer()
        made.nodeName = name
        made.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        parent?.addSublayer(made)
        return made
    }

    @Test func aLayerThatWasHiddenFromTheBeginningIsShown() {
        let root = layer("root")
        let late = layer("late", in: root)
        late.isHidden = true
        #expect(names(root.commit(at: 0)) == ["root"])
        late.isHidden = false
        #expect(names(root.commit(at: 0)) == ["root", " late"])
    }

    @Test func aLayerThatShowedItsBackIsShown() {
        let root = layer("root")
        let card = layer("card", in: root)
        card.isDoubleSided = false
        card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(names(root.commit(at: 0)) == ["root"])
        card.transform = CATransform3DIdentity
        #expect(names(root.commit(at: 0)) == ["root", " card"])
        card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(names(root.commit(at: 0)) == ["root"])
        card.isDoubleSided = true
        #expect(names(root.commit(at: 0)) == ["root", " card"])
    }

    /// Random changes of a tree of layers; after each a copy of the tree, committed for the first time, shows the same.
    @Test(arguments: 1..<9) func aTreeIsWhatACopyOfItWouldBe(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let root = layer("root")
        var all = [root]
        for number in 0..<30 { all.append(layer("\(number)", in: random.pick(all))) }
        func copy(_ old: CALayer) -> CALayer {
            let new = layer(old.nodeName ?? "")
            (new.isHidden, new.isDoubleSided, new.transform) = (
                old.isHidden, old.isDoubleSided, old.transform
            )
            new.zPosition = old.zPosition
            for child in old.sublayers ?? [] { new.addSublayer(copy(child)) }
            return new
        }
        var done: [String] = []
        for step in 0..<400 {
            let one = all[1 + random.next(all.count - 1)]
            let name = one.nodeName ?? ""
            switch random.next(6) {
            case 0, 1:
                one.isHidden.toggle()
                done.append("hidden \(name)")
            case 2:
                one.isDoubleSided.toggle()
                done.append("sides \(name)")
            case 3:
                let isFront = CATransform3DIsIdentity(one.transform)
                one.transform = isFront ? CATransform3DMakeRotation(.pi, 0, 1, 0) : CATransform3DIdentity
                done.append("turned \(name)")
            case 4:
                one.zPosition = CGFloat(random.next(3))
                done.append("depth \(name)")
            default:
                let parent = all[random.next(all.count)]
                guard !sequence(first: parent, next: \.superlayer).contains(where: { $0 === one }) else {
                    continue
                }
                parent.addSublayer(one)
                done.append("moved \(name)")
            }
            // Not after each change, so that several wait together.
            guard random.chance(percent: 60) else { continue }
            let (now, fresh) = (names(root.commit(at: 0)), names(copy(root).commit(at: 0)))
            if now != fresh {
                Issue.record("seed \(seed), step \(step), after \(done.suffix(6)): \(now), expected \(fresh)")
                return
            }
        }
    }
}
