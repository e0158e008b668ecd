import Foundation

/// Finds one kind of thing in text: a pattern, and what a match of it means.
struct DataFinder: Sendable {
    let kind: DetectedResult.Kind
    private let pattern: String
    /// Nil for a match that is none after all. May shorten the range.
    private let read: @Sendable (String, inout NSRange) -> DetectedResult.Found?

    /// In the order in which they lay claim to text.
    static let all = [links, addressesOfMail, dates, phoneNumbers]

    func results(in string: String, _ range: NSRange) -> [DetectedResult] {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive]) else {
            fatalError("UIKit: the pattern of a data detector does not compile: \(pattern)")
        }
        let text = NSString(string: string)
        return expression.matches(in: string, range: range).compactMap { match in
            var place = match.range
            return read(text.substring(with: place), &place).map { DetectedResult(place, $0) }
        }
    }

    // MARK: Links

    private static let host = #"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+"#
    /// Of addresses without a scheme; others are too often something else, such as a file's name.
    private static let endings =
        "(?:com|org|net|edu|gov|io|app|dev|info|biz|me|tv|co|ai|eu|uk|de|fr|es|it|nl|ch|at|be|se|no|dk|fi|pl|pt|cz|ie"
        + "|us|ca|au|nz|jp|cn|kr|in|br|mx|ru|za)"

    private static let links = DataFinder(
        kind: .link,
        pattern: #"(?<![\w@.])(?:(?:https?|ftp|file)://[^\s<>"]+|mailto:[^\s<>"]+|tel:[+\d()-]+|(?:www\."#
            + host
            + #"[a-z]{2,}|"# + host + endings + #"(?![\w-]))(?!@)(?::\d+)?(?:[/?#][^\s<>"]*)?)"#
    ) { text, range in
        let bare = withoutEnd(text)
        range.length = bare.utf16.count
        let hasScheme = bare.contains("://") || bare.hasPrefix("mailto:") || bare.hasPrefix("tel:")
        return URL(string: hasScheme ? bare : "http://" + bare).map { .link($0) }
    }

    /// Punctuation at the end is the sentence's, and so is a bracket that was not opened within.
    private static func withoutEnd(_ text: String) -> String {
        var text = text
        let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
        while let last = text.last {
            if ".,;:!?'\"*_…»”’".contains(last) {
                text.removeLast()
            } else if let opening = pairs[last],
                text.filter({ $0 == last }).count > text.filter({ $0 == opening }).count
            {
                text.removeLast()
            } else {
                break
            }
        }
        return text
    }

    private static let addressesOfMail = DataFinder(
        kind: .link, pattern: #"(?<![\w.+-])[\w.+-]+@"# + host + #"[a-z]{2,}(?![\w-])"#
    ) { text, _ in URL(string: "mailto:" + text).map { .link($0) } }

    // MARK: Phone numbers

    private static let phoneNumbers = DataFinder(
        kind: .phoneNumber,
        pattern:
            #"(?<![\w+.,/-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{1,5}(?:[ .-]\d{2,5}){0,4}(?![\w/-])"#
    ) { text, _ in
        let digits = text.filter(\.isNumber).count
        let isPlain = text.allSatisfy(\.isNumber)
        return (7...15).contains(digits) && !isPlain ? .phoneNumber(text) : nil
    }

    // MARK: Dates

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december",
    ]
    private static let monthNames = #"(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?"#
    private static let time = #"(?:,?(?: at| t|T)?\s*\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?)?"#

    private static let dates = DataFinder(
        kind: .date,
        pattern: #"(?<![\w/.-])(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}/\d{1,2}/(?:\d{4}|\d{2})|"# + monthNames
            + #"\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}(?:st|nd|rd|th)?\.?\s+(?:of\s+)?"# + monthNames
            + #",?\s+\d{4})(?=t\d|[^\w/-]|$)"# + time
    ) { text, _ in date(in: text.lowercased()).map { .date($0) } }

    /// UIKit: a date without a time is noon of that day.
    private static func date(in text: String) -> Date? {
        // Up to the hour, where there is a time.
        let day = text.firstIndex(of: ":").map { colon in
            String(text[..<colon].reversed().drop { $0.isNumber }.reversed())
        }
        let numbers = (day ?? text).split { !$0.isNumber }.compactMap { Int($0) }
        var parts = DateComponents(hour: 12, minute: 0)
        if let month = months.firstIndex(where: { text.contains($0.prefix(3)) }), numbers.count >= 2 {
            (parts.month, parts.day, parts.year) = (month + 1, numbers[0], numbers[1])
        } else if numbers.count >= 3 {
            let isYearFirst = numbers[0] > 31
            (parts.year, parts.month, parts.day) =
                isYearFirst ? (numbers[0], numbers[1], numbers[2]) : (numbers[2], numbers[0], numbers[1])
        } else {
            return nil
        }
        // DIFFERS: years of two digits are those of this century up to 49; UIKit's rule is not known.
        if let year = parts.year, year < 100 { parts.year = year + (year < 50 ? 2000 : 1900) }
        if let day {
            let times = text.dropFirst(day.count).split { !$0.isNumber }.compactMap { Int($0) }
            guard times.count >= 2 else { return nil }
            let half = text.dropFirst(day.count).filter(\.isLetter)
            var hour = times[0]
            if half == "pm", hour < 12 { hour += 12 }
            if half == "am", hour == 12 { hour = 0 }
            (parts.hour, parts.minute, parts.second) = (hour, times[1], times.count > 2 ? times[2] : 0)
        }
        guard let month = parts.month, (1...12).contains(month), let day = parts.day, (1...31).contains(day)
        else { return nil }
        let calendar = Calendar(identifier: .gregorian)
        guard let date = calendar.date(from: parts), calendar.component(.day, from: date) == day else {
            return nil
        }
        return date
    }
}
