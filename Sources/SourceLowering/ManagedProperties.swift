import SwiftSyntax

/// `@NSManaged`: what is stored and computed at run time on Apple's systems.
enum ManagedProperties {
    private static let defaults = [
        "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "TimeInterval": "0", "Bool": "false",
        "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero", "String": "\"\"",
    ]

    /// - Returns: false for members of classes that keep nothing by name.
    static func lower(_ attribute: AttributeSyntax, in file: SourceFile, _ index: TypeIndex) -> Bool {
        if let function = attribute.parent?.parent?.as(FunctionDeclSyntax.self), function.body == nil {
            guard isOfCoreData(Syntax(function), index) else { return false }
            lower(function, attribute, in: file)
            return true
        }
        guard let property = Property(attribute) else { return false }
        if let access = layerAccess(property, index) ?? modelAccess(property, index) {
            file.blank(attribute)
            file.insert(" { \(access) }", after: property.annotation)
            return true
        }
        return false
    }

    /// A stored property without a value.
    private struct Property {
        let name: String
        let annotation: TypeAnnotationSyntax
        let node: VariableDeclSyntax

        init?(_ attribute: AttributeSyntax) {
            guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
                variable.bindings.count == 1, let binding = variable.bindings.first,
                let annotation = binding.typeAnnotation,
                binding.initializer == nil, binding.accessorBlock == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            (self.name, self.annotation, node) = (name, annotation, variable)
        }
    }

    /// Properties of layers that Core Animation stores, `@NSManaged var progress: CGFloat`: the layer keeps them by name, asks
    /// for an action when they change, and is displayed anew where its class says so.
    private static func layerAccess(_ property: Property, _ index: TypeIndex) -> String? {
        guard let base = base(of: Syntax(property.node), index), base.hasPrefix("CA"), base.hasSuffix("Layer")
        else { return nil }
        let type = property.annotation.type
        let isOptional =
            type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        guard let value = isOptional ? "nil" : defaults[type.plainName] else { return nil }
        let name = property.name
        return
            "get { _managedValue(\"\(name)\", \(value)) } set { _setManagedValue(\"\(name)\", newValue, \(value)) }"
    }

    /// Properties that Core Data keeps by name, of the type that they declare.
    private static func modelAccess(_ property: Property, _ index: TypeIndex) -> String? {
        guard isOfCoreData(Syntax(property.node), index) else { return nil }
        let name = property.name.trimmingCharacters("`")
        return "get { self._managed(\"\(name)\") } set { self._setManaged(\"\(name)\", newValue) }"
    }

    /// Methods that Core Data makes of relationships: `addToItems(_:)`.
    private static func lower(
        _ function: FunctionDeclSyntax, _ attribute: AttributeSyntax, in file: SourceFile
    ) {
        let parameters = function.signature.parameterClause.parameters
        let labels = parameters.map { "\"\($0.firstName.text)\"" }.joined(separator: ", ")
        let names = parameters.map { ", " + ($0.secondName ?? $0.firstName).text }.joined()
        let call = function.signature.returnClause == nil ? "_managedCall" : "_managedAnswer"
        file.blank(attribute)
        file.insert(
            " { self.\(call)(\"\(function.name.text)\", [\(labels)]\(names)) }", after: function.signature)
    }

    /// The class outside of the source that the member's class is built on.
    private static func base(of node: Syntax, _ index: TypeIndex) -> String? {
        index.types[enclosingScope(of: node).joined(separator: ".")].flatMap(index.foreignSuperclass)
    }

    /// Whether a class may be a managed object: it is one, or its own superclass is of another module.
    private static func isOfCoreData(_ node: Syntax, _ index: TypeIndex) -> Bool {
        guard let type = index.types[enclosingScope(of: node).joined(separator: ".")] else { return false }
        // An extension of a class of another module.
        guard type.isClass else { return type.kind == nil }
        guard var name = index.foreignSuperclass(of: type) else { return false }
        while name != "NSManagedObject" {
            guard let next = index.kit.classes[name] else { return name != "NSObject" }
            name = next
        }
        return true
    }
}

extension String {
    fileprivate func trimmingCharacters(_ mark: Character) -> String { filter { $0 != mark } }
}
