/// What a scheme hands an app when it launches it, or runs its tests.
public struct SchemeLaunch: Codable, Equatable, Sendable {
    /// Each a word, as the app finds them behind its own name.
    public var arguments: [String]
    public var environment: [String: String]
    /// The language and region; nil where the scheme leaves them to the device.
    public var locale: String?

    public init(arguments: [String] = [], environment: [String: String] = [:], locale: String? = nil) {
        (self.arguments, self.environment, self.locale) = (arguments, environment, locale)
    }

    /// Of an action of a scheme, such as `LaunchAction`, as far as it is switched on.
    init(of action: String, in elements: [ProjectMarkup.Element]) {
        let inside = elements.filter { $0.around.contains(action) && $0.attributes["isEnabled"] != "NO" }
        let texts = inside.filter { $0.name == "CommandLineArgument" }.compactMap {
            $0.attributes["argument"]
        }
        arguments = texts.flatMap(Self.words)
        environment = inside.filter { $0.name == "EnvironmentVariable" }.reduce(into: [:]) { all, each in
            if let key = each.attributes["key"] { all[key] = each.attributes["value"] ?? "" }
        }
        let own = elements.first { $0.name == action }?.attributes ?? [:]
        locale = Self.locale(language: own["language"], region: own["region"])
    }

    /// Of a language and a region, either of which may be missing or empty.
    static func locale(language: String?, region: String?) -> String? {
        let (language, region) = (language ?? "", region ?? "")
        if region.isEmpty { return language.isEmpty ? nil : language }
        return "\(language.isEmpty ? "en" : language)_\(region)"
    }

    /// The words of an argument's text, as Xcode parts it.
    public static func words(of text: String) -> [String] { ShellWords(text).words }

    /// The same with variables of build settings filled in; unknown ones stay.
    public func expanded(by settings: BuildSettings) -> SchemeLaunch {
        SchemeLaunch(
            arguments: arguments.map { settings.expand($0, keepsUnknown: true) },
            environment: environment.mapValues { settings.expand($0, keepsUnknown: true) }, locale: locale)
    }

    /// Arguments of the form `-name value`, which Foundation takes for defaults: of values that are written as lists and
    /// dictionaries, such as `-AppleLanguages (de)`, those.
    public var defaults: [String: Any] {
        var values: [String: Any] = [:]
        for (name, value) in zip(arguments, arguments.dropFirst())
        where name.hasPrefix("-") && !value.hasPrefix("-") {
            var notation = ProjectNotation(Array(value.utf8), file: name)
            let read = value.hasPrefix("(") || value.hasPrefix("{") ? try? notation.whole() : nil
            values[String(name.dropFirst())] = read?.foundation ?? value
        }
        return values
    }

    /// The locale that arguments or the scheme ask for.
    public var wantedLocale: String? {
        let defaults = defaults
        return defaults["AppleLocale"] as? String ?? (defaults["AppleLanguages"] as? [Any])?.first as? String
            ?? locale
    }
}

extension ProjectValue {
    fileprivate var foundation: Any {
        switch self {
        case .text(let text): text
        case .list(let list): list.map(\.foundation)
        case .dictionary(let all): all.mapValues(\.foundation)
        }
    }
}
