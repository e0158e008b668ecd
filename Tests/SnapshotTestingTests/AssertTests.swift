import Foundation
import SnapshotTesting
import Testing
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What swift-snapshot-testing documents of itself, asked of the module of that name here.
@MainActor @Suite(.serialized) struct AssertTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func verify<Value, Format>(
        _ value: Value, as strategy: Snapshotting<Value, Format>, named: String? = "one",
        record: SnapshotTestingConfiguration.Record? = nil, test: String = "words()"
    ) -> String? {
        verifySnapshot(
            of: value, as: strategy, named: named, record: record, snapshotDirectory: folder.path,
            testName: test)
    }

    private func text(_ name: String) -> String? {
        (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private func forget() { try? FileManager.default.removeItem(at: folder) }

    @Test func whatIsMissingIsRecordedAndFailsOnce() {
        defer { forget() }
        #expect(verify("apple", as: .lines, record: .never)?.contains("No reference") == true)
        #expect(text("words.one.txt") == nil)
        #expect(verify("apple", as: .lines)?.contains("Automatically recorded") == true)
        #expect(text("words.one.txt") == "apple")
        #expect(verify("apple", as: .lines) == nil)
        let other = verify("apple\npear", as: .lines)
        #expect(
            other?.contains("does not match") == true && other?.contains("+pear") == true, "\(other ?? "")")
        #expect(text("words.one.txt") == "apple")
    }

    private final class Rows: UITableViewController {
        private(set) var margin: CGFloat = 0
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            margin = view.layoutMargins.left
        }
    }

    /// Recorded on iOS 17: 16 points at the sides of 393 where no app hosts the tests (github.com/merteyup/Essential-Feed @dd5a5c9).
    @Test func windowsOfTestsWithoutAnAppAreInNoScene() {
        defer { forget() }
        let rows = Rows(style: .plain)
        #expect(verify(rows, as: .image(on: .iPhone13))?.contains("Automatically recorded") == true)
        #expect(rows.margin == 16)
    }

    @Test func waysOfRecording() {
        defer { forget() }
        _ = verify("apple", as: .lines)
        #expect(verify("pear", as: .lines, record: .failed)?.contains("recorded anew") == true)
        #expect(verify("pear", as: .lines) == nil)
        #expect(verify("plum", as: .lines, record: true)?.contains("Record mode is on") == true)
        #expect(text("words.one.txt") == "plum")
        withSnapshotTesting(record: .all) { _ = verify("fig", as: .lines) }
        #expect(text("words.one.txt") == "fig")
    }

    @Test func filesAreNamedByTestAndNumber() {
        defer { forget() }
        for word in ["a", "b"] { _ = verify(word, as: .lines, named: nil, test: "test words(in:)") }
        _ = verify("c", as: .lines, named: "large text", test: "test words(in:)")
        #expect(text("test-words-in.1.txt") == "a" && text("test-words-in.2.txt") == "b")
        #expect(text("test-words-in.large-text.txt") == "c")
    }

    // MARK: Texts, as the library's own introduction has them

    private struct User: Encodable {
        let bio = "Blobbed around the world."
        let id = 1
        let name = "Blobby"
    }

    @Test func valuesAsTexts() {
        defer { forget() }
        _ = verify(User(), as: .dump, named: "dump")
        #expect(
            text("words.dump.txt") == """
                ▿ User
                  - bio: "Blobbed around the world."
                  - id: 1
                  - name: "Blobby"

                """)
        _ = verify(User(), as: .json, named: "json")
        #expect(
            text("words.json.json") == """
                {
                  "bio" : "Blobbed around the world.",
                  "id" : 1,
                  "name" : "Blobby"
                }
                """)
        var request = URLRequest(url: URL(string: "http://localhost:8080/account?b=2&a=1")!)
        request.httpMethod = "POST"
        request.setValue("pf_session={\"userId\":\"1\"}", forHTTPHeaderField: "Cookie")
        request.httpBody = Data("email=blob%40pointfree.co&name=Blob".utf8)
        _ = verify(request, as: .raw, named: "raw")
        #expect(
            text("words.raw.txt") == """
                POST http://localhost:8080/account?a=1&b=2
                Cookie: pf_session={"userId":"1"}

                email=blob%40pointfree.co&name=Blob
                """)
    }

    private final class Person {
        let name: String
        var friend: Person?
        init(_ name: String) { self.name = name }
    }
    private struct Secret: AnySnapshotStringConvertible {
        let word = "sesame"
        var snapshotDescription: String { "(a secret)" }
    }

    /// The words are the library's: "(circular reference detected)".
    @Test func objectsThatKnowOneAnotherAndValuesWithWordsOfTheirOwn() {
        defer { forget() }
        let (anna, ben) = (Person("Anna"), Person("Ben"))
        (anna.friend, ben.friend) = (ben, anna)
        _ = verify(anna, as: .dump, named: "friends")
        #expect(
            text("words.friends.txt") == """
                ▿ Person
                  ▿ friend: Optional<Person>
                    ▿ some: Person
                      ▿ friend: Optional<Person>
                        ▿ some (circular reference detected)
                      - name: "Ben"
                  - name: "Anna"

                """)
        anna.friend = nil
        _ = verify(["b": [Secret()], "a": []], as: .dump, named: "secret")
        #expect(
            text("words.secret.txt") == """
                ▿ 2 key/value pairs
                  ▿ (2 elements)
                    - key: "a"
                    - value: 0 elements
                  ▿ (2 elements)
                    - key: "b"
                    ▿ value: 1 element
                      - (a secret)

                """)
    }

    /// As `diff -u -U4` has them, with the library's signs: a figure space, a minus, a plus.
    @Test func differencesOfTextsAreInParts() {
        defer { forget() }
        let lines = (1...20).map { "line \($0)" }
        _ = verify(lines.joined(separator: "\n"), as: .lines)
        var other = lines
        other[1] = "second "
        other.remove(at: 15)
        let words = verify(other.joined(separator: "\n"), as: .lines)
        let parts = """
            @@ \u{2212}1,6 +1,6 @@
            \u{2007}line 1
            \u{2212}line 2
            +second ¬
            \u{2007}line 3
            \u{2007}line 4
            \u{2007}line 5
            \u{2007}line 6
            @@ \u{2212}12,9 +12,8 @@
            \u{2007}line 12
            \u{2007}line 13
            \u{2007}line 14
            \u{2007}line 15
            \u{2212}line 16
            \u{2007}line 17
            \u{2007}line 18
            \u{2007}line 19
            \u{2007}line 20
            """
        #expect(words?.hasSuffix(parts) == true, "\(words ?? "")")
    }

    @Test func strategiesArePulledBackAndWait() {
        defer { forget() }
        let length = Snapshotting<String, String>.lines.pullback { (number: Int) in
            String(repeating: "x", count: number)
        }
        _ = verify(3, as: length, named: "length")
        #expect(text("words.length.txt") == "xxx")
        let later = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { number in
            Async { done in DispatchQueue.global().async { done("\(number)") } }
        }
        _ = verify(7, as: later, named: "later")
        #expect(text("words.later.txt") == "7")
    }

    // MARK: Screens

    private final class Words: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            label.text = "Words"
            view.addSubview(label)
        }
    }

    private func picture(_ name: String) throws -> UIImage {
        try #require(UIImage(data: Data(contentsOf: folder.appendingPathComponent(name))))
    }

    @Test func controllersOnDevices() throws {
        defer { forget() }
        _ = verify(Words(), as: .image(on: .iPhoneX), named: "x")
        // Apple's published size of the screen, three pixels a point.
        #expect(try picture("words.x.png").size == CGSize(width: 1125, height: 2436))
        #expect(verify(Words(), as: .image(on: .iPhoneX), named: "x") == nil)
        _ = verify(Words(), as: .image(on: .iPhoneSe(.landscape)), named: "se")
        #expect(try picture("words.se.png").size == CGSize(width: 1136, height: 640))
        let dark = Snapshotting<UIViewController, UIImage>.image(
            on: .iPhoneX, traits: UITraitCollection(userInterfaceStyle: .dark))
        #expect(verify(Words(), as: dark, named: "x")?.contains("precision") == true)
        _ = verify(Words(), as: .recursiveDescription(on: .iPhoneX), named: "tree")
        #expect(
            text("words.tree.txt")?.contains(
                "   | <UILabel; frame = (20 100; 200 40); text = 'Words'; userInteractionEnabled = NO; layer = <_UILabelLayer>>"
            ) == true, "\(text("words.tree.txt") ?? "")")
        _ = verify(UINavigationController(rootViewController: Words()), as: .hierarchy, named: "controllers")
        #expect(
            text("words.controllers.txt") == """
                <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   | <Words>, state: appeared, view: <UIView>
                """,
            "\(text("words.controllers.txt") ?? "")")
    }

    /// What was measured for another device or text size says nothing of this one.
    @Test func viewsAreMeasuredOnTheDeviceThatIsAskedFor() throws {
        defer { forget() }
        final class Label: UIViewController {
            let label = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = "What's the point?"
                label.sizeToFit()
                label.frame.origin = CGPoint(x: 10, y: 50)
                view.addSubview(label)
            }
        }
        for _ in 0..<2 {
            // Fresh ones, at two pixels a point, then after a device with three.
            #expect(verify(Label(), as: .image(on: .iPhone8), named: "se")?.contains("not match") != true)
            _ = verify(Label(), as: .image(on: .iPhoneX), named: "x")
        }
        let label = UILabel()
        label.text = "What's the point?"
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        func size(_ category: UIContentSizeCategory) throws -> CGSize {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            _ = verify(label, as: .image(traits: traits), named: "size", record: .all)
            return try picture("words.size.png").size
        }
        let small = try size(.small)
        let large = try size(.accessibilityLarge)
        #expect(try size(.small) == small && size(.accessibilityLarge) == large)
        #expect(large.height > small.height)
    }

    @Test func viewsAloneAndHowAlikePicturesMustBe() throws {
        defer { forget() }
        func box(_ corner: UIColor) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .red
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            dot.backgroundColor = corner
            view.addSubview(dot)
            return view
        }
        _ = verify(box(.red), as: .image, named: "box")
        // At two pixels a point the corner is 4 of 400 pixels: a hundredth.
        #expect(try picture("words.box.png").size == CGSize(width: 20, height: 20))
        #expect(verify(box(.red), as: .image, named: "box") == nil)
        #expect(verify(box(.blue), as: .image, named: "box") != nil)
        #expect(verify(box(.blue), as: .image(precision: 0.99), named: "box") == nil)
        #expect(verify(box(.blue), as: .image(precision: 0.995), named: "box") != nil)
        // By CIE's formulas of 1994 #FA0000 is 1.07 from #FF0000.
        let near = UIColor(red: 250 / 255, green: 0, blue: 0, alpha: 1)
        #expect(verify(box(near), as: .image(perceptualPrecision: 0.98), named: "box") == nil)
        #expect(verify(box(near), as: .image(perceptualPrecision: 0.99), named: "box") != nil)
    }

    /// The library draws the view's own layer: the app that hosts the tests is not behind it.
    @Test func otherWindowsAreNotInThePicture() throws {
        defer { forget() }
        func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        _ = verify(box(), as: .image, named: "clear")
        let host = UIWindow(frame: UIScreen.main.bounds)
        host.backgroundColor = .red
        host.isHidden = false
        defer { host.isHidden = true }
        #expect(verify(box(), as: .image, named: "clear") == nil)
        // One colour, which lets everything through: a palette (colour type 3) with transparency.
        let file = try Data(contentsOf: folder.appendingPathComponent("words.clear.png"))
        #expect(file[25] == 3 && file.range(of: Data("tRNS".utf8)) != nil)
    }

    /// By CIE's formulas: of greys the distance is that of their lightness, 53.59 for 128, 55.93 for 134.
    @Test func distancesOfColoursAreThoseOfTheEye() {
        defer { forget() }
        func grey(_ value: CGFloat) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = UIColor(white: value / 255, alpha: 1)
            return view
        }
        _ = verify(grey(128), as: .image, named: "grey")
        #expect(verify(grey(134), as: .image(perceptualPrecision: 0.977), named: "grey") != nil)
        #expect(verify(grey(134), as: .image(perceptualPrecision: 0.976), named: "grey") == nil)
    }

    @Test func snapshotsAreWrittenIntoTheSource() throws {
        defer { forget() }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Inline.swift")
        try Data(
            """
            func testOne() {
                assertInlineSnapshot(of: "a ) b", as: .lines /* ( */)
                assertInlineSnapshot(of: [1], as: .dump) {
                    \"""
                    old { text
                    \"""
                }
            }

            """.utf8
        ).write(to: file)
        // Lines and columns as the compiler gives them, before anything is written.
        let path = file.path
        #expect(inline("one\n\ntwo", path, 2, nil, .missing)?.contains("recorded a new snapshot") == true)
        #expect(inline("new \\(x)", path, 3, "old { text", .failed)?.contains("recorded anew") == true)
        #expect(
            text("Inline.swift") == """
                func testOne() {
                    assertInlineSnapshot(of: "a ) b", as: .lines /* ( */) {
                        \"""
                        one

                        two
                        \"""
                    }
                    assertInlineSnapshot(of: [1], as: .dump) {
                        #\"""
                        new \\(x)
                        \"""#
                    }
                }

                """)
        #expect(inline("same", path, 3, "same", .missing) == nil)
        #expect(inline("other", path, 3, "same", .never)?.contains("did not match") == true)
    }

    private func inline(
        _ value: String, _ path: String, _ line: Int, _ expected: String?,
        _ record: SnapshotTestingConfiguration.Record
    ) -> String? {
        verifyInlineSnapshot(
            of: value, as: .lines, record: record, matches: expected.map { text in { text } }, file: path,
            line: line, column: 5)
    }

    @Test func picturesOfAnApplePlatformStay() throws {
        defer { forget() }
        _ = verify(Words(), as: .image(on: .iPhoneX))
        let file = folder.appendingPathComponent("words.one.png")
        var foreign = try Data(contentsOf: file)
        // Behind the header of 8 + 25 bytes: an empty chunk `sRGB`, as Apple's encoder writes it.
        foreign.insert(contentsOf: [0, 0, 0, 1] + Array("sRGB".utf8) + [0, 0xAE, 0xCE, 0x1C, 0xE9], at: 33)
        try foreign.write(to: file)
        #expect(verify(Words(), as: .image(on: .iPhoneX))?.contains("words.one.linux.png") == true)
        #expect(verify(Words(), as: .image(on: .iPhoneX)) == nil)
        #expect(verify(Words(), as: .image(on: .iPhoneX), record: .all)?.contains("linux") == true)
        #expect(try Data(contentsOf: file) == foreign)
    }
}
