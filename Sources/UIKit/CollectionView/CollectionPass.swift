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

/// The bounds of a collection view, as its layout and its elements know them.
struct CollectionBounds {
    /// Those that were known last.
    private(set) var known = CGRect.zero
    /// Those that the layout was last prepared for.
    fileprivate(set) var prepared = CGRect.zero
    /// Those that the collection view still has while the layout is asked about others.
    var asked: CGRect?
    /// Those before a change of size that is animated, until the elements are placed.
    private(set) var animated: CGRect?
    /// Scrolling invalidates the layout: there is no use in asking it about more than the window.
    var areFollowed = false

    /// - Returns: those that were known before.
    mutating func move(to new: CGRect, isAnimated: Bool) -> CGRect {
        defer { known = new }
        if isAnimated, known.size != .zero, known.size != new.size { animated = animated ?? known }
        return known
    }

    /// What moved the content was a correction, and no movement.
    mutating func rest(at origin: CGPoint) { known.origin = origin }

    /// - Returns: whether a change of size was animated.
    mutating func endAnimation() -> Bool {
        defer { animated = nil }
        return animated != nil
    }
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
    /// Elements are brought in and taken out.
    private(set) var isRunning = false
    /// How often the visible elements were worked out; tests check that scrolling inside of them costs none.
    private(set) var runs = 0
    /// The direction of writing that the elements stand for: whether the layout's answers are turned around, or its own places mirrored.
    private(set) var direction = (isFlipped: false, isMirrored: false)
    /// Changes by its own functions.
    var bounds = CollectionBounds()
    /// What the data source is asked for just now.
    var requested: UICollectionViewLayoutAttributes?
    /// Views that went out and may still find a new use before the pass ends.
    private(set) var freed: [UICollectionReusableView] = []

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
        self.bounds.prepared = bounds
        layout = .prepared
    }

    /// - Returns: false when a pass runs already.
    mutating func begin() -> Bool {
        defer { isRunning = true }
        return !isRunning
    }

    mutating func end() { isRunning = false }

    /// One round: the elements are worked out.
    mutating func countRound() { runs += 1 }

    /// - Returns: the direction before.
    mutating func turn(isFlipped: Bool, isMirrored: Bool) -> (isFlipped: Bool, isMirrored: Bool) {
        defer { direction = (isFlipped, isMirrored) }
        return direction
    }

    mutating func free(_ view: UICollectionReusableView) { freed.append(view) }
    mutating func forgetFreed() { freed.removeAll(keepingCapacity: true) }
}
