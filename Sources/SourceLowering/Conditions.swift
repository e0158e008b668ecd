import StandInTable
import SwiftSyntax

/// A mode of the language, as the compiler calls it.
public enum LanguageMode: String, Sendable {
    case four = "4"
    case fourTwo = "4.2"
    case five = "5"
    case six = "6"

    /// The version that `#if swift(…)` is told: the compiler's `Version::getEffectiveLanguageVersion`. Nil for its own.
    private var version: [Int]? {
        switch self {
        case .four: [4, 1, 50]
        case .fourTwo: [4, 2]
        case .five: [5, 10]
        case .six: nil
        }
    }

    /// - Parameter condition: `>=5.9`, `<6`.
    fileprivate func holds(_ condition: String) -> Bool {
        let isLess = condition.hasPrefix("<")
        let other = condition.drop { "<>= ".contains($0) }.split(separator: ".").compactMap { Int($0) }
        return version.map { $0.lexicographicallyPrecedes(other) } ?? false == isLess
    }
}

/// What conditional compilation answers: as on an iOS simulator.
struct Conditions {
    /// Modules that any source may import here.
    private static let system = Set(StandIn.all.map(\.module)).union([
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
        "Glibc", "UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "OperatingSystem", "CombineStandIn",
        "UniformTypeIdentifiers",
        "Observation",
        "RegexBuilder", "SQLite3",
        "Synchronization", "Testing", "XCTest",
    ])
    /// Modules that source may import: those, and the libraries that this source is built with.
    let modules: Set<String>

    /// The names that hold by themselves, such as `DEBUG`.
    private let names: Set<String>
    private let mode: LanguageMode

    init(_ names: Set<String> = ["DEBUG"], mode: LanguageMode = .five, libraries: Set<String> = []) {
        self.names = names
        self.mode = mode
        modules = Self.system.union(libraries)
    }

    /// Whether the clause with this condition is the one that is compiled. An `#else` has no condition.
    func hold(_ condition: ExprSyntax?) -> Bool {
        guard let condition else { return true }
        if let sequence = condition.as(SequenceExprSyntax.self) { return hold(sequence: sequence) }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !hold(prefix.expression) }
        if let tuple = condition.as(TupleExprSyntax.self) { return hold(tuple.elements.first?.expression) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let call = condition.as(FunctionCallExprSyntax.self) { return hold(call: call) }
        return names.contains(condition.trimmedDescription)
    }

    /// `a && b || c`, without parentheses.
    private func hold(sequence: SequenceExprSyntax) -> Bool {
        var (alternatives, current) = ([Bool](), true)
        for element in sequence.elements {
            if let binary = element.as(BinaryOperatorExprSyntax.self) {
                if binary.operator.text == "||" {
                    alternatives.append(current)
                    current = true
                }
            } else {
                current = current && hold(element)
            }
        }
        return alternatives.contains(true) || current
    }

    private func hold(call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport":
            let module = argument.split(separator: ",").first.map(String.init) ?? ""
            return modules.contains(module) || Imports.importable(module) != nil || Self.isOfPreviews(call)
        case "swift": return mode.holds(argument)
        case "compiler", "_compiler_version": return !argument.hasPrefix("<")
        case "arch":
            #if arch(arm64)
                return argument == "arm64"
            #else
                return argument == "x86_64"
            #endif
        case "hasFeature", "hasAttribute": return true
        default: return false
        }
    }
}

extension Conditions {
    /// Whether a question for SwiftUI stands before previews of UIKit's views, which need no more of it than is here.
    static func isOfPreviews(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.flat == "canImport(SwiftUI)" else { return false }
        return call.enclosing(IfConfigClauseSyntax.self).map(WrappedViews.makeAll) ?? false
    }
}

/// Visits what is compiled, and no other clause of an `#if`.
class ActiveVisitor: SyntaxVisitor {
    private let conditions: Conditions?

    /// - Parameter conditions: nil where it is not known which clauses are compiled: all are visited.
    init(_ conditions: Conditions?) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let conditions else { return .visitChildren }
        if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }
}

extension Conditions {
    func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        node.clauses.first { hold($0.condition) }
    }

    /// The declarations that are compiled, those within `#if` too.
    func activeMembers(of block: MemberBlockSyntax) -> [DeclSyntax] { active(block.members) }

    private func active(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            guard case .decls(let inner)? = activeClause(of: condition)?.elements else { return [] }
            return active(inner)
        }
    }

    /// The attributes that are compiled, those within `#if` too.
    func activeAttributes(of list: AttributeListSyntax) -> [AttributeSyntax] {
        list.flatMap { each -> [AttributeSyntax] in
            if let attribute = each.as(AttributeSyntax.self) { return [attribute] }
            guard let condition = each.as(IfConfigDeclSyntax.self),
                case .attributes(let inner)? = activeClause(of: condition)?.elements
            else { return [] }
            return activeAttributes(of: inner)
        }
    }
}
