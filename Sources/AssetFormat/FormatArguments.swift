import Foundation

/// The arguments that a text with specifiers takes, in their order: `%lld`, `%2$@`, and `%(name)lld` of string catalogs.
struct FormatArguments: Equatable, Sendable {
    struct Argument: Equatable, Sendable {
        /// Nil for one that goes by its place.
        var name: String?
        /// As Swift has it.
        var type: String
    }

    let list: [Argument]

    /// Of named ones, in the order in which they come first.
    var names: [String] { list.compactMap(\.name) }

    /// With the percent sign that stands for itself.
    nonisolated(unsafe) static let specifier =
        /%(?:(?<place>\d+)\$|\((?<name>\w+)\))?[-+ #0]*\d*(?:\.\d+)?(?<size>hh|h|ll|l|q|z|t|j)?(?<kind>[@dDiuUxXoOfFeEgGaAcCsSp%])/

    init(_ text: String) {
        var list: [Int: Argument] = [:]
        var names: [Substring: Int] = [:]
        var next = 1
        for match in text.matches(of: Self.specifier) where match.kind != "%" {
            let type =
                switch match.kind {
                case "@", "s", "S", "c", "C": "String"
                case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
                default: "Int"
                }
            if let name = match.name {
                guard names[name] == nil else { continue }
                names[name] = next
                list[next] = Argument(name: String(name), type: type)
                next += 1
            } else if let place = match.place.flatMap({ Int($0) }) {
                list[place] = Argument(name: nil, type: type)
            } else {
                list[next] = Argument(name: nil, type: type)
                next += 1
            }
        }
        self.list = list.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The place, from 1, of the first argument that is a number.
    var firstNumber: Int? { list.firstIndex { $0.type != "String" }.map { $0 + 1 } }

    /// A text with all its arguments by their places: `%lld of %@` is `%1$lld of %2$@`.
    static func placed(_ text: String) -> String {
        var next = 0
        return text.replacing(specifier) { match in
            let whole = String(match.output.0)
            guard match.kind != "%", match.place == nil, match.name == nil else { return whole }
            next += 1
            return "%\(next)$" + whole.dropFirst()
        }
    }

    /// A text with names of arguments replaced by their places: `%(count)lld` is `%1$lld`.
    static func numbered(_ text: String, _ names: [String]) -> String {
        guard !names.isEmpty else { return text }
        return text.replacing(/%\((?<name>\w+)\)/) { match in
            names.firstIndex(of: String(match.name)).map { "%\($0 + 1)$" } ?? String(match.output.0)
        }
    }
}
