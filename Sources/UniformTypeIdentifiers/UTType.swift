/// A kind of data by its identifier: what it is called in file names and on the net, and what kinds it is one of.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    public let identifier: String

    /// The type of that identifier, in any case of letters; nil when it is none that is declared here.
    public init?(_ identifier: String) {
        guard let known = Declarations.byIdentifier[identifier.lowercased()] else { return nil }
        self.identifier = known.identifier
    }

    /// The type of files with that extension; one made for it where none is declared. Nil when the declared one is of
    /// another kind.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        self.init(Declarations.byExtension[name], or: "e", name, supertype)
    }

    /// The type of that MIME type; one made for it where none is declared. Nil when the declared one is of another kind.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        self.init(Declarations.byMIMEType[name], or: "m", name, supertype)
    }

    /// A type of the app's own.
    ///
    /// DIFFERS: it has no file names: they stand in the app's Info.plist, which is not read.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier.lowercased()
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    private init?(_ declared: [Declaration]?, or tag: String, _ name: String, _ supertype: UTType) {
        guard !name.isEmpty else { return nil }
        if let declared {
            let types = declared.map { UTType(declared: $0.identifier) }
            guard let match = types.first(where: { $0.conforms(to: supertype) }) else { return nil }
            self = match
        } else {
            self.init(declared: "dyn.\(tag).\(name)")
        }
    }

    init(declared identifier: String) { self.identifier = identifier }

    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    // MARK: Names

    public var preferredFilenameExtension: String? { declaration?.extensions.first ?? made("e") }
    public var preferredMIMEType: String? { declaration?.mimeTypes.first ?? made("m") }
    /// In English; nil for types that have no description.
    public var localizedDescription: String? { declaration?.description }
    public var description: String { identifier }

    /// Whether it was made for an extension or a MIME type that is not declared.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { declaration != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    // MARK: Kinds

    /// All types that it conforms to, itself not among them.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = parents
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += next.parents }
        }
        return found
    }

    /// Whether it is the type, or one of its kind.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var declaration: Declaration? { Declarations.byIdentifier[identifier] }
    private var parents: [UTType] {
        declaration?.parents.map(UTType.init(declared:)) ?? (isDynamic ? [.data] : [])
    }
    private func made(_ tag: String) -> String? {
        let start = "dyn.\(tag)."
        return identifier.hasPrefix(start) ? String(identifier.dropFirst(start.count)) : nil
    }
}
