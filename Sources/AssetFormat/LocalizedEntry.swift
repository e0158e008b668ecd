import Foundation

/// A text that depends on counts: `%#@files@ in %#@folders@` and what stands for each name.
public struct LocalizedEntry: Equatable, Sendable {
    public struct Variable: Equatable, Sendable {
        /// How the count is printed, such as "d" or "@".
        public var specifier: String
        /// Which argument counts, from 1; nil for the one at its place.
        public var argument: Int?
        public var forms: [PluralCategory: String]

        /// UIKit: an explicit form for nought is taken in every language.
        public func form(_ number: Double, language: String) -> String? {
            if number == 0, let zero = forms[.zero] { return zero }
            return forms[PluralCategory(number, language: language)] ?? forms[.other]
        }
    }

    public var format: String
    public var variables: [String: Variable]

    /// A text without counts.
    public init(_ format: String) {
        self.format = format
        variables = [:]
    }

    public init(format: String, variables: [String: Variable]) {
        self.format = format
        self.variables = variables
    }

    /// The format with every variable replaced by the form for its count; what is left are plain specifiers.
    /// - Parameter number: the value of an argument, from 0, when it is a number.
    public func resolved(language: String, number: (Int) -> Double?) -> String {
        resolve(format, language, number, depth: 0)
    }

    private func resolve(
        _ text: String, _ language: String, _ number: (Int) -> Double?, depth: Int
    ) -> String {
        guard depth < 8, text.contains("#@") else { return text }
        var result = ""
        var rest = text[...]
        var argument = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            guard let spec = VariableSpecifier(rest) else {
                // "%%" is no argument.
                let isEscaped = rest.dropFirst().first == "%"
                result += rest.prefix(isEscaped ? 2 : 1)
                rest = rest.dropFirst(isEscaped ? 2 : 1)
                if !isEscaped { argument += 1 }
                continue
            }
            rest = rest.dropFirst(spec.length)
            let place = (spec.position ?? variables[spec.name]?.argument ?? argument + 1) - 1
            if let variable = variables[spec.name],
                let form = variable.form(number(place) ?? 0, language: language)
            {
                let numbered = Self.numbered(form, argument: place + 1, specifier: variable.specifier)
                result += resolve(numbered, language, number, depth: depth + 1)
            }
            argument += 1
        }
        return result + rest
    }

    /// Plain specifiers and `%arg` of a form get the number of their argument.
    private static func numbered(_ form: String, argument: Int, specifier: String) -> String {
        var result = ""
        var rest = form[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.hasPrefix("%") {
                result += "%%"
                rest = rest.dropFirst()
            } else if rest.hasPrefix("arg") {
                result += "%\(argument)$\(specifier)"
                rest = rest.dropFirst(3)
            } else if rest.hasPrefix("#@") || (rest.first?.isNumber ?? false && rest.prefix(3).contains("$"))
            {
                result += "%"
            } else {
                result += "%\(argument)$"
            }
        }
        return result + rest
    }
}

/// `%#@name@` or `%1$#@name@` at the start of a text.
private struct VariableSpecifier {
    var name: String
    var position: Int?
    var length: Int

    init?(_ text: Substring) {
        var rest = text.dropFirst()
        let digits = rest.prefix { $0.isNumber }
        if !digits.isEmpty {
            guard rest.dropFirst(digits.count).first == "$" else { return nil }
            position = Int(digits)
            rest = rest.dropFirst(digits.count + 1)
        }
        guard rest.hasPrefix("#@") else { return nil }
        rest = rest.dropFirst(2)
        let name = rest.prefix { $0 != "@" && !$0.isWhitespace }
        guard rest.dropFirst(name.count).first == "@" else { return nil }
        self.name = String(name)
        length = text.distance(from: text.startIndex, to: rest.startIndex) + name.count + 1
    }
}
