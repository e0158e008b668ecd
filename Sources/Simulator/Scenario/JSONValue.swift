import Foundation

/// A value of JSON.
public enum JSONValue: Equatable, Sendable, Codable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Throws what the decoder has against it.
    public init(_ data: Data) throws { self = try JSONDecoder().decode(JSONValue.self, from: data) }

    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let bool): try value.encode(bool)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .object(let object): try value.encode(object)
        }
    }

    /// Of an object; nil for other values.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let object) = self else { return nil }
        return object[key]
    }

    public var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// Whether it is `true`.
    public var isTrue: Bool { self == .bool(true) }

    /// As it is written, on one line.
    public var written: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .text(let text): Self.quoted(text)
        case .list(let list): "[\(list.map(\.written).joined(separator: ", "))]"
        case .object(let object):
            "{"
                + object.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)): \($0.value.written)" }
                .joined(separator: ", ") + "}"
        }
    }

    /// Costs little more than a copy, for texts may be pictures.
    private static func quoted(_ text: String) -> String {
        var rest = Array(text.utf8)[...]
        var result: [UInt8] = [UInt8(ascii: "\"")]
        result.reserveCapacity(rest.count + 2)
        while let index = rest.firstIndex(where: needsEscape) {
            result += rest[..<index]
            result += escape(rest[index]).utf8
            rest = rest[(index + 1)...]
        }
        result += rest
        result.append(UInt8(ascii: "\""))
        return String(decoding: result, as: UTF8.self)
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escape(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""): return "\\\""
        case UInt8(ascii: "\\"): return "\\\\"
        case UInt8(ascii: "\n"): return "\\n"
        case UInt8(ascii: "\r"): return "\\r"
        case UInt8(ascii: "\t"): return "\\t"
        default:
            let digits = String(byte, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
