import ListEngine

/// What an animated change moves: where elements were seen before it, and views of elements that go.
@MainActor
final class CollectionMotion {
    /// Seconds.
    static let duration = 0.3

    /// Frame, alpha and transform of a view at the start or the end of the motion, in its superview.
    struct VisualState {
        var frame: CGRect
        var alpha: CGFloat
        var transform: CATransform3D
    }

    /// A view whose element is gone or leaves the window; it stays in the hierarchy until the motion ends.
    private struct Departing {
        var view: UICollectionReusableView
        var key: ListElementKey
        var end: UICollectionViewLayoutAttributes?
    }

    /// A view that moves to the frame that it already has in the layout.
    private struct Moving {
        var view: UICollectionReusableView
        var end: VisualState
        /// What it takes over again at the end, when its layout said how it begins.
        var attributes: UICollectionViewLayoutAttributes?
    }

    /// Where elements were seen, by the view that showed them.
    private var before: [ObjectIdentifier: VisualState] = [:]
    /// The layout's answers before the change, beyond the window too.
    let known: [ListElementKey: UICollectionViewLayoutAttributes]
    private let offset: CGPoint
    private var coming: [(view: UICollectionReusableView, key: ListElementKey)] = []
    private var departing: [Departing] = []

    init(_ view: UICollectionView) {
        offset = view.contentOffset
        var known: [ListElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in view.attributesCache.list { known[attributes.key] = attributes.copied }
        self.known = known
        for element in view.elements.list {
            before[ObjectIdentifier(element.view)] = Self.seen(element.view)
        }
    }

    /// How a view is seen now, in the middle of an animation too.
    private static func seen(_ view: UIView) -> VisualState {
        let shown = view.layer.presentation() ?? view.layer
        return VisualState(
            frame: CGRect(
                x: shown.position.x - shown.bounds.width / 2, y: shown.position.y - shown.bounds.height / 2,
                width: shown.bounds.width, height: shown.bounds.height),
            alpha: CGFloat(shown.opacity), transform: shown.transform)
    }

    private static func current(_ view: UIView) -> VisualState {
        VisualState(
            frame: CGRect(
                x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
                width: view.bounds.width, height: view.bounds.height), alpha: view.alpha,
            transform: view.transform3D)
    }

    // MARK: While the change is carried out

    /// An element's view came in.
    func come(_ view: UICollectionReusableView, _ key: ListElementKey) {
        coming.append((view, key))
    }

    /// An element's view goes; it stays on the screen until the motion ends.
    /// - Parameter end: how it goes; nil: it fades.
    func leave(_ element: CollectionElement, end: UICollectionViewLayoutAttributes?) {
        element.view.elementKey = nil
        departing.append(Departing(view: element.view, key: element.key, end: end))
    }

    /// Whether any view goes or comes or stands elsewhere.
    private(set) var moves = false

    // MARK: The motion

    /// Starts the motion. Everything is where it belongs already; only what is seen moves there.
    /// - Parameters:
    ///   - initial: where an element that came begins.
    ///   - staying: where an element that was there before begins, when the layout wants it elsewhere.
    func run(
        in view: UICollectionView, initial: (ListElementKey) -> Start,
        staying: (ListElementKey) -> UICollectionViewLayoutAttributes? = { _ in nil },
        completion: @escaping () -> Void
    ) {
        let shift = CGPoint(x: view.contentOffset.x - offset.x, y: view.contentOffset.y - offset.y)
        var moving: [Moving] = []
        let cameIn = Set(coming.map { ObjectIdentifier($0.view) })
        func moved(_ state: VisualState, _ target: UIView) -> VisualState {
            guard target.superviewReference === view else { return state }
            var state = state
            state.frame = state.frame.offsetBy(dx: shift.x, dy: shift.y)
            return state
        }
        // 1. Without animation to where it was seen.
        UIView.performWithoutAnimation {
            for element in view.elements.list where !cameIn.contains(ObjectIdentifier(element.view)) {
                guard let old = before[ObjectIdentifier(element.view)] else { continue }
                let end = Self.current(element.view)
                if let attributes = staying(element.key) {
                    moving.append(Moving(view: element.view, end: end, attributes: element.attributes.copied))
                    view.show(element.view, as: attributes)
                    continue
                }
                let start = moved(old, element.view)
                guard start != end else { continue }
                moving.append(Moving(view: element.view, end: end))
                start.put(on: element.view)
            }
            for (cell, key) in coming {
                guard let element = view.elements[key], element.view === cell else { continue }
                let end = Self.current(cell)
                var start = end
                // Its content is in place before anything moves.
                cell.layoutIfNeeded()
                switch initial(key) {
                case .at(let attributes):
                    moving.append(Moving(view: cell, end: end, attributes: element.attributes.copied))
                    view.show(cell, as: attributes)
                    continue
                case .from(let old):
                    if let attributes = known[old] {
                        start = moved(VisualState(attributes, view), cell)
                    } else {
                        start.alpha = 0
                    }
                case .fade: start.alpha = 0
                case .still: continue
                }
                guard start != end else { continue }
                moving.append(Moving(view: cell, end: end))
                start.put(on: cell)
            }
            for entry in departing {
                let old = before[ObjectIdentifier(entry.view)] ?? Self.current(entry.view)
                moved(old, entry.view).put(on: entry.view)
            }
        }
        moves = !moving.isEmpty || !departing.isEmpty
        guard moves else { return completion() }
        // 2. From there to where it belongs.
        let gone = departing
        view.pass.departing += gone.map { ($0.view, $0.key) }
        UIView.animateTouchably(
            withDuration: Self.duration,
            animations: {
                for move in moving {
                    if let attributes = move.attributes { view.show(move.view, as: attributes) }
                    move.end.put(on: move.view)
                    move.view.layoutIfNeeded()
                }
                for entry in gone {
                    if let end = entry.end { view.show(entry.view, as: end) } else { entry.view.alpha = 0 }
                }
            },
            completion: { [weak view] _ in
                for entry in gone { view?.putAway(entry.view) }
                completion()
            })
    }

    /// Where an element that came begins.
    enum Start {
        case at(UICollectionViewLayoutAttributes)
        /// It was there before under this key.
        case from(ListElementKey)
        case fade
        case still
    }
}

extension CollectionMotion.VisualState: Equatable {
    @MainActor init(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) {
        self.init(
            frame: view.frameInParent(attributes), alpha: attributes.isHidden ? 0 : attributes.alpha,
            transform: attributes.transform3D)
    }

    static func == (a: Self, b: Self) -> Bool {
        a.frame == b.frame && a.alpha == b.alpha && CATransform3DEqualToTransform(a.transform, b.transform)
    }

    @MainActor func put(on view: UIView) {
        let size = frame.size
        if view.bounds.size != size { view.bounds.size = size }
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        if view.alpha != alpha { view.alpha = alpha }
        if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
    }
}

extension UICollectionView {
    /// Whether changes are seen as motions.
    var animatesChanges: Bool { window != nil && UIView.areAnimationsEnabled && !pass.needsReload }

    /// Shows a view as attributes say that are not, or not yet, those of its place.
    fileprivate func show(
        _ view: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes
    ) {
        view.appliedValues = nil
        apply(attributes, to: view)
        if attributes.isHidden { view.alpha = 0 }
    }

    /// A view whose element is gone is free.
    func putAway(_ view: UICollectionReusableView) {
        guard let index = pass.departing.firstIndex(where: { $0.view === view }) else { return }
        let key = pass.departing.remove(at: index).key
        announceEnd(of: view, key)
        (view as? UICollectionViewCell)?.isHighlighted = false
        UIView.performWithoutAnimation {
            view.alpha = 1
            view.transform3D = CATransform3DIdentity
        }
        view.appliedValues = nil
        view.isHidden = true
        reuse.put(view)
    }
}
