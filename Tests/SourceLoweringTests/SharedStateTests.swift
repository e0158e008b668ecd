import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Who may change what is to be seen at a glance: what a type keeps is changed in its own file, or by its own functions.
struct SharedStateTests {
    /// As many as one reads at a glance; what goes beyond belongs into a value with functions of its own.
    private static let most = 15

    /// Counted are stored properties that other files may set, and whose name stands there on the left of an assignment or after `&`.
    /// Apple's own properties are there to be set.
    @Test func noTypeHasMoreStateThanAReaderKeepsInMind() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources").standardizedFileURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") }
        var types: [SettableType] = []
        var files: [String: Set<String>] = [:]
        for path in paths.sorted() {
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            let reader = StateReader(path)
            reader.walk(Parser.parse(source: text))
            types += reader.types
            for name in reader.assigned { files[name, default: []].insert(path) }
        }
        #expect(types.contains { $0.name == "UIView" }, "the sources were read")
        for type in types {
            let shared = type.properties.filter { files[$0]?.contains { $0 != type.file } == true }
            #expect(
                shared.count <= Self.most,
                """
                \(type.file): other files set \(shared.count) properties of \(type.name): \(shared.joined(separator: ", ")); \
                gather what belongs together in a value with functions of its own, and mark with private(set) what no other file sets
                """)
        }
    }

    /// What counts and what does not, by an example of each.
    @Test func computedPrivateAndOwnPropertiesDoNotCount() throws {
        let source = """
            class Box {
                var plain = 1
                var observed = 1 { didSet { tell() } }
                weak var held: Box?
                let fixed = 1
                var computed: Int { 1 }
                private var hidden = 1
                private(set) var readable = 1
                static var common = 1
                lazy var late = 1
                override var theirs: Int { get { 1 } set {} }
                struct Inner { var inside = 1 }
                func run() { var local = 1; local = 2 }
            }
            extension Box {
                func change() {
                    plain = 2
                    other.held?.observed += 1
                    pair.0[3].inside = 1
                    (first, second!) = (1, 2)
                    swap(&box.third, &fourth[0])
                    if left == right { return }
                }
            }
            """
        let reader = StateReader("StandIns/Box.swift")
        reader.walk(Parser.parse(source: source))
        #expect(reader.types.map(\.name).sorted() == ["Box", "Inner"])
        let box = try #require(reader.types.first { $0.name == "Box" })
        #expect(box.properties == ["plain", "observed", "held"])
        #expect(
            reader.assigned.sorted()
                == ["first", "fourth", "inside", "local", "observed", "plain", "second", "third"])
    }

    @Test(arguments: [("UIKit/Views/Box.swift", 1), ("ListEngine/Box.swift", 3)])
    func applesOwnPropertiesDoNotCount(path: String, count: Int) throws {
        let reader = StateReader(path)
        reader.walk(
            Parser.parse(
                source: """
                    open class Box {
                        open var title = ""
                        public var name = ""
                        open internal(set) var place = 1
                    }
                    """))
        #expect(try #require(reader.types.first).properties.count == count)
    }
}

/// A type with its stored properties that other files may set.
private struct SettableType {
    let name: String
    let file: String
    var properties: [String] = []
}

private final class StateReader: SyntaxVisitor {
    /// Modules whose public names are Apple's.
    private static let ofApple: Set<Substring> = [
        "UIKit", "AppleFoundation", "QuartzCore", "CoreGraphics", "StandIns", "GeneratedStandIns",
        "ObjectiveC",
        "UniformTypeIdentifiers",
    ]

    private(set) var types: [SettableType] = []
    /// The names that are assigned, or given away to be changed.
    private(set) var assigned: Set<String> = []
    private var open: [SettableType] = []
    private let file: String
    private let isOfApple: Bool

    init(_ file: String) {
        self.file = file
        isOfApple = file.split(separator: "/").first.map(Self.ofApple.contains) ?? false
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { end() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { end() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name) }
    override func visitPost(_ node: ActorDeclSyntax) { end() }

    private func begin(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        open.append(SettableType(name: name.text, file: file))
        return .visitChildren
    }

    private func end() { types.append(open.removeLast()) }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let owner = node.parent?.parent?.parent?.parent
        let isMember = owner.map {
            $0.is(ClassDeclSyntax.self) || $0.is(StructDeclSyntax.self) || $0.is(ActorDeclSyntax.self)
        }
        guard isMember == true, node.bindingSpecifier.text == "var" else { return .visitChildren }
        let modifiers = Set(node.modifiers.map(\.trimmedDescription))
        let own: Set<String> = [
            "private", "fileprivate", "private(set)", "fileprivate(set)", "static", "override", "lazy",
        ]
        let isForApps =
            isOfApple && !modifiers.isDisjoint(with: ["open", "public"])
            && !modifiers.contains("internal(set)")
        guard modifiers.isDisjoint(with: own), !isForApps else { return .visitChildren }
        for binding in node.bindings where isStored(binding) {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            open[open.count - 1].properties.append(name.identifier.text)
        }
        return .visitChildren
    }

    private func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count > 2 else { return .visitChildren }
        if parts[1].is(AssignmentExprSyntax.self) || Self.assigns(parts[1]) { note(parts[0]) }
        return .visitChildren
    }

    private static func assigns(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.expression)
        return .visitChildren
    }

    /// The last name of what is assigned.
    private func note(_ target: ExprSyntax) {
        if let name = target.as(DeclReferenceExprSyntax.self) {
            assigned.insert(name.baseName.text)
        } else if let member = target.as(MemberAccessExprSyntax.self) {
            if Int(member.declName.baseName.text) == nil {
                assigned.insert(member.declName.baseName.text)
            } else if let base = member.base {
                note(base)
            }
        } else if let tuple = target.as(TupleExprSyntax.self) {
            for element in tuple.elements { note(element.expression) }
        } else if let inner = target.as(OptionalChainingExprSyntax.self) {
            note(inner.expression)
        } else if let inner = target.as(ForceUnwrapExprSyntax.self) {
            note(inner.expression)
        } else if let element = target.as(SubscriptCallExprSyntax.self) {
            note(element.calledExpression)
        }
    }
}
