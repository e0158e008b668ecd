import ListEngine

/// A drag that rests on something that is spring-loaded.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?
    private let session: LocalDragSession

    init(_ session: LocalDragSession, _ view: UIView?) {
        self.session = session
        targetView = view
    }

    func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.finger }
}

/// A view that acts when a drag rests on it, or parts of it do.
@MainActor
protocol SpringLoadedView: UIView {
    /// What of it is under the drag; nil: nothing that acts.
    func springPart(_ session: LocalDragSession) -> SpringPart?
}

/// What of a view acts.
@MainActor
struct SpringPart {
    /// Tells it from the view's other parts.
    let id: AnyHashable
    /// Shows the state.
    let view: UIView?
    var isAllowed: @MainActor (SpringContext) -> Bool = { _ in true }
    let activate: @MainActor () -> Void
}

/// A list whose items act when a drag rests on them.
@MainActor
protocol SpringLoadedList: SpringLoadedView, SelectableList, UISpringLoadedInteractionSupporting {
    /// Whether the delegate lets the item act. Nil: it does not say.
    func mayActivate(_ path: IndexPath, _ context: SpringContext) -> Bool?
}

/// Watches what a drag rests on, and lets it act after a while.
///
/// DIFFERS: the times are chosen, not recorded.
@MainActor
final class SpringLoading {
    /// Seconds of rest before the announcement, and of the announcement.
    static let rest = 0.5
    static let announcement = 0.3

    private enum Target: Equatable {
        case part(ObjectIdentifier, AnyHashable)
        case interaction(ObjectIdentifier)
    }

    /// What the drag rests on.
    private struct Spring {
        let target: Target
        let context: SpringContext
        let show: @MainActor (SpringContext) -> Void
        let isAllowed: @MainActor (SpringContext) -> Bool
        let activate: @MainActor (SpringContext) -> Void
        let finish: @MainActor () -> Void
    }

    private var spring: Spring?
    /// Something that the delegate does not let act.
    private var refused: Target?
    private var token: FrameClock.Token?

    /// The drag has moved.
    func follow(_ session: LocalDragSession, in window: UIWindow?) {
        var view = window?.hitTest(session.finger, with: nil)
        var found: Spring?
        while let current = view, found == nil {
            found = spring(at: current, session)
            view = current.superview
        }
        if found?.target == spring?.target, found != nil { return }
        end()
        guard let found, found.target != refused else { return }
        guard found.isAllowed(found.context) else {
            refused = found.target
            return
        }
        refused = nil
        spring = found
        advance(to: .possible, after: Self.rest) { [weak self] in
            self?.advance(to: .activating, after: Self.announcement) { self?.activate() }
        }
    }

    /// The drag is over, or has gone on.
    func end() {
        if let token { FrameClock.current.cancel(token) }
        token = nil
        guard let spring else { return }
        self.spring = nil
        guard spring.context.state != .activated else { return }
        spring.context.state = .inactive
        spring.show(spring.context)
        spring.finish()
    }

    private func advance(
        to state: UISpringLoadedInteractionEffectState, after seconds: Double,
        then next: @escaping @MainActor () -> Void
    ) {
        guard let spring else { return }
        spring.context.state = state
        spring.show(spring.context)
        token = FrameClock.current.schedule(after: seconds, next)
    }

    private func activate() {
        guard let spring else { return }
        token = nil
        spring.context.state = .activated
        spring.show(spring.context)
        spring.activate(spring.context)
        spring.finish()
    }

    private func spring(at view: UIView, _ session: LocalDragSession) -> Spring? {
        for case let interaction as UISpringLoadedInteraction in view.interactions {
            return Spring(
                target: .interaction(ObjectIdentifier(interaction)), context: SpringContext(session, view),
                show: { interaction.interactionEffect.interaction(interaction, didChangeWith: $0) },
                isAllowed: { interaction.interactionBehavior.shouldAllow(interaction, with: $0) },
                activate: { interaction.activationHandler(interaction, $0) },
                finish: { interaction.interactionBehavior.interactionDidFinish(interaction) })
        }
        guard let part = (view as? any SpringLoadedView)?.springPart(session) else { return nil }
        return Spring(
            target: .part(ObjectIdentifier(view), part.id), context: SpringContext(session, part.view),
            show: { SpringBlink.show($0) }, isAllowed: part.isAllowed, activate: { _ in part.activate() },
            finish: {})
    }
}

extension SpringLoadedList {
    func springPart(_ session: LocalDragSession) -> SpringPart? {
        guard isSpringLoaded, let place = place(at: session.location(in: self)), let path = path(of: place)
        else { return nil }
        return SpringPart(
            id: path, view: cell(at: place),
            isAllowed: {
                // UIKit: what is dragged itself does not act (Apple's documentation).
                self.mayActivate(path, $0) ?? !(session.origin === self && session.originPath == path)
            }, activate: { self.tap(self.place(of: path)) })
    }
}

extension UIControl {
    /// The control as a whole, which does what a tap on it does.
    var wholeSpring: SpringPart? {
        isEnabled
            ? SpringPart(id: ObjectIdentifier(self), view: self, activate: { self.finishTap(nil) }) : nil
    }
}

extension UIButton: SpringLoadedView {
    func springPart(_ session: LocalDragSession) -> SpringPart? { isSpringLoaded ? wholeSpring : nil }
}

extension UISegmentedControl: SpringLoadedView {
    func springPart(_ session: LocalDragSession) -> SpringPart? {
        let index = segment(at: session.location(in: self))
        guard isSpringLoaded, isEnabled, index >= 0 else { return nil }
        return SpringPart(id: index, view: segments[index], activate: { self.choose(index) })
    }
}

extension UITableView: SpringLoadedList {
    func mayActivate(_ path: IndexPath, _ context: SpringContext) -> Bool? {
        delegate.optional.tableView(self, shouldSpringLoadRowAt: path, with: context)
    }
}

extension UICollectionView: SpringLoadedList {
    func mayActivate(_ path: IndexPath, _ context: SpringContext) -> Bool? {
        delegate.optional.collectionView(self, shouldSpringLoadItemAt: path, with: context)
    }
}
