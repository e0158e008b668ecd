/// Views that left the screen, waiting under their keys, and the classes and nibs registered for more. An object, since
/// what it makes runs the app's code, which may ask it again.
@MainActor
final class ReusePool<Key: Hashable, View: UIView> {
    private var classes: [Key: AnyClass] = [:]
    private var nibs: [Key: UINib] = [:]
    private var waiting: [Key: [View]] = [:]
    /// How many views were made; tests check that scrolling makes none.
    private(set) var made = 0
    /// A view in use that is handed out once more.
    private var again: (key: Key, view: View)?

    /// Takes nil to forget a key. Stops for a class of other views.
    /// - Parameter use: what the class is registered for, in the message.
    func register(_ type: AnyClass?, for key: Key, use: @autoclosure () -> String) {
        ensure(
            type == nil || type is View.Type,
            "unable to register \(type!) for \(use()): it must be a subclass of \(View.self)")
        register(type, for: key)
    }

    /// Takes nil to forget a key.
    func register(_ type: AnyClass?, for key: Key) {
        classes[key] = type
        nibs[key] = nil
    }

    func register(_ nib: UINib?, for key: Key) {
        classes[key] = nil
        nibs[key] = nib
    }

    func isRegistered(_ key: Key) -> Bool { classes[key] != nil || nibs[key] != nil }

    /// A view of the nib or the class registered; nil when nothing is.
    func make(_ key: Key, from nib: (UINib) -> View, or type: (AnyClass) -> View) -> View? {
        guard let view = nibs[key].map(nib) ?? classes[key].map(type) else { return nil }
        made += 1
        FramePipeline.current.cellsMade += 1
        return view
    }

    /// The view that went in last; nil when none waits.
    func dequeue(_ key: Key) -> View? {
        let view = waiting[key]?.popLast()
        view?.resumeLayout()
        return view
    }

    /// What waits is not laid out: the size that it has is that of another place, and maybe of another text size.
    func put(_ view: View, for key: Key) {
        view.suspendLayout()
        waiting[key, default: []].append(view)
    }

    /// Takes a view out that its owner kept and uses without asking for one.
    func remove(_ view: View, for key: Key) {
        guard let index = waiting[key]?.lastIndex(where: { $0 === view }) else { return }
        waiting[key]?.remove(at: index)
        view.resumeLayout()
    }

    /// Has the app fill a view in use anew: whoever dequeues one of its key is given it, as it is.
    /// - Parameter ask: asks the app for a view.
    /// - Returns: whether the app answered that view.
    func handOutAgain(_ view: View, _ key: Key?, ask: () -> View) -> Bool {
        let outer = again
        again = key.map { ($0, view) }
        defer { again = outer }
        return ask() === view
    }

    /// The view that is to be filled anew, while the app is asked for it.
    func handedOutAgain(_ key: Key) -> View? { again.flatMap { $0.key == key ? $0.view : nil } }

    func removeWaiting(_ key: Key) {
        for view in waiting.removeValue(forKey: key) ?? [] { view.resumeLayout() }
    }

    /// How many views wait under each key.
    var waitingCounts: [Key: Int] { waiting.mapValues(\.count) }
}
