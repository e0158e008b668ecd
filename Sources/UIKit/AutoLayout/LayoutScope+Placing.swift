extension LayoutScope {
    /// The frame that constraints give a member, on the pixel grid.
    private func frame(of view: UIView, slot: Int, scale: CGFloat) -> CGRect {
        view.frame(forAlignmentRect: rect(at: slot).roundedToPixels(scale))
    }

    /// Asks for layout where a solution says something new of a member that is not there yet, so that the pass reaches it.
    ///
    /// UIKit: only values that change ask for layout. What an app moves by `center` stays until its superview is laid out for another
    /// reason: a published film shows such a view, with constraints of its size alone, dragged from corner to corner.
    func markMovedViews() {
        let scale = root.traitCollection.displayScale
        for index in members.indices {
            // Layout that was asked for may have begun at once, and have changed who the members are.
            guard index < members.count else { break }
            let (view, slot) = (members[index].view, members[index].slot)
            let solved = rect(at: slot)
            guard members[index].solved != solved else { continue }
            members[index].solved = solved
            guard let parent = view.superviewReference, !parent.waitsForLayout, !leaves(view, slot: slot)
            else { continue }
            let frame = frame(of: view, slot: slot, scale: scale)
            if !view.isPlaced(at: frame, in: parent, byFrame: view.isPlacedByFrame(in: parent)) {
                parent.setNeedsLayout()
            }
        }
        for content in contentSlots
        where contentSize(content.view, content.slot) != content.view.scrollableContentSize {
            content.view.setNeedsLayout()
        }
    }

    /// Whether a view gave up its mask and nothing says where it is or how large: it keeps its frame, whatever places its superview. So does the
    /// collection view of a published library's tests, and the view above a list of another that pulls to refresh. What is spoken of in part stands at
    /// the corner along an axis that nothing speaks of.
    private func leaves(_ view: UIView, slot: Int) -> Bool {
        for variable in slot..<slot + Self.variablesOfMember where isSpokenOf[variable] { return false }
        return !(view.superviewReference is UIStackView)
    }

    /// Puts the members that are subviews of a view into their places.
    func place(subviewsOf view: UIView) {
        let scale = root.traitCollection.displayScale
        for subview in view.subviewList {
            guard subview.autoLayout?.translatesMask == false, !view.places(subview),
                let slot = slots[ObjectIdentifier(subview)], !leaves(subview, slot: slot)
            else { continue }
            subview.place(at: frame(of: subview, slot: slot, scale: scale), in: view)
        }
        if let content = contentSlots.first(where: { $0.view === view }), let scroll = view as? UIScrollView {
            let size = contentSize(view, content.slot)
            if size != scroll.contentSize { scroll.contentSize = size }
        }
    }

    private func contentSize(_ view: UIView, _ slot: Int) -> CGSize {
        var size = CGSize(width: value(slot), height: value(slot + 1))
        if let scroll = view as? UIScrollView, let zoomed = scroll.viewZoomedInside {
            size.width += zoomed.bounds.width * (scroll.zoomScale - 1)
            size.height += zoomed.bounds.height * (scroll.zoomScale - 1)
        }
        return CGRect(origin: .zero, size: size).roundedToPixels(root.traitCollection.displayScale).size
    }
}

extension UIView {
    /// What a scroll view scrolls; the bounds of any other view.
    var scrollableContentSize: CGSize { (self as? UIScrollView)?.contentSize ?? bounds.size }

    fileprivate func isPlaced(at frame: CGRect, in parent: UIView, byFrame isPlacedByFrame: Bool) -> Bool {
        guard isPlacedByFrame else {
            return bounds.size == frame.size && center == centre(in: frame, of: parent)
        }
        // As `untransformedFrame` has it, number by number: this is asked of every view at each solution.
        let (size, position, anchor) = (rootLayer.bounds.size, rootLayer.position, rootLayer.anchorPoint)
        return size.width == frame.size.width && size.height == frame.size.height
            && position.x - size.width * anchor.x == frame.origin.x
            && position.y - size.height * anchor.y == frame.origin.y
    }

    fileprivate func place(at frame: CGRect, in parent: UIView) {
        let byFrame = isPlacedByFrame(in: parent)
        guard !isPlaced(at: frame, in: parent, byFrame: byFrame) else { return }
        // The same in one step, where no class of the app hears of its bounds or its centre.
        if byFrame, layer.affineTransform().isIdentity, !overrides(.geometry) {
            self.frame = frame
        } else {
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            center = centre(in: frame, of: parent)
        }
    }

    fileprivate func isPlacedByFrame(in parent: UIView) -> Bool {
        let anchor = rootLayer.anchorPoint
        return anchor.x == 0.5 && anchor.y == 0.5
            && (parent as? UIScrollView)?.viewZoomedInside !== self
    }

    /// UIKit: constraints set bounds and centre; another anchor point, or a transform, moves the view from there. A
    /// scroll view's zoomed view counts at its zoomed size: it begins where its frame does.
    private func centre(in frame: CGRect, of parent: UIView) -> CGPoint {
        guard let scroll = parent as? UIScrollView, scroll.viewZoomedInside === self else {
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        return CGPoint(
            x: frame.minX + frame.width * scroll.zoomScale / 2,
            y: frame.minY + frame.height * scroll.zoomScale / 2)
    }

    /// The solution this view's subviews are placed by: that of the nearest view around them with a given
    /// size.
    var currentScope: LayoutScope {
        if let home = autoLayout?.home { return home }
        let root = scopeRoot
        let state = root.autoLayoutState
        if let scope = state.placing { return scope }
        let scope = LayoutScope(root: root, purpose: .placing, given: root.bounds.size)
        state.placing = scope
        return scope
    }

    /// Works out what changed constraints say of the views below this one, and asks for the layout of those that have a
    /// subview to move.
    func solveChangedConstraints() {
        guard let autoLayout, autoLayout.awaitsSolution else { return }
        autoLayout.awaitsSolution = false
        // Its own layout works it out, with the size that it has then.
        guard !waitsForLayout else { return }
        autoLayout.isStructureDirty = false
        if holdsConstraints { currentScope.bringUpToDate() }
    }

    private var holdsConstraints: Bool {
        subviewList.contains(where: \.isConstrained) || autoLayout?.guides.isEmpty == false
            || autoLayout?.constraints.isEmpty == false
    }

    /// Places the subviews that constraints govern.
    func layoutConstrainedSubviews() {
        autoLayout?.isStructureDirty = false
        guard holdsConstraints else { return }
        let scope = currentScope
        if let offset = autoLayout?.knownOffset, offset != bounds.origin { scope.isCurrent = false }
        scope.bringUpToDate()
        // Asked for in the middle of working it out: whoever does that places the views afterwards.
        guard !scope.isSolving else { return setNeedsLayout() }
        scope.place(subviewsOf: self)
    }

    /// Places all views that constraints govern inside of this one, however deep, before any of them is laid out itself.
    func placeConstrainedDescendants() {
        guard subviewList.contains(where: \.isConstrained) else { return }
        let scope = currentScope
        scope.bringUpToDate()
        guard !scope.isSolving else { return }
        scope.place(subviewsOf: self)
        for member in scope.members where !member.view.subviewList.isEmpty {
            scope.place(subviewsOf: member.view)
        }
    }

    /// UIKit: a view outside of any hierarchy that gave up its mask is as large as its own constraints and its content
    /// make it, along the axes that they speak of.
    func applyOwnSize() {
        guard superviewReference == nil, let state = autoLayout, !state.translatesMask else { return }
        let natural = naturalLengths
        func isSpokenOf(_ axis: NSLayoutConstraint.Axis) -> Bool {
            if (axis == .horizontal ? natural.width : natural.height) != nil { return true }
            return state.constraints.contains { constraint in
                LayoutPlace(constraint.firstAttribute, isRightToLeft: false)?.axis == axis
                    && constraint.items.contains { $0.view === self }
            }
        }
        let (width, height) = (isSpokenOf(.horizontal), isSpokenOf(.vertical))
        guard width || height else { return }
        let own = frame.size
        let fitting = fittingSize(
            CGSize(width: width ? 0 : own.width, height: height ? 0 : own.height),
            width ? .fittingSizeLevel : .required, height ? .fittingSizeLevel : .required)
        let size = CGSize(
            width: width ? fitting.width : own.width, height: height ? fitting.height : own.height)
        if size != own { frame.size = size }
    }

    /// The size this view asks for under a target size; both lengths rounded up to pixels.
    func fittingSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updatePropertiesIfNeeded()
        updateConstraintsIfNeeded()
        let state = autoLayoutState
        var scope = state.fitting
        if case .fitting(horizontal.rawValue, vertical.rawValue)? = scope?.purpose {} else { scope = nil }
        if scope?.isSolving == true { scope = nil }
        let fitting =
            scope
            ?? LayoutScope(
                root: self, purpose: .fitting(horizontal: horizontal.rawValue, vertical: vertical.rawValue),
                given: targetSize)
        state.fitting = fitting
        state.isInFitting = true
        fitting.given = targetSize
        fitting.isCurrent = false
        fitting.bringUpToDate()
        let scale = traitCollection.displayScale
        func up(_ value: CGFloat) -> CGFloat {
            scale > 0 ? ((value * scale) - 1e-4).rounded(.up) / scale : value
        }
        return CGSize(width: up(fitting.rootSize.width), height: up(fitting.rootSize.height))
    }
}
