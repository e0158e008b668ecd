/// Leads a drag from the press to the drop: which list is under the finger, and what it hears.
///
/// UIKit: a press that lifts asks for items; once the finger moves the session begins; of the lists below the finger the
/// one in front that can handle the session is told (Apple's documentation).
///
/// DIFFERS: drags stay within the app, and no second finger adds to what the press lifted.
@MainActor
final class DragDriver: NSObject, UIGestureRecognizerDelegate {
    private weak var source: (any DragSource)?
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private var session: LocalDragSession?
    private var hasBegun = false
    private weak var target: (any DropTarget)?
    /// The lists that the drag was over.
    private var visited: [any DropTarget] = []
    private var scrolling: EdgeScrolling?
    private let springs = SpringLoading()

    /// Points of movement that turn something lifted into a drag. Not recorded.
    private static let slop: CGFloat = 5

    init(_ source: any DragSource) {
        self.source = source
        super.init()
        press.delegate = self
        press.handlers.append { [weak self] in self?.follow($0) }
        source.addGestureRecognizer(press)
    }

    /// UIKit: a menu that opens by the same press goes away when the finger begins to drag.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        openMenu?.isPress(otherGestureRecognizer) ?? false
    }

    /// What opens menus in the list.
    private var openMenu: UIContextMenuInteraction? {
        source?.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        session?.finger = recognizer.location(in: nil)
        switch recognizer.state {
        case .began: lift(recognizer)
        case .changed: move()
        case .ended: end(drops: true)
        default: end(drops: false)
        }
    }

    private func lift(_ recognizer: UIGestureRecognizer) {
        guard let source, source.window != nil else { return }
        let session = LocalDragSession()
        session.finger = recognizer.location(in: nil)
        session.start = session.finger
        guard source.lift(session) else { return }
        hasBegun = false
        self.session = session
    }

    private func move() {
        guard let session, let source else { return }
        if !hasBegun {
            guard hypot(session.finger.x - session.start.x, session.finger.y - session.start.y) >= Self.slop
            else { return }
            hasBegun = true
            openMenu?.dismissMenu()
            source.dragWillBegin(session)
            if let preview = session.preview {
                source.window?.addSubview(preview)
                preview.lift()
            }
            scrolling = EdgeScrolling(
                { [weak self] in (self?.target as? UIScrollView).map { ($0, session.location(in: $0)) } },
                moved: { [weak self] in self?.target?.dropDidMove(session) })
        }
        session.preview?.follow(session)
        let found = listUnderFinger(session)
        if found !== target {
            target?.dropDidExit(session)
            target = found
            found?.dropDidEnter(session)
            if let found, !visited.contains(where: { $0 === found }) { visited.append(found) }
        }
        found?.dropDidMove(session)
        springs.follow(session, in: source.window)
    }

    private func listUnderFinger(_ session: LocalDragSession) -> (any DropTarget)? {
        guard let window = source?.window else { return nil }
        var view = window.hitTest(session.finger, with: nil)
        while let current = view {
            if let list = current as? any DropTarget, list.accepts(session) { return list }
            view = current.superview
        }
        return nil
    }

    /// 1. The list under the finger takes the drop, or what was lifted goes back. 2. Lists hear of the end. 3. So does
    /// the origin.
    private func end(drops: Bool) {
        guard let session else { return }
        self.session = nil
        scrolling?.stop()
        scrolling = nil
        springs.end()
        let (target, lists) = (target, visited)
        self.target = nil
        visited = []
        guard hasBegun else { return source?.putBack(session) ?? () }
        hasBegun = false
        let isAccepted = drops && (target?.acceptDrop(session) ?? false)
        if !isAccepted {
            target?.dropDidExit(session)
            flyBack(session)
        } else if session.origin !== target {
            source?.putBack(session)
        }
        for list in lists { list.dropDidEnd(session) }
        source?.dragDidEnd(session)
    }

    private func flyBack(_ session: LocalDragSession) {
        let home = source?.home(of: session)
        if let preview = session.preview {
            let animation = DropAnimation()
            animation.addCompletion { [weak source] _ in source?.putBack(session) }
            preview.land(at: home ?? preview.center, with: animation)
        } else {
            source?.putBack(session)
        }
    }
}
