import StandInTable
import SwiftSyntax

/// What is left out of modules with tests.
extension DeclaredStandIns {
    /// The Swift file by which a test fails whose body is left out.
    /// - Parameter words: the names that stand in the source.
    public func textOfTests(for words: Set<String>) -> String {
        let failures = [
            words.contains("Testing")
                ? "Issue.record(Comment(rawValue: said), sourceLocation: SourceLocation(fileID: \"\\(fileID)\", filePath: \"\\(file)\", line: Int(line), column: 1))"
                : nil,
            words.contains("XCTest") ? "XCTFail(said, file: file, line: line)" : nil,
        ].compactMap { $0 }
        let failure =
            failures.count > 1
            ? "if Test.current != nil { \(failures[0]) } else { \(failures[1]) }"
            : failures.first ?? "fatalError(said, file: (file), line: line)"
        return ["Testing", "XCTest"].filter(words.contains).map { "import \($0)\n" }.joined() + """

            nonisolated func _leftOutTest(
                _ reason: String, file: StaticString = #filePath, line: UInt = #line,
                fileID: StaticString = #fileID
            ) {
                let said = "does not build here: " + reason
                \(failure)
            }
            nonisolated func _leftOutStop(_ reason: String, file: StaticString = #filePath, line: UInt = #line) -> Never {
                fatalError("does not build here: " + reason, file: (file), line: line)
            }

            """
    }

    /// The tests of a file that are left out with their declarations.
    func lostTests(of file: CompiledFile, where conditions: Conditions) -> [LostTest] {
        if let reason = leftOutFiles[file.path] {
            return lost(of: file, in: 0..<file.text.count, reason, conditions)
        }
        let parts = leftOut[file.path]?.list ?? []
        return parts.filter { $0.text == " " }.flatMap { lost(of: file, in: $0.range, $0.reason, conditions) }
    }

    private func lost(
        of file: CompiledFile, in range: Range<Int>, _ reason: String, _ conditions: Conditions
    ) -> [LostTest] {
        let finder = TestFinder(range, conditions)
        finder.walk(file.tree)
        return finder.found.map { found in
            LostTest(
                suite: found.suite, function: found.function, path: file.path,
                line: file.line(of: found.offset), reason: reason)
        }
    }
}

extension StandInRound {
    /// The tests that are left out with their declarations.
    /// - Parameters:
    ///   - names: of `#if`, those that hold: what other clauses have is no test.
    ///   - mode: of the language.
    public func lostTests(
        of files: [CompiledFile], where names: Set<String>, _ mode: LanguageMode
    ) -> [LostTest] {
        let conditions = Conditions(names, mode: mode, libraries: kit.libraries)
        return files.flatMap { standIns.lostTests(of: $0, where: conditions) }
    }
}

extension LeavingOut {
    /// Tests that need what is left out: those of a class whose `setUp` does nothing any more, and of a suite that cannot be made. What they
    /// would find is not what they are about, and may stop them; their declarations are left out.
    func testsWithout(_ part: LeftOutParts.Part) -> [LeftOutParts.Part] {
        var member = file.token(at: part.lower)?.enclosing(MemberBlockItemSyntax.self)
        // A function within it may have the body.
        while let around = member?.parent?.enclosing(MemberBlockItemSyntax.self),
            !around.decl.isProtocol((any DeclGroupSyntax).self)
        {
            member = around
        }
        guard let member, part.range != member.bytes,
            let type = member.enclosing(MemberBlockSyntax.self)?.parent,
            member.decl.as(FunctionDeclSyntax.self).map({ Self.setUps.contains($0.name.text) })
                ?? member.decl.is(InitializerDeclSyntax.self)
        else { return [] }
        let name =
            type.as(ExtensionDeclSyntax.self)?.extendedType.plainName
            ?? type.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
        let finder = TestFinder(0..<file.text.count, nil)
        finder.walk(file.tree)
        return finder.found.filter { $0.node != nil && $0.suite.split(separator: "/").last == name[...] }
            .compactMap { $0.node?.parent?.as(MemberBlockItemSyntax.self) }.map {
                LeftOutParts.Part(
                    lower: $0.bytes.lowerBound, upper: $0.bytes.upperBound, text: " ",
                    line: file.line(of: $0.bytes.lowerBound), reason: part.reason)
            }
    }

    private static let setUps: Set = ["setUp", "setUpWithError"]
}

/// The functions and suites with tests whose declarations begin within a range.
private final class TestFinder: TypeVisitor {
    private let range: Range<Int>
    private(set) var found: [(suite: String, function: String?, offset: Int, node: FunctionDeclSyntax?)] = []
    private var suites: [(name: String, isSpec: Bool, count: Int)] = []

    init(_ range: Range<Int>, _ conditions: Conditions?) {
        self.range = range
        super.init(conditions)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        let isMarked = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Test"
        }
        let isOfXCTest =
            name.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty && !suites.isEmpty
        if isMarked || isOfXCTest, range.contains(node.bytes.lowerBound) {
            let function = isMarked ? "\(name)\(Self.labels(of: node))" : name
            found.append((suites.map(\.name).joined(separator: "/"), function, node.bytes.lowerBound, node))
        }
        return .skipChildren
    }

    /// As Swift Testing writes them: `opens(_:in:)`.
    private static func labels(of node: FunctionDeclSyntax) -> String {
        "(" + node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
    }

    override func enter(_ node: any DeclGroupSyntax, named name: String) -> SyntaxVisitorContinueKind {
        // Tests of other libraries, such as a specification's, are no functions.
        let isSpec =
            node.inheritanceClause?.inheritedTypes.contains { $0.type.plainName.hasSuffix("Spec") } ?? false
        suites.append((name, isSpec, found.count))
        return node.is(ProtocolDeclSyntax.self) ? .skipChildren : .visitChildren
    }

    override func leave(_ node: any DeclGroupSyntax) {
        guard let suite = suites.last else { return }
        if suite.isSpec, found.count == suite.count, range.contains(node.bytes.lowerBound) {
            found.append((suites.map(\.name).joined(separator: "/"), nil, node.bytes.lowerBound, nil))
        }
        suites.removeLast()
    }
}
