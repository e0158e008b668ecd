/// What a view keeps for Auto Layout.
@MainActor
final class AutoLayoutState {
    /// What constraints and anchors hold of the view.
    let handle = LayoutItemHandle()
    var translatesMask = true
    /// Active constraints whose items this view contains.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// Guides with constraints of their own.
    private(set) var guides: [UILayoutGuide] = []
    private var derivedGuides: [UILayoutGuide] = []
    var priorities = ContentPriorities()
    var content = ContentMeasurements()
    /// The solution for the views below, if this view's own size is given.
    var placing: LayoutScope?
    /// The same for `systemLayoutSizeFitting`.
    var fitting: LayoutScope?
    /// For a scroll view: constraints depend on how far it is scrolled, and the offset they know.
    var knownOffset: CGPoint?
    /// A view outside this one holds constraints of something inside.
    var reachesOut = false
    /// The scope that places this view, for as long as that scope lives.
    weak var home: LayoutScope?
    /// The root of the scope around knows that constraints changed here, and has not solved since.
    var isStructureDirty = false
    /// Constraints below changed: what they say now is to be worked out before the next layout.
    var awaitsSolution = false
    /// Some view above may hold a fitting scope with this view in it.
    var isInFitting = false
    /// Constraints in a scope take the place of this view as given; moving it changes their constants.
    var isReferred = false

    init(_ view: UIView) { handle.view = view }

    func add(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    func remove(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    func add(_ guide: UILayoutGuide) { guides.append(guide) }
    func remove(_ guide: UILayoutGuide) { guides.removeAll { $0 === guide } }

    func guide(_ kind: UILayoutGuide.Kind, of view: UIView) -> UILayoutGuide {
        if let known = derivedGuides.first(where: { $0.kind == kind }) { return known }
        let guide = UILayoutGuide(kind, of: view)
        derivedGuides.append(guide)
        return guide
    }

    /// The guide of the readable width, once it was asked for: it is not just so far from the edges.
    var readableGuides: [UILayoutGuide] { derivedGuides.filter { $0.kind == .readable } }
}

extension UIView {
    /// Made when first needed.
    var autoLayoutState: AutoLayoutState {
        if let autoLayout { return autoLayout }
        let state = AutoLayoutState(self)
        state.isInFitting = superviewReference?.autoLayout?.isInFitting ?? false
        autoLayout = state
        return state
    }

    /// Whether constraints decide where this view is. Not so in a list, which places its cells itself whatever they say
    /// of their masks.
    var isConstrained: Bool {
        autoLayout?.translatesMask == false && superviewReference?.places(self) != true
    }

    /// Whether the size of this view is given to what it contains.
    var isScopeRoot: Bool { superviewReference == nil || !isConstrained }

    /// The view whose given size decides everything inside this one: itself, unless constraints place it.
    var scopeRoot: UIView {
        var view = self
        while view.isConstrained, let parent = view.superviewReference { view = parent }
        return view
    }
}
