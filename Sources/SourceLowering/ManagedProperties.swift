import SwiftSyntax

/// Properties of layers that Core Animation stores, `@NSManaged var progress: CGFloat`: the layer keeps them by name, asks for
/// an action when they change, and is displayed anew where its class says so.
enum ManagedProperties {
    private static let defaults = [
        "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "TimeInterval": "0", "Bool": "false",
        "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero", "String": "\"\"",
    ]

    /// Core Data's properties, where something stands in for Core Data: kept by name in the object that stands in.
    static func lowerStoodIn(_ attribute: AttributeSyntax, in file: SourceFile, _ index: TypeIndex) -> Bool {
        guard index.merged != nil, let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first, variable.bindings.count == 1,
            let annotation = binding.typeAnnotation, binding.accessorBlock == nil, binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return false }
        file.blank(attribute)
        let key = "self[dynamicMember: \"\(name)\"]"
        file.insert(" { get { \(key) } set { \(key) = newValue } }", after: annotation)
        return true
    }

    /// - Returns: false for properties of other classes, and of types without a plain first value.
    static func lower(_ attribute: AttributeSyntax, in file: SourceFile, _ index: TypeIndex) -> Bool {
        guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let annotation = binding.typeAnnotation,
            binding.initializer == nil, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = index.types[enclosingScope(of: Syntax(variable)).joined(separator: ".")],
            let base = index.foreignSuperclass(of: type), base.hasPrefix("CA"), base.hasSuffix("Layer")
        else { return false }
        let isOptional =
            annotation.type.is(OptionalTypeSyntax.self)
            || annotation.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        guard let value = isOptional ? "nil" : defaults[annotation.type.plainName] else { return false }
        file.blank(attribute)
        let access =
            "get { _managedValue(\"\(name)\", \(value)) } set { _setManagedValue(\"\(name)\", newValue, \(value)) }"
        file.insert(" { \(access) }", after: annotation)
        return true
    }
}
