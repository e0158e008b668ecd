import ObjectiveC
import UIKit

/// Where sentences of constraints begin: `box.snp.makeConstraints { make in make.edges.equalToSuperview() }`.
@preconcurrency @MainActor
public final class ConstraintMaker: ConstraintAttributesDSL {
    private let item: AnyObject
    private var sentences: [Sentence] = []

    init(_ item: AnyObject) {
        self.item = item
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    }

    public func _attribute(_ list: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        let sentence = Sentence(item, list)
        sentences.append(sentence)
        return ConstraintMakerExtendable(sentence)
    }

    static func prepare(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(item)
        closure(maker)
        return maker.sentences.map(\.constraint)
    }

    static func make(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
        let made = prepare(item, closure)
        for each in made { each.activate() }
        MadeConstraints.of(item).list += made
    }

    static func remake(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
        remove(item)
        make(item, closure)
    }

    static func update(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
        let known = MadeConstraints.of(item).list
        guard !known.isEmpty else { return make(item, closure) }
        for constraint in prepare(item, closure) where !known.contains(where: { $0.adopt(constraint) }) {
            fatalError(
                "Updated constraint could not find existing matching constraint to update: "
                    + "\(constraint.layoutConstraints); make it with makeConstraints first")
        }
    }

    static func remove(_ item: AnyObject) {
        for each in MadeConstraints.of(item).list { each.deactivate() }
        MadeConstraints.of(item).list = []
    }
}

/// What was made of a view, for as long as that lives.
@MainActor
private final class MadeConstraints {
    var list: [Constraint] = []
    /// Of the process: an address that says which value beside an object is meant.
    nonisolated(unsafe) private static var key = 0

    static func of(_ item: AnyObject) -> MadeConstraints {
        if let known = objc_getAssociatedObject(item, &key) as? MadeConstraints { return known }
        let made = MadeConstraints()
        objc_setAssociatedObject(item, &key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}

/// What views and guides offer: their sides, and the making of constraints.
@preconcurrency @MainActor
public class _ConstraintDSL: ConstraintAttributesDSL {
    let item: AnyObject
    init(_ item: AnyObject) { self.item = item }

    public func _attribute(_ list: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
        ConstraintItem(item, list)
    }

    /// The constraints of what `closure` says, not yet active.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.prepare(item, closure)
    }
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.make(item, closure)
    }
    /// In the place of all that was made before.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.remake(item, closure)
    }
    /// New constants and priorities of constraints that were made. Stops for one that was not.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.update(item, closure)
    }
    public func removeConstraints() { ConstraintMaker.remove(item) }
}

@preconcurrency @MainActor
public final class ConstraintViewDSL: _ConstraintDSL {
    private var view: UIView { item as! UIView }

    public var contentHuggingHorizontalPriority: Float {
        get { view.contentHuggingPriority(for: .horizontal).rawValue }
        set { view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal) }
    }
    public var contentHuggingVerticalPriority: Float {
        get { view.contentHuggingPriority(for: .vertical).rawValue }
        set { view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .vertical) }
    }
    public var contentCompressionResistanceHorizontalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
        set {
            view.setContentCompressionResistancePriority(
                UILayoutPriority(rawValue: newValue), for: .horizontal)
        }
    }
    public var contentCompressionResistanceVerticalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
        set {
            view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: newValue), for: .vertical)
        }
    }
}

@preconcurrency @MainActor
public final class ConstraintLayoutGuideDSL: _ConstraintDSL {}

/// The same for each of several views.
@preconcurrency @MainActor
public struct ConstraintArrayDSL {
    let views: [UIView]

    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        views.flatMap { ConstraintMaker.prepare($0, closure) }
    }
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        for view in views { ConstraintMaker.make(view, closure) }
    }
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        for view in views { ConstraintMaker.remake(view, closure) }
    }
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        for view in views { ConstraintMaker.update(view, closure) }
    }
    public func removeConstraints() { for view in views { ConstraintMaker.remove(view) } }
}

public typealias ConstraintView = UIView
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintLayoutGuide = UILayoutGuide

extension UIView {
    public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}
extension UILayoutGuide {
    public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}
extension Array where Element: UIView {
    @MainActor public var snp: ConstraintArrayDSL { ConstraintArrayDSL(views: self) }
}
extension UILayoutSupport {
    @MainActor public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self as AnyObject) }
}
