import StandInTable
import SwiftParser
import SwiftSyntax

/// What other files of a module may depend on in a file: all of its text but the bodies of functions.
///
/// More stays than the compiler's own account of it has (its interface hash, which goes by tokens): comments and line breaks,
/// and bodies wherever something beside the compiler's later passes may read them.
public enum Outline {
    public static func hash(of text: [UInt8]) -> String { hash(of: text, without: []) }

    public static func outlined(_ text: [UInt8]) -> OutlinedText {
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let found = FunctionBodies(viewMode: .sourceAccurate)
        found.walk(tree)
        return OutlinedText(
            text: hash(of: text), outline: hash(of: text, without: found.bodies), isSound: !tree.hasError)
    }

    private static func parts(of text: [UInt8], without bodies: [Range<Int>]) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = 0
        for body in bodies {
            parts.append(text[start..<body.lowerBound])
            start = body.upperBound
        }
        return parts + [text[start...]]
    }

    /// The same in every run. Each step can be undone, so that two texts which differ in one word of eight bytes have two hashes.
    private static func hash(of text: [UInt8], without bodies: [Range<Int>]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ word: UInt64) {
            hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 29
        }
        for part in parts(of: text, without: bodies) {
            part.withUnsafeBytes { bytes in
                var at = 0
                while at + 8 <= bytes.count {
                    add(bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
                    at += 8
                }
                for byte in bytes[at...] { add(UInt64(byte)) }
                add(UInt64(bytes.count))
            }
        }
        return String(hash, radix: 16)
    }
}

/// The insides of bodies of functions, initialisers, getters and setters of which nothing but the file itself takes notice.
private final class FunctionBodies: SyntaxVisitor {
    private(set) var bodies: [Range<Int>] = []

    /// Attributes, of a declaration or of a type around it, which let nobody else read bodies. Macros, builders, wrappers and what is
    /// inlined are none of these.
    private static let plainAttributes: Set = [
        "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor", "Sendable",
        "UIApplicationMain", "available", "discardableResult", "main", "nonobjc", "objc", "objcMembers",
        "preconcurrency",
    ]

    private func arePlain(_ attributes: AttributeListSyntax) -> Bool {
        attributes.allSatisfy {
            $0.as(AttributeSyntax.self).map {
                Self.plainAttributes.contains($0.attributeName.trimmedDescription)
            } ?? false
        }
    }

    /// Whether a type is written out: one that a body chooses is part of what others see.
    private func isWrittenOut(_ type: (some SyntaxProtocol)?) -> Bool {
        type?.tokens(viewMode: .sourceAccurate).allSatisfy { $0.tokenKind != .keyword(.some) } ?? true
    }

    private func leaveOut(_ left: TokenSyntax, _ right: TokenSyntax) {
        let range = left.endPositionBeforeTrailingTrivia.utf8Offset
        let end = right.positionAfterSkippingLeadingTrivia.utf8Offset
        if left.presence == .present, right.presence == .present, range < end { bodies.append(range..<end) }
    }

    private func leaveOut(_ body: CodeBlockSyntax?) {
        if let body { leaveOut(body.leftBrace, body.rightBrace) }
    }

    private func leaveOut(_ block: AccessorBlockSyntax?) {
        guard let block else { return }
        switch block.accessors {
        case .getter: leaveOut(block.leftBrace, block.rightBrace)
        case .accessors(let list):
            // Whether an observer reads the old value is known to who sets the property.
            for each in list
            where arePlain(each.attributes) && ["get", "set"].contains(each.accessorSpecifier.text) {
                leaveOut(each.body)
            }
        @unknown default: break
        }
    }

    private func enter(_ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        arePlain(attributes) ? .visitChildren : .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.attributes) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.attributes) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.attributes) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.attributes) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    /// An initialiser's body decides how the actor is kept by itself.
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if arePlain(node.attributes), isWrittenOut(node.signature.returnClause) { leaveOut(node.body) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if arePlain(node.attributes) { leaveOut(node.body) }
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if arePlain(node.attributes) { leaveOut(node.body) }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if arePlain(node.attributes), isWrittenOut(node.returnClause) { leaveOut(node.accessorBlock) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if arePlain(node.attributes) {
            for each in node.bindings where isWrittenOut(each.typeAnnotation) { leaveOut(each.accessorBlock) }
        }
        return .skipChildren
    }

    /// Top-level code, and what macros are given, is no declaration.
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .decl = node.item { .visitChildren } else { .skipChildren }
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
