import AssetFormat

extension String {
    /// A text with places for values, which is its own key in the tables: `"\(count) files"` is looked up as
    /// "%lld files".
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }
            public mutating func appendInterpolation(_ value: some BinaryInteger) {
                key += "%lld"
                arguments.append(.integer(Int64(clamping: value)))
            }
            public mutating func appendInterpolation(_ value: Double) {
                key += "%lf"
                arguments.append(.number(value))
            }
            public mutating func appendInterpolation(_ value: Float) {
                key += "%f"
                arguments.append(.number(Double(value)))
            }
            public mutating func appendInterpolation(_ value: CGFloat) {
                key += "%lf"
                arguments.append(.number(Double(value)))
            }
            public mutating func appendInterpolation(_ value: String) {
                key += "%@"
                arguments.append(.text(value))
            }
            public mutating func appendInterpolation<T>(_ value: T) {
                key += "%@"
                arguments.append(.text("\(value)"))
            }
        }

        enum Argument: Equatable, Sendable {
            case integer(Int64)
            case number(Double)
            case text(String)

            var value: any CVarArg {
                switch self {
                case .integer(let value): value
                case .number(let value): value
                case .text(let value): value as NSString
                }
            }
        }

        var key: String
        var arguments: [Argument] = []

        public init(_ value: String) { key = value }
        public init(stringLiteral value: String) { key = value }
        public init(stringInterpolation: StringInterpolation) {
            arguments = stringInterpolation.arguments
            key =
                arguments.isEmpty
                ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%")
                : stringInterpolation.key
        }

        fileprivate func text(_ key: String?, _ table: String?, _ bundle: Bundle?, _ locale: Locale) -> String
        {
            let format = (bundle ?? .main).localizedString(
                forKey: key ?? self.key, value: self.key, table: table)
            guard !arguments.isEmpty else { return format }
            return String(format: format, locale: locale, arguments: arguments.map(\.value))
        }
    }

    /// The text of the app's language.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(nil, table, bundle, locale)
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text("\(key)", table, bundle, locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.text(
            resource.key, resource.table, Bundle(path: resource.bundlePath), resource.locale)
    }
}

extension AttributedString {
    /// The text of the app's language, whose Markdown gives attributes.
    /// DIFFERS: words are not inflected.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            markedUp: String(
                localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current))
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            markedUp: String(
                localized: key, defaultValue: defaultValue, table: table, bundle: bundle,
                locale: locale ?? .current))
    }

    public init(localized resource: LocalizedStringResource) {
        self.init(markedUp: String(localized: resource))
    }

    private init(markedUp text: String) {
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}

/// A text to be looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    let bundlePath: String

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        bundlePath = bundle.bundlePath
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: Bundle = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        bundlePath = bundle.bundlePath
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Bundle {
    /// The resources of a package's target: here all resources are the app's.
    public static var module: Bundle { .main }
}
