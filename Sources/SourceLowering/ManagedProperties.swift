import SwiftSyntax

/// Properties of layers that Core Animation stores, `@NSManaged var progress: CGFloat`: the layer keeps them by name, asks for
/// an action when they change, and is displayed anew where its class says so.
enum ManagedProperties {
    private static let defaults = [
        "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "TimeInterval": "0", "Bool": "false",
        "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero", "String": "\"\"",
    ]

    /// Core Data's members, where something stands in for Core Data: properties are kept by name in the object that stands
    /// in, the methods that change lists do nothing.
    static func lowerStoodIn(_ attribute: AttributeSyntax, in file: SourceFile, _ index: TypeIndex) -> Bool {
        guard index.merged != nil else { return false }
        if let function = attribute.parent?.parent?.as(FunctionDeclSyntax.self), function.body == nil {
            file.blank(attribute)
            let scope = (enclosingScope(of: Syntax(function)) + [function.name.text]).joined(separator: ".")
            let call = "_leftOut(\"\(scope)\")"
            let gives = function.signature.returnClause != nil
            file.insert(
                gives ? " { return \(call) }" : " { let _: Void = \(call) }", after: function.signature)
            return true
        }
        guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
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
