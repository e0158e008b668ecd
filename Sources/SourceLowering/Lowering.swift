import SwiftSyntax

/// Finds the constructs of one file that need Objective-C, and what stands in for them.
final class Lowering: SyntaxVisitor {
    /// A construct that cannot be lowered, and what to write instead.
    struct Complaint: Equatable {
        let offset: Int
        let message: String
    }

    private(set) var edits: [Edit] = []
    private(set) var complaints: [Complaint] = []
    private let index: MethodIndex

    init(_ index: MethodIndex) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    /// Attributes that mean nothing without Objective-C and that the compiler rejects on Linux.
    private static let stripped: Set<String> = ["objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction"]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.stripped.contains(name) {
            blank(node)
        } else if name == "UIApplicationMain" {
            replace(node, with: "@main")
        } else if name == "IBSegueAction" {
            complain(node, "storyboards are not read yet; create and show the view controller in code")
        } else if name == "NSManaged" {
            complain(node, "there is no Core Data; store the property")
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let isObjectiveC = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
        }
        // Only objects conform to such a protocol, which makes `weak` references to it possible.
        if isObjectiveC {
            if let clause = node.inheritanceClause {
                insert("AnyObject, ", at: clause.inheritedTypes.positionAfterSkippingLeadingTrivia)
            } else {
                insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.optional) {
            complain(
                node,
                "optional requirements of your own protocols are not lowered yet; drop 'optional' and give the "
                    + "requirement a default in an extension of the protocol")
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": lowerSelector(node)
        case "keyPath": lowerKeyPath(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "Selector", let only = node.arguments.first,
            node.arguments.count == 1, literal(only.expression)
        {
            complain(node, "a selector made from text finds no method; write #selector(Type.method)")
        }
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { lowerCondition(Syntax(condition)) }
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    /// Answers the questions that have another answer on iOS than on Linux.
    private func lowerCondition(_ node: Syntax) {
        guard let call = node.as(FunctionCallExprSyntax.self) else {
            node.children(viewMode: .sourceAccurate).forEach(lowerCondition)
            return
        }
        let argument = call.arguments.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": replace(call, with: argument == "iOS" ? "true" : "false")
        case "targetEnvironment": replace(call, with: argument == "simulator" ? "true" : "false")
        default: break
        }
    }

    private func lowerSelector(_ node: MacroExpansionExprSyntax) {
        guard node.arguments.count == 1, let argument = node.arguments.first else { return }
        if let label = argument.label?.text {
            return complain(
                node, "#selector(\(label):) is not lowered yet; name a method that reads or sets the property"
            )
        }
        // `method`, `method(_:)`, `Type.method`, `self.method`, and either in `as` with a function type
        var expression = argument.expression
        var suffix = ""
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            let rest = sequence.elements.dropFirst().map(\.description).joined()
            return complain(
                node,
                "'\(rest.split(separator: "\n")[0])' in #selector is not lowered yet; write the labels: "
                    + "#selector(\(first.trimmedDescription)(_:))")
        }
        if let wrapped = expression.as(ForceUnwrapExprSyntax.self) { expression = wrapped.expression }
        var owner: String?
        let name: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            owner = base.trimmedDescription
            name = member.declName
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            name = reference
        } else {
            return complain(node, "this form of #selector is not lowered; write #selector(Type.method(_:))")
        }
        if let arguments = name.argumentNames { suffix = arguments.trimmedDescription }
        let base = name.baseName.text
        let own = enclosingType(of: Syntax(node))
        let type: String
        switch owner {
        case nil, "self", "Self":
            guard let own else {
                return complain(node, "#selector outside a type needs #selector(Type.method)")
            }
            type = own
        case let owner?:
            let last = owner.split(separator: ".").last ?? ""
            guard last.first?.isUppercase == true || last.first == "_" else {
                return complain(node, "#selector(\(owner).\(base)) needs the type: #selector(Type.\(base))")
            }
            type = owner
        }
        let known = index.methods(named: base, of: type)
        let labels = name.argumentNames?.arguments.map { $0.name.text }
        let matching = labels.map { labels in known.filter { $0.labels == labels } } ?? known
        if let first = matching.first, first.isStatic, matching.count == 1 {
            return complain(node, "#selector names the static method '\(base)'; name an instance method")
        }
        let given = labels ?? (matching.count == 1 ? matching.first?.labels : nil)
        let message = messageName(base.filter { $0 != "`" }, labels: given ?? [])
        replace(node, with: "UIKit.Selector._of(\"\(message)\", \(type).\(name.baseName.text)\(suffix))")
    }

    private func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let path = node.arguments.first?.expression.trimmedDescription else { return }
        var parts = path.split(separator: ".").map(String.init)
        while let first = parts.first, first == "self" || first.first?.isUppercase == true {
            parts.removeFirst()
        }
        replace(node, with: "\"\(parts.joined(separator: "."))\"")
    }

    private func literal(_ expression: ExprSyntax) -> Bool {
        if expression.is(StringLiteralExprSyntax.self) { return true }
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return false }
        return tuple.elements.first?.expression.is(StringLiteralExprSyntax.self) ?? false
    }

    private func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Spaces in the node's place; line breaks stay.
    private func blank(_ node: some SyntaxProtocol) {
        let spaces = node.trimmedDescription.utf8.map { $0 == 10 || $0 == 13 ? $0 : 32 }
        edits.append(Edit(range: range(node), replacement: String(decoding: spaces, as: UTF8.self)))
    }

    /// `text`, and after it the spaces and line breaks that keep what follows in its place where it fits.
    private func replace(_ node: some SyntaxProtocol, with text: String) {
        let old = node.trimmedDescription
        var result = text
        if old.utf8.contains(10) {
            let last = old.split { $0.isNewline }.last ?? ""
            result += old.filter { $0.isNewline } + String(repeating: " ", count: last.utf8.count)
        } else if old.utf8.count > text.utf8.count {
            result += String(repeating: " ", count: old.utf8.count - text.utf8.count)
        }
        edits.append(Edit(range: range(node), replacement: result))
    }

    private func insert(_ text: String, at position: AbsolutePosition) {
        edits.append(Edit(range: position.utf8Offset..<position.utf8Offset, replacement: text))
    }

    private func complain(_ node: some SyntaxProtocol, _ message: String) {
        complaints.append(
            Complaint(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, message: message))
    }
}
