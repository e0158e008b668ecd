import Foundation

/// A `.stringsdict` file: texts that depend on counts.
public struct StringsDictionary: Equatable, Sendable {
    public let entries: [String: LocalizedEntry]

    /// Throws for a file that is no property list of this form.
    public init(path: String) throws(AssetProblem) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw AssetProblem(file: path, message: "cannot read the file")
        }
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
            throw AssetProblem(file: path, message: "no property list: \(reason)")
        }
        guard let keys = list as? [String: Any] else {
            throw AssetProblem(file: path, message: "expected a dictionary of keys")
        }
        var entries: [String: LocalizedEntry] = [:]
        for (key, value) in keys {
            guard let parts = value as? [String: Any] else {
                throw AssetProblem(file: path, message: "\(key): expected a dictionary")
            }
            guard let format = parts["NSStringLocalizedFormatKey"] as? String else {
                // Texts that depend on the width: the shortest is taken.
                if let widths = parts["NSStringVariableWidthRuleType"] as? [String: String],
                    let text = widths.min(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) })?.value
                {
                    entries[key] = LocalizedEntry(text)
                    continue
                }
                throw AssetProblem(file: path, message: "\(key): NSStringLocalizedFormatKey is missing")
            }
            var variables: [String: LocalizedEntry.Variable] = [:]
            for (name, value) in parts {
                guard let rules = value as? [String: String] else { continue }
                var forms: [PluralCategory: String] = [:]
                for (rule, text) in rules {
                    if let category = PluralCategory(rawValue: rule) { forms[category] = text }
                }
                variables[name] = LocalizedEntry.Variable(
                    specifier: rules["NSStringFormatValueTypeKey"] ?? "d", argument: nil, forms: forms)
            }
            entries[key] = LocalizedEntry(format: format, variables: variables)
        }
        self.entries = entries
    }
}
