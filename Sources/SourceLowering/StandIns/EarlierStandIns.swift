/// What modules that were built before declare that is not here. A type that two modules use is one: the later module
/// takes the earlier one's.
public struct EarlierStandIns {
    private let modules: [(name: String, standIns: DeclaredStandIns)]
    private let types: [String: DeclaredStandIns.TypeDeclaration]

    public init(_ modules: [(name: String, standIns: DeclaredStandIns)] = []) {
        self.modules = modules
        types = modules.reduce(into: [:]) { known, module in
            known.merge(module.standIns.types) { first, _ in first }
        }
    }

    func hasModule(_ name: String) -> Bool { modules.contains { $0.name == name } }

    func type(_ name: String) -> DeclaredStandIns.TypeDeclaration? { types[name] }

    func hasFunction(_ name: String) -> Bool { modules.contains { $0.standIns.functions[name] != nil } }

    /// Whether a name that stands by itself is declared.
    func has(_ name: String) -> Bool {
        types[name] != nil || hasFunction(name) || modules.contains { $0.standIns.variables.contains(name) }
    }

    var plainNames: Set<String> { modules.reduce(into: []) { $0.formUnion($1.standIns.plainNames) } }

    /// What brings the names in, of those that the source has, and the members that are declared in extensions.
    func imports(of words: Set<String>) -> [String] {
        modules.flatMap { module, standIns in
            let types = standIns.types.filter { words.contains($0.key) }.map { name, type in
                let kind =
                    switch type.kind {
                    case .class: "class"
                    case .protocol: "protocol"
                    case .wrapper: "struct"
                    }
                return "\(kind) \(module).\(DeclaredStandIns.quoted(name))"
            }
            let functions = standIns.functions.keys.filter(words.contains).map {
                "func \(module).\(DeclaredStandIns.quoted($0))"
            }
            let variables = standIns.variables.filter(words.contains).map {
                "let \(module).\(DeclaredStandIns.quoted($0))"
            }
            return ["import \(module)"]
                + (types + functions + variables).sorted().map { "@_exported import \($0)" }
        }
    }
}
