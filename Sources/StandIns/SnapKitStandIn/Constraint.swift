import UIKit

/// The constraints of one sentence, which come and go together.
@preconcurrency @MainActor
public final class Constraint {
    private let sentence: Sentence
    public private(set) lazy var layoutConstraints = made()

    init(_ sentence: Sentence) { self.sentence = sentence }

    public var isActive: Bool {
        get { layoutConstraints.contains(where: \.isActive) }
        set { newValue ? activate() : deactivate() }
    }
    public func activate() { NSLayoutConstraint.activate(layoutConstraints) }
    public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }

    @discardableResult
    public func update(offset: any ConstraintOffsetTarget) -> Constraint { update(offset) }
    @discardableResult
    public func update(inset: any ConstraintInsetTarget) -> Constraint { update(inset.insets) }
    @discardableResult
    public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint { update(inset) }
    @discardableResult
    public func update(priority: ConstraintPriority) -> Constraint {
        for each in layoutConstraints { each.priority = UILayoutPriority(rawValue: priority.value) }
        return self
    }
    @discardableResult
    public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        update(priority: ConstraintPriority(priority._priority))
    }

    private func update(_ constant: any ConstraintConstantTarget) -> Constraint {
        sentence.constant = constant
        for each in layoutConstraints { each.constant = constant._constant(for: each.firstAttribute) }
        return self
    }

    /// Takes the numbers of a sentence about the same sides over.
    /// - Returns: whether it is about the same ones.
    func adopt(_ other: Constraint) -> Bool {
        let (own, others) = (layoutConstraints, other.layoutConstraints)
        guard own.count == others.count, zip(own, others).allSatisfy({ $0.isLike($1) }) else { return false }
        for (each, new) in zip(own, others) {
            each.constant = new.constant
            each.priority = new.priority
        }
        return true
    }

    private func made() -> [NSLayoutConstraint] {
        guard let from = sentence.from else { return [] }
        return sentence.attributes.list.indices.map { index in
            let attribute = sentence.attributes.list[index]
            let isLength = attribute == .width || attribute == .height
            var target = sentence.to?.target
            var other = sentence.attributes.counterpart(
                of: index, in: sentence.to?.attributes ?? Attributes(list: []))
            if target == nil {
                // A number alone: a length, or a distance from the superview's corner.
                target = isLength ? nil : (from as? UIView)?.superview
                if isLength { other = .notAnAttribute }
                if attribute == .centerX { other = .left }
                if attribute == .centerY { other = .top }
            }
            let made = NSLayoutConstraint(
                item: from, attribute: attribute, relatedBy: sentence.relation, toItem: target,
                attribute: other, multiplier: sentence.multiplier,
                constant: sentence.constant._constant(for: attribute))
            made.priority = UILayoutPriority(rawValue: sentence.priority)
            made.identifier = sentence.label
            return made
        }
    }
}

extension NSLayoutConstraint {
    /// Whether it says the same but for its numbers.
    fileprivate func isLike(_ other: NSLayoutConstraint) -> Bool {
        firstItem === other.firstItem && secondItem === other.secondItem
            && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
            && relation == other.relation && multiplier == other.multiplier
    }
}
