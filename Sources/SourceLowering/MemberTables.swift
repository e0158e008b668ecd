import SwiftSyntax

/// The tables by which classes answer to names: messages, outlets, keys and segue actions.
final class MemberTables {
    private let index: TypeIndex

    init(_ index: TypeIndex) { self.index = index }

    /// Whether a class answers by name because classes of other modules may be built on it.
    static func answersToOtherModules(_ type: DeclaredType, _ index: TypeIndex) -> Bool {
        type.isClass && type.primary?.access == "open" && index.ancestors(of: type).isEmpty
            && !index.isRootedInKit(type)
    }

    /// Members for the bodies of classes, by the classes' names.
    func lower() -> [String: [String]] {
        var tables: [String: MemberTable] = [:]
        for type in index.classes { tables[type.name] = table(of: type) }
        var result: [String: [String]] = [:]
        for type in index.classes {
            guard let table = tables[type.name], let body = type.primary else { continue }
            if index.isRootedInKit(type) {
                result[type.name] = table.overrides(prefix: body.overridablePrefix + "override ")
                continue
            }
            // The topmost class of the source conforms as soon as a class below it needs to.
            let needs =
                Self.answersToOtherModules(type, index)
                || index.classes.contains { other in
                    tables[other.name]?.isEmpty == false
                        && (other === type || index.ancestors(of: other).contains { $0 === type })
                }
            guard needs else { continue }
            if index.ancestors(of: type).isEmpty {
                result[type.name] = table.implementations(prefix: "@MainActor \(body.overridablePrefix)")
                type.conform(to: "UIKit._RuntimeMembers", hidden: index.isHidden(type))
            } else {
                result[type.name] = table.overrides(prefix: "@MainActor \(body.overridablePrefix)override ")
            }
        }
        return result
    }

    private func isObjCMembers(_ type: DeclaredType) -> Bool {
        ([type] + index.ancestors(of: type)).contains { each in
            each.bodies.contains { $0.attributes.contains("objcMembers") }
        }
    }

    private func table(of type: DeclaredType) -> MemberTable {
        var table = MemberTable()
        guard let body = type.primary else { return table }
        let all = isObjCMembers(type)
        table.forwards = MessageForwarding.answer(in: type)
        let witnessed = index.objectiveCRequirements(of: type)
        // A table view may take from the class that what its table lacks is not there.
        if index.isTableDataSource(type) { table.known.append(TypeIndex.tableDataSource) }
        for method in type.methods where !method.isStatic && !method.body.isConstrained {
            if index.optionalRequirements[method.name] != nil { table.known.append(method.name.description) }
            if method.attributes.contains("IBSegueAction") { table.addSegueAction(method) }
            let isOverloaded = ([type] + index.ancestors(of: type)).contains { $0.isOverloaded(method.name) }
            guard
                let message = MessageCase(
                    method,
                    all: all || witnessed.contains(method.name) || NibAwakening.isAwakening(method),
                    isOverloaded: isOverloaded)
            else { continue }
            if method.isPrivate, method.body.file !== body.file {
                table.pieces.append(piece(message, in: method.body, of: type))
                table.known.append(method.message)
            } else {
                table.add(message)
            }
        }
        for property in type.properties where !property.isStatic && !property.body.isConstrained {
            if property.isPrivate, property.body.file !== body.file { continue }
            table.add(property, all: all)
        }
        return table
    }

    /// A function in the extension itself, since only its file can call the method.
    private func piece(_ message: MessageCase, in body: TypeBody, of type: DeclaredType) -> String {
        let offset = message.offset
        let name = "__perform_\(type.identifier)_\(body.file.identifier)_\(offset)"
        body.inject([
            "func \(name)(\(MemberTable.messageParameters)) -> Bool { switch __n { \(message.text()) default: return false } }"
        ])
        return name
    }
}

extension TypeIndex {
    static let tableDataSource = "UITableViewDataSource"

    /// Whether a class itself says that it is a table's data source, or is built on one of UIKit's.
    func isTableDataSource(_ type: DeclaredType) -> Bool {
        if conformances(of: type).contains(Self.tableDataSource) { return true }
        guard let name = superclass(of: type), types[name]?.kind == nil else { return false }
        return ["UITableViewController", "UITableViewDiffableDataSource"].contains(name)
    }

    /// Whether a type is private within another: not even its own file can name it.
    func isHidden(_ type: DeclaredType) -> Bool {
        var scope = type.name.split(separator: ".").map(String.init)
        while scope.count > 1 {
            if types[scope.joined(separator: ".")]?.primary?.access == "private" { return true }
            scope.removeLast()
        }
        return false
    }

    /// The requirements of the source's own `@objc` protocols that a class, or one above it, says it has. What
    /// implements them is visible to Objective-C.
    func objectiveCRequirements(of type: DeclaredType) -> Set<FullName> {
        var result: Set<FullName> = []
        for each in [type] + ancestors(of: type) {
            for name in conformances(of: each) {
                guard let found = types[name], found.kind == .protocol,
                    found.bodies.contains(where: { $0.attributes.contains("objc") })
                else { continue }
                result.formUnion(found.methods.filter { !$0.body.isExtension }.map(\.name))
            }
        }
        return result
    }
}
