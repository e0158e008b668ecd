import SwiftSyntax

/// Classes where an object is wanted, which they are on Apple's systems: `kinds[name] = cellType` with `kinds: [String: AnyObject]`. Here a class
/// becomes one by a cast; casts back find it.
enum ClassesAsObjects {
    /// `kinds[name] = cellType`, `kind = Cell.self`.
    static func lower(_ node: SequenceExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return }
        let target = parts[0].as(SubscriptCallExprSyntax.self)
        guard let type = declaredType(target?.calledExpression ?? parts[0], index) else { return }
        if target != nil ? isDictionary(type) : type == "AnyObject" { lower(parts[2], in: file, index) }
    }

    /// `kinds.append(cellType)`
    static func lower(_ node: FunctionCallExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            ["append", "insert"].contains(member.declName.baseName.text), let base = member.base,
            let first = node.arguments.first, first.label == nil, declaredType(base, index) == "[AnyObject]"
        else { return }
        lower(first.expression, in: file, index)
    }

    /// `let kinds: [String: AnyObject] = ["cell": Cell.self]`
    static func lower(_ node: PatternBindingSyntax, in file: SourceFile, _ index: TypeIndex) {
        guard let value = node.initializer?.value, let type = node.typeAnnotation.map({ plain($0.type.flat) })
        else { return }
        if type == "AnyObject" {
            lower(value, in: file, index)
        } else if type == "[AnyObject]", let array = value.as(ArrayExprSyntax.self) {
            for element in array.elements { lower(element.expression, in: file, index) }
        } else if isDictionary(type), let pairs = value.as(DictionaryExprSyntax.self)?.content,
            case .elements(let elements) = pairs
        {
            for element in elements { lower(element.value, in: file, index) }
        }
    }

    private static func lower(_ value: ExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        if isClassItself(value) { return file.insert(" as AnyObject", after: value) }
        guard let written = declaredType(value, index, keepingMark: true) else { return }
        let type = written.last.map { "?!".contains($0) } == true ? String(written.dropLast()) : written
        guard type == "AnyClass" || type.hasSuffix(".Type") else { return }
        file.insert(type == written ? " as AnyObject" : ".map { $0 as AnyObject }", after: value)
    }

    /// `Cell.self`, `type(of: cell)`
    private static func isClassItself(_ value: ExprSyntax) -> Bool {
        if let call = value.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.flat == "type" && call.arguments.first?.label?.text == "of"
        }
        let member = value.as(MemberAccessExprSyntax.self)
        return member?.declName.baseName.text == "self"
            && member?.base?.flat.split(separator: ".").last?.first?.isUppercase == true
    }

    private static func isDictionary(_ type: String) -> Bool {
        type.hasPrefix("[") && type.hasSuffix(":AnyObject]")
    }

    /// A type without spaces, `any` and a mark at its end.
    private static func plain(_ type: String, keepingMark: Bool = false) -> String {
        let text = type.replacing("any ", with: "").filter { !$0.isWhitespace }
        let hasMark = text.last.map { "?!".contains($0) } == true
        return hasMark && !keepingMark ? String(text.dropLast()) : text
    }

    /// What is written at the declaration of a variable, a parameter or a property: of the nearest, and of a property only where all of the name agree.
    private static func declaredType(
        _ expression: ExprSyntax, _ index: TypeIndex, keepingMark: Bool = false
    ) -> String? {
        let member = expression.as(MemberAccessExprSyntax.self)
        guard member == nil || member?.base?.flat == "self",
            let name = (member?.declName ?? expression.as(DeclReferenceExprSyntax.self))?.baseName.text
        else { return nil }
        var node = member == nil ? expression.parent : nil
        while let each = node {
            if let list = each.as(CodeBlockItemListSyntax.self) {
                let bindings = list.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
                if let own = bindings.first(where: { $0.pattern.flat == name }) {
                    return own.typeAnnotation.map { plain($0.type.flat, keepingMark: keepingMark) }
                }
            }
            let signature =
                each.as(FunctionDeclSyntax.self)?.signature ?? each.as(InitializerDeclSyntax.self)?.signature
            let parameter = signature?.parameterClause.parameters.first {
                ($0.secondName ?? $0.firstName).text == name
            }
            if let parameter { return plain(parameter.type.flat, keepingMark: keepingMark) }
            node = each.parent
        }
        let types = Set(
            index.typesOfProperties[name, default: []].map { plain($0, keepingMark: keepingMark) })
        return types.count == 1 ? types.first : nil
    }
}
