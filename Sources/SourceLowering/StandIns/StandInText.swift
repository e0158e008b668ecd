extension DeclaredStandIns {
    /// The Swift file that declares what stands in.
    /// - Parameters:
    ///   - earlier: what is declared in modules that were built before.
    ///   - words: the names that stand in the source.
    public func text(importing earlier: EarlierStandIns = EarlierStandIns(), for words: Set<String> = [])
        -> String
    {
        StandInLines(StandInText(standIns: self, earlier: earlier).text(for: words)).text(without: withdrawn)
    }
}

private struct StandInText {
    let standIns: DeclaredStandIns
    let earlier: EarlierStandIns

    /// What is worked out of values that stand in is one, too, or a number where that is needed. In the module itself: operators of
    /// modules that a file does not import are not found.
    private static let arithmetic = ["+", "-", "*", "/"].flatMap { name in
        [
            "func \(name) (a: StandInValue, b: CGFloat) -> CGFloat { b }",
            "func \(name) (a: CGFloat, b: StandInValue) -> CGFloat { a }",
            "@_disfavoredOverload func \(name) (a: StandInValue, b: StandInValue) -> StandInValue { a }",
            "@_disfavoredOverload func \(name) (a: StandInValue, b: CGFloat) -> StandInValue { a }",
            "@_disfavoredOverload func \(name) (a: CGFloat, b: StandInValue) -> StandInValue { b }",
        ]
    }

    private var types: [String: DeclaredStandIns.TypeDeclaration] { standIns.types }

    func text(for words: Set<String>) -> String {
        var lines = ["import Foundation", "import UIKit", "import GeneratedStandIns"]
        lines += standIns.imports.sorted().map { "@_exported import \($0)" }
        lines += earlier.imports(of: words) + [""]
        lines += [
            "@discardableResult func _leftOut<Value>(_ place: String) -> Value { StandInLog.leftOut(place) }",
            "public typealias StandInValue = GeneratedStandIns.StandInValue",
            "func _leftOutCast<Value>(_ value: Any?) -> Value { StandInLog.cast(value) }",
            "func _leftOutStop(_ place: String) -> Never { StandInLog.stop(place) }", "",
        ]
        lines += Self.arithmetic
        for name in types.keys.sorted() where !name.contains(".") {
            lines += self.lines(of: name, indent: "")
        }
        for name in types.keys.sorted() {
            // Within a type that another module declares.
            guard let dot = name.lastIndex(of: "."), types[String(name[..<dot])] == nil else { continue }
            lines += ["extension \(name[..<dot]) {"] + self.lines(of: name, indent: "    ") + ["}"]
        }
        for (name, type) in types.sorted(by: { $0.key < $1.key }) {
            lines += self.lines(of: type.members, inUnbound: name)
        }
        for (type, members) in standIns.extensions.sorted(by: { $0.key < $1.key }) {
            lines += self.lines(of: members, inUnbound: type)
            var members = members
            if type == "StandInValue", let objects = standIns.extensions["NSObject"] {
                members.remove(objects)
            }
            let body = self.lines(of: members, in: type, isExtension: true)
            if !body.isEmpty { lines += ["extension \(type) {"] + body.map { "    " + $0 } + ["}"] }
        }
        for (name, shapes) in standIns.functions.sorted(by: { $0.key < $1.key }) {
            lines += calls(name, shapes, "public func", path: "\"\(name)\"")
        }
        for name in standIns.configuring.sorted() {
            lines.append(
                "extension StandInConfigured { @discardableResult public func \(DeclaredStandIns.quoted(name))(_ p0: (Self) throws -> Void) rethrows -> Self { try p0(self); return self } }"
            )
        }
        for name in standIns.variables.sorted() {
            lines.append(
                "public nonisolated(unsafe) let \(DeclaredStandIns.quoted(name)) = StandInValue(standIn: \"\(name)\")"
            )
        }
        for name in standIns.operators.sorted() {
            lines.append("infix operator \(name): AssignmentPrecedence")
            lines.append(
                "public func \(name) (a: Any?, b: Any?) { let _: Void = StandInLog.result(of: \"\(name)\") }")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(of name: String, indent: String) -> [String] {
        guard let type = types[name] else { return [] }
        let short = String(name.split(separator: ".").last ?? "")
        let inner = types.keys.filter { key in
            key.hasPrefix(name + ".") && !key.dropFirst(name.count + 1).contains(".")
        }.sorted().flatMap { lines(of: $0, indent: "    ") }
        let generics =
            type.genericCount == 0
            ? "" : "<" + (0..<type.genericCount).map { "T\($0)" }.joined(separator: ", ") + ">"
        let body = lines(of: type.members, in: name, isExtension: false) + inner
        let also = type.conformances.sorted().map { ", " + $0 }.joined()
        let head: String
        var fixed: [String] = []
        switch type.kind {
        case .protocol:
            head =
                "public protocol \(DeclaredStandIns.quoted(short)): \(type.isOfObjects ? "AnyObject, " : "")StandIn\(also)"
            let extended = body.isEmpty ? [] : ["extension \(name) {"] + body.map { "    " + $0 } + ["}"]
            return ([head + " {}"] + extended).map { indent + $0 }
        case .wrapper:
            head = "@propertyWrapper public struct \(DeclaredStandIns.quoted(short))<Wrapped>"
            fixed = [
                "private var kept: Wrapped?",
                "public init(wrappedValue: Wrapped) { kept = wrappedValue }",
                "public init(wrappedValue: Wrapped, _ arguments: Any?...) { kept = wrappedValue }",
                "public init(_ arguments: Any?...) {}",
                "public var wrappedValue: Wrapped { get { kept ?? StandInLog.result(of: \"@\(name)\") } set { kept = newValue } }",
                "public var projectedValue: StandInValue { StandInValue(standIn: \"$\(name)\") }",
            ]
        case .class:
            let base = Self.base(type.superclass)
            let isStandIn = base.hasPrefix("StandIn") || types[base] != nil || earlier.type(base) != nil
            head =
                "open class \(DeclaredStandIns.quoted(short))\(generics): \(base)\(isStandIn ? "" : ", StandIn")"
                + (isValue(name) ? ", @unchecked Sendable" : "") + also
            if Self.framed.contains(base) { fixed = Self.framedInitializers }
        }
        return ([head + " {"] + (fixed + body).map { "    " + $0 } + ["}"]).map { indent + $0 }
    }

    /// Whether a class inherits from `StandInValue`.
    private func isValue(_ name: String) -> Bool {
        guard let type = types[name] ?? earlier.type(name), type.kind == .class else { return false }
        return type.superclass.map { $0 != name && isValue($0) } ?? true
    }

    /// Views that are made with a frame alone. Subclasses of those that stand in may call `init()`, which is theirs, as nothing says what
    /// initialisers the class has.
    private static let framed: Set = [
        "UIButton", "UILabel", "UITextField", "UIScrollView", "UIPageControl", "UISwitch", "UISlider",
        "UICollectionViewCell",
    ]
    private static let framedInitializers = [
        "public init() { super.init(frame: .zero) }",
        "public override init(frame: CGRect) { super.init(frame: frame) }",
        "public required init?(coder: NSCoder) { super.init(coder: coder) }",
    ]

    /// Plain views and screens show their name; lists have a layout.
    private static func base(_ superclass: String?) -> String {
        switch superclass {
        case nil: "StandInValue"
        case "UIView": "StandInView"
        case "UIViewController": "StandInViewController"
        case "UICollectionView": "StandInCollectionView"
        case let other?: other
        }
    }

    private func lines(of members: DeclaredStandIns.Members, in type: String, isExtension: Bool) -> [String] {
        let path = { (name: String) in "\"\(type).\(name)\"" }
        var lines: [String] = []
        let own = types[type]
        for shape in members.initializers.sorted() {
            let (generics, parameters) = shape.declaration()
            lines.append("public convenience init\(generics)(\(parameters)) { self.init() }")
        }
        for name in members.properties.sorted() {
            lines.append(
                "public var \(DeclaredStandIns.quoted(name)): StandInValue { get { StandInValue(standIn: \(path(name))) } set {} }"
            )
        }
        for name in members.staticProperties.sorted() {
            // Of a type of its own, such as `Manager.shared`.
            let value = isValue(type) && own?.genericCount == 0 ? type : "StandInValue"
            lines.append(
                "public static var \(DeclaredStandIns.quoted(name)): \(value) { get { \(value)(standIn: \(path(name))) } set {} }"
            )
        }
        for (name, shapes) in members.methods.sorted(by: { $0.key < $1.key }) {
            let known = type == "StandInValue" ? "\"\\(standInPath).\(name)\"" : path(name)
            lines += calls(name, shapes, "public func", path: known)
        }
        for (name, shapes) in members.staticMethods.sorted(by: { $0.key < $1.key }) {
            lines += calls(
                name, shapes, "public static func", path: path(name), result: self.result(in: type))
        }
        lines += members.overridden.sorted()
        return lines
    }

    /// What makes a value of a generic type that the source names without its arguments, as in `Flow.just(1)`: those that
    /// no place says are plain values.
    private func lines(of members: DeclaredStandIns.Members, inUnbound name: String) -> [String] {
        guard let type = types[name] ?? earlier.type(name), type.kind == .class, type.genericCount > 0 else {
            return []
        }
        let condition = (0..<type.genericCount).map { "T\($0) == StandInValue" }.joined(separator: ", ")
        let result =
            "\(name)<" + (0..<type.genericCount).map { _ in "StandInValue" }.joined(separator: ", ") + ">"
        var body: [String] = []
        for shape in members.initializers.sorted() {
            let (generics, parameters) = shape.declaration()
            body.append("public convenience init\(generics)(\(parameters)) { self.init() }")
        }
        for (member, shapes) in members.staticMethods.sorted(by: { $0.key < $1.key }) {
            for shape in Self.apart(shapes) {
                let (generics, parameters) = shape.declaration()
                body.append(
                    "@discardableResult public static func \(DeclaredStandIns.quoted(member))\(generics)(\(parameters)) -> \(result) { StandInLog.result(of: \"\(name).\(member)\") }"
                )
            }
        }
        return body.isEmpty
            ? [] : ["extension \(name) where \(condition) {"] + body.map { "    " + $0 } + ["}"]
    }

    /// What a static function gives: a generic type makes values of its own.
    private func result(in name: String) -> String {
        guard let type = types[name] ?? earlier.type(name), type.genericCount > 0 else {
            return "StandInValue"
        }
        return "\(name)<" + (0..<type.genericCount).map { "T\($0)" }.joined(separator: ", ") + ">"
    }

    /// Those of which no two would be one declaration.
    private static func apart(_ shapes: Set<CallShape>) -> [CallShape] {
        var seen: Set<String> = []
        return shapes.sorted().filter { shape in
            !shapes.contains(where: shape.isServed) && seen.insert(shape.head).inserted
        }
    }

    /// A function for each shape of its calls: one that gives a stand-in, and one that gives what the place needs.
    private func calls(
        _ name: String, _ shapes: Set<CallShape>, _ head: String, path: String,
        result: String = "StandInValue"
    ) -> [String] {
        Self.apart(shapes).flatMap { shape in
            let plain = shape.declaration()
            let generic = shape.declaration(also: ["Value"])
            let name = DeclaredStandIns.quoted(name)
            return [
                "@discardableResult \(head) \(name)\(plain.generics)(\(plain.parameters)) -> \(result) { StandInLog.result(of: \(path)) }",
                "@_disfavoredOverload \(head) \(name)\(generic.generics)(\(generic.parameters)) -> Value { StandInLog.result(of: \(path)) }",
            ]
        }
    }
}

extension DeclaredStandIns {
    private static let words: Set<String> = [
        "default", "in", "is", "as", "self", "init", "repeat", "return", "class", "struct", "enum", "import",
        "case",
        "switch", "if", "else", "for", "while", "do", "try", "catch", "throw", "let", "var", "func",
        "extension",
        "protocol", "operator", "where", "guard", "defer", "break", "continue", "public", "private",
        "internal",
        "static", "super", "true", "false", "nil", "inout", "some", "any", "Type", "Protocol", "subscript",
        "throws",
    ]

    static func quoted(_ name: String) -> String { words.contains(name) ? "`\(name)`" : name }
}
