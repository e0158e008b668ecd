import Foundation

/// What was read off something: numbers (a length, a frame, a trace), words in their order, or that it is not there.
public enum Reading: Sendable, Equatable, CustomStringConvertible {
    case numbers([Double])
    case words([String])
    case absent

    public static func number(_ value: some BinaryFloatingPoint) -> Reading { .numbers([Double(value)]) }
    public static func number(_ value: Int) -> Reading { .numbers([Double(value)]) }

    /// `x`, `y`, width and height.
    public static func frame(_ frame: CGRect?) -> Reading {
        guard let frame else { return .absent }
        return .numbers([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
    }

    public static func size(_ size: CGSize) -> Reading {
        .numbers([Double(size.width), Double(size.height)])
    }

    public static func flag(_ value: Bool) -> Reading { .words([value ? "yes" : "no"]) }

    /// Whether every number is within a distance of the other's, and every word the same.
    func isNear(_ other: Reading, within distance: Double) -> Bool {
        guard case .numbers(let mine) = self, case .numbers(let theirs) = other else {
            // An empty list of words reads as one of numbers.
            return self == other || self == .words([]) && other == .numbers([])
        }
        // Recordings of thirds have six digits.
        return mine.count == theirs.count
            && zip(mine, theirs).allSatisfy { abs($0 - $1) <= distance + 1e-6 }
    }

    /// How many numbers or words were recorded.
    public var count: Int {
        switch self {
        case .numbers(let numbers): numbers.count
        case .words(let words): words.count
        case .absent: 1
        }
    }

    public var description: String {
        switch self {
        case .numbers(let numbers):
            let texts = numbers.map { "\(($0 * 1e6).rounded() / 1e6)" }
            return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
        case .words(let words): return "\(words)"
        case .absent: return "none"
        }
    }
}

extension Reading: Decodable {
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .absent
        } else if let number = try? value.decode(Double.self) {
            self = .numbers([number])
        } else if let numbers = try? value.decode([Double].self) {
            self = .numbers(numbers)
        } else if let word = try? value.decode(String.self) {
            self = .words([word])
        } else {
            self = .words(try value.decode([String].self))
        }
    }
}
