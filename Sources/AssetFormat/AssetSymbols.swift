import Foundation

/// The Swift names of an app's assets, as Xcode makes them: `ImageResource.cover`, `UIColor.brand` …
public struct AssetSymbols: Equatable, Sendable {
    /// A name in Swift, with the type that stands for each namespace.
    struct Symbol: Equatable, Sendable {
        var asset: String
        var spaces: [String]
        var name: String
    }

    let images: [Symbol]
    let colors: [Symbol]

    public init(_ catalogs: AssetCatalogs) {
        images = Self.symbols(catalogs.names(.image), dropping: Self.imageWords)
        colors = Self.symbols(catalogs.names(.color), dropping: Self.colorWords)
    }

    /// Assets whose names come out the same have no symbol but the first's.
    private static func symbols(_ names: [String], dropping words: [String]) -> [Symbol] {
        var taken: Set<String> = []
        return names.compactMap { asset in
            var parts = asset.split(separator: "/").map(String.init)
            let last = parts.removeLast()
            guard let name = identifier(last, dropping: words) else { return nil }
            let spaces = parts.compactMap { identifier($0).map(capitalised) }
            guard taken.insert((spaces + [name]).joined(separator: ".")).inserted else { return nil }
            return Symbol(asset: asset, spaces: spaces, name: name)
        }
    }

    /// Last words that names lose: those of images both.
    static let imageWords = ["Image", "Color"]
    static let colorWords = ["Color"]

    /// "my-image 2" → myImage2, "URLIcon" → urlIcon, "empty_state" → emptyState, "10e" → _10E, "LIGHT_LAYER" → LIGHT_LAYER,
    /// "AccentColor" → accent: a word begins after what is neither letter nor number, and after a number; several words in capitals stay
    /// so. Nil when nothing is left.
    static func identifier(_ name: String, dropping last: [String] = []) -> String? {
        var words: [String] = []
        var previous: Character = " "
        for character in name {
            if character.isLetter || character.isNumber {
                let begins =
                    !(previous.isLetter || previous.isNumber) || previous.isNumber && character.isLetter
                if begins { words.append("") }
                words[words.count - 1].append(character)
            }
            previous = character
        }
        guard let first = words.first else { return nil }
        let isInCapitals =
            words.count > 1 && name.contains(where: \.isUppercase) && !name.contains(where: \.isLowercase)
        var result =
            isInCapitals
            ? words.joined(separator: "_") : lowered(first) + words.dropFirst().map(capitalised).joined()
        let endings = last.map { isInCapitals ? "_" + $0.uppercased() : $0 }
        if let ending = endings.first(where: { result.hasSuffix($0) && result.count > $0.count }) {
            result.removeLast(ending.count)
        }
        if result.first?.isNumber ?? false { result = "_" + result }
        return result
    }

    private static func capitalised(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// A leading run of capitals is one word: "URLIcon" → "urlIcon".
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count <= 1 || capitals.count == word.count {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    private static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    static func quoted(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// What the app's own source says: which names it uses and which it declares itself.
    public struct Usage: Sendable {
        private var members: Set<Substring> = []
        /// What files with an extension of a type declare, by the type.
        private var extended: [Substring: Set<Substring>] = [:]

        public init() {}

        /// Adds the words of a Swift file; comments and strings count too, which does no harm.
        public mutating func add(_ text: String) {
            var previous: Character = " "
            var word = text.startIndex
            var last: Substring = ""
            var file = FileWords()
            var index = text.startIndex
            var followsDot = false
            while index < text.endIndex {
                let character = text[index]
                let isWord = character.isLetter || character.isNumber || character == "_"
                let wasWord = previous.isLetter || previous.isNumber || previous == "_"
                if isWord, !wasWord {
                    word = index
                    followsDot = previous == "." || previous == "`"
                }
                if !isWord, wasWord { note(text[word..<index], followsDot, &last, &file) }
                previous = character
                index = text.index(after: index)
            }
            if previous.isLetter || previous.isNumber || previous == "_" {
                note(text[word...], followsDot, &last, &file)
            }
            for type in file.extensions { extended[type, default: []].formUnion(file.declared) }
        }

        private struct FileWords {
            var declared: Set<Substring> = []
            var extensions: Set<Substring> = []
        }

        private mutating func note(
            _ word: Substring, _ followsDot: Bool, _ last: inout Substring, _ file: inout FileWords
        ) {
            if followsDot { members.insert(word) }
            if ["let", "var", "func", "case"].contains(last) { file.declared.insert(word) }
            if last == "extension" { file.extensions.insert(word) }
            last = word
        }

        /// Whether a type has to have a member of that name that no extension of the source gives it.
        func wants(_ name: String, of type: String) -> Bool {
            let name = Substring(name)
            return members.contains(name) && extended[Substring(type)]?.contains(name) != true
        }
    }

    /// A Swift file that declares the symbols which `usage` has and does not declare itself; nil when there are none.
    /// - Parameter extendsKit: whether `UIImage` and `UIColor` have them, too.
    public func source(for usage: Usage, extendsKit: Bool = true, in bundle: String = ".main") -> String? {
        func wanted(_ symbols: [Symbol], of type: String) -> [Symbol] {
            symbols.filter { usage.wants($0.name, of: type) }
        }
        var text = ""
        text += Self.extend("ImageResource", wanted(images, of: "ImageResource")) {
            "ImageResource(name: \"\($0.asset)\", bundle: \(bundle))"
        }
        text += Self.extend("ColorResource", wanted(colors, of: "ColorResource")) {
            "ColorResource(name: \"\($0.asset)\", bundle: \(bundle))"
        }
        guard !text.isEmpty else { return nil }
        text = "import UIKit\n" + text
        guard extendsKit else { return text }
        text += Self.extend("UIImage", wanted(images, of: "UIImage"), type: "UIImage") {
            "UIImage(resource: ImageResource(name: \"\($0.asset)\", bundle: \(bundle)))"
        }
        let own = wanted(colors, of: "UIColor").filter { !Self.ownColors.contains($0.name) }
        text += Self.extend("UIColor", own, type: "UIColor") {
            "UIColor(resource: ColorResource(name: \"\($0.asset)\", bundle: \(bundle)))"
        }
        return text
    }

    /// Names that `UIColor` has itself.
    private static let ownColors: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
        "magenta",
        "orange", "purple", "brown", "clear", "lightText", "darkText", "tintColor", "label", "secondaryLabel",
        "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator",
        "systemFill", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemRed",
        "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
        "systemTeal",
        "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
        "systemGray4", "systemGray5", "systemGray6",
    ]

    private static func extend(
        _ owner: String, _ symbols: [Symbol], type: String? = nil, _ value: (Symbol) -> String
    ) -> String {
        guard !symbols.isEmpty else { return "" }
        var text = "extension \(owner) {\n"
        var open: [String] = []
        func close(to count: Int) {
            while open.count > count {
                text += String(repeating: "    ", count: open.count) + "}\n"
                open.removeLast()
            }
        }
        for symbol in symbols.sorted(by: {
            ($0.spaces.joined(separator: "."), $0.name) < ($1.spaces.joined(separator: "."), $1.name)
        }) {
            let shared = zip(open, symbol.spaces).prefix { $0 == $1 }.count
            close(to: shared)
            for space in symbol.spaces.dropFirst(shared) {
                open.append(space)
                text += String(repeating: "    ", count: open.count) + "enum \(quoted(space)) {\n"
            }
            let indent = String(repeating: "    ", count: open.count + 1)
            let name = quoted(symbol.name)
            if let type {
                text += indent + "static var \(name): \(type) { \(value(symbol)) }\n"
            } else {
                text += indent + "static let \(name) = \(value(symbol))\n"
            }
        }
        close(to: 0)
        return text + "}\n"
    }
}
