import Testing

@testable import SourceLowering

/// Which classes and functions XCTest runs: "A test method is an instance method on an XCTestCase subclass, with no parameters, no return value, and
/// a name that begins with the lowercase word test" (Apple's "Defining Test Cases and Test Methods"), inherited ones too. What the compiler lets
/// nobody use, or other files cannot name, is left out.
struct TestClassesTests {
    private func classes(
        _ source: String, after library: String = "", where conditions: Set<String> = ["DEBUG"]
    ) -> [String] {
        let input = { (name: String, text: String) in Lowering.Input(path: name, text: Array(text.utf8)) }
        let kit = Lowering.kit(
            KitIndex(),
            with: [
                Lowering.Library(name: "Support", files: [input("/s/S.swift", library)], isLowered: true)
            ])
        return Lowering.testClasses(in: [input("/t/T.swift", source)], kit: kit, where: conditions)
            .map { "\($0.name): \($0.tests.joined(separator: " "))" }
    }

    @Test func instanceMethodsWithoutParametersAreTests() {
        let source = """
            class Base: XCTestCase { func testBase() {} }
            class A: Base {
                func testOne() async throws {}
                func testWith(_ number: Int) {}
                func testResult() -> Int { 1 }
                static func testStatic() {}
                private func testPrivate() {}
                func helper() {}
            }
            private class Hidden: XCTestCase { func testHidden() {} }
            private enum Around { class Within: XCTestCase { func testWithin() {} } }
            enum Outer { class Inner: XCTestCase { func testInner() {} } }
            class Generic<T>: XCTestCase { func testGeneric() {} }
            class Concrete: Generic<Int> {}
            class Other: NSObject { func testOther() {} }
            """
        #expect(
            classes(source) == [
                "A: testBase testOne", "Base: testBase", "Concrete: testGeneric", "Outer.Inner: testInner",
            ])
    }

    @Test func whatNobodyMayUseIsNoTest() {
        let source = """
            class A: XCTestCase {
                #if SHOP
                    @available(*, unavailable, message: "not here")
                #endif
                @MainActor func testShop() {}
                @available(*, deprecated) func testOld() {}
                #if SHOP
                    func testOfShop() {}
                #else
                    func testOfOthers() {}
                #endif
            }
            @available(*, unavailable) class B: XCTestCase { func testB() {} }
            """
        #expect(classes(source) == ["A: testOfOthers testOld testShop"])
        #expect(classes(source, where: ["SHOP"]) == ["A: testOfShop testOld"])
    }

    @Test func aSuperclassMayBeAnotherModules() {
        let library = """
            open class Case: XCTestCase {
                open func testCase() {}
                func testWithin() {}
                public func testWith(_ number: Int) {}
            }
            open class ScreenCase: Case { public func testScreen() async throws {} }
            open class Screen: UIView { open func testView() {} }
            """
        let source = """
            class A: ScreenCase { func testA() {} }
            class B: Screen { func testB() {} }
            class C: A {}
            class D: Case { override func testCase() {} }
            """
        #expect(
            classes(source, after: library) == [
                "A: testA testCase testScreen", "C: testA testCase testScreen", "D: testCase",
            ])
    }
}
