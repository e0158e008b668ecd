/// A trait by a type of its own, as registrations for changes name them.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { "\(self)" }
    public static var identifier: String { "\(self)" }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static var affectsColorAppearance: Bool { true }
}
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.large
}
public enum UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public enum UITraitDisplayScale: UITraitDefinition { public static let defaultValue: CGFloat = 0 }
public enum UITraitDisplayGamut: UITraitDefinition {
    public static let defaultValue = UIDisplayGamut.unspecified
}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static var affectsColorAppearance: Bool { true }
}
public enum UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static var affectsColorAppearance: Bool { true }
}
public enum UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitCollection {
    /// The traits that colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self,
        ]
    }

    /// The system's traits that differ; all where there is no other collection.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let system: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self, UITraitDisplayGamut.self,
        ]
        guard let traitCollection else { return system }
        return system.filter { differs(from: traitCollection, in: [$0]) }
    }

    /// Whether one of `traits` differs.
    func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
        let differing = SystemTraits(differing: values, other.values)
        return traits.contains { trait in
            SystemTraits(trait).map(differing.contains) ?? differs(from: other, inOwn: trait)
        }
    }

    /// Whether a trait of the app's own differs.
    func differs(from other: UITraitCollection, inOwn trait: UITrait) -> Bool {
        values.custom.differ(values: other.values.custom, at: ObjectIdentifier(trait))
    }
}

/// Stands for one registration.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The registrations of one view, controller or scene.
@preconcurrency @MainActor
public final class _TraitChangeRegistrations {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let action: @MainActor (UITraitCollection) -> Void
        init(_ traits: [UITrait], _ action: @escaping @MainActor (UITraitCollection) -> Void) {
            self.traits = traits
            self.action = action
        }
    }

    private var list: [Registration] = []
    /// The traits of a controller, where its view has others.
    var besideView: UITraitCollection?

    fileprivate func add(
        _ traits: [UITrait], _ action: @escaping @MainActor (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits, action)
        list.append(registration)
        return registration
    }

    fileprivate func remove(_ registration: any UITraitChangeRegistration) {
        list.removeAll { $0 === registration }
    }

    func tell(_ new: UITraitCollection, from old: UITraitCollection) {
        for registration in list where new.differs(from: old, in: registration.traits) {
            registration.action(old)
        }
    }
}

/// Whatever can be asked to tell of changed traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {
    var _traitRegistrations: _TraitChangeRegistrations { get }
}

extension UITraitChangeObservable {
    /// Runs `handler` with this object and the traits of before whenever one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _traitRegistrations.add(traits) { [weak self] old in
            if let self { handler(self, old) }
        }
    }

    /// The same where the object's type is written out: `{ (self: Self, previous: UITraitCollection) in … }`.
    @discardableResult @_disfavoredOverload
    public func registerForTraitChanges<Observer>(
        _ traits: [UITrait], handler: @escaping @MainActor (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _traitRegistrations.add(traits) { [weak self] old in
            if let observer = self as? Observer { handler(observer, old) }
        }
    }

    /// Sends `action` with this object and the traits of before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let entry = TargetAction(target: target as AnyObject, selector: action)
        return _traitRegistrations.add(traits) { [weak self] old in
            guard let self, let target = entry.target else { return }
            action.send(to: target, self, old)
        }
    }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        _traitRegistrations.remove(registration)
    }
}

extension UIView: UITraitChangeObservable {
    public var _traitRegistrations: _TraitChangeRegistrations { ownTraits.madeRegistrations }
}

extension UIViewController: UITraitChangeObservable {
    public var _traitRegistrations: _TraitChangeRegistrations { ownTraits.madeRegistrations }
}
