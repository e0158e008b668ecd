import SwiftSyntax

/// What is left out of a file for an error: the least part around its place that the rest does without, and what
/// stands there instead.
struct LeavingOut {
    let file: CompiledFile
    /// Whether a body is the least that is left out, in whose place stands a failure: a test without one of its statements says nothing.
    var isOfTests = false

    enum Answer {
        case part(LeftOutParts.Part)
        /// Nothing less than the file.
        case file
    }

    /// - Parameter known: what is left out already; a place within it makes it larger.
    func answer(to error: CompileError, at offset: Int, known: LeftOutParts?) -> Answer {
        guard let token = file.token(at: offset) else { return .file }
        let covering = known?.part(at: offset)
        if !isOfTests, covering == nil, let part = Rewriting(file: file).part(for: error, token) {
            return .part(part)
        }
        var node: Syntax? = Syntax(token)
        while let current = node {
            node = current.parent
            guard
                let (range, text) = isOfTests
                    ? failure(for: current, covering?.reason ?? error.message)
                    : replacement(for: current, error, covering),
                isLarger(range, text, than: covering)
            else { continue }
            // What is wrong with what stands in a part's place tells the author nothing.
            return .part(
                LeftOutParts.Part(
                    lower: range.lowerBound, upper: range.upperBound, text: text,
                    line: file.line(of: range.lowerBound), reason: covering?.reason ?? error.message))
        }
        return .file
    }

    /// Whether leaving out a range may help where `part`, which lies in it, did not.
    private func isLarger(_ range: Range<Int>, _ text: String, than part: LeftOutParts.Part?) -> Bool {
        guard let part else { return true }
        guard range.lowerBound <= part.lower, range.upperBound >= part.upper else { return false }
        return range.count > part.range.count || part.isRewritten || isStop(text) && !isStop(part.text)
    }

    private func isStop(_ text: String) -> Bool { text.hasPrefix("{ _leftOutStop(") }

    /// What takes the place of a body of tests, and of a declaration that does not compile without one.
    private func failure(for node: Syntax, _ reason: String) -> (Range<Int>, String)? {
        let why = "\"" + reason.filter { $0 != "\"" && $0 != "\\" } + "\""
        if let block = node.as(CodeBlockSyntax.self), let parent = block.parent {
            let function = parent.as(FunctionDeclSyntax.self)
            guard
                function != nil || parent.is(InitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
            else { return nil }
            // What a test needs is not to be had: it stops there. So does what runs outside of tests.
            let isOutside =
                function?.modifiers.contains { ["static", "class"].contains($0.name.text) } ?? true
            let mayGoOn = !isOutside && function?.signature.returnClause == nil
            return (block.bytes, "{ \(mayGoOn ? "_leftOutTest" : "_leftOutStop")(\(why)) }")
        }
        if let accessors = node.as(AccessorBlockSyntax.self), case .getter = accessors.accessors {
            return (accessors.bytes, "{ _leftOutStop(\(why)) }")
        }
        if let item = node.as(MemberBlockItemSyntax.self) { return (item.bytes, " ") }
        if let item = node.as(CodeBlockItemSyntax.self), isAtTop(item), !item.item.is(ImportDeclSyntax.self),
            !item.item.is(IfConfigDeclSyntax.self)
        {
            return (item.bytes, " ")
        }
        return nil
    }

    private func replacement(for node: Syntax, _ error: CompileError, _ covering: LeftOutParts.Part?)
        -> (Range<Int>, String)?
    {
        let isWhole = [
            "missing return", "before being initialized", "not initialized at", "isn't initialized",
            "without initializing all stored properties", "isn't called on all paths",
        ].contains(where: error.message.contains)
        if !isWhole, let small = expression(node) ?? statement(node) { return small }
        return body(node, covering) ?? member(node)
    }

    /// A value that has a place of its own.
    private func expression(_ node: Syntax) -> (Range<Int>, String)? {
        guard let parent = node.parent, node.is(ExprSyntax.self) else { return nil }
        if let clause = parent.as(InitializerClauseSyntax.self) {
            if let binding = clause.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil {
                return (
                    node.bytes,
                    "(_leftOut(\(file.place(node))) as \(constructedType(node) ?? "StandInValue"))"
                )
            }
            if clause.parent?.is(OptionalBindingConditionSyntax.self) == true {
                return (node.bytes, "(_leftOut(\(file.place(node))) as StandInValue?)")
            }
            if clause.parent?.is(EnumCaseElementSyntax.self) == true { return nil }
            return (node.bytes, "_leftOut(\(file.place(node)))")
        }
        if parent.is(ReturnStmtSyntax.self) { return (node.bytes, "_leftOut(\(file.place(node)))") }
        if parent.is(ConditionElementSyntax.self) {
            return (node.bytes, "(_leftOut(\(file.place(node))) as Bool)")
        }
        if let loop = parent.as(ForStmtSyntax.self), loop.sequence.id == node.id {
            return (node.bytes, "(_leftOut(\(file.place(node))) as [StandInValue])")
        }
        return nil
    }

    /// `Book` of `Book(name: …)`: what the value is used as.
    private func constructedType(_ node: Syntax) -> String? {
        guard let called = node.as(FunctionCallExprSyntax.self)?.calledExpression,
            let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return nil }
        return name
    }

    private func statement(_ node: Syntax) -> (Range<Int>, String)? {
        guard let item = node.as(CodeBlockItemSyntax.self), !isAtTop(item) else { return nil }
        // A semicolon parts it from the next.
        let range = Syntax(item.item).bytes
        // What a statement declares, others need; a way out, too.
        switch item.item {
        case .decl: return nil
        case .stmt(let statement) where statement.is(GuardStmtSyntax.self): return nil
        case .stmt(let statement) where statement.is(ReturnStmtSyntax.self):
            return (range, "return _leftOut(\(file.place(node)))")
        default: break
        }
        // The only expression of a body may be what it gives.
        if let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, case .expr = item.item {
            return (range, "_leftOut(\(file.place(node)))")
        }
        return (range, "let _: Void = _leftOut(\(file.place(node)))")
    }

    /// The body of a function, an initialiser or an accessor.
    private func body(_ node: Syntax, _ covering: LeftOutParts.Part?) -> (Range<Int>, String)? {
        guard let block = node.as(CodeBlockSyntax.self), let parent = block.parent else { return nil }
        if let function = parent.as(FunctionDeclSyntax.self) {
            if let overridden = overridden(function) {
                return (block.bytes, "{ let _: Void = _leftOut(\(file.place(node))); \(overridden) }")
            }
            return function.signature.returnClause == nil
                ? (block.bytes, "{ let _: Void = _leftOut(\(file.place(node))) }")
                : (block.bytes, "{ return _leftOut(\(file.place(node))) }")
        }
        if parent.is(InitializerDeclSyntax.self) {
            if covering?.range != block.bytes, let filled = filled(block) { return (block.bytes, filled) }
            return (block.bytes, "{ _leftOutStop(\(file.place(node))) }")
        }
        if let accessor = parent.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.text == "get"
                ? (block.bytes, "{ return _leftOut(\(file.place(node))) }")
                : (block.bytes, "{ let _: Void = _leftOut(\(file.place(node))) }")
        }
        return nil
    }

    /// The call of what a method overrides that gives nothing: a `loadView` without it would leave its controller without a view.
    private func overridden(_ function: FunctionDeclSyntax) -> String? {
        guard function.modifiers.contains(where: { $0.name.text == "override" }),
            function.signature.returnClause == nil, function.signature.effectSpecifiers == nil
        else { return nil }
        let parameters = function.signature.parameterClause.parameters
        guard parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
        let arguments = parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return "\(label)\(isInOut ? "&" : "")\(name)"
        }
        guard !arguments.contains(where: { $0.hasSuffix("_") }) else { return nil }
        return "super.\(function.name.text)(\(arguments.joined(separator: ", ")))"
    }

    /// An initialiser that gives each stored property a value that stands in, and does what it did of its superclass's; nil
    /// for one that hands over to another, and in extensions, which do not name the properties.
    private func filled(_ block: CodeBlockSyntax) -> String? {
        guard let members = block.parent?.parent?.parent?.parent?.as(MemberBlockSyntax.self),
            members.parent?.is(StructDeclSyntax.self) == true
                || members.parent?.is(ClassDeclSyntax.self) == true
        else { return nil }
        let calls = block.statements.map(\.trimmedDescription)
        if calls.contains(where: { $0.hasPrefix("self.init(") }) { return nil }
        let names = members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(storedNames)
        let values = names.map { name in
            // What is handed over is kept: nothing could be made up for a protocol of the app's.
            let handedOver = "self.\(name) = \(name)"
            return calls.contains(handedOver) ? handedOver : "self.\(name) = _leftOut(\(file.place(block)))"
        }
        return "{ "
            + (values + calls.filter { $0.hasPrefix("super.init(") }).joined(separator: "; ") + " }"
    }

    /// The properties of a declaration that have no value before an initialiser runs.
    private func storedNames(_ declaration: VariableDeclSyntax) -> [String] {
        let words = declaration.modifiers.map(\.name.text)
        if words.contains("static") || words.contains("class") || words.contains("lazy") { return [] }
        return declaration.bindings.compactMap { binding in
            guard binding.initializer == nil, !binding.isComputed,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            let type = binding.typeAnnotation?.type
            let isOptional =
                type?.is(OptionalTypeSyntax.self) == true
                || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
            return isOptional && declaration.bindingSpecifier.text == "var" ? nil : name
        }
    }

    /// A declaration within a type or at the top.
    private func member(_ node: Syntax) -> (Range<Int>, String)? {
        if let accessors = node.as(AccessorBlockSyntax.self), case .getter = accessors.accessors {
            return (accessors.bytes, "{ return _leftOut(\(file.place(node))) }")
        }
        if let item = node.as(MemberBlockItemSyntax.self) { return (item.bytes, " ") }
        if let item = node.as(CodeBlockItemSyntax.self), isAtTop(item), !item.item.is(ImportDeclSyntax.self) {
            let declaration = item.item
            let isType =
                declaration.is(ClassDeclSyntax.self) || declaration.is(ProtocolDeclSyntax.self)
                || declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
            // What needs more than what stands in an `#if` needs its imports, too.
            return isType || declaration.is(IfConfigDeclSyntax.self) ? nil : (item.bytes, " ")
        }
        return nil
    }

    /// Whether something stands at the top of the file, or of an `#if` there.
    private func isAtTop(_ item: CodeBlockItemSyntax) -> Bool {
        var list = item.parent
        while let clause = list?.parent?.as(IfConfigClauseSyntax.self) {
            list = clause.parent?.parent?.parent?.parent
        }
        return list?.parent?.is(SourceFileSyntax.self) == true
    }
}
