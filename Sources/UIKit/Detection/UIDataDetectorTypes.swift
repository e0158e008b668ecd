import Foundation

/// What is found in texts and shown as links (`NSDataDetector`).
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(bit: 0)
    public static let link = Self(bit: 1)
    public static let address = Self(bit: 2)
    public static let calendarEvent = Self(bit: 3)
    public static let shipmentTrackingNumber = Self(bit: 4)
    public static let flightNumber = Self(bit: 5)
    public static let lookupSuggestion = Self(bit: 6)
    public static let money = Self(bit: 7)
    public static let physicalValue = Self(bit: 8)
    public static let all = Self(rawValue: .max)

    /// Finds what there are patterns for; nil where that is nothing.
    var detector: NSDataDetector? {
        let kinds: [(Self, DetectedResult.Kind)] = [
            (.phoneNumber, .phoneNumber), (.link, .link), (.calendarEvent, .date),
        ]
        let wanted = kinds.filter { contains($0.0) }.reduce(0) { $0 | $1.1.rawValue }
        return try? NSDataDetector(types: wanted)
    }
}

extension DetectedResult {
    /// What a tap on it opens. A date has no address of its own: Apple's is private.
    var link: URL? {
        switch found {
        case .link(let url): url
        case .phoneNumber(let number):
            URL(string: "tel:" + number.filter { $0.isASCII && ($0.isNumber || $0 == "+") })
        case .date: URL(string: "x-apple-data-detectors://\(range.location)")
        }
    }
}
