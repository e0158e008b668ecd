import SwiftSyntax

/// Calls of what is not here: declarations by their labels and arguments.
extension StandInRound {
    /// A method of what stands in that has the name of one of all objects, such as `addObserver(self)`, gets a declaration of
    /// its own, where the place is an argument.
    mutating func addNamesake(around token: TokenSyntax) -> Bool {
        guard let argument = token.enclosing(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let name = methodOfAValue(call)
        else { return false }
        return addMethod(name, call, to: "StandInValue")
    }

    /// A library's method with the name of one that UIKit's classes have, such as `table.register(BookCell.self)`.
    mutating func addNamesake(called token: TokenSyntax, _ error: CompileError) -> Bool {
        let isOfLabels = [
            "missing argument", "incorrect argument label", "extra argument", "extraneous argument",
        ]
        .contains(where: error.message.hasPrefix)
        guard isOfLabels, let file = files[error.path],
            isConcerned(file, standIns.plainNames.union(earlier.plainNames), error),
            let call = token.enclosing(FunctionCallExprSyntax.self), let name = methodOfAValue(call),
            kit.methods.values.contains(where: { $0[name] != nil })
        else { return false }
        return addMethod(name, call, to: "NSObject")
    }

    /// The name of the method that is called; nil for functions, for those of types and of `super`.
    private func methodOfAValue(_ call: FunctionCallExprSyntax) -> String? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            !base.is(SuperExprSyntax.self), base.trimmedDescription.first?.isUppercase != true
        else { return nil }
        return access.declName.baseName.text
    }

    private mutating func addMethod(_ name: String, _ call: FunctionCallExprSyntax, to type: String) -> Bool {
        standIns.extensions[type, default: DeclaredStandIns.Members()].methods[name, default: []].insert(
            CallShape(call)
        ).inserted
    }

    /// The call that the place belongs to gets a declaration of its own.
    mutating func addCall(around token: TokenSyntax) -> Bool {
        var node = Syntax(token).parent
        while let current = node {
            if let call = current.as(FunctionCallExprSyntax.self), addCall(call) { return true }
            if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    mutating func addCall(_ call: FunctionCallExprSyntax) -> Bool {
        let shape = CallShape(call)
        var called = call.calledExpression
        if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
        if let optional = called.as(OptionalChainingExprSyntax.self) { called = optional.expression }
        if let reference = called.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if name.first?.isUppercase == true { return addInitializer(shape, of: name) }
            guard standIns.functions[name] != nil || earlier.hasFunction(name) else { return false }
            return standIns.functions[name, default: []].insert(shape).inserted
        }
        guard let access = called.as(MemberAccessExprSyntax.self) else { return false }
        let name = access.declName.baseName.text
        guard let base = access.base else {
            return false
        }
        let path = base.trimmedDescription
        if name == "init" { return addInitializer(shape, of: path) }
        if base.is(SuperExprSyntax.self) { return false }
        if type("\(path).\(name)") != nil { return addInitializer(shape, of: "\(path).\(name)") }
        if name.first?.isUppercase == true, type(path)?.kind == .class,
            uses.uses["\(path).\(name)"]?.isType == true
        {
            let isNew = addNested(name, in: path)
            return addInitializer(shape, of: "\(path).\(name)") || isNew
        }
        if standIns.types[path] != nil {
            return standIns.types[path]!.members.staticMethods[name, default: []].insert(shape).inserted
        }
        if earlier.type(path) != nil {
            return standIns.extensions[path, default: DeclaredStandIns.Members()].staticMethods[
                name, default: []
            ]
            .insert(
                shape
            ).inserted
        }
        for owner in standIns.extensions.keys.sorted() where standIns.extensions[owner]!.methods[name] != nil
        {
            return standIns.extensions[owner]!.methods[name]!.insert(shape).inserted
        }
        for (owner, members) in standIns.extensions where members.staticMethods[name] != nil && owner == path
        {
            if standIns.extensions[owner]!.staticMethods[name]!.insert(shape).inserted { return true }
        }
        guard shape.isParticular else { return false }
        return standIns.extensions["StandInValue", default: DeclaredStandIns.Members()].methods[
            name, default: []
        ]
        .insert(shape)
        .inserted
    }

    mutating func addInitializer(_ shape: CallShape, of name: String) -> Bool {
        guard !shape.parameters.isEmpty else { return false }
        if let type = standIns.types[name] {
            guard type.kind == .class else { return false }
            return standIns.types[name]!.members.initializers.insert(shape).inserted
        }
        guard kit.classes[name] != nil || earlier.type(name)?.kind == .class, !uses.declared.contains(name)
        else { return false }
        return standIns.extensions[name, default: DeclaredStandIns.Members()].initializers.insert(shape)
            .inserted
    }
}
