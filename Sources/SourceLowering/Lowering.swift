import SwiftParser
import SwiftSyntax

/// Makes source that needs Objective-C into source that does not, line for line.
///
///     let result = Lowering.lower([.init(path: "/app/Screen.swift", text: bytes)], kit: kit)
public enum Lowering {
    public struct Input: Sendable {
        public let path: String
        public let text: [UInt8]

        public init(path: String, text: [UInt8]) {
            self.path = path
            self.text = text
        }
    }

    public struct Output: Equatable {
        public let path: String
        /// nil when the original is compiled as it is.
        public let text: [UInt8]?
        /// How many lines stand before the original's first, which imports name no module (`import NAME LINE COLUMN`),
        /// then where columns moved, see `Edits.columns`.
        public let columns: String
        /// What cannot be lowered, as the compiler writes errors.
        public let errors: [String]
    }

    /// Lowers the files of one module.
    /// - Parameter merged: where something takes the place of modules that are not here, the libraries whose source is
    ///   part of the files; else imports of Apple's modules are warned of.
    /// - Parameter conditions: of `#if`, those that hold.
    /// - Parameter mode: of the language, in which the files are compiled.
    /// - Parameter mainActorDefault: whether declarations are on the main actor where they say nothing else, and how.
    public static func lower(
        _ inputs: [Input], kit: KitIndex, merged: Set<String>? = nil, conditions: Set<String> = ["DEBUG"],
        mode: LanguageMode = .five, mainActorDefault: MainActorDefault? = nil
    ) -> [Output] {
        let files = inputs.map(parsed)
        let index = TypeIndex(files, kit: kit, where: conditions, mode)
        index.mainActorDefault = mainActorDefault
        index.merged = merged
        ExtensionOverrides(index).lower()
        var members = Inheritance(index).lower()
        for (type, methods) in LegacyDelegateMethods(index: index).lower() {
            members[type, default: []] += methods
        }
        OptionalRequirements(index: index).lower()
        PrivateLookalikes(index: index).lower()
        ExchangedMethods(index: index, files: files).lower()
        NibAwakening(index: index).lower()
        GestureCells(index: index).lower()
        ObjectOverrides(index: index).lower()
        Observing(index: index).lower()
        for (type, tables) in MemberTables(index).lower() {
            members[type, default: []] += tables
        }
        for (type, forwards) in MessageForwarding(index: index).lower() {
            members[type, default: []] += forwards
        }
        for (type, makers) in PlainInitializers(index: index).lower() {
            members[type, default: []] += makers
        }
        for (type, makers) in PlainFoundationObjects(index: index).lower() {
            members[type, default: []] += makers
        }
        for (type, makers) in PlainRequirements(index: index).lower() {
            members[type, default: []] += makers
        }
        SessionTasks(index: index).lower()
        for (type, recording) in AppleTestMembers(index: index, files: files).lower() {
            members[type, default: []] += recording
        }
        for type in index.own { type.primary?.inject(members[type.name] ?? []) }
        KitExtensions(index: index).lower()
        MainActorMembers(index: index).lower()
        TestCases(index: index).lower()
        for file in files { FileLowering(file, index).walk(file.tree) }
        return files.map { output($0, index) }
    }

    /// A file that is compiled as it is, by a copy: messages name the original.
    public static func copy(of input: Input) -> [UInt8] {
        Array(location(input.path).utf8) + input.text
    }

    private static func location(_ path: String) -> String {
        "#sourceLocation(file: \(quoted(path)), line: 1)\n"
    }

    /// A module that source is built with.
    public struct Library: Sendable {
        public let name: String
        public let files: [Input]
        /// Whether it is itself compiled as lowered copies.
        public let isLowered: Bool

        public init(name: String, files: [Input], isLowered: Bool) {
            self.name = name
            self.files = files
            self.isLowered = isLowered
        }
    }

    /// What source needs to know about UIKit, whose files these are, and about libraries.
    public static func kit(of inputs: [Input], libraries: [Library] = []) -> KitIndex {
        kit(TypeIndex(inputs.map(parsed), kit: KitIndex()).asKit, with: libraries)
    }

    /// What is known already, and what source needs to know about further libraries.
    public static func kit(_ known: KitIndex, with libraries: [Library]) -> KitIndex {
        guard !libraries.isEmpty else { return known }
        var kit = known
        kit.libraries.formUnion(libraries.map(\.name))
        let lowered = libraries.filter(\.isLowered).flatMap { $0.files.map(\.path) }
        return TypeIndex(libraries.flatMap { $0.files.map(parsed) }, kit: kit).asLibrary(
            lowered: Set(lowered))
    }

    static func parsed(_ input: Input) -> SourceFile {
        let tree = input.text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        return SourceFile(path: input.path, text: input.text, tree: tree)
    }

    private static func output(_ file: SourceFile, _ index: TypeIndex) -> Output {
        let places = SourceLocationConverter(fileName: file.path, tree: file.tree)
        let errors = file.diagnostics.map { diagnostic in
            let place = places.location(for: AbsolutePosition(utf8Offset: diagnostic.offset))
            return "\(file.path):\(place.line):\(place.column): error: \(diagnostic.message)"
        }
        let added = Imports.lacking(in: file, index)
        guard !file.edits.isEmpty || !added.isEmpty else {
            return Output(path: file.path, text: nil, columns: "", errors: errors)
        }
        let foreign = file.foreignImports.map { module, offset, reason in
            let place = places.location(for: AbsolutePosition(utf8Offset: offset))
            return "import \(module) \(place.line) \(place.column)\(reason.isEmpty ? "" : " " + reason)\n"
        }
        let header =
            added.map { "import \($0)\n" }.joined()
            + location(file.path)
        return Output(
            path: file.path, text: Array(header.utf8) + file.edits.applied(to: file.text),
            columns: "header \(added.count + 1)\n" + foreign.joined() + file.edits.columns(in: file.text),
            errors: errors)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\\" || scalar == "\"" { result += "\\" }
            // The compiler takes no control characters; Xcode compiles files whose names have some.
            if scalar.value < 32 || scalar.value == 127 {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
