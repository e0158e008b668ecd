import SwiftInternals

/// The classes of this process by name, as Objective-C's runtime knows them.
///
/// The compiler keeps a record of every type for the runtime; the records of all images are walked once for each
/// name that is asked for. Nested and private classes are found by their own name.
@MainActor
enum RuntimeClasses {
    // Of the process: what it says of a class is so in every session.
    private static var known: [String: [Found]] = [:]

    private struct Found {
        let type: AnyClass
        /// "App.Outer.Cell".
        let path: [String]
    }

    /// The class of that name, in the module if it is there, otherwise in any.
    static func named(_ name: String, module: String?) -> AnyClass? { all(named: name, module: module).first }

    /// All classes of that name ("Cell", "Outer.Cell", "App.Cell"), those of the module first, the app's before
    /// UIKit's before those of other libraries.
    static func all(named name: String, module: String?) -> [AnyClass] {
        let parts = RuntimeNames.path(ObjectiveCNames.swift[name] ?? name)
        guard let last = parts.last else { return [] }
        let found: [Found]
        if let cached = known[last] {
            found = cached
        } else {
            found = ClassRecords.classes(named: last).map { Found(type: $0.type, path: $0.path) }
            // A class may still come with a library that is loaded later.
            if !found.isEmpty { known[last] = found }
        }
        let matching = found.filter { $0.path.suffix(parts.count).elementsEqual(parts) }
        return matching.enumerated()
            .sorted { (rank($0.element, module), $0.offset) < (rank($1.element, module), $1.offset) }
            .map(\.element.type)
    }

    private static func rank(_ found: Found, _ module: String?) -> Int {
        if found.path.first == module { return 0 }
        switch found.path.first {
        case "UIKit": return 2
        case "Swift", "AppleFoundation", "Foundation", "FoundationEssentials", "QuartzCore": return 3
        default: return 1
        }
    }
}
