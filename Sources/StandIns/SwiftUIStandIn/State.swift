import CombineStandIn
import UIKit

// Values that views keep: they are kept where they stand, and nothing is drawn anew when they change.

private final class Kept<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

@propertyWrapper
public struct State<Value> {
    private let kept: Kept<Value>
    public init(wrappedValue: Value) { kept = Kept(wrappedValue) }
    public init(initialValue: Value) { kept = Kept(initialValue) }
    public var wrappedValue: Value {
        get { kept.value }
        nonmutating set { kept.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(get: { kept.value }, set: { kept.value = $0 }) }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
}

/// What reads and writes members of an object: `$model.name`.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
    let object: Object
    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member>
    {
        Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}

@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
    public typealias Wrapper = ObjectBindings<Object>
    public var wrappedValue: Object
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(initialValue: Object) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

@propertyWrapper
public struct StateObject<Object: ObservableObject> {
    private let made: Made
    private final class Made {
        let make: () -> Object
        lazy var object = make()
        init(_ make: @escaping () -> Object) { self.make = make }
    }
    public init(wrappedValue make: @autoclosure @escaping () -> Object) { made = Made(make) }
    public var wrappedValue: Object { made.object }
    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: made.object) }
}

/// No view is drawn, so that none asks for what is around it.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
    public init() {}
    public var wrappedValue: Object {
        fatalError("No ObservableObject of type \(Object.self) found. Views of SwiftUI are not drawn here")
    }
    public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

@propertyWrapper
public struct Environment<Value> {
    private let read: () -> Value
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { EnvironmentValues()[keyPath: keyPath] }
    }
    public init(_ type: Value.Type) where Value: AnyObject {
        read = {
            fatalError("No Observable object of type \(type) found. Views of SwiftUI are not drawn here")
        }
    }
    public var wrappedValue: Value { read() }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct DismissAction {
    public func callAsFunction() {}
}
public struct OpenURLAction {
    public func callAsFunction(_ url: URL) {}
}
public struct PresentationMode {
    public let isPresented = false
    public mutating func dismiss() {}
}

/// The values of an environment that nobody changed.
public struct EnvironmentValues {
    private var set: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { set[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { set[ObjectIdentifier(key)] = newValue }
    }
    public var colorScheme = ColorScheme.light
    public var layoutDirection = LayoutDirection.leftToRight
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var scenePhase = ScenePhase.active
    public var dynamicTypeSize = DynamicTypeSize.large
    public var sizeCategory = ContentSizeCategory.large
    public var locale = Locale.current
    public var calendar = Calendar.current
    public var timeZone = TimeZone.current
    public var displayScale: CGFloat = 3
    public var isEnabled = true
    public var font: Font?
    public var dismiss: DismissAction { DismissAction() }
    public var openURL: OpenURLAction { OpenURLAction() }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

@propertyWrapper
public struct AppStorage<Value> {
    private let key: String
    private let initial: Value
    private let store: UserDefaults
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        (initial, self.key, self.store) = (wrappedValue, key, store ?? .standard)
    }
    public var wrappedValue: Value {
        get { store.object(forKey: key) as? Value ?? initial }
        nonmutating set { store.set(newValue, forKey: key) }
    }
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

@propertyWrapper
public struct FocusState<Value: Hashable> {
    private let kept: Kept<Value>
    public init() where Value == Bool { kept = Kept(false) }
    public init<Wrapped: Hashable>() where Value == Wrapped? { kept = Kept(nil) }
    public var wrappedValue: Value {
        get { kept.value }
        nonmutating set { kept.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(get: { kept.value }, set: { kept.value = $0 }) }
}

@propertyWrapper
public struct GestureState<Value> {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper
public struct Namespace {
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: ID { ID() }
}
