import SwiftSyntax

/// Key-value observing: `@objc dynamic` properties tell of their changes, whichever module observes them.
struct Observing {
    let index: TypeIndex

    func lower() {
        for type in index.classes {
            for property in type.properties where property.modifiers.contains("dynamic") { tell(property) }
        }
    }

    private static let call = "UIKit.KeyValueObservers.changed(self)"

    private func tell(_ property: Property) {
        guard !property.isStatic, property.isSettable, property.node.bindings.count == 1,
            !property.attributes.contains("NSManaged")
        else { return }
        let file = property.body.file
        guard let block = property.binding.accessorBlock else {
            return file.insert(" { didSet { \(Self.call) } }", after: property.binding)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let bodies = Dictionary(
            accessors.map { ($0.accessorSpecifier.text, $0.body) }, uniquingKeysWith: { first, _ in first })
        if let body = bodies["didSet"] ?? nil {
            file.insert(" defer { \(Self.call) }; ", after: body.leftBrace)
        } else if let body = bodies["set"] ?? nil {
            file.insert(" defer { \(Self.call) }; ", after: body.leftBrace)
        } else if bodies["willSet"] != nil {
            file.insert("didSet { \(Self.call) } ", before: block.rightBrace)
        }
    }
}

extension DeclaredType {
    /// States a conformance that the members make true: at the end of the file, or at the class where nothing else
    /// can name it.
    func conform(to name: String, hidden: Bool = false) {
        guard let body = primary else { return }
        if !isLocal, !hidden {
            body.file.edits.append("extension \(self.name): \(name) {}")
        } else if let clause = body.node.inheritanceClause {
            body.file.insert(", \(name)", after: clause.inheritedTypes)
        } else if let node = body.node.as(ClassDeclSyntax.self) {
            let place = node.genericParameterClause.map { Syntax($0) } ?? Syntax(node.name)
            body.file.insert(": \(name)", after: place)
        }
    }
}
