/// What stands in for modules that are not here: declarations, made from the use that the source makes of them, and the
/// parts of the source that are left out since they do not compile all the same.
public struct DeclaredStandIns: Codable, Equatable, Sendable {
    enum Kind: String, Codable { case `class`, `protocol`, wrapper }

    struct TypeDeclaration: Codable, Equatable, Sendable {
        var kind: Kind
        /// UIKit's class that it has to be; nil for a plain value.
        var superclass: String?
        var genericCount = 0
        /// Of a protocol.
        var isOfObjects = false
        var members = Members()
        var conformances: Set<String> = []
    }

    struct Members: Codable, Equatable, Sendable {
        var initializers: Set<CallShape> = []
        var methods: [String: Set<CallShape>] = [:]
        var staticMethods: [String: Set<CallShape>] = [:]
        var properties: Set<String> = []
        var staticProperties: Set<String> = []
        /// As the source spells what it overrides, without bodies.
        var overridden: Set<String> = []

        /// Without what another has that is inherited.
        mutating func remove(_ other: Members) {
            for (name, shapes) in other.methods { methods[name]?.subtract(shapes) }
            for (name, shapes) in other.staticMethods { staticMethods[name]?.subtract(shapes) }
            properties.subtract(other.properties)
            staticProperties.subtract(other.staticProperties)
        }
    }

    /// By full name.
    var types: [String: TypeDeclaration] = [:]
    /// Of types that are here, `StandInValue` among them.
    var extensions: [String: Members] = [:]
    var functions: [String: Set<CallShape>] = [:]
    var variables: Set<String> = []
    var operators: Set<String> = []
    /// Methods of objects that do something with them in a closure, and give them: `UILabel().then { $0.text = "" }`.
    var configuring: Set<String> = []
    /// Modules of ours that source uses without importing them: frameworks of Apple's hand on others.
    var imports: Set<String> = []
    /// Names that turned out to be declared elsewhere.
    var blocked: Set<String> = []
    /// Lines of the generated file that did not compile: `StandInLines.place`.
    var withdrawn: Set<String> = []
    /// By the path of the original.
    var leftOut: [String: LeftOutParts] = [:]
    /// Files that do not compile in any form.
    public internal(set) var leftOutFiles: [String: String] = [:]
    /// Files of which parts were left out at some time.
    var concerned: Set<String> = []
    /// The imported modules that were not here.
    var missing: Set<String> = []

    public init() {}

    /// The names that stand in for something, sorted.
    public var names: [String] {
        let own = Array(types.keys) + Array(functions.keys) + variables + operators + configuring
        let members = extensions.flatMap { type, members in
            (Array(members.methods.keys) + members.properties + members.staticProperties
                + members.staticMethods.keys).map { "\(type).\($0)" }
        }
        return (own + members).sorted()
    }

    /// What the source uses by name, for the question whether a file is concerned.
    var plainNames: Set<String> {
        var result = Set(types.keys.flatMap { $0.split(separator: ".").map(String.init) })
        result.formUnion(functions.keys)
        result.formUnion(variables)
        result.formUnion(operators)
        result.formUnion(configuring)
        for members in extensions.values {
            result.formUnion(members.methods.keys)
            result.formUnion(members.staticMethods.keys)
            result.formUnion(members.properties)
            result.formUnion(members.staticProperties)
        }
        return result
    }

    /// The parts of the source that are left out, as places with a reason, in the order of their paths.
    public var leftOutPlaces: [(path: String, line: Int, reason: String)] {
        leftOut.sorted { $0.key < $1.key }.flatMap { path, parts in
            parts.list.filter { !$0.isRewritten }.map { (path, $0.line, $0.reason) }
        }
    }
}

extension DeclaredStandIns {
    /// Where a module that was not here is now, what stood in for it would hide it: all is found anew.
    /// - Parameter missing: the imported modules that are not here.
    public mutating func forget(unless missing: Set<String>) {
        if !self.missing.isSubset(of: missing) {
            let concerned = concerned
            self = DeclaredStandIns()
            self.concerned = concerned
        }
        self.missing = missing
    }

    /// What was left out of a file counts for the file as it was; files that were left out are tried again. What a module
    /// before declares is that module's.
    public mutating func forget(partsUnlike files: [CompiledFile], declaredBy earlier: EarlierStandIns) {
        for file in files where leftOut[file.path].map({ $0.mark != file.mark }) == true {
            leftOut[file.path] = nil
        }
        let paths = Set(files.map(\.path))
        leftOut = leftOut.filter { paths.contains($0.key) }
        leftOutFiles = leftOutFiles.filter { paths.contains($0.key) }
        concerned.formIntersection(paths)
        types = types.filter { earlier.type($0.key) == nil }
        variables = variables.filter { !earlier.has($0) }
    }

    /// A file without the parts that are left out of it; nil where none is.
    public func shortened(_ file: CompiledFile) -> [UInt8]? {
        leftOut[file.path].map { parts in
            // The compiler's messages name the original.
            file.isCopy
                ? parts.applied(to: file.text)
                : Lowering.copy(of: Lowering.Input(path: file.path, text: parts.applied(to: file.text)))
        }
    }

    /// A name for the shortened copy: the compiler wants one for each file.
    public func fileName(for base: String, _ file: CompiledFile) -> String {
        base == "main"
            ? "main.swift" : "\(base)-\(CompiledFile.mark(of: Array(file.path.utf8))).shortened.swift"
    }
}
