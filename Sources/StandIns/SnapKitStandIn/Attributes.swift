import UIKit

/// The sides, lengths and lines that one sentence of constraints is about, in the order in which they are written.
struct Attributes: Equatable {
    var list: [NSLayoutConstraint.Attribute]

    static let edges = Self(list: [.left, .top, .right, .bottom])
    static let directionalEdges = Self(list: [.leading, .top, .trailing, .bottom])
    static let margins = Self(list: [.leftMargin, .topMargin, .rightMargin, .bottomMargin])
    static let directionalMargins = Self(list: [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])

    /// What an attribute of this list is set against in another list.
    /// - Returns: the same place of a list of the same length, as `edges` and `margins` are; else the first of the other.
    func counterpart(of index: Int, in other: Attributes) -> NSLayoutConstraint.Attribute {
        if other.list.isEmpty { return list[index] }
        if other.list.count == list.count { return other.list[index] }
        return other.list[0]
    }
}

/// What has sides, lengths and lines: a view, a guide, and what constraints are written in.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL {
    associatedtype Attribute
    func _attribute(_ list: [NSLayoutConstraint.Attribute]) -> Attribute
}

extension ConstraintAttributesDSL {
    public var left: Attribute { _attribute([.left]) }
    public var top: Attribute { _attribute([.top]) }
    public var right: Attribute { _attribute([.right]) }
    public var bottom: Attribute { _attribute([.bottom]) }
    public var leading: Attribute { _attribute([.leading]) }
    public var trailing: Attribute { _attribute([.trailing]) }
    public var width: Attribute { _attribute([.width]) }
    public var height: Attribute { _attribute([.height]) }
    public var centerX: Attribute { _attribute([.centerX]) }
    public var centerY: Attribute { _attribute([.centerY]) }
    public var lastBaseline: Attribute { _attribute([.lastBaseline]) }
    public var firstBaseline: Attribute { _attribute([.firstBaseline]) }
    public var leftMargin: Attribute { _attribute([.leftMargin]) }
    public var topMargin: Attribute { _attribute([.topMargin]) }
    public var rightMargin: Attribute { _attribute([.rightMargin]) }
    public var bottomMargin: Attribute { _attribute([.bottomMargin]) }
    public var leadingMargin: Attribute { _attribute([.leadingMargin]) }
    public var trailingMargin: Attribute { _attribute([.trailingMargin]) }
    public var centerXWithinMargins: Attribute { _attribute([.centerXWithinMargins]) }
    public var centerYWithinMargins: Attribute { _attribute([.centerYWithinMargins]) }
    public var edges: Attribute { _attribute(Attributes.edges.list) }
    public var directionalEdges: Attribute { _attribute(Attributes.directionalEdges.list) }
    public var horizontalEdges: Attribute { _attribute([.left, .right]) }
    public var verticalEdges: Attribute { _attribute([.top, .bottom]) }
    public var directionalHorizontalEdges: Attribute { _attribute([.leading, .trailing]) }
    public var directionalVerticalEdges: Attribute { _attribute([.top, .bottom]) }
    public var size: Attribute { _attribute([.width, .height]) }
    public var center: Attribute { _attribute([.centerX, .centerY]) }
    public var margins: Attribute { _attribute(Attributes.margins.list) }
    public var directionalMargins: Attribute { _attribute(Attributes.directionalMargins.list) }
    public var centerWithinMargins: Attribute { _attribute([.centerXWithinMargins, .centerYWithinMargins]) }
}
