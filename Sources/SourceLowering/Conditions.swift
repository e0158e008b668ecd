import SwiftSyntax

/// What conditional compilation answers: as on an iOS simulator.
enum Conditions {
    /// Modules that source may import here.
    static let modules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
        "Glibc", "UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "OperatingSystem", "CombineStandIn",
        "Observation",
        "RegexBuilder",
        "Synchronization", "Testing", "XCTest",
    ]

    /// Whether the clause with this condition is the one that is compiled. An `#else` has no condition.
    static func hold(_ condition: ExprSyntax?) -> Bool {
        guard let condition else { return true }
        if let sequence = condition.as(SequenceExprSyntax.self) { return hold(sequence: sequence) }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !hold(prefix.expression) }
        if let tuple = condition.as(TupleExprSyntax.self) { return hold(tuple.elements.first?.expression) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let call = condition.as(FunctionCallExprSyntax.self) { return hold(call: call) }
        return condition.trimmedDescription == "DEBUG"
    }

    /// `a && b || c`, without parentheses.
    private static func hold(sequence: SequenceExprSyntax) -> Bool {
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

    private static func hold(call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport":
            let module = argument.split(separator: ",").first.map(String.init) ?? ""
            return modules.contains(module) || Imports.stoodInFor(module) != nil
        case "swift", "compiler", "_compiler_version": return !argument.hasPrefix("<")
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

/// Visits what is compiled, and no other clause of an `#if`.
class ActiveVisitor: SyntaxVisitor {
    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.activeClause?.elements { walk(elements) }
        return .skipChildren
    }
}

extension IfConfigDeclSyntax {
    var activeClause: IfConfigClauseSyntax? { clauses.first { Conditions.hold($0.condition) } }
}

extension MemberBlockSyntax {
    /// The declarations that are compiled, those within `#if` too.
    var activeMembers: [DeclSyntax] { Self.active(members) }

    private static func active(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            guard case .decls(let inner)? = condition.activeClause?.elements else { return [] }
            return active(inner)
        }
    }
}
