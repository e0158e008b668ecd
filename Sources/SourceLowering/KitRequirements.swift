import SwiftSyntax

/// Source of UIKit's that follows from its protocols: what follows a comment `// @optional` in a protocol is optional,
/// as in Objective-C, until `// @required`. A comment `// default: EXPRESSION` before a requirement is what UIKit does
/// without it, in terms of its parameters; nothing, zero, false and nil need none.
///
/// Written are, for each protocol, defaults that mark that they are not implemented; for those requirements that the source asks
/// for as `delegate.optional.tableView(self, heightForRowAt: path)`, calls that give nil then; and, for controllers that
/// conform to the protocols so that subclasses may override the requirements, what stands between `// begin requirements` and
/// `// end requirements`, and a list of these.
public struct KitRequirements {
    /// The folder of the files that are written whole, below that of the kit's modules.
    public static let folder = "UIKit/Requirements/"

    private let files: [SourceFile]
    private let calls: [RequirementCalls]
    private var protocols: [String: Requirements] = [:]
    public private(set) var errors: [String] = []

    private struct Requirement {
        let node: FunctionDeclSyntax
        let isOptional: Bool
        /// What UIKit does without it; "" for nothing.
        let answer: String
    }

    private struct Requirements {
        let isPublic: Bool
        let refined: [String]
        let all: [Requirement]
        var optional: [Requirement] { all.filter(\.isOptional) }
    }

    /// - Parameter inputs: the kit's source, with paths below the folder of its modules.
    public init(_ inputs: [Lowering.Input]) {
        files = inputs.filter { !$0.path.hasPrefix(Self.folder) }.map(Lowering.parsed)
        calls = files.map { RequirementCalls(in: $0.tree) }
        for file in files {
            for statement in file.tree.statements {
                if let node = statement.item.as(ProtocolDeclSyntax.self) { read(node, in: file) }
            }
        }
    }

    private mutating func read(_ node: ProtocolDeclSyntax, in file: SourceFile) {
        var isOptional = false
        var all: [Requirement] = []
        for member in node.memberBlock.members {
            let comments = member.leadingTrivia.compactMap { piece -> String? in
                if case .lineComment(let text) = piece { text } else { nil }
            }
            for comment in comments where comment == "// @optional" || comment == "// @required" {
                isOptional = comment == "// @optional"
            }
            guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
            let stated = comments.first { $0.hasPrefix("// default: ") }?.dropFirst(12)
            let type = function.signature.returnClause?.type.flat ?? ""
            let answer = stated.map(String.init) ?? Self.nothing(of: type)
            if isOptional, answer == nil {
                errors.append("\(file.path): \(Self.name(function)) needs \"// default: EXPRESSION\"")
            }
            all.append(Requirement(node: function, isOptional: isOptional, answer: answer ?? ""))
        }
        guard all.contains(where: \.isOptional) else { return }
        protocols[node.name.text] = Requirements(
            isPublic: node.modifiers.contains { $0.name.text == "public" },
            refined: node.inheritanceClause?.inheritedTypes.map(\.type.flat) ?? [], all: all)
    }

    private static func nothing(of type: String) -> String? {
        if type.hasSuffix("?") { return "nil" }
        if type.hasPrefix("["), type.hasSuffix("]") { return "[]" }
        return [
            "": "", "CGFloat": "0", "Double": "0", "Int": "0", "Bool": "false", "String": "\"\"",
            "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero",
        ][type]
    }

    /// Calls in UIKit's source that take the answer of a requirement that may be missing, without `optional`: what a
    /// class answers that does not implement it is only a placeholder. Once a file has asked with `optional`, it may go
    /// on without it.
    public var directCalls: [String] {
        let answering = protocols.values.flatMap(\.optional).filter { $0.node.signature.returnClause != nil }
        // Views have a method of this name themselves.
        let names = Set(answering.map { Self.name($0.node) }).subtracting(["gestureRecognizerShouldBegin(_:)"]
        )
        return zip(files, calls).flatMap { file, calls in
            let places = SourceLocationConverter(fileName: file.path, tree: file.tree)
            return calls.direct.filter { names.contains($0.name) && !calls.asked.contains($0.name) }.map {
                "\(file.path):\($0.call.startLocation(converter: places).line): \($0.call.flat)"
            }
        }
    }

    // MARK: Protocols

    /// What is to be written: text by path below the folder of the modules.
    public var written: [String: String] {
        var result: [String: String] = [:]
        let asked = calls.reduce(into: Set()) { $0.formUnion($1.asked) }
        for (name, requirements) in protocols {
            result["\(Self.folder)\(name)+Optional.swift"] = text(name, requirements, asked: asked)
        }
        for file in files {
            guard let (type, text, names) = region(in: file) else { continue }
            result[file.path] = text
            result["\(Self.folder)\(type)+Overridable.swift"] = Self.overridable(names, of: type)
        }
        return result
    }

    private static let header = "// Written by `make requirements` from the protocol's declaration.\n\n"

    private static func overridable(_ names: [String], of type: String) -> String {
        let list = names.map { "\"\($0)\",\n" }.joined()
        return header
            + "extension \(type) {\n/// What subclasses may override, in the order of the declarations.\n"
            + "static let overridableRequirements: [String] = [\n\(list)]\n}\n"
    }

    /// - Parameter asked: the names of the requirements that are asked for with `optional`.
    private func text(_ name: String, _ requirements: Requirements, asked: Set<String>) -> String {
        let prefix = requirements.isPublic ? "public " : ""
        let defaults = requirements.optional.map { requirement in
            let answer = requirement.answer.isEmpty ? "" : ", answering: \(requirement.answer)"
            return Self.head(requirement.node, prefix) + " { OptionalRequirement.absent(self\(answer)) }\n"
        }
        let result = Self.header + "extension \(name) {\n\(defaults.joined(separator: "\n"))"
        let calls = requirements.optional.filter { !asked.isDisjoint(with: Self.calledNames($0.node)) }.map {
            requirement in
            let node = requirement.node
            let result = node.signature.returnClause?.type.flat ?? "Void"
            let type = result.hasSuffix("?") || result.hasPrefix("any ") ? "(\(result))?" : "\(result)?"
            return "@inline(__always) @discardableResult\n" + Self.head(node, "", returning: type)
                + " {\nOptionalRequirement.call(target) { $0.\(node.name.text)(\(Self.arguments(of: node))) }\n}\n"
        }
        guard !calls.isEmpty else { return result + "}\n" }
        return result + "\nvar optional: OptionalCalls<any \(name)> { OptionalCalls(target: self) }\n}\n\n"
            + "@MainActor\nextension OptionalCalls where Target == any \(name) {\n"
            + "\(calls.joined(separator: "\n"))}\n"
    }

    private static func head(_ node: FunctionDeclSyntax, _ modifiers: String, returning type: String? = nil)
        -> String
    {
        let clause = node.signature.parameterClause.flat
        let result = type ?? node.signature.returnClause?.type.flat
        return "\(modifiers)func \(node.name.text)\(clause)" + (result.map { " -> \($0)" } ?? "")
    }

    private static func name(_ node: FunctionDeclSyntax) -> String {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        return FullName(base: node.name.text, labels: labels).description
    }

    /// As it is called, with a closure behind the parentheses, too.
    private static func calledNames(_ node: FunctionDeclSyntax) -> [String] {
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        let takesClosure = parameters.last?.type.flat.contains("->") == true
        return (takesClosure ? [labels, labels.dropLast() + ["_"]] : [labels]).map {
            FullName(base: node.name.text, labels: $0).description
        }
    }

    private static func arguments(of node: FunctionDeclSyntax) -> String {
        node.signature.parameterClause.parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
        }.joined(separator: ", ")
    }

    // MARK: Controllers

    private static let begin = "    // begin requirements"
    private static let end = "    // end requirements"

    /// The file's class, the file with its region written anew, and the names of the requirements that the class has; nil for a
    /// file without.
    private func region(in file: SourceFile) -> (type: String, text: String, names: [String])? {
        let text = String(decoding: file.text, as: UTF8.self)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let begin = lines.firstIndex(where: { $0.hasPrefix(Self.begin) }),
            let end = lines.firstIndex(of: Self.end), begin < end
        else { return nil }
        let classes = file.tree.statements.compactMap { $0.item.as(ClassDeclSyntax.self) }
        guard let node = classes.first(where: { $0.description.contains(Self.begin) }) else { return nil }
        let offset = lines[..<begin].reduce(0) { $0 + $1.utf8.count + 1 }
        let (functions, overridable) = members(of: node, before: offset)
        lines.replaceSubrange(begin + 1..<end, with: functions.flatMap { [$0, ""] }.dropLast())
        return (node.name.text, lines.joined(separator: "\n"), overridable)
    }

    /// - Parameter begin: the offset of the region; what stands before it was written by hand.
    private func members(of node: ClassDeclSyntax, before begin: Int) -> (
        functions: [String], overridable: [String]
    ) {
        let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let own = methods.filter { $0.positionAfterSkippingLeadingTrivia.utf8Offset < begin }.map(Self.name)
        let names = node.inheritanceClause?.inheritedTypes.map(\.type.flat) ?? []
        let all = names.flatMap(requirements)
        let open = all.filter { $0.isOptional && !own.contains(Self.name($0.node)) }
        let required = Set(all.map { Self.name($0.node) })
        let functions = open.map { requirement in
            Self.head(requirement.node, "open ") + " { absent(\(requirement.answer)) }"
        }
        return (functions, own.filter(required.contains) + open.map { Self.name($0.node) })
    }

    /// Of a protocol and those that it refines, these last.
    private func requirements(of name: String) -> [Requirement] {
        guard let found = protocols[name] else { return [] }
        return found.all + found.refined.flatMap(requirements)
    }
}

/// The calls of methods in a file, by the method's full name.
private final class RequirementCalls: SyntaxVisitor {
    /// Of any object but `super`.
    private(set) var direct: [(name: String, call: FunctionCallExprSyntax)] = []
    /// The names of those that are called of `….optional`.
    private(set) var asked: Set<String> = []

    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), let base = called.base,
            !base.is(SuperExprSyntax.self)
        else { return .visitChildren }
        var labels = node.arguments.map { $0.label?.text ?? "_" }
        if node.trailingClosure != nil { labels.append("_") }
        let name = FullName(base: called.declName.baseName.text, labels: labels).description
        if base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "optional" {
            asked.insert(name)
        } else {
            direct.append((name, node))
        }
        return .visitChildren
    }
}
