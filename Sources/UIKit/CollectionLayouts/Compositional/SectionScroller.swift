import ListEngine

/// A section that scrolls for itself: the window on it, and how it comes to rest.
///
/// Distances run from the start of writing: an advance of 0 shows the first group at its leading edge.
@MainActor
struct SectionScroller {
    /// In content coordinates.
    var frame: CGRect
    /// Along the axis, insets included.
    var length: CGFloat
    var axis: FlowAxis
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var decelerationRate: UIScrollView.DecelerationRate
    var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    var groupCount: Int
    /// Where a group begins, and how long it is.
    var groupStart: (Int) -> CGFloat
    var groupLength: (Int) -> CGFloat

    /// Of the window along the axis.
    var viewport: CGFloat { frame.size.along(axis) }

    /// A place along the axis from the start of writing, as one from the content's left or top edge, and the other way round.
    /// - Parameter isFlipped: whether the collection view turns its layout around for the direction of writing.
    func turned(_ place: CGFloat, isFlipped: Bool) -> CGFloat {
        isFlipped && axis == .horizontal ? length - viewport - place : place
    }

    /// The content offset at which the section has moved by an advance.
    func offset(for advance: CGFloat, isFlipped: Bool) -> CGPoint {
        .along(axis, turned(advance, isFlipped: isFlipped), across: 0)
    }

    /// Where content goes that moves by `amount` points towards the end of writing: to larger coordinates or not.
    func isForward(_ amount: CGFloat, isFlipped: Bool) -> Bool {
        (amount > 0) != (isFlipped && axis == .horizontal)
    }

    /// Room before the first and after the last group, so that they can stand in the middle.
    var margins: (lead: CGFloat, trail: CGFloat) {
        guard behavior == .groupPagingCentered, groupCount > 0 else { return (0, 0) }
        let last = groupCount - 1
        return (
            max((viewport - groupLength(0)) / 2 - groupStart(0), 0),
            max((viewport - groupLength(last)) / 2 - (length - groupStart(last) - groupLength(last)), 0)
        )
    }

    var leastAdvance: CGFloat { -margins.lead }
    var mostAdvance: CGFloat { max(length + margins.trail - viewport, leastAdvance) }

    /// Where a group is at rest.
    func rest(of group: Int) -> CGFloat {
        let start = groupStart(group)
        let advance =
            behavior == .groupPagingCentered
            ? start + groupLength(group) / 2 - viewport / 2 : start - groupStart(0)
        return min(max(advance, leastAdvance), mostAdvance)
    }

    /// The group whose resting place is nearest. O(log groups).
    func group(nearestTo advance: CGFloat) -> Int {
        var low = 0
        var high = max(groupCount - 1, 0)
        while low < high {
            let middle = (low + high) / 2
            let here = abs(rest(of: middle) - advance)
            let next = abs(rest(of: middle + 1) - advance)
            if next < here || (next == here && rest(of: middle) < advance) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Where a drag that would run to `target` comes to rest.
    /// - Parameter origin: the group at rest when the drag began.
    func rest(for target: CGFloat, from advance: CGFloat, origin: Int) -> (advance: CGFloat, group: Int)? {
        guard groupCount > 0 else { return nil }
        switch behavior {
        case .none, .continuous, .paging: return nil
        case .continuousGroupLeadingBoundary:
            let group = group(nearestTo: target)
            return (rest(of: group), group)
        case .groupPaging, .groupPagingCentered:
            var group = group(nearestTo: advance)
            if abs(target - advance) > 20 { group = target > advance ? origin + 1 : origin - 1 }
            group = min(max(group, origin - 1, 0), origin + 1, groupCount - 1)
            return (rest(of: group), group)
        }
    }
}
