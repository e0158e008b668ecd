import Foundation

/// The texts of an app in the language that it is shown in. Tables are read when they are first asked for.
/// One for a process, since `NSLocalizedString` may be called on any thread.
public final class LocalizedTexts: @unchecked Sendable {
    public static let shared = LocalizedTexts()

    public init() {}

    private struct Table {
        var entries: [String: LocalizedEntry] = [:]
        var language = "en"
    }

    private let lock = NSLock()
    private var files: [String: String] = [:]
    private var localized: [String: [String: String]] = [:]
    private var languages = Localizations(locale: "en", available: [], development: "en")
    private var tables: [String: Table] = [:]
    /// Formats that count, by their own text: what a format is resolved with when it is used.
    private var counting: [String: (entry: LocalizedEntry, language: String)] = [:]
    /// Told what is wrong with a table, once for each. Called on any thread.
    private var onProblem: @Sendable (AssetProblem) -> Void = { _ in }

    /// - Parameters:
    ///   - files: name to path, of files that are not localised.
    ///   - localized: language to name to path.
    public func use(
        files: [String: String], localized: [String: [String: String]], languages: Localizations,
        onProblem: @escaping @Sendable (AssetProblem) -> Void
    ) {
        lock.withLock {
            (self.files, self.localized, self.languages) = (files, localized, languages)
            self.onProblem = onProblem
            (tables, counting) = ([:], [:])
        }
    }

    /// The text for `key`; `value`, or the key where that is empty, when no table has it.
    /// - Parameters:
    ///   - folder: an `.lproj` folder to look in; nil: the app's own language.
    ///   - hasCatalogs: whether the folder is of the same bundle, so that the catalogs' texts are in it.
    public func text(
        _ key: String, value: String?, table: String?, folder: String? = nil, hasCatalogs: Bool = false
    ) -> String {
        lock.withLock {
            let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
            let found = folder.map { self.table(name, inFolder: $0, hasCatalogs) } ?? self.table(name)
            guard let entry = found.entries[key] else {
                return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
            }
            if !entry.variables.isEmpty { counting[entry.format] = (entry, found.language) }
            return entry.format
        }
    }

    /// A format that counts, with the forms for its arguments in place; nil for any other format.
    public func resolved(_ format: String, _ arguments: [any CVarArg]) -> String? {
        guard format.contains("#@") else { return nil }
        return lock.withLock {
            counting[format].map { known in
                known.entry.resolved(language: known.language) { index in
                    arguments.indices.contains(index) ? Self.number(arguments[index]) : nil
                }
            }
        }
    }

    /// The same by the texts of the app and of its frameworks.
    public static func resolved(_ format: String, _ arguments: [any CVarArg]) -> String? {
        guard format.contains("#@") else { return nil }
        return ([shared] + FrameworkBundles.own.map(\.texts)).lazy
            .compactMap { $0.resolved(format, arguments) }.first
    }

    private static func number(_ value: any CVarArg) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(Int64(clamping: value))
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    // MARK: Tables

    /// UIKit: only the chosen language's table counts, even where it lacks a key.
    private func table(_ name: String) -> Table {
        if let table = tables[name] { return table }
        var table = Table(language: languages.language)
        for language in languages.order {
            let own = localized[language] ?? [:]
            guard own["\(name).strings"] != nil || own["\(name).stringsdict"] != nil else { continue }
            if language != "Base" { table.language = language }
            read(own["\(name).strings"], own["\(name).stringsdict"], into: &table)
            break
        }
        read(files["\(name).strings"], files["\(name).stringsdict"], into: &table)
        if let path = files["\(name).xcstrings"] {
            readCatalog(path, languages.order.filter { $0 != "Base" }, orItsSource: true, into: &table)
        }
        tables[name] = table
        return table
    }

    private func table(_ name: String, inFolder folder: String, _ hasCatalogs: Bool) -> Table {
        let key = folder + "/" + name
        if let table = tables[key] { return table }
        let language = ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
        var table = Table(language: language)
        let manager = FileManager.default
        func existing(_ path: String) -> String? { manager.fileExists(atPath: path) ? path : nil }
        read(
            existing(folder + "/\(name).strings"), existing(folder + "/\(name).stringsdict"), into: &table)
        if hasCatalogs, let path = files["\(name).xcstrings"] {
            readCatalog(path, [language], into: &table)
        }
        tables[key] = table
        return table
    }

    /// What the table has already stays; plurals win over plain texts.
    private func read(_ strings: String?, _ dictionary: String?, into table: inout Table) {
        do throws(AssetProblem) {
            if let dictionary {
                table.entries.merge(try StringsDictionary(path: dictionary).entries) { own, _ in own }
            }
            if let strings {
                let plain = try StringsFile(path: strings).strings.mapValues { LocalizedEntry($0) }
                table.entries.merge(plain) { own, _ in own }
            }
        } catch {
            onProblem(error)
        }
    }

    private func readCatalog(
        _ path: String, _ languages: [String], orItsSource: Bool = false, into table: inout Table
    ) {
        do {
            let catalog = try StringsCatalog(path: path)
            let order = languages + (orItsSource ? [catalog.sourceLanguage] : [])
            if table.entries.isEmpty, let language = order.first(where: { catalog.entries[$0] != nil }) {
                table.language = language
            }
            for language in order {
                table.entries.merge(catalog.entries[language] ?? [:]) { own, _ in own }
            }
        } catch {
            onProblem(error)
        }
    }
}
