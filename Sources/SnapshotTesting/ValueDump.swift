import Foundation

/// A value that says itself how `.dump` has it.
public protocol AnySnapshotStringConvertible {
    /// Whether its parts follow; by default they do not.
    static var renderChildren: Bool { get }
    /// What stands for it
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}
extension String: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}
extension Date: AnySnapshotStringConvertible {
    public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}
extension NSObject: AnySnapshotStringConvertible {
    public var snapshotDescription: String {
        // An address is another in every run.
        debugDescription.replacing(#/:?\s*0x[0-9a-f]+/#, with: "")
    }
}

/// A value's parts, one a line, as Swift's `dump` has them, without what is another in every run.
struct ValueDump {
    let text: String

    init(_ value: Any) { text = Self.text(of: value, name: nil, depth: 0, inside: []) }

    /// - Parameter inside: the objects whose parts are being told.
    private static func text(
        of value: Any, name: String?, depth: Int, inside: Set<ObjectIdentifier>
    ) -> String {
        let mirror = Mirror(reflecting: value)
        let count = mirror.children.count
        let space = String(repeating: " ", count: 2 * depth)
        let bullet = count == 0 ? "-" : "▿"
        var (inside, isSorted, hasParts) = (inside, false, true)
        var type: String { "\(mirror.subjectType)".replacing(#/ #\d+/#, with: "") }
        func number(_ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
        let told: String
        switch (value, mirror.displayStyle) {
        case (_, .collection): told = number("element")
        case (_, .dictionary): (told, isSorted) = (number("key/value pair"), true)
        case (_, .set): (told, isSorted) = (number("member"), true)
        case (_, .tuple): told = "(\(number("element")))"
        case (_, .optional): told = count == 0 ? "\(type).none" : type
        case (let own as any AnySnapshotStringConvertible, _):
            (told, hasParts) = (own.snapshotDescription, Swift.type(of: own).renderChildren)
        case (let own as any CustomStringConvertible, _): told = own.description
        case (_, .class):
            guard inside.insert(ObjectIdentifier(value as AnyObject)).inserted else {
                return "\(space)\(bullet) \(name ?? "value") (circular reference detected)\n"
            }
            (told, isSorted) = (type, true)
        case (_, .struct): (told, isSorted) = (type, true)
        case (_, .enum): told = count == 0 ? "\(type).\(value)" : type
        default: told = "\(value)"
        }
        var parts: [(label: String, text: String)] = []
        if hasParts {
            parts = mirror.children.map {
                ($0.label ?? "", text(of: $0.value, name: $0.label, depth: depth + 1, inside: inside))
            }
        }
        if isSorted { parts.sort { $0 < $1 } }
        return "\(space)\(hasParts ? bullet : "-") \(name.map { "\($0): " } ?? "")\(told)\n"
            + parts.map(\.text).joined()
    }
}
