/// What `shoji-lower --stand-ins FILE` is asked about: the module whose imports are not here. FILE holds it as JSON.
///
/// The tool then reads paths from standard input, a line each: files with what the compiler printed, empty at first. It
/// answers each with a line of JSON, a ``StandInAnswer``, until the input ends.
public struct StandInRequest: Codable, Sendable {
    public struct File: Codable, Sendable {
        /// The path that the compiler's messages name.
        public let original: String
        /// What is compiled, apart from what is left out.
        public let compiled: String
        /// Whether it imports what is not here.
        public let lacksModules: Bool

        public init(original: String, compiled: String, lacksModules: Bool = false) {
            (self.original, self.compiled) = (original, compiled)
            self.lacksModules = lacksModules
        }
    }

    /// A module that was built before, and that declared what stands in for it.
    public struct Earlier: Codable, Sendable {
        public let module: String
        /// What it declared.
        public let state: String

        public init(module: String, state: String) { (self.module, self.state) = (module, state) }
    }

    /// A type that headers of Objective-C declare.
    public struct KnownType: Codable, Sendable {
        public let name: String
        /// Of a class.
        public let superclass: String?
        public let isProtocol: Bool

        public init(name: String, superclass: String? = nil, isProtocol: Bool = false) {
            (self.name, self.superclass, self.isProtocol) = (name, superclass, isProtocol)
        }
    }

    /// What is known so far; read where it is there, and written.
    public let state: String
    public let kit: String
    /// The Swift file that declares what stands in.
    public let generated: String
    /// Where files go that are compiled without some of their parts.
    public let folder: String
    /// Elements of nibs by the name of their custom class.
    public let nibElements: [String: String]
    public let files: [File]
    /// In the order in which they were built.
    public let earlier: [Earlier]
    /// Files of other modules that use what is not here, too: what it has to be there, it has to be here.
    public let others: [String]
    /// Names of imported modules that are not here.
    public let missing: [String]
    /// Whether any file's errors may be mended by leaving out; else only those of files that use what stands in.
    public let mayLeaveOutAny: Bool
    /// What is known of what is not here.
    public let known: [KnownType]
    /// First words of methods, and properties, that it adds to classes.
    public let knownMembers: [String]
    /// Whether nothing else is declared: other names that are not found are slips.
    public let declaresKnownOnly: Bool
    /// Whether the module holds tests: nothing is declared, for what does nothing would pass; a test that does not compile fails.
    public let isOfTests: Bool
    /// Of `#if`, those that hold.
    public let conditions: [String]
    /// Of the language.
    public let mode: String

    public init(
        state: String, kit: String, generated: String, folder: String, nibElements: [String: String],
        files: [File], earlier: [Earlier], others: [String], missing: [String],
        mayLeaveOutAny: Bool, known: [KnownType] = [], knownMembers: [String] = [],
        declaresKnownOnly: Bool = false, isOfTests: Bool = false, conditions: [String], mode: String
    ) {
        self.state = state
        self.kit = kit
        self.generated = generated
        self.folder = folder
        self.nibElements = nibElements
        self.files = files
        self.earlier = earlier
        self.others = others
        self.missing = missing
        self.mayLeaveOutAny = mayLeaveOutAny
        self.known = known
        self.knownMembers = knownMembers
        self.declaresKnownOnly = declaresKnownOnly
        self.isOfTests = isOfTests
        (self.conditions, self.mode) = (conditions, mode)
    }
}

/// A suite, or a function of it, that does not compile and so cannot even fail by itself.
public struct LostTest: Codable, Equatable, Sendable {
    public let suite: String
    /// Nil for all of the suite; the suite is empty for a function outside of suites.
    public let function: String?
    public let path: String
    public let line: Int
    /// The compiler's.
    public let reason: String

    public init(suite: String, function: String?, path: String, line: Int, reason: String) {
        (self.suite, self.function) = (suite, function)
        (self.path, self.line, self.reason) = (path, line, reason)
    }
}

public struct StandInAnswer: Codable, Sendable {
    /// Whether another compile may do better.
    public var isChanged = false
    /// Files that are compiled in the place of others, by the path of the original.
    public var copies: [String: String] = [:]
    /// Files that are left out, and why.
    public var leftOutFiles: [String: String] = [:]
    /// Parts of files that are left out: path, line, reason.
    public var leftOut: [[String]] = []
    /// In a module of tests.
    public var lostTests: [LostTest] = []
    /// The names that stand in for something.
    public var names: [String] = []
    /// Originals that the compiler's errors were in.
    public var wrongFiles: [String] = []

    public init() {}
}
