import UIKit

/// One sentence of constraints in the making: `make.left.right.equalTo(title).inset(8).priority(.high)`.
final class Sentence {
    /// Not held: what is made of the sentence is kept by this view.
    weak var from: AnyObject?
    var attributes: Attributes
    var relation = NSLayoutConstraint.Relation.equal
    var to: ConstraintItem?
    var constant: any ConstraintConstantTarget = CGFloat(0)
    var multiplier: CGFloat = 1
    var priority: Float = ConstraintPriority.required.value
    var label: String?
    @MainActor private(set) lazy var constraint = Constraint(self)

    init(_ from: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.from = from
        self.attributes = Attributes(list: attributes)
    }
}

/// The first part: further sides, then what they are set against.
@preconcurrency @MainActor
public final class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintAttributesDSL {
    public func _attribute(_ list: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        sentence.attributes.list += list
        return self
    }
}

@preconcurrency @MainActor
public class ConstraintMakerRelatable {
    let sentence: Sentence
    init(_ sentence: Sentence) { self.sentence = sentence }

    private func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: any ConstraintRelatableTarget
    ) -> ConstraintMakerEditable {
        sentence.relation = relation
        switch other {
        case let item as ConstraintItem: sentence.to = item
        case let constant as any ConstraintConstantTarget: sentence.constant = constant
        default: sentence.to = ConstraintItem(other as AnyObject)
        }
        return ConstraintMakerEditable(sentence)
    }

    private func relateToSuperview(
        _ relation: NSLayoutConstraint.Relation, _ name: String, _ file: StaticString, _ line: UInt
    ) -> ConstraintMakerEditable {
        guard
            let superview = (sentence.from as? UIView)?.superview
                ?? (sentence.from as? UILayoutGuide)?.owningView
        else {
            fatalError(
                "Expected superview but found nil when attempting make constraint `\(name)`; add the view first",
                file: file, line: line)
        }
        return relate(relation, superview)
    }

    @discardableResult
    public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(.equal, other)
    }
    @discardableResult
    public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(.lessThanOrEqual, other)
    }
    @discardableResult
    public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(.greaterThanOrEqual, other)
    }
    @discardableResult
    public func equalToSuperview(_ file: StaticString = #file, _ line: UInt = #line)
        -> ConstraintMakerEditable
    {
        relateToSuperview(.equal, "equalToSuperview", file, line)
    }
    @discardableResult
    public func lessThanOrEqualToSuperview(_ file: StaticString = #file, _ line: UInt = #line)
        -> ConstraintMakerEditable
    { relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview", file, line) }
    @discardableResult
    public func greaterThanOrEqualToSuperview(_ file: StaticString = #file, _ line: UInt = #line)
        -> ConstraintMakerEditable
    { relateToSuperview(.greaterThanOrEqual, "greaterThanOrEqualToSuperview", file, line) }
}

/// The last parts: constants, factors, weight, name.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
    let sentence: Sentence
    init(_ sentence: Sentence) { self.sentence = sentence }

    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        sentence.label = label
        return self
    }
    public var constraint: Constraint { sentence.constraint }
}

@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        sentence.priority = amount.value
        return self
    }
    @discardableResult
    public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        sentence.priority = amount._priority
        return self
    }
}

@preconcurrency @MainActor
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        sentence.multiplier = amount._factor
        return self
    }
    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        sentence.multiplier = 1 / amount._factor
        return self
    }
    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        sentence.constant = amount
        return self
    }
    /// Inwards: a number counts for all sides.
    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        sentence.constant = amount.insets
        return self
    }
    @discardableResult
    public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
        sentence.constant = amount
        return self
    }
}

extension ConstraintInsetTarget {
    var insets: any ConstraintConstantTarget {
        guard let number = self as? any _ConstraintNumber else { return self }
        let side = number._points
        return UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    }
}
