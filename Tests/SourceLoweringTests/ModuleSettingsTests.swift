import SourceLowering
import Testing

/// What a project's settings say of its source: names of `#if` that hold, and the main actor where declarations say
/// nothing else (SE-0466). Expected: worked out by hand.
struct ModuleSettingsTests {
    private func lowered(
        _ source: String, where conditions: Set<String> = [], _ mainActor: MainActorDefault? = nil
    ) -> String {
        let input = Lowering.Input(path: "/app/Source.swift", text: Array(source.utf8))
        let output = Lowering.lower(
            [input], kit: Lowered.kit, conditions: conditions, mainActorDefault: mainActor)[0]
        return String(decoding: output.text ?? input.text, as: UTF8.self)
    }

    /// `#selector` is no call. With InferSendableFromCaptures (SE-0418) a method's reference is sendable, and so of no actor; a closure that is
    /// given for a function of the main actor is on it (SE-0316).
    @Test func selectorsReferToMethodsOnTheMainActor() {
        let source = """
            import UIKit
            class A: UIViewController {
                @objc func go(_ sender: UIButton) {}
                lazy var action = #selector(go(_:))
            }
            """
        let text = lowered(source, .compiled)
        #expect(text.contains("UIKit.Selector._of(\"go:\", { (__o: A) in __o.go(_:) })"), "\(text)")
        #expect(lowered(source).contains("UIKit.Selector._of(\"go:\", A.go(_:))"))
        let free = source.replacing("@objc func", with: "@objc nonisolated func")
        #expect(lowered(free, .compiled).contains("UIKit.Selector._of(\"go:\", A.go(_:))"))
    }

    @Test func clausesOfNamesThatHoldAreLowered() {
        let source = """
            import UIKit
            #if SHOP
            class A: UIViewController { @objc func shop() {} }
            #elseif DEBUG
            class A: UIViewController { @objc func debug() {} }
            #else
            class A: UIViewController { @objc func other() {} }
            #endif
            """
        for (names, name) in [(["SHOP", "DEBUG"], "shop"), (["DEBUG"], "debug"), ([], "other")] {
            let text = lowered(source, where: Set(names))
            for each in ["shop", "debug", "other"] {
                #expect(text.contains("case \"\(each)\":") == (each == name), "\(names): \(text)")
            }
        }
    }

    /// The versions that `#if swift(…)` has are those that Swift 6.3 was seen to print in each mode.
    @Test(arguments: [
        (LanguageMode.four, "a"), (.fourTwo, "b"), (.five, "c"), (.six, "d"),
    ])
    func clausesOfVersionsFollowTheMode(_ mode: LanguageMode, _ name: String) {
        let source = """
            import UIKit
            #if swift(>=6)
            class A: UIViewController { @objc func d() {} }
            #elseif !swift(<5.10)
            class A: UIViewController { @objc func c() {} }
            #elseif swift(>=4.2)
            class A: UIViewController { @objc func b() {} }
            #elseif swift(>=4.1) && !swift(<4.1)
            class A: UIViewController { @objc func a() {} }
            #endif
            """
        let input = Lowering.Input(path: "/app/Source.swift", text: Array(source.utf8))
        let output = Lowering.lower([input], kit: Lowered.kit, mode: mode)[0]
        let text = String(decoding: output.text ?? input.text, as: UTF8.self)
        for each in ["a", "b", "c", "d"] {
            #expect(text.contains("case \"\(each)\":") == (each == name), "\(text)")
        }
    }

    private let model = """
        import UIKit
        class Book: NSObject {
            var title = ""
            override var hash: Int { title.hash }
            override func isEqual(_ object: Any?) -> Bool { (object as? Book)?.title == title }
            nonisolated override var description: String { "book" }
        }
        class Screen: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
        nonisolated class Free: NSObject { override var hash: Int { 1 } }
        """

    @Test func membersThatOverrideOnesOfNoActorKeepTheirBodiesOnTheMainActor() {
        let text = lowered(model, .compiled)
        for expected in [
            "override nonisolated var hash: Int { @MainActor func _hash() -> Int { title.hash }; return MainActor.assumeIsolated(_hash) }",
            "override nonisolated func isEqual(_ object: Any?) -> Bool { @MainActor func _isEqual() -> Bool {",
            "return MainActor.assumeIsolated(_isEqual) }",
            "nonisolated override var description: String { \"book\" }",
            "override func viewDidLoad() { super.viewDidLoad() }",
            "nonisolated class Free: NSObject { override var hash: Int { 1 } }",
        ] {
            #expect(text.contains(expected), "\(expected) in \(text)")
        }
        #expect(!lowered(model).contains("MainActor"))
    }

    @Test func testsSayTheirActor() {
        let tests = """
            import UIKit
            import XCTest
            final class BookTests: XCTestCase { func testTitle() {} }
            extension BookTests { func make() -> UIView { UIView() } }
            extension XCTestCase { func track() {} }
            nonisolated final class FreeTests: XCTestCase { func testFree() {} }
            final class Spy { var calls = 0 }
            """
        let text = lowered(tests, .said)
        for expected in [
            "@MainActor final class BookTests: XCTestCase { nonisolated func testTitle() {",
            "@MainActor extension BookTests {", "@MainActor extension XCTestCase {",
            "@MainActor final class Spy",
            "nonisolated final class FreeTests: XCTestCase { func testFree() {} }",
        ] {
            #expect(text.contains(expected), "\(expected) in \(text)")
        }
    }
}
