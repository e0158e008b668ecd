import Foundation

/// One of an object's user-defined runtime attributes: set by key path after the object was decoded.
public struct NibRuntimeAttribute: Sendable {
    public enum Value: Sendable {
        case none
        case boolean(Bool)
        case number(Double, isInteger: Bool)
        case string(String)
        /// A string that the app's `.strings` translate.
        case localizedString(String)
        case point(CGPoint)
        case size(CGSize)
        case rect(CGRect)
        case range(location: Int, length: Int)
        case color(NibColor)
        case image(String, catalog: String?)
    }

    public let element: NibElement
    /// "layer.cornerRadius".
    public let keyPath: String
    public let value: Value

    /// Nil without a key path or for a type that does not exist.
    public init?(_ element: NibElement) {
        guard let keyPath = element["keyPath"], let value = Self.value(of: element) else { return nil }
        self.element = element
        self.keyPath = keyPath
        self.value = value
    }

    private static func value(of element: NibElement) -> Value? {
        let child = element.children.first { $0.key == "value" }
        if child?.name == "nil" { return Value.none }
        switch element["type"] {
        case "boolean": return .boolean(element.flag("value") ?? child?.flag("value") ?? false)
        case "number":
            let holder = child ?? element
            guard let number = holder.number("value") else { return nil }
            return .number(number, isInteger: child?.name == "integer")
        case "string": return .string(element["value"] ?? child?.string ?? "")
        case "localizedString", "localizedstring":
            return .localizedString(element["value"] ?? child?.string ?? "")
        case "point": return child.map { .point(CGPoint($0)) }
        case "size": return child.map { .size(CGSize($0)) }
        case "rect": return child.map { .rect(CGRect($0)) }
        case "range":
            return child.map {
                .range(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
            }
        case "color": return child.flatMap(NibColor.init).map { .color($0) }
        case "image":
            guard let name = element["value"] ?? child?["name"] else { return nil }
            return .image(name, catalog: child?["catalog"])
        case "nil": return Value.none
        default: return nil
        }
    }
}

extension NibElement {
    /// In the order of the file.
    public var runtimeAttributes: [NibRuntimeAttribute] {
        members(of: "userDefinedRuntimeAttributes").compactMap(NibRuntimeAttribute.init)
    }
}
