import SwiftSyntax

/// Objects made from a metatype through an initialiser that is not `required`: Apple's classes permit it.
enum Construction {
    /// The initialisers of UIKit's classes that are not `required` here.
    private static let kinds: Set<[String]> = [
        [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
        ["rootViewController"], ["frame", "collectionViewLayout"], ["frame", "style"],
        ["identifier", "source", "destination"],
    ]

    static func lower(_ node: FunctionCallExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard node.trailingClosure == nil, node.leftParen != nil,
            kinds.contains(labels) || labels == ["type"] && index.buttonsAloneHaveTypes
        else { return }
        let called = node.calledExpression
        if let member = called.as(MemberAccessExprSyntax.self), member.base == nil,
            member.declName.baseName.text == "init"
        {
            // `.init(frame: x)` where a class parameter or `Self` is wanted.
            guard let name = wantedType(of: node),
                name == "Self"
                    ? isOpenSelf(at: Syntax(node), index) : isClassParameter(name, at: Syntax(node), index)
            else { return }
            return rewrite(node, member, suffix: "\(name).self", in: file)
        }
        if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            member.declName.argumentNames == nil, let base = member.base
        {
            let isFree = !labels.isEmpty || !index.requiresPlainInit || isKitMetatype(base, index)
            // `cellType.init(frame: x)`; `screenType.init()`, which a class of the source could only have as required.
            if let chain = base.as(OptionalChainingExprSyntax.self) {
                if isMetatypeValue(chain.expression), isFree {
                    rewrite(node, member, through: chain, in: file)
                }
            } else if isMetatypeValue(base) {
                if isFree { rewrite(node, member, suffix: "", in: file) }
            } else if isOwnMetatype(base, index) || isSelfOfType(base, index) {
                rewrite(node, member, suffix: "", in: file)
            } else if isClass(base, index) {
                rewrite(node, member, suffix: ".self", in: file)
            } else if labels.isEmpty, isObject(base, index) {
                rewrite(node, member, by: "_plainlyMade", suffix: ".self", in: file)
            }
        } else if isClass(called, index) {
            rewrite(node, nil, suffix: ".self", in: file)
        } else if labels.isEmpty, isObject(called, index) {
            rewrite(node, nil, by: "_plainlyMade", suffix: ".self", in: file)
        }
    }

    /// The type that a value has to have by what stands around it: of a property, or what a function or getter gives.
    private static func wantedType(of node: FunctionCallExprSyntax) -> String? {
        var current = Syntax(node)
        while let parent = current.parent {
            if parent.is(InitializerClauseSyntax.self) {
                return parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.flat
            }
            if parent.is(ReturnStmtSyntax.self) || isAlone(current, in: parent) {
                return result(around: parent)
            }
            guard parent.is(CodeBlockItemSyntax.self) else { return nil }
            current = parent
        }
        return nil
    }

    /// Whether an item is all that a body holds.
    private static func isAlone(_ item: Syntax, in list: Syntax) -> Bool {
        list.as(CodeBlockItemListSyntax.self)?.count == 1 && item.is(CodeBlockItemSyntax.self)
    }

    /// What the function or the computed property around a node gives; nil within a closure.
    private static func result(around node: Syntax) -> String? {
        var current = node.parent
        while let each = current {
            if each.is(ClosureExprSyntax.self) { return nil }
            if let function = each.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.flat
            }
            if let binding = each.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.flat }
            current = each.parent
        }
        return nil
    }

    /// `frames.map(T.init(frame:))`, and `T.init` given as a function.
    static func lower(_ node: MemberAccessExprSyntax, in file: SourceFile, _ index: TypeIndex) {
        guard node.declName.baseName.text == "init", let base = node.base,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
            isClass(base, index)
        else { return }
        guard let labels = node.declName.argumentNames?.arguments.map(\.name.text) else {
            file.insert("UIKit._maker(", before: base)
            file.rename(node.period, to: "")
            return file.rename(node.declName, to: ".self)")
        }
        guard kinds.contains(labels) else { return }
        let given = labels.enumerated().map { ", \($1): $\($0)" }.joined()
        file.insert("{ UIKit._new(", before: base)
        file.rename(node.period, to: "")
        file.rename(node.declName, to: ".self\(given)) }")
    }

    /// `type.init(frame: x)`, where `member` is `type.init`, or `Type(frame: x)` becomes `UIKit._new(type, frame: x)`.
    private static func rewrite(
        _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax?, by maker: String = "_new",
        suffix: String,
        in file: SourceFile
    ) {
        file.insert("UIKit.\(maker)(", before: node.calledExpression)
        if let member {
            file.rename(member.period, to: "")
            file.rename(member.declName, to: "")
        }
        if let paren = node.leftParen {
            file.rename(paren, to: node.arguments.isEmpty ? suffix : "\(suffix), ")
        }
    }

    /// `type?.init(frame: x)` becomes `type.map { UIKit._new($0, frame: x) }`.
    private static func rewrite(
        _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax,
        through chain: OptionalChainingExprSyntax, in file: SourceFile
    ) {
        guard let start = node.leftParen, let end = node.rightParen else { return }
        ClosureArguments.name(in: node.arguments, file: file)
        file.rename(chain.questionMark, to: ".map { __t in UIKit._new(__t")
        file.rename(member.period, to: "")
        file.rename(member.declName, to: "")
        file.rename(start, to: node.arguments.isEmpty ? "" : ", ")
        file.rename(end, to: ") }" + OptionalCalls.continuation(of: Syntax(node)))
    }

    /// `T`, or `Self` where that may be a class below.
    private static func isClass(_ expression: ExprSyntax, _ index: TypeIndex) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        if name == "Self" { return isOpenSelf(at: Syntax(expression), index) }
        return isClassParameter(name, at: Syntax(expression), index)
    }

    /// `T`, where it stands for any class of objects.
    private static func isObject(_ expression: ExprSyntax, _ index: TypeIndex) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return isClassParameter(name, at: Syntax(expression), index, asksForObject)
    }

    private static func asksForObject(_ name: String, _ index: TypeIndex) -> Bool {
        let bound = index.resolve(name, in: [])
        return bound == "NSObject"
            || index.isProtocol(bound)
                && refined(bound, index).contains { $0 != name && asksForObject($0, index) }
    }

    /// What a protocol of the source or of a library asks of those that have it.
    private static func refined(_ name: String, _ index: TypeIndex) -> [String] {
        let own = index.types[name].flatMap { $0.kind == .protocol ? $0.inherited : nil }
        return own ?? index.kit.protocols[name] ?? []
    }

    /// `T.self.init(frame:)`.
    private static func isOwnMetatype(_ base: ExprSyntax, _ index: TypeIndex) -> Bool {
        guard let member = base.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
            let name = member.base
        else { return false }
        return isClass(name, index)
    }

    /// `self.init()` in a function of the type, which makes an object of a class below, too.
    private static func isSelfOfType(_ base: ExprSyntax, _ index: TypeIndex) -> Bool {
        guard base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
            let function = base.enclosing(FunctionDeclSyntax.self)
        else { return false }
        let isOfType = function.modifiers.contains { ["class", "static"].contains($0.name.text) }
        return isOfType && isOpenSelf(at: Syntax(function), index)
    }

    /// A lower-case name, a cast to a metatype or a call that gives a type; not a type itself, `self` or `super`.
    private static func isMetatypeValue(_ base: ExprSyntax) -> Bool {
        if let forced = base.as(ForceUnwrapExprSyntax.self) { return isMetatypeValue(forced.expression) }
        if let cast = base.as(TupleExprSyntax.self) {
            return cast.elements.count == 1 && cast.flat.hasSuffix(".Type)")
        }
        if let call = base.as(FunctionCallExprSyntax.self) { return call.calledExpression.flat == "type" }
        guard let last = base.flat.split(separator: ".").last else { return false }
        if last.first == "$" { return true }
        return last.first?.isLowercase == true && !["self", "super"].contains(last)
    }

    /// Whether a value is declared as a class of UIKit's or below one: `screenType: UIViewController.Type`.
    private static func isKitMetatype(_ base: ExprSyntax, _ index: TypeIndex) -> Bool {
        let value = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        guard let type = index.writtenType(of: value), type.hasSuffix(".Type") else { return false }
        return isKitClass(String(type.dropLast(".Type".count)), index)
    }

    /// Whether `Self` stands for a class of UIKit's or below one that need not be the class itself.
    private static func isOpenSelf(at node: Syntax, _ index: TypeIndex) -> Bool {
        var parent = node.parent
        while let each = parent {
            if let own = each.as(ClassDeclSyntax.self) {
                let isFinal = own.modifiers.contains { $0.name.text == "final" }
                return !isFinal && isKitClass(name(of: each), index)
            }
            if each.is(StructDeclSyntax.self) || each.is(EnumDeclSyntax.self) || each.is(ActorDeclSyntax.self)
            {
                return false
            }
            if let own = each.as(ExtensionDeclSyntax.self) {
                let type = own.extendedType.flat
                if index.isProtocol(type) {
                    return ([type] + bounds(of: "Self", own.genericWhereClause)).contains {
                        asksForKitClass($0, index)
                    }
                }
                return isKitClass(type, index)
            }
            parent = each.parent
        }
        return false
    }

    private static func name(of node: Syntax) -> String {
        var names: [String] = []
        var current: Syntax? = node
        while let each = current {
            if let group = each.as(ClassDeclSyntax.self) { names.append(group.name.text) }
            if let group = each.as(StructDeclSyntax.self) { names.append(group.name.text) }
            if let group = each.as(EnumDeclSyntax.self) { names.append(group.name.text) }
            if let group = each.as(ExtensionDeclSyntax.self) { names.append(group.extendedType.flat) }
            current = each.parent
        }
        return names.reversed().joined(separator: ".")
    }

    /// Whether a class is UIKit's or of the source and below one of UIKit's.
    private static func isKitClass(_ name: String, _ index: TypeIndex) -> Bool {
        let name = index.resolve(name, in: [])
        if let own = index.types[name], own.kind != nil { return own.isClass && index.isRootedInKit(own) }
        return index.kit.classes[name] != nil || name.hasPrefix("UI") && index.kit.protocols[name] == nil
    }

    /// Whether what a type parameter is bound to is such a class, or a protocol of the source that asks for one.
    private static func asksForKitClass(_ name: String, _ index: TypeIndex) -> Bool {
        let bound = index.resolve(name, in: [])
        guard index.isProtocol(bound) else { return isKitClass(bound, index) }
        return refined(bound, index).contains { $0 != name && asksForKitClass($0, index) }
    }

    private static func bounds(of name: String, _ clause: GenericWhereClauseSyntax?) -> [String] {
        (clause?.requirements ?? []).flatMap { requirement -> [String] in
            let text = requirement.flat.filter { $0 != " " && $0 != "," }
            guard text.hasPrefix("\(name):") else { return [] }
            return text.dropFirst(name.count + 1).split(separator: "&").map(String.init)
        }
    }

    /// Whether a name is a generic parameter or an associated type that stands for a class of UIKit's or below one, or for what else a bound asks.
    private static func isClassParameter(
        _ name: String, at node: Syntax, _ index: TypeIndex,
        _ asks: (String, TypeIndex) -> Bool = Construction.asksForKitClass
    ) -> Bool {
        var parent = node.parent
        while let each = parent {
            let parameters =
                each.as(FunctionDeclSyntax.self)?.genericParameterClause
                ?? each.as(ClassDeclSyntax.self)?.genericParameterClause
                ?? each.as(StructDeclSyntax.self)?.genericParameterClause
                ?? each.as(EnumDeclSyntax.self)?.genericParameterClause
            let conditions =
                each.as(FunctionDeclSyntax.self)?.genericWhereClause
                ?? each.as(ClassDeclSyntax.self)?.genericWhereClause
                ?? each.as(StructDeclSyntax.self)?.genericWhereClause
                ?? each.as(EnumDeclSyntax.self)?.genericWhereClause
                ?? each.as(ExtensionDeclSyntax.self)?.genericWhereClause
            if let found = parameters?.parameters.first(where: { $0.name.text == name }) {
                let inherited = found.inheritedType?.flat.split(separator: " ").map(String.init) ?? []
                return (inherited + bounds(of: name, conditions)).contains { asks($0, index) }
            }
            if let own = each.as(ExtensionDeclSyntax.self) {
                let protocols = [own.extendedType.flat] + bounds(of: "Self", conditions)
                let all =
                    bounds(of: name, conditions) + protocols.flatMap { associatedBounds(of: name, $0, index) }
                if all.contains(where: { asks($0, index) }) { return true }
            }
            parent = each.parent
        }
        return false
    }

    /// What a protocol of the source asks of its associated type, and a generic class of its parameter.
    private static func associatedBounds(of name: String, _ type: String, _ index: TypeIndex) -> [String] {
        guard let body = index.types[type]?.primary?.node else { return [] }
        if let own = body.as(ClassDeclSyntax.self) {
            let found = own.genericParameterClause?.parameters.first { $0.name.text == name }
            return found?.inheritedType.map { [$0.flat] } ?? []
        }
        guard body.is(ProtocolDeclSyntax.self) else { return [] }
        return body.memberBlock.members.flatMap { member -> [String] in
            guard let found = member.decl.as(AssociatedTypeDeclSyntax.self), found.name.text == name else {
                return []
            }
            return found.inheritanceClause?.inheritedTypes.map(\.type.flat) ?? []
        }
    }
}
