import StandInTable
import SwiftSyntax

/// What the lowering knows about UIKit, read from UIKit's own source when the tool is built, and about the libraries
/// that a package's source is built with.
public struct KitIndex: Equatable, Sendable {
    /// Modules beside UIKit that the source may import.
    var libraries: Set<String> = []
    /// Classes and their superclasses.
    var classes: [String: String] = [:]
    /// Protocols and those that they refine.
    var protocols: [String: [String]] = [:]
    /// Classes that conform to `_RuntimeMembers` themselves.
    var roots: Set<String> = []
    /// Optional methods of protocols, and the protocols that have them.
    var optionalMethods: [FullName: Set<String>] = [:]
    /// Optional properties of libraries' protocols, and the protocols that have them.
    var optionalProperties: [String: Set<String>] = [:]
    /// Optional methods as protocols declare them, with parameters named `__p0` and so on.
    var heads: [FullName: [String: String]] = [:]
    /// Methods by base name, by type.
    var methods: [String: [String: [KitMethod]]] = [:]

    /// The modules of types that are public in one that stands in for a framework of Apple's.
    var modules: [String: String] = [:]

    /// Types of libraries that wrap a view or a controller of UIKit's for SwiftUI.
    var wrappers: Set<String> = []
    /// Members that libraries give UIKit's views and controllers, of which each wraps the one that it is asked of.
    var wrappingMembers: Set<String> = []

    /// Tests of XCTest's in libraries, by class.
    var tests: [String: [String]] = [:]

    /// Classes of libraries that are made by an `init()` of their own.
    var plainlyMade: Set<String> = []

    /// Members that are `dynamic`, as `Type.method(label:)` or `Type.property`: an extension may replace them.
    var replaceable: Set<String> = []
    /// Members of extensions of libraries that classes of other modules may override, in the same form.
    var overridable: Set<String> = []

    struct KitMethod: Equatable, Sendable {
        let labels: [String]
        let isStatic: Bool
    }

    public init() {}

    /// Whether a class of UIKit conforms to `_RuntimeMembers`. Names that are not known count as UIKit's when they
    /// look like a view's or a controller's.
    func answersByName(_ name: String) -> Bool {
        var current = name
        while !roots.contains(current) {
            guard let next = classes[current] else {
                guard classes[name] == nil else { return false }
                // Of a cell or a controller it does not say what kind.
                return name.hasPrefix("UI") || name.hasSuffix("Cell") || name.hasSuffix("Controller")
                    || ClassEndings.base(of: name).map(answersByName) == true
            }
            current = next
        }
        return true
    }

    /// Names of protocols outside of UIKit and the source, which stand where a superclass could.
    static func isForeignProtocol(_ name: String) -> Bool {
        let known: Set<String> = [
            "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable",
            "Identifiable",
            "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible", "NSCopying", "NSCoding",
            "NSSecureCoding", "NSMutableCopying", "NSObjectProtocol", "Error", "LocalizedError", "Sequence",
            "Collection", "IteratorProtocol", "CaseIterable", "RawRepresentable", "ObservableObject", "class",
            "Any",
        ]
        return known.contains(name) || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
            || name.hasSuffix("Protocol")
    }

    // MARK: As text, a fact a line

    public init(text: String) {
        var text = text
        text.withUTF8 { bytes in
            for line in bytes.parts(at: "\n") where !line.isEmpty {
                add(line.parts(at: " ", limit: 4))
            }
        }
    }

    /// - Parameter words: the kind of fact and what it is about; the fourth has the rest of the line.
    private mutating func add(_ words: [UnsafeBufferPointer<UInt8>]) {
        let (kind, first) = (words[0].text, words[1].text)
        switch kind {
        // Most lines are these.
        case "method", "static":
            let name = FullName(words[2])
            methods[first, default: [:]][name.base, default: []].append(
                KitMethod(labels: name.labels, isStatic: kind == "static"))
        case "library": libraries.insert(first)
        case "replaceable": replaceable.insert(first)
        case "overridable": overridable.insert(first)
        case "class": classes[first] = words[2].text
        case "module": modules[first] = words[2].text
        case "wrapper": wrappers.insert(first)
        case "wrapping-member": wrappingMembers.insert(first)
        case "plainly-made": plainlyMade.insert(first)
        case "root": roots.insert(first)
        case "tests": tests[first] = words.dropFirst(2).flatMap { $0.parts(at: " ").map(\.text) }
        case "protocol":
            protocols[first] = words.dropFirst(2).flatMap { $0.parts(at: " ").map(\.text) }
        case "optional": optionalMethods[FullName(words[2]), default: []].insert(first)
        case "optional-property": optionalProperties[words[2].text, default: []].insert(first)
        case "head" where words.count == 4: heads[FullName(words[2]), default: [:]][first] = words[3].text
        default: break
        }
    }

    public var text: String {
        var lines = classes.map { "class \($0.key) \($0.value)" } + roots.map { "root \($0)" }
        lines += modules.map { "module \($0.key) \($0.value)" }
        lines += libraries.map { "library \($0)" }
        lines += replaceable.map { "replaceable \($0)" }
        lines += wrappers.map { "wrapper \($0)" } + wrappingMembers.map { "wrapping-member \($0)" }
        lines += tests.map { (["tests", $0.key] + $0.value).joined(separator: " ") }
        lines += overridable.map { "overridable \($0)" }
        lines += plainlyMade.map { "plainly-made \($0)" }
        lines += protocols.map { (["protocol", $0.key] + $0.value).joined(separator: " ") }
        for (name, owners) in optionalMethods { lines += owners.map { "optional \($0) \(name)" } }
        for (name, heads) in heads { lines += heads.map { "head \($0.key) \(name) \($0.value)" } }
        for (name, owners) in optionalProperties { lines += owners.map { "optional-property \($0) \(name)" } }
        for (type, named) in methods {
            for (base, list) in named {
                lines += list.map {
                    "\($0.isStatic ? "static" : "method") \(type) \(FullName(base: base, labels: $0.labels))"
                }
            }
        }
        return lines.sorted().joined(separator: "\n") + "\n"
    }
}

extension FullName {
    /// From `base(_:label:)`.
    init(_ text: String) {
        var text = text
        self = text.withUTF8 { FullName($0) }
    }

    fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let parts = bytes.parts(at: "(", limit: 2)
        base = parts.first?.text ?? ""
        // After each label stands a colon, then what closes.
        var labels: [String] = []
        if parts.count > 1 {
            for label in parts[1].parts(at: ":").dropLast() { labels.append(label.text) }
        }
        self.labels = labels
    }
}

extension TypeIndex {
    /// What other source needs to know about this one, which is UIKit's. Its optional methods are those of protocols
    /// that have a default in an extension.
    var asKit: KitIndex {
        var result = kit
        for type in types.values where !type.isLocal {
            result.add(type, superclass: superclass(of: type))
            if let module = type.standInModule { result.modules[type.name] = module }
            guard type.kind == .protocol else { continue }
            for method in type.methods where !method.isPrivate && method.body.isExtension {
                guard !method.body.isConstrained,
                    type.methods(named: method.name).contains(where: { !$0.body.isExtension })
                else { continue }
                result.add(optional: method, of: type)
            }
        }
        return result
    }

    /// What a library's users need to know about this source. Its optional methods are those marked as such.
    ///
    /// - Parameter lowered: the files that are compiled as lowered copies.
    func asLibrary(lowered: Set<String>) -> KitIndex {
        var result = kit
        for type in types.values where !type.isLocal {
            result.add(type, superclass: superclass(of: type))
            let tests = publicTests(of: type)
            if !tests.isEmpty { result.tests[type.name] = tests.sorted() }
            if MemberTables.answersToOtherModules(type, self), lowered.contains(type.primary?.file.path ?? "")
            {
                result.roots.insert(type.name)
            }
            for method in type.methods
            where lowered.contains(method.body.file.path) && isOverridableElsewhere(method, of: type) {
                result.overridable.insert("\(type.name).\(method.name)")
            }
            for property in type.properties
            where lowered.contains(property.body.file.path) && isOverridableElsewhere(property, of: type) {
                result.overridable.insert("\(type.name).\(property.name)")
            }
            guard type.kind == .protocol, type.primary?.publicPrefix.isEmpty == false else { continue }
            for method in type.methods where method.isOptional { result.add(optional: method, of: type) }
            for property in type.properties where property.isOptional {
                result.optionalProperties[property.name, default: []].insert(type.name)
            }
        }
        result.plainlyMade.formUnion(PlainInitializers.plainlyMade(in: self))
        result.wrappers.formUnion(WrappedViews.wrappers(in: self))
        result.wrappingMembers.formUnion(WrappedViews.wrappingMembers(in: self))
        return result
    }
}

extension KitIndex {
    fileprivate mutating func add(_ type: DeclaredType, superclass: String?) {
        let isProtocol = type.kind == .protocol
        if isProtocol { protocols[type.name] = type.inherited.sorted() }
        if type.isClass {
            classes[type.name] = superclass ?? "-"
            if type.inherited.contains("_RuntimeMembers") { roots.insert(type.name) }
        }
        for property in type.properties where property.modifiers.contains("dynamic") {
            replaceable.insert("\(type.name).\(property.name)")
        }
        for method in type.methods where !method.isPrivate {
            if method.modifiers.contains("dynamic") { replaceable.insert("\(type.name).\(method.name)") }
            guard !isProtocol, !method.modifiers.isDisjoint(with: ["public", "open"]) else { continue }
            methods[type.name, default: [:]][method.name.base, default: []].append(
                KitMethod(labels: method.name.labels, isStatic: method.isStatic))
        }
    }

    fileprivate mutating func add(optional method: Method, of type: DeclaredType) {
        optionalMethods[method.name, default: []].insert(type.name)
        // Of methods of one name, told apart by types alone, the same one in every run.
        let head = Forwarding.head(of: method.node, modifiers: "")
        let known = heads[method.name]?[type.name] ?? head
        heads[method.name, default: [:]][type.name] = min(known, head)
    }
}

extension DeclaredType {
    /// The folder below `StandIns` that declares it for all; nil for UIKit's own.
    fileprivate var standInModule: String? {
        guard let body = primary, !body.publicPrefix.isEmpty, !name.contains(".") else { return nil }
        let parts = body.file.path.split(separator: "/")
        guard let index = parts.lastIndex(of: "StandIns"), index + 2 < parts.count else { return nil }
        let module = String(parts[index + 1])
        return StandIn.all.contains { $0.module == module && !$0.isOfAPart } ? module : nil
    }
}
