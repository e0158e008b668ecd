import CoreGraphics

/// The blueprint of an element: a cell, or a group of elements.
public struct CompositionalItem: Sendable, Hashable {
    public var size: CompositionalSize
    /// Taken off the size: what is left is the frame.
    public var insets: ListInsets
    /// Added around the size.
    public var edgeSpacing: CompositionalEdgeSpacing
    public var supplements: [CompositionalSupplement]
    /// nil for a cell.
    public var group: CompositionalGroup?

    public init(
        size: CompositionalSize, insets: ListInsets = .zero,
        edgeSpacing: CompositionalEdgeSpacing = .none, supplements: [CompositionalSupplement] = [],
        group: CompositionalGroup? = nil
    ) {
        (self.size, self.insets, self.edgeSpacing) = (size, insets, edgeSpacing)
        (self.supplements, self.group) = (supplements, group)
    }
}

/// How a group arranges its members.
public struct CompositionalGroup: Sendable, Hashable {
    public enum Members: Sendable, Hashable {
        /// In turn, over and over, while there is room.
        case filling([CompositionalItem])
        /// So many of equal length that together they fill the group.
        case divided([CompositionalItem], count: Int)
        /// So many with their own length, as far as there is room.
        case repeated([CompositionalItem], count: Int)
        /// Frames by a function that the solver's caller holds under this number.
        case custom(Int)
    }

    public var axis: FlowAxis
    public var members: Members
    public var spacing: CompositionalSpacing

    public init(axis: FlowAxis, members: Members, spacing: CompositionalSpacing = .none) {
        (self.axis, self.members, self.spacing) = (axis, members, spacing)
    }
}

/// An extra view fixed to an element or group: a badge.
public struct CompositionalSupplement: Sendable, Hashable {
    /// The caller's number for its kind.
    public var kind: Int
    public var size: CompositionalSize
    public var container: CompositionalAnchor
    /// Which of its own points lies on the container's; nil: the same one.
    public var own: CompositionalAnchor?
    public var insets: ListInsets
    public var zIndex: Int

    public init(
        kind: Int, size: CompositionalSize, container: CompositionalAnchor, own: CompositionalAnchor? = nil,
        insets: ListInsets = .zero, zIndex: Int = 0
    ) {
        (self.kind, self.size, self.container) = (kind, size, container)
        (self.own, self.insets, self.zIndex) = (own, insets, zIndex)
    }

    /// Where it lies at a rectangle.
    func frame(at host: CGRect, scale: CGFloat) -> CGRect {
        let size = size.resolved(in: host.size, scale: scale)
        let place = container.place
        let mine = (own ?? container).place
        let shift = container.shift(for: size)
        let back = own?.shift(for: size) ?? .zero
        let frame = CGRect(
            x: host.minX + host.width * place.x - size.width * mine.x + shift.x - back.x,
            y: host.minY + host.height * place.y - size.height * mine.y + shift.y - back.y,
            width: size.width, height: size.height)
        return frame.taking(insets)
    }
}

/// A frame that a custom group's function gave.
public struct CompositionalCustomFrame: Sendable, Hashable {
    public var frame: CGRect
    public var zIndex: Int
    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
    }
}

extension CGRect {
    func taking(_ insets: ListInsets) -> CGRect {
        let size = insets.inside(size)
        return CGRect(x: minX + insets.leading, y: minY + insets.top, width: size.width, height: size.height)
    }
}
