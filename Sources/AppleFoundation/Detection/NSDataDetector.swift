import Foundation

/// Finds links, phone numbers and dates in text. Foundation has it on Apple's systems alone.
///
///     let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
///     let urls = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map(\.url)
///
/// DIFFERS: Links, phone numbers and dates in usual forms only, dates in English with a year; it is no
/// `NSRegularExpression`, which cannot be subclassed on Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// Raw values of `NSTextCheckingResult.CheckingType`, joined.
    public let checkingTypes: UInt64
    private let finders: [DataFinder]

    /// Throws when none of the types is one that can be detected.
    public init(types checkingTypes: UInt64) throws {
        self.checkingTypes = checkingTypes
        finders = DataFinder.all.filter { checkingTypes & $0.kind.rawValue != 0 }
        guard checkingTypes & DetectedResult.Kind.allCases.reduce(0, { $0 | $1.rawValue }) != 0 else {
            throw CocoaError(
                .formatting, userInfo: [NSLocalizedDescriptionKey: "no type that can be detected"])
        }
    }

    /// What is found in `range`, in the order of the text; nothing overlaps.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedResult] = []
        for finder in finders {
            for result in finder.results(in: string, range)
            where !found.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 }) {
                found.append(result)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// `NSNotFound` and length 0 when there is nothing.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(match, [], &stop)
        }
    }

    public func _enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        enumerateMatches(in: string, options: options, range: range, using: block)
    }
}

extension NSTextCheckingResult {
    public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedResult(range, .link(url))
    }
    public static func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult
    {
        DetectedResult(range, .phoneNumber(phoneNumber))
    }
    public static func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedResult(range, .date(date))
    }

    /// Of a link.
    public var url: URL? {
        if case .link(let url)? = (self as? DetectedResult)?.found { url } else { nil }
    }
    /// As it stands in the text.
    public var phoneNumber: String? {
        if case .phoneNumber(let number)? = (self as? DetectedResult)?.found { number } else { nil }
    }
    public var date: Date? {
        if case .date(let date)? = (self as? DetectedResult)?.found { date } else { nil }
    }
    /// Seconds of a detected stretch of time; always 0.
    public var duration: TimeInterval { 0 }
    /// Of a detected date that names one; none does.
    public var timeZone: TimeZone? { nil }
}

/// A part of a text and what it is.
package final class DetectedResult: NSTextCheckingResult {
    /// What can be asked for, with the values that `NSTextCheckingResult.CheckingType` has on Linux: its names are deprecated there, and
    /// some values are other ones than Apple's. Addresses and flights are never found.
    package enum Kind: UInt64, CaseIterable {
        case date = 16
        case address = 32
        case link = 64
        case phoneNumber = 2048
        case transitInformation = 4096
    }

    package enum Found {
        case link(URL)
        case phoneNumber(String)
        case date(Date)
    }

    package let found: Found
    private let place: NSRange

    init(_ place: NSRange, _ found: Found) {
        self.found = found
        self.place = place
        super.init()
    }

    package required init?(coder: NSCoder) { nil }

    package override var range: NSRange { place }
    package override var numberOfRanges: Int { 1 }
    package override func range(at index: Int) -> NSRange { place }
    package override var resultType: NSTextCheckingResult.CheckingType {
        let kind: Kind =
            switch found {
            case .link: .link
            case .phoneNumber: .phoneNumber
            case .date: .date
            }
        return NSTextCheckingResult.CheckingType(rawValue: kind.rawValue)
    }
}
