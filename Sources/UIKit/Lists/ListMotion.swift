/// What an animated change of a list moves: where views were seen before it, where those that come begin, and views that
/// go. Everything is where it belongs as soon as the change is carried out; only what is seen moves there, from where it
/// is seen now, so that a change may begin while another one still moves.
@MainActor
final class ListMotion {
    /// Seconds.
    static let duration = 0.3

    /// What the list shows: a view, and the element that it is of; nil for one beside the elements.
    typealias Shown = (key: ListElementKey?, view: UIView)

    /// Where a view begins.
    enum Start {
        /// Where it belongs already.
        case still
        /// Clear, where it belongs.
        case fade
        /// As it was before the change, in its superview; the content may have moved since.
        case old(VisualState)
        /// As it is now, in its superview.
        case at(VisualState)
        /// As the first says; the second gives it back what it has in the end.
        case shown(() -> Void, settle: () -> Void)
    }

    /// Where a view goes.
    enum Exit {
        /// It fades where it was.
        case fade
        /// From where it was seen to somewhere in its superview.
        case to((VisualState) -> VisualState)
        case shown(() -> Void)
    }

    private struct Moving {
        let view: UIView
        let end: VisualState
        let settle: (() -> Void)?
    }

    private struct Leaving {
        let view: UIView
        let exit: Exit
        let end: () -> Void

        @MainActor func goOut() {
            switch exit {
            case .fade: view.alpha = 0
            case .to(let place): place(VisualState(view)).put(on: view)
            case .shown(let show): show()
            }
        }
    }

    private unowned let list: UIScrollView
    /// The offset before the change.
    private let offset: CGPoint
    private var before: [ObjectIdentifier: VisualState] = [:]
    private var coming: Set<ObjectIdentifier> = []
    private var leaving: [Leaving] = []

    /// - Parameter shown: all that is seen before the change.
    init(of list: UIScrollView, _ shown: [Shown]) {
        self.list = list
        offset = list.contentOffset
        for (_, view) in shown { before[ObjectIdentifier(view)] = VisualState(seen: view) }
    }

    // MARK: While the change is carried out

    /// A view came in, or stands for something else now.
    func come(_ view: UIView) { coming.insert(ObjectIdentifier(view)) }

    /// A view goes; it stays in the hierarchy until the motion ends.
    /// - Parameter end: called then.
    func leave(_ view: UIView, _ exit: Exit, end: @escaping () -> Void) {
        leaving.append(Leaving(view: view, exit: exit, end: end))
    }

    var leavingViews: [UIView] { leaving.map(\.view) }

    // MARK: The motion

    /// How far the content has moved since the change began.
    private var shift: CGPoint {
        CGPoint(x: list.contentOffset.x - offset.x, y: list.contentOffset.y - offset.y)
    }

    /// Starts the motion.
    /// - Parameters:
    ///   - shown: all that the list shows now.
    ///   - start: where one begins, told whether it came in; nil: where it was seen, or where it belongs if it came in.
    func run(
        _ shown: [Shown], start: (Shown, _ isNew: Bool) -> Start?, completion: @escaping () -> Void = {}
    ) {
        var moving: [Moving] = []
        // 1. Without animation to where it was seen.
        UIView.performWithoutAnimation {
            // What is shown again at once does not go.
            let views = Set(shown.map { ObjectIdentifier($0.view) })
            leaving.removeAll { views.contains(ObjectIdentifier($0.view)) }
            for isNew in [false, true] {
                for entry in shown where coming.contains(ObjectIdentifier(entry.view)) == isNew {
                    if let move = begin(entry, isNew, start) { moving.append(move) }
                }
            }
            for view in leavingViews {
                moved(before[ObjectIdentifier(view)] ?? VisualState(view), view).put(on: view)
            }
        }
        guard !moving.isEmpty || !leaving.isEmpty else { return completion() }
        // 2. From there to where it belongs.
        let gone = leaving
        UIView.animateTouchably(
            withDuration: Self.duration,
            animations: {
                for move in moving {
                    move.settle?()
                    move.end.put(on: move.view)
                    move.view.layoutIfNeeded()
                }
                for entry in gone { entry.goOut() }
            },
            completion: { _ in
                for entry in gone { entry.end() }
                completion()
            })
    }

    private func begin(_ shown: Shown, _ isNew: Bool, _ start: (Shown, Bool) -> Start?) -> Moving? {
        let view = shown.view
        let end = VisualState(view)
        // Its content is in place before anything moves.
        if isNew { view.layoutIfNeeded() }
        let state: VisualState
        switch start(shown, isNew) {
        case .shown(let show, let settle):
            show()
            return Moving(view: view, end: end, settle: settle)
        case .still: return nil
        case .fade:
            state = VisualState(frame: end.frame, alpha: 0, transform: end.transform)
        case .old(let old): state = moved(old, view)
        case .at(let now): state = now
        case nil:
            guard !isNew, let old = before[ObjectIdentifier(view)] else { return nil }
            state = moved(old, view)
        }
        guard state != end else { return nil }
        state.put(on: view)
        return Moving(view: view, end: end, settle: nil)
    }

    /// What lies in the content moves with it.
    private func moved(_ state: VisualState, _ view: UIView) -> VisualState {
        guard view.superviewReference === list else { return state }
        var state = state
        state.frame = state.frame.offsetBy(dx: shift.x, dy: shift.y)
        return state
    }
}

/// Frame, opacity and transform of a view, in its superview.
struct VisualState: Equatable {
    /// Without the transform.
    var frame: CGRect
    var alpha: CGFloat
    var transform: CATransform3D = CATransform3DIdentity

    static func == (a: Self, b: Self) -> Bool {
        a.frame == b.frame && a.alpha == b.alpha && CATransform3DEqualToTransform(a.transform, b.transform)
    }
}

@MainActor
extension VisualState {
    init(_ view: UIView) { self.init(view.center, view.bounds.size, view.alpha, view.transform3D) }

    /// How a view is seen now, in the middle of an animation too.
    init(seen view: UIView) {
        let shown = view.layer.presentation() ?? view.layer
        self.init(shown.position, shown.bounds.size, CGFloat(shown.opacity), shown.transform)
    }

    private init(_ center: CGPoint, _ size: CGSize, _ alpha: CGFloat, _ transform: CATransform3D) {
        let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        self.init(frame: CGRect(origin: origin, size: size), alpha: alpha, transform: transform)
    }

    func put(on view: UIView) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        if view.alpha != alpha { view.alpha = alpha }
        if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
    }
}
