import SwiftSyntax

/// Objects made from a metatype through an initialiser that is not `required`: Apple's classes permit it.
enum Construction {
    static func lower(_ node: FunctionCallExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard node.trailingClosure == nil, node.leftParen != nil else { return }
        let called = node.calledExpression
        if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            member.declName.argumentNames == nil, let base = member.base
        {
            // `cellType.init(frame: x)`; `screenType.init()`, which a class of the source could only have as required.
            guard isMetatypeValue(base) || isOwnMetatype(base) else { return }
            guard labels == ["frame"] || labels.isEmpty && !index.requiresPlainInit else { return }
            rewrite(node, type: base, suffix: "", in: file)
        } else if let name = called.as(DeclReferenceExprSyntax.self), labels.isEmpty || labels == ["frame"],
            isClassParameter(name.baseName.text, at: Syntax(node))
        {
            rewrite(node, type: called, suffix: ".self", in: file)
        }
    }

    private static func rewrite(
        _ node: FunctionCallExprSyntax, type: ExprSyntax, suffix: String, in file: SourceFile
    ) {
        let name = type.flat
        let comma = node.arguments.isEmpty ? "" : ", "
        file.rename(node.calledExpression, to: "UIKit._new")
        if let paren = node.leftParen { file.insert("\(name)\(suffix)\(comma)", after: paren) }
    }

    /// `T.self.init(frame:)`.
    private static func isOwnMetatype(_ base: ExprSyntax) -> Bool {
        guard let member = base.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        return isClassParameter(name, at: Syntax(base))
    }

    /// A lower-case name or a call that gives a type; not a type itself, `self` or `super`.
    private static func isMetatypeValue(_ base: ExprSyntax) -> Bool {
        if let call = base.as(FunctionCallExprSyntax.self) { return call.calledExpression.flat == "type" }
        guard let last = base.flat.split(separator: ".").last else { return false }
        return last.first?.isLowercase == true && !["self", "super"].contains(last)
    }

    /// Whether a name is a generic parameter that stands for a class of views.
    private static func isClassParameter(_ name: String, at node: Syntax) -> Bool {
        var parent = node.parent
        while let each = parent {
            let parameters =
                each.as(FunctionDeclSyntax.self)?.genericParameterClause
                ?? each.as(ClassDeclSyntax.self)?.genericParameterClause
                ?? each.as(StructDeclSyntax.self)?.genericParameterClause
            if let found = parameters?.parameters.first(where: { $0.name.text == name }) {
                let isView = { (type: String) in
                    type.hasPrefix("UI")
                        && (type.hasSuffix("View") || type.hasSuffix("Cell") || type.hasSuffix("Button")
                            || type.hasSuffix("Label"))
                }
                if found.inheritedType?.flat.split(separator: " ").contains(where: { isView(String($0)) })
                    == true
                {
                    return true
                }
                let conditions =
                    each.as(FunctionDeclSyntax.self)?.genericWhereClause?.requirements
                    ?? each.as(ClassDeclSyntax.self)?.genericWhereClause?.requirements
                return conditions?.contains {
                    let text = $0.flat.filter { $0 != " " && $0 != "," }
                    return text.hasPrefix("\(name):") && isView(String(text.dropFirst(name.count + 1)))
                } ?? false
            }
            parent = each.parent
        }
        return false
    }
}
