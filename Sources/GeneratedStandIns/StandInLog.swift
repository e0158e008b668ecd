import SwiftInternals
import UIKit

/// What stand-ins say, once for each name, and what they give.
public enum StandInLog {
    static func say(set path: String) { say("stand-in: \(path) is not here; what is set is not kept") }

    /// A call of what is not here.
    public static func result<Value>(of path: String) -> Value {
        say("stand-in: \(path)() is not here, and does nothing")
        return value(of: path)
    }

    /// A part of the app's source that was left out, since it does not compile without what is not here.
    /// - Parameter place: the file and line.
    public static func leftOut<Value>(_ place: String) -> Value {
        say("left out: \(place) needs what is not here, and is not run")
        return value(of: place)
    }

    /// The same where nothing can take its place.
    public static func stop(_ place: String) -> Never {
        fatalError(
            "\(place) needs what is not here, and the app cannot go on without it; add the source of the module, "
                + "or leave its use out with '#if canImport(…)'")
    }

    /// What a cast by force gives: of what stands in, what the place needs.
    public static func cast<Value>(_ value: Any?) -> Value {
        if let known = value as? Value { return known }
        if let standIn = value as? StandInValue { return self.value(of: standIn.standInPath) }
        return value as! Value
    }

    private static func say(_ message: String) {
        guard Thread.isMainThread else {
            return DispatchQueue.main.async { MainActor.assumeIsolated { Diagnostics.sayOnce(message) } }
        }
        MainActor.assumeIsolated { Diagnostics.sayOnce(message) }
    }

    /// A value of the type that the place needs: nil, something empty, zero, an object by its plain initialiser, a struct or
    /// tuple of such values. Stops for a type that has none of these.
    static func value<Value>(of path: String) -> Value {
        if let made = plainValue(Value.self, of: path) { return made }
        fatalError(
            "\(path) of a module that is not here has to give a \(Value.self), and none can be made up; add the "
                + "source of the module, or leave its use out with '#if canImport(…)'")
    }

    private static func plainValue<Value>(_ type: Value.Type, of path: String) -> Value? {
        if Value.self == Void.self { return () as? Value }
        // To observe no name is to observe them all: one that nobody posts.
        if Value.self == Notification.Name.self || Value.self == Notification.Name?.self {
            return Notification.Name(path) as? Value
        }
        // There is something, and `var base: Reference!` cannot do without; of types that are here, nil says as much.
        if let optional = Value.self as? any Wrapping.Type, let type = optional.wrapped as? StandInValue.Type
        {
            return object(type) as? Value
        }
        // A layout stops where its provider gives no section.
        if Value.self == NSCollectionLayoutSection?.self {
            return object(NSCollectionLayoutSection.self) as? Value
        }
        if Value.self is any ExpressibleByNilLiteral.Type { return EmptyValue.of(Value.self) }
        if let known = plainValues.lazy.compactMap({ $0() as? Value }).first { return known }
        if Value.self == (() -> Void).self { return {} as? Value }
        if let any = StandInValue(standIn: path) as? Value { return any }
        if let type: AnyClass = Value.self as? AnyClass { return object(type) as? Value }
        if Value.self is any RangeReplaceableCollection.Type
            || Value.self is any ExpressibleByDictionaryLiteral.Type
            || Value.self is any ExpressibleByIntegerLiteral.Type
            || Value.self is any ExpressibleByBooleanLiteral.Type
        {
            return EmptyValue.of(Value.self)
        }
        if let empty = (Value.self as? any SetAlgebra.Type)?.init() as? Value { return empty }
        // Before zeros: an optional of zeros is not nil.
        let made: Value? = FieldwiseValue.of(Value.self) { field in
            func made<Field>(_ type: Field.Type) -> Any? { plainValue(type, of: path) }
            return _openExistential(field, do: made)
        }
        return made ?? (_isPOD(Value.self) ? EmptyValue.of(Value.self) : nil)
    }

    /// An object of a class. They are made where the app runs, on the main thread: nil off it.
    static func object(_ type: AnyClass) -> NSObject? {
        nonisolated(unsafe) var object: NSObject?
        if Thread.isMainThread { MainActor.assumeIsolated { object = made(type) } }
        return object
    }

    /// Of Foundation's types that have no empty value of their own.
    private static let plainValues: [@Sendable () -> Any] = [
        { URL(string: "about:blank")! }, { URLRequest(url: URL(string: "about:blank")!) },
        { URLSession.shared },
        { URLSessionConfiguration.default }, { DispatchQueue.main }, { OperationQueue.main },
        { UserDefaults.standard },
        { NotificationCenter.default }, { FileManager.default }, { Bundle.main }, { Calendar.current },
        { Locale.current },
        { TimeZone.current }, { URLComponents() }, { DateComponents() }, { IndexPath() }, { CharacterSet() },
    ]

    /// Of classes that have no plain initialiser, or are nothing without what is around them.
    @MainActor private static let plainObjects: [@MainActor () -> NSObject] = [
        { UIMenu() }, { UIAction { _ in } }, { UIContextualAction(style: .normal, title: nil) { $2(false) } },
        { UIAlertAction(title: nil, style: .default) }, { UIFont.systemFont(ofSize: UIFont.systemFontSize) },
        { UIKeyCommand(input: "", modifierFlags: [], action: Selector("")) },
        { UIBlurEffect(style: .regular) }, { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)) },
        { UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis) },
        { UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)) }, { UIPasteboard.general },
        { UIViewPropertyAnimator(duration: 0, curve: .linear) },
        { NSTextTab(textAlignment: .natural, location: 0) }, { UIFontMetrics.default },
        { UIAccessibilityCustomAction(name: "", actionHandler: { _ in false }) },
        { UISceneConfiguration(name: nil, sessionRole: .windowApplication) },
        { NSValue(cgRect: .zero) }, { NSNumber(value: 0) },
        {
            NSCollectionLayoutSection(
                group: .vertical(
                    layoutSize: lineSize, subitems: [NSCollectionLayoutItem(layoutSize: lineSize)]))
        },
    ]
    /// As wide as the list, and as high as its content.
    @MainActor private static var lineSize: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    }
    /// One of each, by which it is known what they are.
    @MainActor private static let samples = plainObjects.map { (sample: $0(), make: $0) }

    @MainActor private static func made(_ type: AnyClass) -> NSObject? {
        if type != NSObject.self, let known = samples.first(where: { $0.sample.isKind(of: type) }) {
            return known.make()
        }
        if let controller = type as? UIViewController.Type { return Construction.viewController(controller) }
        if let list = type as? UICollectionView.Type {
            return Construction.collectionView(list, frame: .zero, layout: UICollectionViewFlowLayout())
        }
        if let view = type as? UIView.Type { return Construction.view(view, frame: .zero) }
        return Construction.object(type)
    }
}

private protocol Wrapping {
    static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
