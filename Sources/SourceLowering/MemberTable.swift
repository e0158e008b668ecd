import SwiftSyntax

/// The tables of one class.
struct MemberTable {
    private var messages: [MessageCase] = []
    private var outlets: [String] = []
    private var settable: [String] = []
    private var readable: [String] = []
    private var segueActions: [String] = []
    /// Computed properties that can be set: what stands for a class in `appearance()` is read off objects, where they are not seen.
    private var computed: [String] = []
    /// Names that the class knows beside its messages.
    var known: [String] = []
    /// What `_responds` says of other names before it asks `super`.
    var forwards: String?
    /// Functions that try further messages.
    var pieces: [String] = []

    static let messageParameters = "_ __n: String, _ __a: Any?, _ __b: Any?"
    private static let segueParameters =
        "_ __n: String, _ __c: NSCoder, _ __s: Any?, _ __i: String?"

    var isEmpty: Bool {
        messages.isEmpty && outlets.isEmpty && settable.isEmpty && readable.isEmpty && segueActions.isEmpty
            && known.isEmpty && pieces.isEmpty && forwards == nil
    }

    mutating func add(_ message: MessageCase) {
        if !messages.contains(where: { $0.name == message.name }) { messages.append(message) }
    }

    mutating func addSegueAction(_ method: Method) {
        let values = ["__c", "__s", "__i"]
        let arguments = zip(method.node.signature.parameterClause.parameters, values).map {
            parameter, value in
            (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ") + value
        }
        segueActions.append(
            "case \"\(method.message)\": return .some(self.\(method.node.name.text)(\(arguments.joined(separator: ", "))))"
        )
    }

    mutating func add(_ property: Property, all: Bool) {
        let isOutlet = !property.attributes.isDisjoint(with: ["IBOutlet", "IBOutletCollection"])
        let visible =
            isOutlet || !property.attributes.isDisjoint(with: ["objc", "IBInspectable", "GKInspectable"])
            || property.body.attributes.contains("objc") || all && !property.isPrivate
        // What Core Data keeps is found by its name without a table.
        guard visible, property.attributes.isDisjoint(with: ["nonobjc", "NSManaged"]) else { return }
        let key = property.key
        if property.isSettable {
            let assignment =
                "case \"\(key)\": return UIKit._Outlet.assign(__v) { self.\(property.name) = $0 }"
            if isOutlet { outlets.append(assignment) }
            settable.append(assignment)
        }
        if property.isSettable, property.binding.accessorBlock?.isComputed == true { computed.append(key) }
        readable.append("case \"\(key)\": return .some(self.\(property.name) as Any?)")
    }

    private func keys(isRoot: Bool) -> [String] {
        guard !computed.isEmpty else { return [] }
        let above = isRoot ? ".none" : "super._value(forKey: __n)"
        let own = computed.map { "\"\($0)\"" }.joined(separator: ", ")
        return ["case UIKit._Outlet.appearanceKey: return UIKit._Outlet.appearanceKeys(\(above), [\(own)])"]
    }

    /// Overrides of those tables that have entries.
    func overrides(prefix: String) -> [String] { members(prefix: prefix, isRoot: false) }

    /// All tables.
    func implementations(prefix: String) -> [String] { members(prefix: prefix, isRoot: true) }

    private func members(prefix: String, isRoot: Bool) -> [String] {
        var result: [String] = []
        func add(_ head: String, _ cases: [String], _ other: String, _ unknown: String) {
            guard isRoot || !cases.isEmpty else { return }
            let rest = isRoot ? unknown : "super.\(other)"
            let list = cases.map { $0 + " " }.joined()
            result.append("\(prefix)func \(head) { switch __n { \(list)default: return \(rest) } }")
        }
        let tried = pieces.map { "self.\($0)(__n, __a, __b) || " }.joined()
        if isRoot || !messages.isEmpty || !pieces.isEmpty {
            let rest = isRoot ? "false" : "super._perform(__n, __a, __b)"
            let list = messages.map { $0.text() + " " }.joined()
            result.append(
                "\(prefix)func _perform(\(Self.messageParameters)) -> Bool { switch __n { \(list)default: return \(tried)\(rest) } }"
            )
        }
        let names = (messages.map(\.name) + known).map { "\"\($0)\"" }
        if isRoot || !names.isEmpty || forwards != nil {
            let rest = (forwards.map { $0 + " || " } ?? "") + (isRoot ? "false" : "super._responds(to: __n)")
            let list = names.isEmpty ? "" : "case \(names.joined(separator: ", ")): return true; "
            result.append(
                "\(prefix)func _responds(to __n: String) -> Bool { switch __n { \(list)default: return \(rest) } }"
            )
        }
        add(
            "_connectOutlet(_ __n: String, _ __v: Any?) -> UIKit._OutletAnswer", outlets.map { $0 + ";" },
            "_connectOutlet(__n, __v)", ".unknown")
        add(
            "_setValue(_ __v: Any?, forKey __n: String) -> UIKit._OutletAnswer", settable.map { $0 + ";" },
            "_setValue(__v, forKey: __n)", ".unknown")
        add(
            "_value(forKey __n: String) -> Any??", (readable + keys(isRoot: isRoot)).map { $0 + ";" },
            "_value(forKey: __n)", ".none")
        // Controllers have them, which are UIKit's.
        guard !isRoot else { return result }
        add(
            "_segueAction(\(Self.segueParameters)) -> UIKit.UIViewController??",
            segueActions.map { $0 + ";" },
            "_segueAction(__n, __c, __s, __i)", ".none")
        return result
    }
}
