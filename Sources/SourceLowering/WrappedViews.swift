import SwiftSyntax

/// Where SwiftUI only wraps UIKit: views and view controllers that a wrapper of the source makes for a preview.
struct WrappedViews {
    let index: TypeIndex
    /// The types around, by name.
    let scope: [String]

    private static let wrappers: Set<String> = ["UIViewRepresentable", "UIViewControllerRepresentable"]
    /// What may be said of a wrapped view; the rest changes how SwiftUI draws it.
    private static let modifiers: Set<String> = [
        "previewDisplayName", "previewDevice", "previewLayout", "previewInterfaceOrientation",
        "preferredColorScheme", "colorScheme", "dynamicTypeSize", "frame", "padding", "ignoresSafeArea",
        "edgesIgnoringSafeArea",
    ]
    /// What may be set in its environment.
    private static let values: Set<String> = [
        "colorScheme", "layoutDirection", "sizeCategory", "dynamicTypeSize",
    ]

    /// What of a body is SwiftUI's; nil where all that it makes is wrapped.
    func lack(of body: CodeBlockItemListSyntax, depth: Int = 0) -> String? {
        var made = 0
        for statement in body {
            if statement.item.is(DeclSyntax.self) { continue }
            let value =
                statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
            guard let value else { return "its body is SwiftUI" }
            if let reason = lack(of: value, depth) { return reason }
            made += 1
        }
        return made > 0 ? nil : "its body is SwiftUI"
    }

    /// The same of what a property's braces or a function's make.
    func lack(of accessors: AccessorBlockSyntax?, depth: Int = 0) -> String? {
        guard case .getter(let body)? = accessors?.accessors else { return "its body is SwiftUI" }
        return lack(of: body, depth: depth)
    }

    private func lack(of value: ExprSyntax, _ depth: Int) -> String? {
        let other = "its body is SwiftUI"
        guard depth < 5 else { return other }
        guard let call = value.as(FunctionCallExprSyntax.self) else {
            guard let member = value.as(MemberAccessExprSyntax.self), member.base != nil else { return other }
            return makesWrapped(member.declName.baseName.text, depth) ? nil : other
        }
        if let name = call.calledExpression.typeName {
            if let content = call.trailingClosure, ["Group", "ForEach"].contains(name),
                index.types[name]?.kind == nil
            {
                return lack(of: content.statements, depth: depth + 1)
            }
            return isWrapper(name) ? nil : other
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
        else {
            return other
        }
        let name = member.declName.baseName.text
        if isModifier(name, call) { return lack(of: base, depth) }
        if makesWrapped(name, depth) { return nil }
        return lack(of: base, depth) ?? "'\(name)' is SwiftUI's"
    }

    private func isModifier(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
        guard name == "environment" else { return Self.modifiers.contains(name) }
        guard let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self)?.flat else {
            return false
        }
        return Self.values.contains(path.lastPart)
    }

    /// Whether a name means a type that wraps, of the source or of a library that it is built with.
    private func isWrapper(_ name: String) -> Bool {
        let full = index.resolve(name, in: scope)
        let type = index.types[full]
        if let type, Self.isWrapper(type) { return true }
        guard type?.kind == nil else { return false }
        // Module.Type
        let parts = full.split(separator: ".", maxSplits: 1).map(String.init)
        let isQualified = parts.count == 2 && index.kit.libraries.contains(parts[0])
        return index.kit.wrappers.contains(isQualified ? parts[1] : full)
    }

    private static func isWrapper(_ type: DeclaredType) -> Bool {
        type.inherited.contains { wrappers.contains($0.lastPart) }
    }

    /// Whether a member of UIKit's views or controllers, which the source or a library gave them, wraps the one that it is asked of.
    private func makesWrapped(_ name: String, _ depth: Int) -> Bool {
        index.kit.wrappingMembers.contains(name)
            || index.types.values.contains { type in
                guard Self.mayWrap(type) else { return false }
                let inner = WrappedViews(index: index, of: type)
                return type.methods.contains { $0.name.base == name && inner.wraps($0, depth + 1) }
                    || type.properties.contains { $0.name == name && inner.wraps($0, depth + 1) }
            }
    }

    private static func mayWrap(_ type: DeclaredType) -> Bool { type.kind == nil || type.isClass }

    private func wraps(_ method: Method, _ depth: Int) -> Bool {
        method.node.body.map { lack(of: $0.statements, depth: depth) == nil } ?? false
    }

    private func wraps(_ property: Property, _ depth: Int) -> Bool {
        property.type?.is(SomeOrAnyTypeSyntax.self) == true
            && lack(of: property.binding.accessorBlock, depth: depth) == nil
    }

    // MARK: Of libraries

    /// The types of a library by which others wrap.
    static func wrappers(in index: TypeIndex) -> [String] {
        index.own.filter { $0.primary?.publicPrefix.isEmpty == false && isWrapper($0) }.map(\.name)
    }

    /// The members of a library by which others wrap.
    static func wrappingMembers(in index: TypeIndex) -> [String] {
        index.types.values.filter(mayWrap).flatMap { type -> [String] in
            let inner = WrappedViews(index: index, of: type)
            func isPublic(_ modifiers: Set<String>, _ body: TypeBody) -> Bool {
                !modifiers.isDisjoint(with: ["public", "open"])
                    || body.isExtension && !body.publicPrefix.isEmpty
            }
            let methods = type.methods.filter { method in
                guard isPublic(method.modifiers, method.body),
                    let result = method.node.signature.returnClause?.type,
                    result.is(SomeOrAnyTypeSyntax.self) || inner.isWrapper(result.plainName)
                else { return false }
                return inner.wraps(method, 1)
            }
            let properties = type.properties.filter { isPublic($0.modifiers, $0.body) && inner.wraps($0, 1) }
            return methods.map(\.name.base) + properties.map(\.name)
        }
    }

    /// Whether a clause of `#if` has nothing but imports, wrappers and previews: it compiles where SwiftUI is not here as a whole. A clause of
    /// imports alone is for another one of its file.
    static func makeAll(of clause: IfConfigClauseSyntax) -> Bool {
        guard case .statements(let items)? = clause.elements, items.allSatisfy({ isOfPreviews($0.item) })
        else { return false }
        if items.contains(where: { !$0.item.is(ImportDeclSyntax.self) }) { return true }
        let others = clause.root.as(SourceFileSyntax.self)?.statements ?? []
        return others.lazy.compactMap { $0.item.as(IfConfigDeclSyntax.self) }.flatMap(\.clauses).contains {
            other in
            guard case .statements(let items)? = other.elements else { return false }
            return items.contains { !$0.item.is(ImportDeclSyntax.self) }
                && items.allSatisfy { isOfPreviews($0.item) }
        }
    }

    private static func isOfPreviews(_ item: CodeBlockItemSyntax.Item) -> Bool {
        if item.is(ImportDeclSyntax.self) { return true }
        if let type = item.as(StructDeclSyntax.self) { return isOfPreviews(type) }
        if let macro = item.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
        if let macro = item.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
        if let inner = item.as(IfConfigDeclSyntax.self) { return inner.clauses.allSatisfy(makeAll(of:)) }
        guard let added = item.as(ExtensionDeclSyntax.self) else { return false }
        return added.memberBlock.members.allSatisfy { member in
            if let type = member.decl.as(StructDeclSyntax.self) { return isOfPreviews(type) }
            let type =
                member.decl.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
                ?? member.decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
            return type?.is(SomeOrAnyTypeSyntax.self) == true
        }
    }

    private static func isOfPreviews(_ type: StructDeclSyntax) -> Bool {
        type.isPreviewProvider
            || type.inheritanceClause?.inheritedTypes.contains {
                wrappers.contains($0.type.plainName.lastPart)
            } == true
    }
}

extension WrappedViews {
    /// Within a type.
    private init(index: TypeIndex, of type: DeclaredType) {
        self.init(index: index, scope: type.name.split(separator: ".").map(String.init))
    }
}

extension StructDeclSyntax {
    var isPreviewProvider: Bool { provider != nil }
    /// Where it says so.
    var provider: InheritedTypeSyntax? {
        inheritanceClause?.inheritedTypes.first { $0.type.plainName.lastPart == "PreviewProvider" }
    }
}

extension ExprSyntax {
    /// The type that a call makes an object of: `Outer.Inner`, without generic arguments. Nil for what is no type's name.
    fileprivate var typeName: String? {
        if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.typeName }
        if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name.first?.isUppercase == true ? name : nil
        }
        guard let member = self.as(MemberAccessExprSyntax.self), let outer = member.base?.typeName,
            member.declName.baseName.text.first?.isUppercase == true
        else { return nil }
        return "\(outer).\(member.declName.baseName.text)"
    }
}

extension String {
    /// Behind its last point.
    fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
