/// Something whose look can be set for all objects of a class at once.
///
/// `appearance()` gives an object that stands for the class: what is set on it is taken over by views as they enter
/// a window and by bar items as a bar shows them, where the app has not set the same on the object itself. Taken over
/// are the properties that Apple marks for it, those that apps commonly set beside, and properties of the app's own
/// classes that Objective-C would know (`@objc`).
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    /// - Parameter containerTypes: what the object lies in, innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    /// For objects whose traits contain `trait`.
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class whose instances can be named as the surroundings of others.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: NSObject {
    public static func appearance() -> Self { AppearanceProxies.object(self) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.object(self, in: containerTypes) }
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.object(self, for: trait)
    }
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.object(self, in: containerTypes, for: trait) }
}
