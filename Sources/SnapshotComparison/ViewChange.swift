import Foundation

/// A value of a view before or after.
public enum ChangedValue: Equatable, Sendable, Codable {
    case text(String)
    case number(Double)
    case numbers([Double])
    /// A font's name and size
    case font(String, Double)

    public init(from decoder: any Decoder) throws {
        if let one = try? decoder.singleValueContainer() {
            if let text = try? one.decode(String.self) {
                self = .text(text)
                return
            }
            if let number = try? one.decode(Double.self) {
                self = .number(number)
                return
            }
            if let numbers = try? one.decode([Double].self) {
                self = .numbers(numbers)
                return
            }
        }
        var list = try decoder.unkeyedContainer()
        self = .font(try list.decode(String.self), try list.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var one = encoder.singleValueContainer()
            try one.encode(text)
        case .number(let number):
            var one = encoder.singleValueContainer()
            try one.encode(number)
        case .numbers(let numbers):
            var one = encoder.singleValueContainer()
            try one.encode(numbers)
        case .font(let name, let size):
            var list = encoder.unkeyedContainer()
            try list.encode(name)
            try list.encode(size)
        }
    }

    /// In words.
    var words: String {
        switch self {
        case .text(let text): text
        case .number(let number): number.short
        case .numbers(let numbers): "[\(numbers.map(\.short).joined(separator: ", "))]"
        case .font(let name, let size): "\(name) \(size.short)"
        }
    }
}

/// One thing that is different in a view.
public struct ViewChange: Equatable, Sendable, Codable {
    public enum What: String, Sendable, Codable {
        case moved, resized, appeared, vanished, text, color, font, image, alpha, other
    }

    /// From its controller: identifiers, else classes.
    public var view: String
    public var what: What
    public var from: ChangedValue?
    public var to: ChangedValue?
    /// The distance of `moved`, the growth of `resized`
    public var by: [Double]?
    /// The constraint, text or trait that says so; nil where nothing here knows.
    public var because: String?

    private enum CodingKeys: CodingKey { case view, what, from, to, by, because }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(view, forKey: .view)
        try values.encode(what, forKey: .what)
        try values.encode(from, forKey: .from)
        try values.encode(to, forKey: .to)
        try values.encode(by, forKey: .by)
        try values.encode(because, forKey: .because)
    }

    /// As a terminal says it.
    public var words: String {
        var words = "\(view): "
        let (from, to) = (from?.words ?? "nothing", to?.words ?? "nothing")
        switch what {
        case .moved: words += "moved by \((by ?? []).map(\.short).joined(separator: ", ")) to \(to)"
        case .resized: words += "resized by \((by ?? []).map(\.short).joined(separator: " x ")) to \(to)"
        case .appeared: words += "appeared at \(to)"
        case .vanished: words += "vanished from \(from)"
        case .text: words += "text \"\(to)\", was \"\(from)\""
        case .color: words += "color \(to), was \(from)"
        case .font, .image, .alpha: words += "\(what.rawValue) \(to), was \(from)"
        case .other where self.from == nil && self.to == nil: words += "drawn otherwise"
        // What it is of is the property.
        case .other: return words + "\((because ?? "").replacing("its ", with: "")) \(to), was \(from)"
        }
        return words + (because.map { " (\($0))" } ?? "")
    }
}

/// What became of one snapshot.
public struct SnapshotDifference: Equatable, Sendable, Codable {
    public enum Kind: String, Sendable, Codable { case changed, missing, new }

    public var name: String
    public var kind: Kind
    /// How many pixels differ
    public var pixels: Int
    public var changes: [ViewChange]

    public init(name: String, kind: Kind, pixels: Int = 0, changes: [ViewChange] = []) {
        self.name = name
        self.kind = kind
        self.pixels = pixels
        self.changes = changes
    }

    /// As a terminal says it, with so many changes at most.
    public func words(limit: Int = 8) -> String {
        switch kind {
        case .missing: return "\(name): missing; only the earlier pictures have it"
        case .new: return "\(name): new"
        case .changed:
            var lines = ["\(name): \(pixels) \(pixels == 1 ? "pixel differs" : "pixels differ")"]
            lines += changes.prefix(limit).map { "  " + $0.words }
            if changes.count > limit { lines.append("  and \(changes.count - limit) more") }
            return lines.joined(separator: "\n")
        }
    }
}

extension Double {
    /// Rounded to 1/1000, without needless zeros.
    public var short: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// A difference of two lengths, each of which a dump has rounded: on pixels where it can be.
    func onPixels(_ scale: Double) -> Double {
        let near = (self * scale).rounded() / scale
        return (abs(near - self) < 0.0011 ? near : self).rounded3
    }

    var rounded3: Double {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == 0 ? 0 : rounded
    }
}
