import SwiftSyntax

/// The body of a member that overrides one on no actor, in a class on the main actor. Objective-C's members may be
/// overridden on any actor; here the member is on none, and its body is a function within it that is on the main actor.
enum MainActorBody {
    /// The function within has the method's name: that is what `#function` says.
    static func move(_ method: Method) {
        let (file, node) = (method.body.file, method.node)
        guard let body = node.body, !method.modifiers.contains("nonisolated") else { return }
        let signature = node.signature
        let name = signature.parameterClause.parameters.isEmpty ? node.name.text : "_\(node.name.text)"
        let throwing = signature.effectSpecifiers?.throwsClause?.trimmedDescription
        file.insert("nonisolated ", before: node.funcKeyword)
        if let own = node.attributes.first(named: "MainActor") { file.blank(own) }
        move(
            body.leftBrace, body.rightBrace, of: file, as: name, throwing: throwing,
            returning: signature.returnClause?.type)
    }

    /// Of a property that is computed by a getter alone, without effects; others stay as they are.
    static func move(_ property: Property) {
        guard let block = property.binding.accessorBlock, case .getter = block.accessors,
            let type = property.type,
            !property.modifiers.contains("nonisolated")
        else { return }
        property.body.file.insert("nonisolated ", before: property.node.bindingSpecifier)
        move(
            block.leftBrace, block.rightBrace, of: property.body.file, as: "_\(property.name)", throwing: nil,
            returning: type)
    }

    private static func move(
        _ left: TokenSyntax, _ right: TokenSyntax, of file: SourceFile, as name: String, throwing: String?,
        returning type: TypeSyntax?
    ) {
        let effect = throwing.map { " \($0)" } ?? ""
        let result = type.map { " -> \($0.flat)" } ?? ""
        file.insert(
            " @MainActor func \(name)()\(effect)\(result) {", at: left.endPositionBeforeTrailingTrivia)
        let call = (type == nil ? "" : "return ") + (throwing == nil ? "" : "try ")
        file.insert("}; \(call)MainActor.assumeIsolated(\(name)) ", before: right)
    }
}

extension Method {
    var isAsynchronous: Bool { node.signature.effectSpecifiers?.asyncSpecifier != nil }
}

extension TypeIndex {
    func isOnMainActor(_ type: DeclaredType) -> Bool {
        ([type] + ancestors(of: type)).contains { $0.primary?.attributes.contains("MainActor") == true }
            || mainActorDefault != nil && !saysItsActor(type)
    }

    /// Whether a class is an object of no framework with views: what it overrides is on no actor.
    func isPlainObject(_ type: DeclaredType) -> Bool {
        guard let name = foreignSuperclass(of: type) else { return false }
        return name == "NSObject" || kit.classes[name] == nil && !kit.answersByName(name)
    }

    fileprivate func saysItsActor(_ type: DeclaredType) -> Bool {
        guard let body = type.primary else { return false }
        return body.node.modifiers.contains { $0.name.text == "nonisolated" }
            || body.attributes.contains { $0.hasSuffix("Actor") }
    }
}

/// How declarations come to be on the main actor where they say nothing else.
public enum MainActorDefault: String, Sendable {
    /// By the compiler's mode. It takes no members that override a class's of no actor, as it does Objective-C's.
    case compiled
    /// The lowered copies say it, of classes: XCTest's initializers cannot be overridden in that mode.
    case said
}

struct MainActorMembers {
    let index: TypeIndex

    func lower() {
        guard let how = index.mainActorDefault else { return }
        guard how == .compiled else { return sayActors() }
        for type in index.classes where index.isPlainObject(type) && index.isOnMainActor(type) {
            for method in type.methods
            where method.isOverride && !method.isStatic && !method.isAsynchronous
                && !method.attributes.contains("MainActor")
            {
                MainActorBody.move(method)
            }
            for property in type.properties where property.isOverride && !property.isStatic {
                MainActorBody.move(property)
            }
        }
    }

    private func sayActors() {
        for type in index.classes where !type.isLocal && !index.saysItsActor(type) {
            for body in type.bodies { say(body) }
        }
        for body in index.extended.filter({ $0.name == "XCTestCase" }).flatMap(\.bodies) { say(body) }
    }

    private func say(_ body: TypeBody) {
        guard !body.node.modifiers.contains(where: { $0.name.text == "nonisolated" }),
            !body.attributes.contains(where: { $0.hasSuffix("Actor") })
        else { return }
        body.file.insert("@MainActor ", before: body.node)
    }
}
