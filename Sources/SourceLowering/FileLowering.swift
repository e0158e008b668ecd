import SwiftSyntax

/// Lowers what stands in one file and concerns no other.
final class FileLowering: SyntaxVisitor {
    private let file: SourceFile
    private let index: TypeIndex
    private let selectors: SelectorLowering
    private let calls: OptionalCalls

    init(_ file: SourceFile, _ index: TypeIndex) {
        self.file = file
        self.index = index
        selectors = SelectorLowering(index: index, file: file)
        calls = OptionalCalls(index: index, file: file)
        super.init(viewMode: .sourceAccurate)
    }

    /// Attributes that mean nothing without Objective-C and that the compiler rejects on Linux.
    private static let stripped: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable",
        "objcImplementation", "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if name == "NSManaged" {
            if !ManagedProperties.lower(node, in: file, index) {
                file.diagnose(
                    node,
                    "only managed objects and layers have such a member; store the property, or compute it")
            }
        } else if Self.stripped.contains(name) || Self.isFormOfMessage(node) {
            file.blank(node)
        } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
            file.replace(node, with: "@main")
        }
        return .skipChildren
    }

    /// `@convention(c)` of a type that methods have in Objective-C, with the selector as an argument: C has no selectors.
    private static func isFormOfMessage(_ node: AttributeSyntax) -> Bool {
        guard node.flat == "@convention(c)",
            let function = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.functionType
        else { return false }
        return function.parameters.contains { ["Selector", "Selector?", "Selector!"].contains($0.type.flat) }
    }

    /// Extensions have no members that can be overridden here.
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.open), node.detail == nil, isMemberOfExtension(node) {
            file.replace(node, with: "public")
        }
        return .skipChildren
    }

    private func isMemberOfExtension(_ node: DeclModifierSyntax) -> Bool {
        var parent = node.parent?.parent?.parent
        while let each = parent, !each.is(MemberBlockSyntax.self) {
            guard
                each.is(MemberBlockItemSyntax.self) || each.is(MemberBlockItemListSyntax.self)
                    || each.is(IfConfigDeclSyntax.self) || each.is(IfConfigClauseSyntax.self)
                    || each.is(IfConfigClauseListSyntax.self)
            else { return false }
            parent = each.parent
        }
        return parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": selectors.lower(node)
        case "keyPath": lowerKeyPath(node)
        case "Preview": return Previews.lower(node, in: file, index)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        return Previews.lower(node, in: file, index)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        Previews.lower(node, in: file, index)
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        SwiftUIBodies.lower(node, in: file, index) ? .skipChildren : .visitChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        ClassesAsObjects.lower(node, in: file, index)
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isOrderOfNumbers(node) {
            file.replace(node, with: "", isWhole: true)
            return .skipChildren
        }
        return SwiftUIBodies.lower(node, in: file, index) ? .skipChildren : .visitChildren
    }

    /// `func < (lhs: NSNumber, rhs: NSNumber) -> Bool`, as libraries of JSON declare it: Foundation has one of its own here, and calls would be
    /// ambiguous.
    private static func isOrderOfNumbers(_ node: FunctionDeclSyntax) -> Bool {
        let parameters = node.signature.parameterClause.parameters
        return node.name.text == "<" && parameters.count == 2
            && parameters.allSatisfy { $0.type.flat == "NSNumber" }
            && node.parent?.is(CodeBlockItemSyntax.self) == true
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        PlainFoundationObjects.lower(node, in: file, index)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        SwiftUIBodies.lower(node, in: file, index)
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let advice = Unavailable.functions[name], index.functionIsForeign(name)
        {
            file.diagnose(node, "'\(name)' needs Objective-C's runtime; \(advice)")
        }
        if node.calledExpression.flat == "NSClassFromString" {
            file.rename(node.calledExpression, to: "UIKit._classFromString")
        }
        if node.calledExpression.flat == "NSStringFromClass" {
            file.rename(node.calledExpression, to: "UIKit._stringFromClass")
        }
        lowerBundle(node)
        calls.lower(node)
        Construction.lower(node, in: file, index)
        ClassesAsObjects.lower(node, in: file, index)
        PlainFoundationObjects.lower(node, in: file, index)
        lowerWait(node)
        lowerDescriptionOfClass(node)
        lowerQuestionForSubclass(node)
        return .visitChildren
    }

    /// `Bundle(for: type)`, also as `Foundation.Bundle(for: type)`, `Bundle.init(for: type)`, and `.init(for: type)` where a bundle is expected:
    /// all code is in the app's executable here.
    private func lowerBundle(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "for",
            index.types["Bundle"]?.kind == nil
        else { return }
        switch node.calledExpression.flat {
        case "Bundle", "Bundle.init": file.rename(node.calledExpression, to: "UIKit._bundle")
        case ".init" where isBundleExpected(for: Syntax(node)):
            file.rename(node.calledExpression, to: "UIKit._bundle")
        case "Foundation.Bundle":
            // The module's name becomes UIKit's by itself.
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
            file.rename(member.declName, to: "_bundle")
        default: return
        }
    }

    /// Whether an expression stands in the place of an argument `bundle:`, or of a value with the type written.
    private func isBundleExpected(for node: Syntax) -> Bool {
        let types = ["Bundle", "Bundle?", "Bundle!", "Foundation.Bundle", "Foundation.Bundle?"]
        if let argument = node.parent?.as(LabeledExprSyntax.self) { return argument.label?.text == "bundle" }
        if let clause = node.parent?.as(InitializerClauseSyntax.self) {
            let type =
                clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                ?? clause.parent?.as(FunctionParameterSyntax.self)?.type
            return type.map { types.contains($0.flat) } ?? false
        }
        guard
            node.parent?.is(ReturnStmtSyntax.self) == true
                || node.parent?.is(CodeBlockItemSyntax.self) == true
        else { return false }
        let function = node.enclosing(FunctionDeclSyntax.self)?.signature.returnClause?.type
        let property = node.enclosing(PatternBindingSyntax.self)?.typeAnnotation?.type
        return [function, property].contains { type in type.map { types.contains($0.flat) } ?? false }
    }

    private lazy var importsXCTest = file.imports("XCTest")

    /// `wait(for: expectations)` and `fulfillment(of: expectations)` without a timeout, which XCTest has on Apple's systems: "no time limit" there,
    /// but for that of a whole test, 10 minutes (`defaultTestExecutionTimeAllowance`).
    private func lowerWait(_ node: FunctionCallExprSyntax) {
        let called = node.calledExpression
        let name =
            called.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard let name, let label = ["wait": "for", "fulfillment": "of"][name],
            let first = node.arguments.first, first.label?.text == label,
            !node.arguments.contains(where: { $0.label?.text == "timeout" }),
            node.arguments.dropFirst().allSatisfy({ $0.label?.text == "enforceOrder" }),
            importsXCTest, index.functionIsForeign(name)
        else { return }
        file.insert(", timeout: 600", after: first.expression)
    }

    /// `type.isSubclass(of: other)` of a value that is a class, which any class answers on Apple's systems.
    private func lowerQuestionForSubclass(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "of",
            let paren = node.leftParen,
            let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            called.declName.baseName.text == "isSubclass", let base = called.base, base.isValue,
            index.functionIsForeign("isSubclass")
        else { return }
        file.insert("UIKit._isSubclass(", before: base)
        file.rename(called.period, to: ", ")
        for token in [called.declName.baseName, paren] { file.rename(token, to: "") }
    }

    /// `type(of: object).description()`, which any class answers on Apple's systems.
    private func lowerDescriptionOfClass(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let paren = node.leftParen,
            let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            called.declName.baseName.text == "description",
            let base = called.base?.as(FunctionCallExprSyntax.self), base.calledExpression.flat == "type",
            index.functionIsForeign("description"), let end = node.rightParen
        else { return }
        file.insert("UIKit._description(of: ", before: base)
        file.rename(called.period, to: ")")
        for token in [called.declName.baseName, paren, end] { file.rename(token, to: "") }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, base.is(SuperExprSyntax.self), let other = index.standIn(forSuperOf: node) {
            file.rename(base, to: other)
            return .skipChildren
        }
        if node.base?.is(SuperExprSyntax.self) == true,
            let own = index.superMembers[enclosingScope(of: Syntax(node)).joined(separator: ".")],
            let other = own[node.declName.baseName.text]
        {
            let labels = node.declName.argumentNames?.flat ?? ""
            file.rename(node, to: other + labels)
            return .skipChildren
        }
        if node.base?.is(SuperExprSyntax.self) == true, let other = index.standIn(forSuper: node) {
            file.rename(node, to: other)
            return .skipChildren
        }
        if let base = node.base?.as(DeclReferenceExprSyntax.self),
            let module = module(base.baseName.text, before: node.declName.baseName.text)
        {
            file.rename(base, to: module)
        }
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            lowerQualification(base.baseName, Syntax(base), node.period)
        }
        lowerFulfilment(node)
        SentMessages.lower(node, in: file, index)
        lowerIntersection(node)
        lowerMatches(node)
        lowerResourceAddresses(node)
        UnwrappedMembers.lower(node, in: file, index)
        Construction.lower(node, in: file, index)
        calls.lower(node)
        return .visitChildren
    }

    /// `rect.intersects(other)`: Foundation's counts rectangles that only touch.
    private func lowerIntersection(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "intersects", node.declName.argumentNames == nil,
            node.base != nil,
            index.functionIsForeign("intersects")
        else { return }
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
            call.arguments.count != 1 || call.arguments.first?.label != nil
        {
            return
        }
        file.rename(node.declName.baseName, to: "_intersects")
    }

    /// `expression.enumerateMatches(in:range:) { … }`: Apple's header says that the block does not escape, so that it may use `self` as it
    /// stands and change what is around it.
    private func lowerMatches(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "enumerateMatches", node.declName.argumentNames == nil,
            node.base != nil, index.functionIsForeign("enumerateMatches")
        else { return }
        file.rename(node.declName.baseName, to: "_enumerateMatches")
    }

    /// `bundle.urls(forResourcesWithExtension:…)`: here they are NSURLs.
    private func lowerResourceAddresses(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "urls", node.base != nil,
            let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
            call.arguments.first?.label?.text == "forResourcesWithExtension"
        else { return }
        file.rename(node.declName.baseName, to: "_urls")
    }

    /// `expectation.fulfill` given as a function: here the method has parameters, with defaults.
    private func lowerFulfilment(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil,
            let base = node.base,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
            index.functionIsForeign("fulfill")
        else { return }
        file.insert("{ ", before: base)
        file.insert("() }", after: node)
    }

    /// Where two modules have a class of this name, or XCTest has it on Apple's systems only: the one that is meant.
    private func lowerName(_ name: TokenSyntax) {
        guard index.types[name.text]?.kind == nil else { return }
        if Imports.ofAppleFoundation.contains(name.text) {
            file.rename(name, to: "AppleFoundation." + name.text)
        } else if name.text == "XCTContext" {
            file.rename(name, to: "UIKit._TestContext")
        }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember { lowerName(node.baseName) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        lowerName(node.name)
        return .visitChildren
    }

    /// `any NSFetchRequestResult`, a protocol on Apple's systems: here it is a class.
    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.someOrAnySpecifier.tokenKind == .keyword(.any),
            node.constraint.flat.split(separator: ".").last == "NSFetchRequestResult",
            index.types["NSFetchRequestResult"]?.kind == nil
        {
            file.blank(node.someOrAnySpecifier)
        }
        return .visitChildren
    }

    /// `Library.Part`, where the library's source is part of the app's own module: its name goes.
    private func lowerQualification(_ name: TokenSyntax, _ base: Syntax, _ period: TokenSyntax) {
        guard file.foreignImports.contains(where: { $0.module == name.text }),
            index.types[name.text]?.kind == nil, index.merged?.contains(name.text) != false
        else { return }
        file.blank(base)
        file.blank(period)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) {
            lowerQualification(base.name, Syntax(base), node.period)
        }
        if let base = node.baseType.as(IdentifierTypeSyntax.self),
            let module = module(base.name.text, before: node.name.text)
        {
            file.rename(base, to: module)
        }
        return .visitChildren
    }

    /// The module here that a name before another one stands for; nil for a type of the source.
    private func module(_ base: String, before member: String) -> String? {
        guard index.types[base]?.kind == nil else { return nil }
        return Imports.module(base, before: member, index.conditions, index.merged)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        GenericCasts.lower(node, in: file, index)
        ClassesAsObjects.lower(node, in: file, index)
        let done = calls.lowerComparison(node)
        guard !done.isEmpty else { return .visitChildren }
        for element in node.elements {
            if !done.contains(element.id) {
                walk(element)
            } else if let base = element.as(MemberAccessExprSyntax.self)?.base {
                walk(base)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        Imports.lower(node, in: file, index.conditions, merged: index.merged)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { lowerCondition(Syntax(condition)) }
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    /// Answers the questions that have another answer on iOS than on Linux.
    private func lowerCondition(_ node: Syntax) {
        guard let call = node.as(FunctionCallExprSyntax.self) else {
            node.children(viewMode: .sourceAccurate).forEach(lowerCondition)
            return
        }
        let argument = call.arguments.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": file.replace(call, with: argument == "iOS" ? "true" : "false")
        case "targetEnvironment": file.replace(call, with: argument == "simulator" ? "true" : "false")
        case "canImport":
            if Conditions.isOfPreviews(call) {
                file.replace(call, with: "true")
            } else if let other = Imports.importable(argument) {
                file.rename(call, to: "canImport(\(other))")
            }
        default: break
        }
    }

    private func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let path = node.arguments.first?.expression.flat else { return }
        if let name = ClassProperties.message(path) { return file.replace(node, with: "\"\(name)\"") }
        var parts = path.filter { $0 != "?" && $0 != "!" }.split(separator: ".").map(String.init)
        while let first = parts.first, first == "self" || first.first?.isUppercase == true {
            parts.removeFirst()
        }
        file.replace(node, with: "\"\(parts.joined(separator: "."))\"")
    }
}

/// Properties of UIKit's classes themselves, which have other names in Objective-C.
enum ClassProperties {
    private static let names = [
        "UIApplication.shared": "sharedApplication", "UIScreen.main": "mainScreen",
        "UIDevice.current": "currentDevice", "UIPasteboard.general": "generalPasteboard",
    ]

    /// The path of names in Objective-C of a path that begins with such a property; nil for another one.
    static func message(_ path: String) -> String? {
        var rest = path.filter { $0 != "?" && $0 != "!" }.split(separator: ".").map(String.init)
        guard rest.count > 1, let name = names[rest[0] + "." + rest[1]] else { return nil }
        rest.removeFirst(2)
        return ([name] + rest).joined(separator: ".")
    }
}

extension ExprSyntax {
    /// Whether it is written as a value rather than as the name of a type, and outside of a chain of optionals.
    fileprivate var isValue: Bool {
        if let called = self.as(FunctionCallExprSyntax.self) { return called.calledExpression.isValue }
        if let member = self.as(MemberAccessExprSyntax.self) {
            guard let base = member.base, !base.is(OptionalChainingExprSyntax.self) else { return false }
            return member.declName.baseName.text.first?.isUppercase == false
        }
        if let name = self.as(DeclReferenceExprSyntax.self) {
            return name.baseName.text.first?.isUppercase == false
        }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isValue }
        return self.is(SubscriptCallExprSyntax.self) || self.is(TupleExprSyntax.self)
    }
}

/// Functions of Objective-C's runtime that nothing stands in for.
enum Unavailable {
    static let functions: [String: String] = {
        let swizzling = "override the method in a subclass, or call your own function where it is used"
        let inspection = "ask with 'as?' for a protocol, or keep a table of your own"
        var result: [String: String] = [:]
        for name in [
            "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
            "class_addMethod", "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod",
            "imp_implementationWithBlock", "objc_allocateClassPair", "objc_registerClassPair",
        ] { result[name] = swizzling }
        for name in [
            "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList", "objc_copyClassList",
            "objc_getClassList", "protocol_getMethodDescription", "class_getProperty",
            "class_getInstanceVariable",
            "object_getIvar", "object_setIvar", "objc_msgSend",
        ] { result[name] = inspection }
        return result
    }()
}

extension TypeIndex {
    /// Whether no method of the source has the name.
    func functionIsForeign(_ name: String) -> Bool {
        !types.values.contains { type in type.methods.contains { $0.name.base == name } }
    }
}
