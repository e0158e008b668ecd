import SwiftSyntax

/// Classes where an object is wanted, which they are on Apple's systems: `kinds[name] = cellType` with `kinds: [String: AnyObject]`. Here a class
/// becomes one by a cast; casts back find it.
enum ClassesAsObjects {
    /// `kinds[name] = cellType`, `kind = Cell.self`.
    static func lower(_ node: SequenceExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return }
        let target = parts[0].as(SubscriptCallExprSyntax.self)
        guard let type = index.writtenType(of: target?.calledExpression ?? parts[0]) else { return }
        if target != nil ? isDictionary(type) : type == "AnyObject" { lower(parts[2], in: file, index) }
    }

    /// `kinds.append(cellType)`
    static func lower(_ node: FunctionCallExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            ["append", "insert"].contains(member.declName.baseName.text), let base = member.base,
            let first = node.arguments.first, first.label == nil, index.writtenType(of: base) == "[AnyObject]"
        else { return }
        lower(first.expression, in: file, index)
    }

    /// `let kinds: [String: AnyObject] = ["cell": Cell.self]`
    static func lower(_ node: PatternBindingSyntax, in file: SourceFile, _ index: TypeIndex) {
        guard let value = node.initializer?.value,
            let type = node.typeAnnotation.map({ TypeIndex.plain($0.type.flat) })
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
        guard let written = index.writtenType(of: value, keepingMark: true) else { return }
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
}
