import ListEngine

/// Cells ahead of sight.
///
/// UIKit: from iOS 10 on cells of items that are about to come are asked for in frames that have time left; they count
/// as displayed once they come (WWDC 2016, Apple's documentation). How many is not documented.
///
/// DIFFERS: here it is the next line in the direction of scrolling, in a frame in which no cell comes in; cells that went
/// out of sight are not kept. Items of a section that scrolls for itself are made ahead as that section scrolls.
extension UICollectionView {
    // MARK: Scrolling

    /// The window over the content moved. Content that is pulled beyond its edges brings nothing.
    func viewportDidMove(from old: CGRect, to new: CGRect) {
        guard old.size == new.size,
            let heading = ScrollHeading(x: new.minX - old.minX, y: new.minY - old.minY),
            position.metrics.clamped(new.origin) == new.origin
        else { return }
        didMove(on: .init(section: nil, heading: heading))
    }

    /// A section's own scroller moved by `amount` points towards the end of writing.
    func scrollerWindowDidMove(_ section: Int, by amount: CGFloat) {
        guard amount != 0, let scroller = scrollers.known[section], let view = scrollers.views[section],
            view.position.metrics.clamped(view.contentOffset) == view.contentOffset
        else { return }
        let isForward = scroller.isForward(amount, isFlipped: isFlipped)
        didMove(on: .init(section: section, heading: .init(axis: scroller.axis, isForward: isForward)))
    }

    private func didMove(on course: PreparedCells.Course) {
        guard isPrefetchingEnabled, window != nil, !isReordering, !pass.isRunning,
            prepared.move(on: course)
        else { return }
        setNeedsLayout()
    }

    // MARK: In a layout pass

    /// Releases cells that scrolling no longer brings into sight.
    func releasePassedCells(in window: CGRect) {
        guard !prepared.isEmpty else { return }
        let passed = Set(prepared.elements.list.filter { !mayCome($0.attributes, in: window) }.map(\.key))
        release(prepared.elements.remove { passed.contains($0.key) })
    }

    /// Whether an item is in sight, or ahead by no more than half a window.
    private func mayCome(_ attributes: UICollectionViewLayoutAttributes, in window: CGRect) -> Bool {
        if isShown(attributes, in: window) { return true }
        guard let course = prepared.course, attributes.scroller == course.section,
            let area = area(of: course, window), let frame = placeOnScreen(attributes)
        else { return false }
        let distance = course.heading.distance(to: frame, from: area)
        return distance >= 0 && distance <= area.size.along(course.heading.axis) / 2
    }

    /// The window that items come into.
    private func area(of course: PreparedCells.Course, _ window: CGRect) -> CGRect? {
        guard let section = course.section else { return window }
        return scrollers.known[section].map { flipped($0.frame) }
    }

    /// Makes the cells of the line that comes next, unless cells came in with this pass.
    func prepareCellsAhead(in window: CGRect, cellsCame: Bool) {
        defer { prepared.isMoving = false }
        if cellsCame { prepared.isComplete = false }
        guard prepared.isMoving, !prepared.isComplete, !cellsCame, change.motion == nil,
            let course = prepared.course, let area = area(of: course, window)
        else { return }
        let axis = course.heading.axis
        let half = area.size.along(axis) / 2
        let way = CGPoint.along(axis, course.heading.isForward ? half : -half, across: 0)
        let known = course.section == nil ? attributes(ahead: way, of: area) : attributesCache.list
        let candidates = known.filter {
            $0.key.category == .cell && $0.scroller == course.section && elements[$0.key] == nil
                && dataPath($0.indexPath) != nil
        }
        let frames = candidates.map { placeOnScreen($0) ?? .null }
        let line = course.heading.nextLine(of: frames, beyond: area).map { candidates[$0] }
        let step = prepared.elements.move(to: line, key: \.key)
        release(step.leaving)
        for attributes in step.coming { prepareCell(attributes) }
        prepared.isComplete = true
    }

    private func prepareCell(_ attributes: UICollectionViewLayoutAttributes) {
        let view = makeView(attributes)
        view.isPrepared = true
        prepared.elements.insert(.init(key: attributes.key, view: view, attributes: attributes))
        apply(attributes, to: view)
        place(view, attributes, isShown: false)
        guard let size = measure(view, attributes), size != attributes.size else { return }
        let measured = attributes.copied
        measured.plainFrame.size = size
        prepared.elements.setAttributes(measured, for: attributes.key)
    }

    // MARK: Release

    /// Cells that were never displayed wait for their next use.
    private func release(_ unused: [CollectionElement]) {
        for element in unused.reversed() {
            element.view.elementKey = nil
            element.view.isPrepared = false
            reuse.put(element.view)
        }
    }

    /// All that was made ahead is of no use any more: other data, another layout, another size.
    func releasePreparedCells() {
        let unused = prepared.elements.list
        prepared = PreparedCells()
        release(unused)
    }

    /// Prepared cells stay with their items; those of deleted and reloaded ones go.
    func movePreparedCells(_ map: BatchMap) {
        guard !prepared.isEmpty else { return }
        release(prepared.elements.follow(map))
        prepared.isComplete = false
    }
}
