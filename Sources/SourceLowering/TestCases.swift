import SwiftSyntax

extension Lowering {
    /// The classes with tests that XCTest runs, by name, with the tests' names: their own and those of superclasses.
    /// - Parameter conditions: the names that hold in `#if`.
    public static func testClasses(
        in inputs: [Input], kit: KitIndex, where conditions: Set<String> = ["DEBUG"]
    ) -> [(name: String, tests: [String])] {
        let index = TypeIndex(inputs.map(parsed), kit: kit, where: conditions)
        let cases = TestCases(index: index)
        return index.classes.compactMap { type in
            guard cases.isListed(type) else { return nil }
            var names: [String] = []
            for each in [type] + index.ancestors(of: type) {
                names += each.methods.filter(cases.isTest).map(\.name.base)
            }
            names += index.inheritedTests(of: type)
            return names.isEmpty ? nil : (type.name, Set(names).sorted())
        }
    }
}

extension TypeIndex {
    /// The tests of superclasses in other modules.
    fileprivate func inheritedTests(of type: DeclaredType) -> [String] {
        var names: [String] = []
        var current = foreignSuperclass(of: type)
        while let each = current {
            names += kit.tests[each] ?? []
            current = kit.classes[each]
        }
        return names
    }

    /// The tests of a class that other modules can name, where it is a test case.
    func publicTests(of type: DeclaredType) -> [String] {
        guard type.isClass, isBelow("XCTestCase", type) else { return [] }
        let cases = TestCases(index: self)
        return type.methods.filter { cases.isTest($0) && !$0.modifiers.isDisjoint(with: ["public", "open"]) }
            .map(\.name.base)
    }
}

/// XCTest's classes as Linux has them: no NSObjects, and with tests that run on no actor unless they are asynchronous. What of them is on the
/// main actor has `self` there and elsewhere.
struct TestCases {
    let index: TypeIndex

    func lower() {
        for type in index.classes where index.isBelow("XCTestCase", type) {
            if isFirstObject(type) { type.conform(to: "UIKit._PlainObject") }
            var isAnyMoved = false
            for method in type.methods where method.isOverride && Self.stages.contains(method.name.base) {
                forgetSuper(method, of: type)
            }
            // XCTest calls them on the main thread. There they run as they are, so that the main queue goes on while they wait for an
            // expectation.
            for method in type.methods
            where !method.isAsynchronous && (isTest(method) || isStage(method))
                && runsOnMainActor(method, of: type)
            {
                MainActorBody.move(method)
                isAnyMoved = true
            }
            if isAnyMoved, !isSendable(type) { type.conform(to: "@unchecked Sendable") }
        }
    }

    /// What XCTest calls around each test.
    private static let stages: Set = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

    private func isStage(_ method: Method) -> Bool {
        method.isOverride && !method.isStatic && Self.stages.contains(method.name.base)
    }

    /// `try await super.setUp()` in a class on the main actor: nothing is above that would do anything, and there the object would go to
    /// another actor.
    private func forgetSuper(_ method: Method, of type: DeclaredType) {
        guard method.isAsynchronous, index.isOnMainActor(type),
            !index.ancestors(of: type).contains(where: { !$0.methods(named: method.name).isEmpty })
        else { return }
        SuperCalls(file: method.body.file, name: method.name.base).walk(method.node)
    }

    private final class SuperCalls: SyntaxVisitor {
        private let file: SourceFile
        private let name: String

        init(file: SourceFile, name: String) {
            (self.file, self.name) = (file, name)
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == name
            else { return .visitChildren }
            var whole = Syntax(node)
            while let parent = whole.parent, parent.is(AwaitExprSyntax.self) || parent.is(TryExprSyntax.self)
            {
                whole = parent
            }
            file.replace(whole, with: "()", isWhole: true)
            return .skipChildren
        }
    }

    private func isSendable(_ type: DeclaredType) -> Bool {
        ([type] + index.ancestors(of: type)).contains { each in
            each.inherited.contains { $0.hasSuffix("Sendable") }
        }
    }

    /// Whether the class is the first on its way to have a protocol of UIKit, which asks for an object.
    private func isFirstObject(_ type: DeclaredType) -> Bool {
        func isObject(_ type: DeclaredType) -> Bool {
            !index.conformances(of: type).isDisjoint(with: index.kit.protocols.keys)
        }
        return isObject(type) && !index.ancestors(of: type).contains(where: isObject)
    }

    fileprivate func isTest(_ method: Method) -> Bool {
        method.name.base.hasPrefix("test") && method.name.labels.isEmpty && !method.isStatic
            && !method.isPrivate && method.node.signature.returnClause == nil
            && !isUnavailable(method.node.attributes)
    }

    /// Whether another file can name the class, with its tests.
    fileprivate func isListed(_ type: DeclaredType) -> Bool {
        guard index.isBelow("XCTestCase", type), !type.isLocal, let primary = type.primary,
            !primary.isGeneric, !isUnavailable(primary.node.attributes)
        else { return false }
        let parts = type.name.split(separator: ".")
        return parts.indices.allSatisfy {
            index.types[parts[...$0].joined(separator: ".")]?.primary?.isFilePrivate != true
        }
    }

    /// Whether the compiler lets nobody use what has these attributes.
    private func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
        index.conditions.activeAttributes(of: attributes).contains {
            $0.attributeName.trimmedDescription == "available"
                && $0.arguments?.flat.filter { $0 != " " }.hasPrefix("*,unavailable") == true
        }
    }

    private func runsOnMainActor(_ method: Method, of type: DeclaredType) -> Bool {
        if method.modifiers.contains("nonisolated") { return false }
        if method.attributes.contains("MainActor") || index.isOnMainActor(type) { return true }
        // An override is on the actor of what it overrides.
        return method.isOverride
            && index.ancestors(of: type).contains { each in
                each.methods(named: method.name).contains { $0.attributes.contains("MainActor") }
            }
    }
}
