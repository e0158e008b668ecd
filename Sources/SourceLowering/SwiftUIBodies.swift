import SwiftSyntax

/// Where UIKit meets SwiftUI: what makes a view there makes a box with its name here, but for what wraps UIKit's own for a preview.
enum SwiftUIBodies {
    /// What stands for an opaque type.
    private static func replacement(for type: TypeSyntax?, _ name: String, _ index: TypeIndex) -> String? {
        guard let constraint = type?.as(SomeOrAnyTypeSyntax.self),
            constraint.someOrAnySpecifier.tokenKind == .keyword(.some)
        else { return nil }
        switch constraint.constraint.flat.split(separator: ".").last {
        case "View" where index.types["View"]?.kind == nil:
            return "{ SwiftUIStandIn.SwiftUIBox(\"\(name)\") }"
        case "Scene" where index.types["Scene"]?.kind == nil: return "{ SwiftUIStandIn.SwiftUIScene() }"
        default: return nil
        }
    }

    /// `var body: some View { … }`. Returns whether it was one.
    static func lower(_ node: VariableDeclSyntax, in file: SourceFile, _ index: TypeIndex) -> Bool {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let accessors = binding.accessorBlock,
            let text = replacement(
                for: binding.typeAnnotation?.type, name(of: binding.pattern.flat, at: Syntax(node)), index),
            !wraps(binding.pattern.flat, Syntax(node), index, { $0.lack(of: accessors) })
        else { return false }
        file.replace(accessors, with: text, isWhole: true)
        return true
    }

    /// `func row(_ book: Book) -> some View { … }`. Returns whether it was one.
    static func lower(_ node: FunctionDeclSyntax, in file: SourceFile, _ index: TypeIndex) -> Bool {
        guard let body = node.body,
            let text = replacement(
                for: node.signature.returnClause?.type, name(of: node.name.text, at: Syntax(node)), index),
            !wraps(node.name.text, Syntax(node), index, { $0.lack(of: body.statements) })
        else { return false }
        file.replace(body, with: text, isWhole: true)
        return true
    }

    /// Whether a member gives a preview what it shows: all of it is UIKit's.
    private static func wraps(
        _ name: String, _ node: Syntax, _ index: TypeIndex, _ lack: (WrappedViews) -> String?
    ) -> Bool {
        let scope = enclosingScope(of: node)
        guard let type = index.types[scope.joined(separator: ".")] else { return false }
        let isOfPreviews = name == "previews" && type.inherited.contains { $0.hasSuffix("PreviewProvider") }
        guard isOfPreviews || type.kind == nil || type.isClass else { return false }
        return lack(WrappedViews(index: index, scope: scope)) == nil
    }

    /// `UIHostingConfiguration { … }`, and `UIHostingController(rootView: …)` of what only SwiftUI knows.
    static func lower(_ node: FunctionCallExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        switch node.calledExpression.flat {
        case "UIHostingConfiguration":
            guard let content = node.trailingClosure else { return }
            let made = content.statements.last?.item.as(ExprSyntax.self)?.rootName ?? "content"
            file.replace(content, with: "{ SwiftUIStandIn.SwiftUIBox(\"\(made)\") }", isWhole: true)
        case "UIHostingController":
            guard let view = node.arguments.first(where: { $0.label?.text == "rootView" })?.expression,
                let made = view.rootName, made.first?.isUppercase == true, index.types[made]?.kind == nil,
                !["Text", "Image", "Color", "EmptyView"].contains(made)
            else { return }
            file.replace(view, with: "SwiftUIStandIn.SwiftUIBox(\"\(made)\")", isWhole: true)
        default: return
        }
    }

    /// The type's name; behind it the member's where that is not its body.
    private static func name(of member: String, at node: Syntax) -> String {
        let type =
            node.enclosing(StructDeclSyntax.self)?.name.text ?? node.enclosing(ExtensionDeclSyntax.self)?
            .extendedType.flat
            ?? node.enclosing(ClassDeclSyntax.self)?.name.text
            ?? node.enclosing(EnumDeclSyntax.self)?.name.text
        return [type, member == "body" ? nil : member].compactMap { $0 }.joined(separator: ".").filter {
            $0 != "\"" && $0 != "\\"
        }
    }
}
