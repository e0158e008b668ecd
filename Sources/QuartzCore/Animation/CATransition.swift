public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = Self(rawValue: "fade")
    public static let moveIn = Self(rawValue: "moveIn")
    public static let push = Self(rawValue: "push")
    public static let reveal = Self(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = Self(rawValue: "fromRight")
    public static let fromLeft = Self(rawValue: "fromLeft")
    public static let fromTop = Self(rawValue: "fromTop")
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// From what a layer showed to what it shows: the picture of before lies over the layer and leaves.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    /// Filters are kept and not applied.
    open var filter: Any?

    override func makeEmpty() -> CAAnimation { CATransition() }

    override func duplicate() -> CAAnimation {
        let twin = super.duplicate()
        if let twin = twin as? CATransition { (twin.type, twin.subtype) = (type, subtype) }
        return twin
    }

    /// Where the old picture goes, in sizes of the layer.
    var leaving: CGPoint {
        switch subtype ?? .fromRight {
        case .fromLeft: CGPoint(x: 1, y: 0)
        case .fromTop: CGPoint(x: 0, y: -1)
        case .fromBottom: CGPoint(x: 0, y: 1)
        default: CGPoint(x: -1, y: 0)
        }
    }
}

extension CALayer {
    /// Runs a transition from what was committed last.
    func start(_ transition: CATransition, forKey key: String, from old: LayerNode?) {
        let duration = transition.effectiveDuration
        let now = ownTime(at: FrameClock.current.time)
        let clockEnd = clockTime(of: now + duration)
        func entry(_ path: String, _ from: AnimatableValue, _ to: AnimatableValue) -> LayerAnimationEntry {
            LayerAnimationEntry(
                key: key, keyPath: path, values: [from, to], keyTimes: [0, 1], begin: now, duration: duration,
                curve: transition.curve)
        }
        // Moves nothing: the transition's place among the layer's animations.
        var place = entry(kCATransition, .number(0), .number(1))
        (place.animation, place.owner) = (transition, transition)
        place.marks = marks(of: transition, key, until: clockEnd)
        defer { animationEntries.append(place) }
        guard let old, let parent = superlayer else { return }
        let cover = SnapshotLayer(showing: old)
        parent.insertSublayer(cover, above: self)
        let travel = CGPoint(
            x: transition.leaving.x * frame.width, y: transition.leaving.y * frame.height)
        let away = CGPoint(x: cover.position.x + travel.x, y: cover.position.y + travel.y)
        var leaving = entry("opacity", .number(1), .number(0))
        if transition.type == .push || transition.type == .reveal {
            leaving = entry("position", .point(cover.position), .point(away))
        }
        if transition.type == .push {
            let from = CGPoint(x: position.x - travel.x, y: position.y - travel.y)
            animationEntries.append(entry("position", .point(from), .point(position)))
            markSubtreeAnimated()
        }
        leaving.staysAtEnd = true
        leaving.begin = cover.ownTime(at: FrameClock.current.time)
        cover.animationEntries = [leaving]
        cover.markSubtreeAnimated()
        // However the transition ends, the old picture goes.
        let end = AnimationWatch { _ in cover.removeFromSuperlayer() }
        place.marks.append(end.mark(until: clockEnd))
        end.close()
    }
}

extension SnapshotLayer {
    /// A layer in the place of the one that `node` was made of.
    convenience init(showing node: LayerNode) {
        self.init()
        nodeName = "Snapshot"
        (bounds, position) = (node.geometry.bounds, node.geometry.position)
        (anchorPoint, transform) = (
            node.geometry.anchorPoint, CATransform3DMakeAffineTransform(node.geometry.transform)
        )
        var geometry = node.geometry
        geometry.transform = .identity
        geometry.anchorPoint = .zero
        geometry.position = geometry.bounds.origin
        show(node.renumbered(geometry: geometry))
    }
}

/// The key under which layers run transitions.
public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
