import SwiftSyntax

/// Members that the source adds to classes of other modules, for those who ask by name: nibs set `@IBInspectable`
/// properties of an extension of UIView, for example.
struct KitExtensions {
    let index: TypeIndex

    func lower() {
        var tables: [(file: SourceFile, function: String)] = []
        for type in index.extended where !index.isProtocol(type.name) && !type.name.contains("#") {
            for (number, body) in type.bodies.enumerated()
            where !body.isConstrained && !body.isPrivate {
                let table = Table(type, body)
                guard !table.isEmpty else { continue }
                let name = "__members_\(type.identifier)_\(body.file.identifier)_\(number)"
                body.file.edits.append(table.function(name, of: type.name))
                tables.append((body.file, name))
            }
        }
        guard let first = tables.first else { return }
        let list = tables.map { "{ \($0.function)($0, $1) }" }.joined(separator: ", ")
        first.file.edits.append(
            // Run when the module is loaded.
            "@section(\".init_array\") @used private let __extensionMembers: @convention(c) () -> Void = "
                + "{ UIKit._ExtensionMembers.add([\(list)]) }")
    }

    private struct Table {
        var messages: [String] = []
        /// The most that a message takes.
        var arguments = 0
        var settable: [String] = []
        var readable: [String] = []

        var isEmpty: Bool { messages.isEmpty && settable.isEmpty && readable.isEmpty }

        init(_ type: DeclaredType, _ body: TypeBody) {
            for method in type.methods where method.body === body && !method.isStatic && !method.isPrivate {
                guard
                    let message = MessageCase(
                        method, all: false, isOverloaded: type.isOverloaded(method.name))
                else { continue }
                arguments = max(arguments, message.count)
                messages.append(message.text(on: "__o", answer: "return .done;"))
            }
            for property in type.properties
            where property.body === body && !property.isStatic && !property.isPrivate {
                guard !property.attributes.isDisjoint(with: ["IBInspectable", "objc", "IBOutlet"]) else {
                    continue
                }
                let name = property.name
                if property.isSettable {
                    settable.append(
                        "case \"\(property.key)\": return .set(UIKit._Outlet.assign(__v) { __o.\(name) = $0 });"
                    )
                }
                readable.append("case \"\(property.key)\": return .value(__o.\(name) as Any?);")
            }
        }

        func function(_ name: String, of type: String) -> String {
            var cases = ""
            let first = arguments > 0 ? "let __a" : "_"
            let second = arguments > 1 ? "let __b" : "_"
            for (kind, list) in [
                ("perform(let __n, \(first), \(second))", messages), ("set(let __v, let __n)", settable),
                ("get(let __n)", readable),
            ] {
                guard !list.isEmpty else { continue }
                cases +=
                    "case .\(kind): switch __n { \(list.joined(separator: " ")) default: return .unknown }; "
            }
            if messages.isEmpty || settable.isEmpty || readable.isEmpty {
                cases += "default: return .unknown "
            }
            return
                "@MainActor func \(name)(_ __q: UIKit._ExtensionMembers.Question, _ __s: AnyObject) -> UIKit._ExtensionMembers.Answer "
                + "{ guard let __o = __s as? \(type) else { return .unknown }; switch __q { \(cases)} }"
        }
    }
}
