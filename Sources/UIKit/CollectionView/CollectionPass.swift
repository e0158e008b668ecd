/// What the next layout of a collection view has to do, besides showing what comes into the window.
struct CollectionNeeds: OptionSet {
    let rawValue: Int
    /// The layout's answers changed: what is in sight is placed anew.
    static let place = CollectionNeeds(rawValue: 1)
    /// All views are made anew.
    static let reload = CollectionNeeds(rawValue: 2)
    /// Self-sizing cells are asked for their sizes again.
    static let remeasure = CollectionNeeds(rawValue: 4)
    /// Another layout came in: what rests beyond its edges is brought back.
    static let meetEdges = CollectionNeeds(rawValue: 8)
}

/// Where a collection view stands between and within layout passes.
struct CollectionPass {
    /// What the layout knows.
    enum LayoutState {
        /// It was invalidated since it was prepared last.
        case outdated
        /// `prepare()` runs: what the layout invalidates of itself meanwhile needs no other pass.
        case preparing
        /// It answers for the present counts and bounds.
        case prepared
    }

    private(set) var layout = LayoutState.outdated
    private(set) var needs: CollectionNeeds = []
    /// The bounds that the layout was last prepared for.
    private(set) var preparedBounds = CGRect.zero
    /// Elements are brought in and taken out.
    private(set) var isRunning = false
    /// How often the visible elements were worked out; tests check that scrolling inside of them costs none.
    private(set) var runs = 0

    /// A subview is put in: that does not ask for another layout.
    var isPlacing = false
    /// Whether what is shown is turned around for the direction of writing.
    var isFlipped = false
    /// Whether the layout's places were mirrored for it.
    var isMirrored = false
    /// Scrolling invalidates the layout: there is no use in asking it about more than the window.
    var layoutFollowsBounds = false
    /// The bounds before the change that the layout is asked about just now.
    var boundsBefore: CGRect?
    /// The bounds before a change of size that is animated, until the elements are placed.
    var animatedBoundsBefore: CGRect?
    /// The bounds that were known last.
    var lastBounds = CGRect.zero
    /// What the data source is asked for just now.
    var requested: UICollectionViewLayoutAttributes?
    /// The cell that is filled again just now.
    weak var reconfigured: UICollectionReusableView?
    /// Views that went out and may still find a new use before the pass ends.
    var freed: [UICollectionReusableView] = []

    var isPrepared: Bool { layout == .prepared }
    var isPreparing: Bool { layout == .preparing }
    var needsReload: Bool { needs.contains(.reload) }
    /// Something asked for another round since the elements were last placed.
    var isUnsettled: Bool { !isPrepared || !needs.isDisjoint(with: [.place, .reload]) }

    // MARK: What happens

    mutating func setNeeds(_ more: CollectionNeeds) { needs.formUnion(more) }

    /// - Returns: whether something was to be done; it counts as done from now on.
    mutating func resolve(_ need: CollectionNeeds) -> Bool { needs.remove(need) != nil }

    /// The layout's answers are outdated.
    /// - Returns: false while it is being prepared: it is about to answer anew.
    mutating func invalidate() -> Bool {
        guard layout != .preparing else { return false }
        layout = .outdated
        setNeeds(.place)
        return true
    }

    /// - Returns: false when there is nothing to prepare.
    mutating func beginPreparing() -> Bool {
        guard layout == .outdated else { return false }
        layout = .preparing
        return true
    }

    /// - Parameter bounds: those that the layout was prepared for.
    mutating func endPreparing(_ bounds: CGRect) {
        preparedBounds = bounds
        layout = .prepared
    }

    /// - Returns: false when a pass runs already.
    mutating func begin() -> Bool {
        guard !isRunning else { return false }
        isRunning = true
        return true
    }

    mutating func end() { isRunning = false }

    /// One round: the elements are worked out.
    mutating func countRound() { runs += 1 }
}
