@_exported import UIKit

/// What a side may be set equal to: a number, a size, a view, a guide, or a side of these.
public protocol ConstraintRelatableTarget {}
/// What a constraint may be moved by.
public protocol ConstraintConstantTarget: ConstraintRelatableTarget {
    /// The constant, in points, for one of the sides that the sentence names.
    func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
public protocol ConstraintMultiplierTarget { var _factor: CGFloat { get } }
public protocol ConstraintPriorityTarget { var _priority: Float { get } }

/// A number is the same for every side.
public protocol _ConstraintNumber: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    var _points: CGFloat { get }
}
extension _ConstraintNumber {
    public func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { _points }
    public var _factor: CGFloat { _points }
    public var _priority: Float { Float(_points) }
}
extension Int: _ConstraintNumber { public var _points: CGFloat { CGFloat(self) } }
extension UInt: _ConstraintNumber { public var _points: CGFloat { CGFloat(self) } }
extension Float: _ConstraintNumber { public var _points: CGFloat { CGFloat(self) } }
extension Double: _ConstraintNumber { public var _points: CGFloat { CGFloat(self) } }
extension CGFloat: _ConstraintNumber { public var _points: CGFloat { self } }

extension CGSize: ConstraintOffsetTarget {
    public func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .width: width
        case .height: height
        default: 0
        }
    }
}

extension CGPoint: ConstraintOffsetTarget {
    public func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin, .right, .trailing, .rightMargin, .trailingMargin,
            .centerX, .centerXWithinMargins:
            x
        case .top, .topMargin, .bottom, .bottomMargin, .centerY, .centerYWithinMargins, .lastBaseline,
            .firstBaseline:
            y
        default: 0
        }
    }
}

/// Inwards from each side.
extension UIEdgeInsets: ConstraintOffsetTarget, ConstraintInsetTarget {
    public func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leftMargin, .leading, .leadingMargin: left
        case .right, .rightMargin, .trailing, .trailingMargin: -right
        case .top, .topMargin, .firstBaseline: top
        case .bottom, .bottomMargin, .lastBaseline: -bottom
        case .centerX, .centerXWithinMargins: (left - right) / 2
        case .centerY, .centerYWithinMargins: (top - bottom) / 2
        case .width: -(left + right)
        case .height: -(top + bottom)
        default: 0
        }
    }
}

extension NSDirectionalEdgeInsets: ConstraintOffsetTarget, ConstraintDirectionalInsetTarget {
    public func _constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)._constant(for: attribute)
    }
}

extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// Sides of a view or a guide, as `title.snp.bottom` is.
@preconcurrency @MainActor
public final class ConstraintItem: ConstraintRelatableTarget {
    private(set) weak var target: AnyObject?
    let attributes: Attributes

    init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute] = []) {
        (self.target, self.attributes) = (target, Attributes(list: attributes))
    }
}

/// How much a constraint weighs. `medium` is 500, as between UIKit's two.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Sendable, ConstraintPriorityTarget {
    public let value: Float
    public init(_ value: Float) { self.value = value }
    public init(floatLiteral value: Float) { self.value = value }

    public static let required: Self = 1000.0
    public static let high: Self = 750.0
    public static let medium: Self = 500.0
    public static let low: Self = 250.0

    public func advanced(by other: Float) -> Self { Self(value + other) }
    public var _priority: Float { value }
}
extension UILayoutPriority: ConstraintPriorityTarget { public var _priority: Float { rawValue } }
