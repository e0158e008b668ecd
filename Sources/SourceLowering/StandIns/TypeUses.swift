import SwiftSyntax

/// How the source uses the names of types: what a type that is not here has to be.
final class TypeUses: SyntaxVisitor {
    struct Use {
        var genericCount = 0
        var isAttribute = false
        /// Stands where a superclass stands, of these classes.
        var subclasses: [ClassDeclSyntax] = []
        /// Stands where only a protocol may stand.
        var isProtocol = false
        var isWeak = false
        /// The type of an outlet.
        var isOutlet = false
        /// Stands where a type stands.
        var isType = false
        /// Is called, or has a member named.
        var isBase = false
    }

    private(set) var uses: [String: Use] = [:]
    /// Classes of the source and the names of their superclasses.
    private(set) var classes: [String: String] = [:]
    /// Whether the name is one of the source's own types.
    private(set) var declared: Set<String> = []

    /// What classes of the source have of their own: variables and functions by their names.
    private(set) var memberNames: Set<String> = []

    /// - Parameter others: files of other modules: what they declare is not here.
    init(_ files: [CompiledFile], others: [CompiledFile]) {
        super.init(viewMode: .sourceAccurate)
        for file in others { walk(file.tree) }
        classes = [:]
        declared = []
        memberNames = []
        for file in files { walk(file.tree) }
    }

    private func name(of type: TypeSyntax) -> (name: String, generics: Int)? {
        if let plain = type.as(IdentifierTypeSyntax.self) {
            return (plain.name.text, plain.genericArgumentClause?.arguments.count ?? 0)
        }
        if let member = type.as(MemberTypeSyntax.self), let base = name(of: member.baseType) {
            return (base.name + "." + member.name.text, member.genericArgumentClause?.arguments.count ?? 0)
        }
        return nil
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let count = node.genericArgumentClause?.arguments.count ?? 0
        uses[node.name.text, default: Use()].isType = true
        if count > 0 { uses[node.name.text, default: Use()].genericCount = count }
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let name = name(of: TypeSyntax(node))?.name { uses[name, default: Use()].isType = true }
        return .visitChildren
    }
    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.expression.as(DeclReferenceExprSyntax.self) {
            // `Relay<Int>(value: 1)`: values have no arguments of this kind.
            uses[base.baseName.text, default: Use()].isType = true
            uses[base.baseName.text, default: Use()].genericCount = node.genericArgumentClause.arguments.count
        }
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        let isBase = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        if isCalled || isBase { uses[node.baseName.text, default: Use()].isBase = true }
        return .visitChildren
    }
    /// `[Preset]()` and `[Key: Value]()` name types.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteElements(of: node.calledExpression)
        return .visitChildren
    }
    private func noteElements(of expression: ExprSyntax) {
        func note(_ element: ExprSyntax) {
            if let name = element.as(DeclReferenceExprSyntax.self)?.baseName.text {
                uses[name, default: Use()].isType = true
            }
            noteElements(of: element)
        }
        for element in expression.as(ArrayExprSyntax.self)?.elements ?? [] { note(element.expression) }
        guard
            let pairs = expression.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self)
        else { return }
        for pair in pairs {
            note(pair.key)
            note(pair.value)
        }
    }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if let name = name(of: node.attributeName) { uses[name.name, default: Use()].isAttribute = true }
        return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                memberNames.insert(function.name.text)
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                memberNames.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
            }
        }
        for (index, each) in (node.inheritanceClause?.inheritedTypes ?? []).enumerated() {
            guard let name = name(of: each.type)?.name else { continue }
            if index == 0 {
                uses[name, default: Use()].subclasses.append(node)
                classes[node.name.text] = name
            } else {
                uses[name, default: Use()].isProtocol = true
            }
        }
        return .visitChildren
    }
    private func conform(_ clause: InheritanceClauseSyntax?) {
        for each in clause?.inheritedTypes ?? [] {
            if let name = name(of: each.type)?.name { uses[name, default: Use()].isProtocol = true }
        }
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        conform(node.inheritanceClause)
        return .visitChildren
    }
    private func declare(_ node: some NamedDeclSyntax & DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        conform(node.inheritanceClause)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        if let name = name(of: node.constraint)?.name { uses[name, default: Use()].isProtocol = true }
        return .visitChildren
    }
    override func visit(_ node: CompositionTypeElementSyntax) -> SyntaxVisitorContinueKind {
        if let name = name(of: node.type)?.name, !name.hasPrefix("UI") {
            uses[name, default: Use()].isProtocol = true
        }
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let annotation = node.bindings.first?.typeAnnotation else { return .visitChildren }
        var type = annotation.type
        if let optional = type.as(OptionalTypeSyntax.self) {
            type = optional.wrappedType
        } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            type = optional.wrappedType
        }
        guard let name = name(of: type)?.name else { return .visitChildren }
        if node.modifiers.contains(where: { $0.name.text == "weak" || $0.name.text == "unowned" }) {
            uses[name, default: Use()].isWeak = true
        }
        if node.attributes.contains(where: { $0.trimmedDescription.contains("IBOutlet") }) {
            uses[name, default: Use()].isOutlet = true
        }
        return .visitChildren
    }

    // MARK: What a name is

    /// Whether a name that could be a type's stands only where values stand.
    func isPlainValue(_ name: String) -> Bool {
        let use = uses[name] ?? Use()
        return !use.isType && !use.isBase && !use.isAttribute && !use.isProtocol && use.subclasses.isEmpty
    }

    enum Owner {
        /// A class of the source that inherits from a stand-in.
        case standIn
        /// A type of the source, or one that it extends.
        case known(String)
    }

    /// The type whose member a name without one before it may be.
    func owner(of token: TokenSyntax, isStandIn: (String) -> Bool) -> Owner? {
        var name: String?
        if let type = token.enclosing(ClassDeclSyntax.self) {
            name = type.name.text
        } else if let type = token.enclosing(ExtensionDeclSyntax.self) {
            name = type.extendedType.trimmedDescription
        }
        guard let name,
            token.enclosing(CodeBlockSyntax.self) != nil || token.enclosing(AccessorBlockSyntax.self) != nil
        else { return nil }
        var current = name
        var seen: Set<String> = []
        while seen.insert(current).inserted {
            if isStandIn(current) { return .standIn }
            guard let next = classes[current] else { break }
            current = next
        }
        return current == name && classes[name] == nil && declared.contains(name) ? nil : .known(name)
    }

    // MARK: What a type has to be

    /// Members that only subclasses of these override.
    private static let overrides: [String: String] = [
        "viewDidLoad": "UIViewController", "viewWillAppear": "UIViewController",
        "viewDidAppear": "UIViewController", "viewWillDisappear": "UIViewController",
        "viewDidDisappear": "UIViewController", "viewDidLayoutSubviews": "UIViewController",
        "layoutSubviews": "UIView", "draw": "UIView", "didMoveToSuperview": "UIView",
        "intrinsicContentSize": "UIView", "prepareForReuse": "UICollectionViewCell",
        "setSelected": "UITableViewCell", "applicationDidFinishLaunching": "UIResponder",
    ]

    /// The declaration for a type of this name.
    func declaration(_ name: String, nibElements: [String: String]) -> DeclaredStandIns.TypeDeclaration {
        let use = uses[name] ?? Use()
        var result = DeclaredStandIns.TypeDeclaration(
            kind: .class, superclass: nil, genericCount: use.genericCount)
        if use.isAttribute {
            result.kind = .wrapper
        } else if use.isProtocol || isNamedAsProtocol(name) && use.subclasses.isEmpty {
            result.kind = .protocol
            result.isOfObjects = use.isWeak
        } else if !use.subclasses.isEmpty, isNamedAsProtocol(name),
            !use.subclasses.contains(where: overridesAnything)
        {
            result.kind = .protocol
            result.isOfObjects = use.isWeak
        } else {
            result.superclass = nibElements[name] ?? superclass(name, use)
        }
        return result
    }

    private func superclass(_ name: String, _ use: Use) -> String? {
        var found = ClassEndings.base(of: name)
        for node in use.subclasses where found == nil {
            for member in node.memberBlock.members {
                guard let declared = member.decl.overriddenName, let base = Self.overrides[declared] else {
                    continue
                }
                found = base
            }
        }
        return found ?? (use.isOutlet ? "UIView" : nil)
    }

    private func isNamedAsProtocol(_ name: String) -> Bool {
        // `Observable<Int>`
        if let use = uses[name], use.genericCount > 0 { return false }
        return ["Delegate", "DataSource", "Protocol", "able", "Type", "Observer", "ible"].contains(
            where: name.hasSuffix)
    }

    private func overridesAnything(_ node: ClassDeclSyntax) -> Bool {
        node.memberBlock.members.contains { $0.decl.overriddenName != nil }
    }
}

extension DeclSyntax {
    /// The name of a member that says `override`.
    var overriddenName: String? {
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.modifiers.contains { $0.name.text == "override" } ? function.name.text : nil
        }
        if let variable = self.as(VariableDeclSyntax.self) {
            guard variable.modifiers.contains(where: { $0.name.text == "override" }) else { return nil }
            return variable.bindings.first?.pattern.trimmedDescription
        }
        return nil
    }
}
