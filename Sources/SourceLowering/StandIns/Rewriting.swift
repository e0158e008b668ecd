import SwiftSyntax

/// What is written in another way for a stand-in, so that it compiles: a value's conversion, an optional that is none.
struct Rewriting {
    let file: CompiledFile

    func part(for error: CompileError, _ token: TokenSyntax) -> LeftOutParts.Part? {
        let message = error.message
        let isMissing = message.hasPrefix("cannot find '") && message.hasSuffix("' in scope")
        if isMissing || message.contains("' in closure requires explicit use of 'self'") {
            // A member of a superclass that is not here; one in a closure that does not escape where it is called.
            return part(token.bytes, "self." + token.text, error)
        }
        if message.hasPrefix("initializer for conditional binding must have Optional type, not '"),
            let condition = token.enclosing(OptionalBindingConditionSyntax.self),
            let value = condition.initializer?.value,
            let type = error.quoted.last
        {
            return part(value.bytes, "\(value.trimmedDescription) as \(type)?", error)
        }
        if message.hasPrefix("cannot force unwrap value of non-optional type"),
            let unwrap = token.enclosing(ForceUnwrapExprSyntax.self)
        {
            return part(unwrap.bytes, unwrap.expression.trimmedDescription, error)
        }
        if message.hasPrefix("cannot use optional chaining on non-optional value"),
            let chain = enclosingChain(token)
        {
            return part(chain.bytes, chain.expression.trimmedDescription, error)
        }
        if message.contains("does not override any"),
            let member = token.enclosing(MemberBlockItemSyntax.self),
            let word = member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.first(where: {
                $0.name.text == "override"
            })
        {
            return part(word.bytes, String(repeating: " ", count: word.bytes.count), error)
        }
        if message.contains("does not conform to protocol '"), let name = error.quoted.last {
            return withoutConformance(name, token, error)
        }
        if message.hasPrefix("reference to member '"), token.enclosing(SwitchCaseSyntax.self) != nil,
            let subject = token.enclosing(SwitchExprSyntax.self)?.subject
        {
            return part(subject.bytes, "(\(subject.trimmedDescription)) as StandInValue", error)
        }
        if message.hasPrefix("'required' initializer 'init(coder:)' must be provided"),
            let brace = token.enclosing(ClassDeclSyntax.self)?.memberBlock.rightBrace
        {
            // Its superclass stands in as a view; no nib has the class, or the source would have written it.
            // Another member may end on the brace's line, as one does that lowering has written.
            let before = file.text[..<brace.bytes.lowerBound].reversed().first { $0 != 32 && $0 != 9 }
            let parting = before == UInt8(ascii: "}") ? "; " : ""
            return part(
                brace.bytes,
                "\(parting)required init?(coder: NSCoder) { _leftOutStop(\(file.place(brace))) }; }", error
            )
        }
        // `look.background = .color(c)`, where the property stands in.
        if message.hasPrefix("cannot infer contextual base in reference to member '")
            || message.hasPrefix("contextual member reference to static method '"),
            let name = error.quoted.first, let value = implicitMember(name, at: token)
        {
            return part(value.bytes, "StandInValue(standIn: \".\(name)\")", error)
        }
        if message.hasPrefix("for-in loop requires 'StandInValue' to conform"),
            let sequence = token.enclosing(ForStmtSyntax.self)?.sequence
        {
            return part(sequence.bytes, "\(converted(sequence)) as [StandInValue]", error)
        }
        // Of a generic type, too, whose arguments nobody named.
        if message.contains("'StandInValue'") || message.contains("<StandInValue"),
            let value = value(at: token)
        {
            return part(value.bytes, converted(value), error)
        }
        return nil
    }

    private func part(_ range: Range<Int>, _ text: String, _ error: CompileError) -> LeftOutParts.Part {
        LeftOutParts.Part(
            lower: range.lowerBound, upper: range.upperBound, text: text,
            line: file.line(of: range.lowerBound),
            reason: error.message, isRewritten: true)
    }

    /// The `?` whose place the compiler names: that of what stands before it.
    private func enclosingChain(_ token: TokenSyntax) -> OptionalChainingExprSyntax? {
        var node: Syntax? = Syntax(token)
        while let current = node, !current.is(CodeBlockItemSyntax.self) {
            if let chain = current.as(OptionalChainingExprSyntax.self) { return chain }
            node = current.parent
        }
        return nil
    }

    /// The whole of `.name`, `.name(x)`, `.name(x).more`.
    private func implicitMember(_ name: String, at token: TokenSyntax) -> ExprSyntax? {
        var node: Syntax? = Syntax(token)
        var found: ExprSyntax?
        while let current = node, !current.is(CodeBlockItemSyntax.self) {
            if let value = current.as(ExprSyntax.self), value.startsWithImplicitMember,
                value.is(MemberAccessExprSyntax.self) || value.is(FunctionCallExprSyntax.self)
            {
                found = value
            } else if found != nil {
                return found
            }
            node = current.parent
        }
        return found
    }

    /// A value that is needed as one of another type: an argument, one side of an operator, what is assigned.
    private func value(at token: TokenSyntax) -> ExprSyntax? {
        var node: Syntax? = Syntax(token)
        let isAssignment = token.parent?.is(AssignmentExprSyntax.self) == true
        if isAssignment || token.parent?.is(BinaryOperatorExprSyntax.self) == true,
            let sequence = token.enclosing(SequenceExprSyntax.self)
        {
            // One of the sides; a literal it is not.
            let list = Array(sequence.elements)
            guard let index = list.firstIndex(where: { $0.bytes.contains(token.bytes.lowerBound) }),
                index > 0,
                index + 1 < list.count
            else { return nil }
            let sides = isAssignment ? [list[index + 1]] : [list[index - 1], list[index + 1]]
            return sides.first(where: canBeConverted)
        }
        var found: ExprSyntax?
        while let current = node, let parent = current.parent {
            if let value = current.as(ExprSyntax.self) { found = value }
            let isPlace =
                parent.is(LabeledExprSyntax.self) || parent.is(InitializerClauseSyntax.self)
                || parent.is(ReturnStmtSyntax.self) || parent.is(ConditionElementSyntax.self)
                || parent.is(ExprListSyntax.self) || parent.is(ArrayElementSyntax.self)
                || parent.is(CodeBlockItemSyntax.self)
            if current.is(ExprSyntax.self), isPlace {
                guard let value = found, canBeConverted(value) else { return nil }
                return value
            }
            node = parent
        }
        return nil
    }

    private func canBeConverted(_ value: ExprSyntax) -> Bool {
        value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
            || value.is(FunctionCallExprSyntax.self) || value.is(SubscriptCallExprSyntax.self)
            || value.is(ForceUnwrapExprSyntax.self)
    }

    private func converted(_ value: ExprSyntax) -> String {
        "(\(value.trimmedDescription)).standInConverted()"
    }

    private func withoutConformance(_ name: String, _ token: TokenSyntax, _ error: CompileError)
        -> LeftOutParts.Part?
    {
        let clause =
            token.enclosing(ClassDeclSyntax.self)?.inheritanceClause
            ?? token.enclosing(StructDeclSyntax.self)?.inheritanceClause
            ?? token.enclosing(EnumDeclSyntax.self)?.inheritanceClause
            ?? token.enclosing(ExtensionDeclSyntax.self)?.inheritanceClause
        guard let clause,
            let index = clause.inheritedTypes.firstIndex(where: { $0.type.trimmedDescription == name })
        else { return nil }
        let type = clause.inheritedTypes[index]
        // Anything conforms to that.
        return part(type.type.bytes, "Any", error)
    }
}
