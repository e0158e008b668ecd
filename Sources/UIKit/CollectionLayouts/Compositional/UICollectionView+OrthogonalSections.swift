import ListEngine

/// Sections of compositional layouts that scroll for themselves ("orthogonally"): their scroll views, and where elements
/// in them are seen.
extension UICollectionView {
    func advance(ofScroller section: Int) -> CGFloat { scrollers.advance(of: section) }

    func stretchToAsk(_ section: Int) -> ClosedRange<CGFloat> { scrollers.stretchToAsk(section) }

    /// The scroller of a section, wherever it is.
    func knownScroller(_ section: Int) -> SectionScroller? {
        if let scroller = scrollers.known[section] { return scroller }
        let all = CGRect(origin: .zero, size: layoutStore.collectionViewContentSize)
        scrollers.known[section] = layoutStore.scrollers(in: all).first { $0.section == section }?.scroller
        return scrollers.known[section]
    }

    /// Learns which sections scroll for themselves in a stretch of the content.
    func refreshScrollers(in rect: CGRect) {
        var known: [Int: SectionScroller] = [:]
        for (section, scroller) in layoutStore.scrollers(in: flipped(rect)) { known[section] = scroller }
        scrollers.known = known
    }

    /// Brings the scroll views of the sections in sight in, and puts the others back.
    func showScrollers(in window: CGRect) {
        guard !scrollers.known.isEmpty || !scrollers.views.isEmpty else { return }
        let seen = scrollers.known.filter { flipped($0.value.frame).overlaps(window) }
        scrollers.keep(Set(seen.keys))
        for (section, scroller) in seen.sorted(by: { $0.key < $1.key }) {
            let view = scrollers.view(for: section, in: self)
            let level = CollectionElementLevel(.cell, zIndex: 0)
            if view.superviewReference !== self || view.placedLevel != level {
                insert(view, at: level)
                view.placedLevel = level
            }
            let advance = view.scroller == nil ? scrollers.advance(of: section) : view.advance
            view.show(scroller, frame: flipped(scroller.frame), advance: advance)
            scrollers.setAdvance(view.advance, of: section)
        }
    }

    /// What an element's view stands in.
    func parent(for attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.scroller.flatMap { scrollers.views[$0] } ?? self
    }

    /// The frame of an element in the coordinates of what it stands in.
    func frameInParent(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.scroller, let scroller = scrollers.known[section] else {
            return attributes.plainFrame
        }
        let origin = flipped(scroller.frame).origin
        return attributes.plainFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// How far a section's content is moved against where its elements rest.
    func scrollerOffset(_ section: Int, _ scroller: SectionScroller) -> CGPoint {
        scroller.offset(for: scrollers.advance(of: section), isFlipped: isFlipped)
    }

    /// Where an element is seen, in content coordinates; nil when its section's window hides it.
    func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect? {
        guard let section = attributes.scroller else { return attributes.transformedFrame }
        guard let scroller = scrollers.known[section], let frame = placeOnScreen(attributes) else {
            return nil
        }
        let window = flipped(scroller.frame)
        return frame.span(along: scroller.axis).overlaps(window.span(along: scroller.axis)) ? frame : nil
    }

    /// Where an element stands now, in content coordinates, seen or not; nil when its section is out of reach.
    func placeOnScreen(_ attributes: UICollectionViewLayoutAttributes) -> CGRect? {
        guard let section = attributes.scroller else { return attributes.transformedFrame }
        guard let scroller = scrollers.known[section] else { return nil }
        let offset = scrollerOffset(section, scroller)
        return attributes.transformedFrame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    func isShown(_ attributes: UICollectionViewLayoutAttributes, in window: CGRect) -> Bool {
        guard !isGap(attributes.key), let frame = shownFrame(attributes) else { return false }
        return attributes.key.category == .cell ? frame.holdsCell(in: window) : frame.overlaps(window)
    }

    /// A section's own scroller moved. What it shows already needs no layout.
    func scrollerDidMove(_ section: Int, to advance: CGFloat) {
        scrollers.move(section, to: advance)
        guard !pass.isPreparing, !pass.isRunning, pass.isPrepared else { return }
        if layoutStore.scrollerMovementMatters(section) {
            attributesCache.clear()
            setNeedsLayout()
        } else if !scrollers.cover(bounds) || !elementsMatch(bounds) {
            setNeedsLayout()
        }
        scrollerWindowDidMove(section, by: scrollers.moves[section] ?? 0)
    }

    /// Whether exactly the elements that have views are to be seen. O(n), no allocation.
    func elementsMatch(_ window: CGRect) -> Bool {
        var next = 0
        let shown = elements.list
        for attributes in attributesCache.list where isShown(attributes, in: window) {
            guard next < shown.count, shown[next].key == attributes.key else { return false }
            next += 1
        }
        return next == shown.count
    }

    /// Scrolls a section's own scroller so that an element lies as `position` says.
    func scrollScroller(
        to attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool
    ) {
        guard let section = attributes.scroller, let scroller = knownScroller(section),
            let target = scrollerOffset(showing: attributes, at: position)
        else { return }
        let current = scrollerOffset(section, scroller)
        guard target != current else { return }
        if let view = scrollers.views[section] {
            let path = attributes.indexPath
            let fixed = position.fixed(
                from: current, to: target, item: attributes.size, window: scroller.frame.size)
            view.scroll(animated: animated) { [weak self] in
                guard let self, counts.contains(path), let attributes = askItem(path) else { return nil }
                return scrollerOffset(showing: attributes, at: fixed)
            }
        } else {
            scrollers.setAdvance(
                scroller.turned(target.along(scroller.axis), isFlipped: isFlipped), of: section)
            attributesCache.clear()
            setNeedsLayout()
        }
    }

    /// The offset of a section's own scroller at which an element lies as `position` says.
    private func scrollerOffset(
        showing attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition
    ) -> CGPoint? {
        guard let section = attributes.scroller, let scroller = knownScroller(section) else { return nil }
        let axis = scroller.axis
        let current = scrollerOffset(section, scroller).along(axis)
        let window = ExtentSpan(start: current, extent: scroller.viewport)
        let span = frameInParent(attributes).span(along: axis)
        var target = current + span.shift(into: window, position.alignment(along: axis))
        target = max(min(target, scroller.length - scroller.viewport), 0)
        if scroller.behavior == .groupPagingCentered || scroller.behavior == .groupPaging {
            let advance = scroller.turned(target, isFlipped: isFlipped)
            let rest = scroller.rest(of: scroller.group(nearestTo: advance))
            target = scroller.turned(rest, isFlipped: isFlipped)
        }
        return .along(axis, target, across: 0)
    }
}

extension CGRect {
    /// Whether a window shows some of a cell, which may have no width or no height at first: there are layouts that begin so and ask their cells.
    fileprivate func holdsCell(in window: CGRect) -> Bool {
        overlaps(window)
            || minX < window.maxX && minY < window.maxY
                && (maxX > window.minX || size.width == 0 && minX == window.minX)
                && (maxY > window.minY || size.height == 0 && minY == window.minY)
    }
}
