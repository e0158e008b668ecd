import ListEngine

/// The scroll view around the cells of one section that scrolls for itself. Named as UIKit's.
@preconcurrency @MainActor
final class _UICollectionViewOrthogonalScrollerEmbeddedScrollView: UIScrollView, PlacedByLevel {
    weak var collection: UICollectionView?
    var section = 0
    private(set) var scroller: SectionScroller?
    var placedLevel: CollectionElementLevel?
    /// The group that was at rest last.
    private var restingGroup = 0
    /// Takes over a geometry: what that moves is no scrolling.
    private var isSettingUp = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var isReversed: Bool {
        scroller?.axis == .horizontal && collection?.isFlipped == true
    }

    /// From the start of writing, points.
    var advance: CGFloat {
        guard let scroller else { return 0 }
        return scroller.turned(contentOffset.along(scroller.axis), isFlipped: isReversed)
    }

    func offset(for advance: CGFloat) -> CGPoint {
        scroller?.offset(for: advance, isFlipped: isReversed) ?? .zero
    }

    /// Shows a section's window, moved by `advance`.
    func show(_ scroller: SectionScroller, frame: CGRect, advance: CGFloat) {
        isSettingUp = true
        defer { isSettingUp = false }
        let isFirst = self.scroller == nil
        let advance = turned(advance, from: self.scroller, to: scroller)
        self.scroller = scroller
        if self.frame != frame { self.frame = frame }
        let isAcross = scroller.axis == .horizontal
        let size = CGSize(
            width: isAcross ? scroller.length : frame.width,
            height: isAcross ? frame.height : scroller.length)
        if contentSize != size { contentSize = size }
        let (lead, trail) = scroller.margins
        let inset =
            isAcross
            ? UIEdgeInsets(
                top: 0, left: isReversed ? trail : lead, bottom: 0, right: isReversed ? lead : trail)
            : UIEdgeInsets(top: lead, left: 0, bottom: trail, right: 0)
        if contentInset != inset { contentInset = inset }
        let isPaging = scroller.behavior == .paging
        if isPagingEnabled != isPaging { isPagingEnabled = isPaging }
        if decelerationRate != scroller.decelerationRate { decelerationRate = scroller.decelerationRate }
        bounces = scroller.bounce != .never
        if isAcross { alwaysBounceHorizontal = scroller.bounce == .always }
        if !isAcross { alwaysBounceVertical = scroller.bounce == .always }
        if position.activity == .idle {
            let target = offset(for: min(max(advance, scroller.leastAdvance), scroller.mostAdvance))
            if target != contentOffset { contentOffset = target }
        }
        if isFirst { restingGroup = scroller.group(nearestTo: advance) }
    }

    /// A window of another length: the group or page at rest stays at rest.
    private func turned(_ advance: CGFloat, from old: SectionScroller?, to new: SectionScroller) -> CGFloat {
        guard let old, old.viewport != new.viewport, old.viewport > 0, new.groupCount > 0 else {
            return advance
        }
        switch new.behavior {
        case .none, .continuous: return advance
        case .paging: return (advance / old.viewport).rounded() * new.viewport
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
            return new.rest(of: min(old.group(nearestTo: advance), new.groupCount - 1))
        }
    }

    /// Goes back into the pool.
    func rest() {
        scroller = nil
        if position.activity != .idle { endMotion(notifying: false) }
        isHidden = true
    }

    override func viewportDidChange() {
        guard !isSettingUp, let scroller else { return }
        if !position.activity.isDragging, !isDecelerating {
            restingGroup = scroller.group(nearestTo: advance)
        }
        collection?.scrollerDidMove(section, to: advance)
    }

    override func layOutContent() -> Bool { collection?.layOutElementsNow() ?? false }
    override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let scroller else { return target }
        let wanted = scroller.turned(target.along(scroller.axis), isFlipped: isReversed)
        guard let rest = scroller.rest(for: wanted, from: advance, origin: restingGroup) else {
            return target
        }
        restingGroup = rest.group
        return offset(for: rest.advance)
    }
}

/// A subview of a collection view that stands at a depth.
@MainActor
protocol PlacedByLevel: UIView {
    var placedLevel: CollectionElementLevel? { get }
}

extension UICollectionReusableView: PlacedByLevel {}
