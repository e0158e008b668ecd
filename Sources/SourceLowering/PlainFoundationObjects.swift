import SwiftSyntax

/// Sessions and responses that are made by NSObject's `init()`, as those are that stand for others in tests. Foundation on Linux makes them with
/// arguments only.
struct PlainFoundationObjects {
    let index: TypeIndex
    private static let session = "super.init(configuration: .default)"

    /// Members for the bodies of classes, by the classes' names.
    func lower() -> [String: [String]] {
        var result: [String: [String]] = [:]
        for type in index.classes where index.superclass(of: type) == "URLSession" {
            let made = type.bodies.flatMap { body in
                body.node.memberBlock.members.compactMap {
                    $0.decl.as(InitializerDeclSyntax.self).map { (node: $0, file: body.file) }
                }
            }
            for (node, file) in made where node.signature.parameterClause.parameters.isEmpty {
                if let word = node.modifiers.first(where: { $0.name.text == "override" }) { file.blank(word) }
                finish(node, in: file)
            }
            for (node, file) in made where !node.signature.parameterClause.parameters.isEmpty {
                finish(node, in: file)
            }
            if made.isEmpty {
                let access = type.primary?.overridablePrefix ?? ""
                result[type.name] = ["\(access)convenience init() { self.init(configuration: .default) }"]
            }
        }
        return result
    }

    /// A designated initialiser that calls NSObject's, or leaves the call to the compiler.
    private func finish(_ node: InitializerDeclSyntax, in file: SourceFile) {
        guard let body = node.body, !node.modifiers.contains(where: { $0.name.text == "convenience" }) else {
            return
        }
        let calls = Calls()
        calls.walk(body)
        if let plain = calls.plain { return file.replace(plain, with: Self.session) }
        if !calls.hasOther { file.insert(" \(Self.session) ", before: body.rightBrace) }
    }

    private final class Calls: SyntaxVisitor {
        var plain: FunctionCallExprSyntax?
        var hasOther = false

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init"
            else { return .visitChildren }
            if node.arguments.isEmpty { plain = node } else { hasOther = true }
            return .skipChildren
        }
    }

    /// `extension NSObject: P {}`: on Apple's systems a notification center is an NSObject, too. Where `P` asks for one, Linux has none to give.
    static func lower(_ node: ExtensionDeclSyntax, in file: SourceFile, _ index: TypeIndex) {
        guard node.extendedType.flat == "NSObject", node.memberBlock.members.isEmpty,
            node.genericWhereClause == nil,
            let protocols = node.inheritanceClause?.inheritedTypes.map(\.type.flat),
            protocols.allSatisfy({ name in
                index.types[name].map {
                    $0.kind == .protocol && $0.inherited.allSatisfy { $0 == "AnyObject" }
                        && PlainRequirements.requirement(of: $0) == nil
                } ?? false
            }),
            index.types["NotificationCenter"]?.inherited.contains(where: protocols.contains) != true
        else { return }
        file.insert(
            "; extension NotificationCenter: \(protocols.joined(separator: ", ")) {}",
            after: node.memberBlock.rightBrace)
    }

    private static let nowhere = "url: Foundation.URL(fileURLWithPath: \"/\"), "

    /// `URLResponse()`, `HTTPURLResponse()`, `Progress()`, `URLSession()`, `NSPredicate()`.
    static func lower(_ node: FunctionCallExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let start = node.leftParen,
            let end = node.rightParen,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            index.types[name]?.kind == nil
        else { return }
        switch name {
        case "URLResponse":
            file.insert(
                nowhere + "mimeType: nil, expectedContentLength: 0, textEncodingName: nil", after: start)
        case "HTTPURLResponse":
            file.insert(nowhere + "statusCode: 200, httpVersion: nil, headerFields: nil", after: start)
            file.insert("!", after: end)
        case "Progress": file.insert("totalUnitCount: 0", after: start)
        case "URLSession": file.insert("configuration: .default", after: start)
        case "NSPredicate": file.insert("value: true", after: start)
        default: break
        }
    }
}
