import Foundation
import Testing
import UIKit

@testable import UIKitSnapshots

/// A screen with one label.
private final class WordController: UIViewController {
    private let word: String

    init(_ word: String) {
        self.word = word
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        label.text = word
        view.addSubview(label)
    }
}

@MainActor @Suite(.serialized) struct SnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private var files: SnapshotFiles {
        SnapshotFiles(
            filePath: folder.appendingPathComponent("WordTests.swift").path, testName: "words()", name: "one")
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(
            atPath: folder.appendingPathComponent("__Snapshots__/WordTests/\(name)").path)
    }

    @Test func whatIsMissingIsRecordedAndFailsOnce() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = SnapshotScreen(showing: WordController("apple"), on: .iPhoneSE)
        for kind in [SnapshotKind.image, .views, .layers] {
            #expect(files.check(kind, screen, .never)?.words.contains("does not exist") == true)
            #expect(files.check(kind, screen, .missing)?.words.contains("was recorded") == true)
            #expect(files.check(kind, screen, .missing) == nil)
        }
        #expect(exists("words.one.png") && exists("words.one.json") && exists("words.one.txt"))
    }

    @Test func aViewAloneIsItsOwnPicture() throws {
        let view = UIView()
        view.backgroundColor = .red
        let fitting = view.heightAnchor.constraint(equalToConstant: 44)
        fitting.isActive = true
        func screen(width: CGFloat? = nil, size: CGSize? = nil) -> SnapshotScreen {
            SnapshotScreen(
                of: view, showing: ViewHost(view, width: width, size: size), on: .iPhoneSE,
                inspecting: { _, _ in })
        }
        // The device has 375 points across and two pixels for each.
        let whole = screen().bitmap
        #expect(whole.width == 750 && whole.height == 88)
        #expect(Set(whole.words).count == 1, "nothing but the view")
        let narrow = screen(width: 120)
        #expect(narrow.bitmap.width == 240 && narrow.bitmap.height == 88)
        #expect(narrow.viewDump.contains("\"size\": [120, 44]"), "\(narrow.viewDump)")
        fitting.isActive = false
        let sized = screen(size: CGSize(width: 30, height: 20)).bitmap
        #expect(sized.width == 60 && sized.height == 40)
    }

    @Test func whatNobodySeesMayDiffer() {
        defer { try? FileManager.default.removeItem(at: folder) }
        func screen(white: CGFloat) -> SnapshotScreen {
            let controller = UIViewController()
            controller.view.backgroundColor = UIColor(white: white, alpha: 1)
            return SnapshotScreen(showing: controller, on: .iPhoneSE)
        }
        _ = files.check(.image, screen(white: 1), .all)
        // A step of 255 is a lightness of .35 of 100; a tenth less light is about 9.
        let (near, far) = (screen(white: 254 / 255), screen(white: 0.9))
        #expect(files.check(.image, near, .never) != nil)
        #expect(files.check(.image(perceptualPrecision: 0.98), near, .never) == nil)
        #expect(files.check(.image(perceptualPrecision: 0.98), far, .never) != nil)
        #expect(files.check(.image(perceptualPrecision: 0.85), far, .never) == nil)
    }

    @Test func whatIsDifferentIsNamedAndWritten() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = SnapshotScreen(showing: WordController("apple"), on: .iPhoneSE)
        let after = SnapshotScreen(showing: WordController("pear"), on: .iPhoneSE)
        for kind in [SnapshotKind.image, .views] { _ = files.check(kind, before, .all) }
        let picture = files.check(.image, after, .missing)
        #expect(picture?.words.contains("pixels differ") == true, "\(picture?.words ?? "nil")")
        #expect(
            picture?.attachments.map(\.name)
                == ["words.one.reference.png", "words.one.actual.png", "words.one.difference.png"])
        let dump = files.check(.views, after, .missing)
        let words = dump?.words ?? ""
        #expect(words.contains("apple") && words.contains("pear"), "\(words)")
        #expect(dump?.attachments.map(\.name) == ["words.one.reference.json", "words.one.actual.json"])
        #expect(exists("words.one.failed.png") && exists("words.one.failed.json"))
        #expect(files.check(.image(differing: 0.5), after, .missing) == nil)
        #expect(files.check(.image, after, .all) == nil)
        #expect(files.check(.image, after, .never) == nil)
    }

    /// Names as `shoji snapshot --matrix` writes them.
    @Test func aMatrixRecordsEveryVariantUnderItsName() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let matrix = SnapshotMatrix.matrix(
            devices: ["iPhone SE", "iPhone 15"], appearances: [.light, .dark])
        #expect(
            matrix.variants.map(\.key) == [
                "iPhone_SE-light", "iPhone_SE-dark", "iPhone_15-light", "iPhone_15-dark",
            ])
        #expect(SnapshotMatrix.matrix("appearances=light,dark").variants.map(\.key) == ["light", "dark"])
        for variant in matrix.variants {
            let screen = SnapshotScreen(
                showing: WordController("apple"), on: SnapshotDevice(variant, base: .iPhoneSE))
            let files = SnapshotFiles(
                filePath: folder.appendingPathComponent("WordTests.swift").path, testName: "words()",
                name: "one",
                variant: variant.key)
            _ = files.check(.views, screen, .all)
            #expect(exists("words.one@\(variant.key).json"))
            #expect(
                screen.viewDump.contains(
                    "\"appearance\": \"\(variant.key.hasSuffix("dark") ? "dark" : "light")\""))
        }
    }

    @Test func theSameScreenGivesTheSameBytes() {
        func made() -> SnapshotScreen {
            SnapshotScreen(showing: WordController("apple"), on: .iPhone15.dark.landscape)
        }
        let (first, second) = (made(), made())
        #expect(SnapshotKind.image.make(first) == SnapshotKind.image.make(second))
        #expect(first.viewDump == second.viewDump)
        #expect(first.viewDump.contains("\"landscapeRight\"") && first.viewDump.contains("\"dark\""))
    }

    @Test func theScreenMayBeChangedFirst() {
        let screen = SnapshotScreen(showing: WordController("apple"), on: .iPhoneSE) { controller in
            (controller.view.subviews.first as? UILabel)?.text = "plum"
        }
        #expect(screen.viewDump.contains("plum") && !screen.viewDump.contains("apple"))
    }
}
