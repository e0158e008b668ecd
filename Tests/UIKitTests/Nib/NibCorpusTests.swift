import TestSeeds
import Testing

@testable import NibFormat
@testable import UIKit

/// One document per group of elements, with the views that come of it: `Corpus/NAME.xib` and `Corpus/NAME.json`.
@MainActor
@Suite(.serialized)
struct NibCorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Corpus")

    @Test(arguments: [
        "attributed", "buttons", "collection", "collection-cell-old", "constraints", "labels", "scrolling",
        "size-classes", "stacks", "table-cell", "table-cell-styles",
    ])
    func documentsBecomeTheirViews(_ name: String) throws {
        let stage = Stage { $0.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
        let controller = UIViewController()
        let data = try Data(contentsOf: Self.folder.appendingPathComponent("\(name).xib"))
        let made = UINib(data: data, bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
        let root = try #require(made.first)
        if root is UITableViewCell || root is UICollectionViewCell {
            controller.view = UIView(frame: UIScreen.main.bounds)
            for (index, view) in made.enumerated() {
                view.frame.origin.y = 100 + CGFloat(index) * 100
                controller.view.addSubview(view)
            }
        } else {
            controller.view = root
        }
        stage.window.rootViewController = controller
        stage.window.makeKeyAndVisible()
        stage.frame()
        try compare(name)
        guard name == "size-classes" else { return }
        stage.change {
            $0.orientation = .landscapeLeft
            $0.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        }
        try compare(name + "-flat")
    }

    /// `SHOJI_RECORD=1` writes the dump anew, to be looked at.
    private func compare(_ name: String) throws {
        let header = ViewDump.Header(
            device: "test", size: UIScreen.main.bounds.size, scale: UIScreen.main.scale, orientation: "any",
            textSize: "large", appearance: "light")
        let dump = ViewDump.json(header)
        let file = Self.folder.appendingPathComponent("\(name).json")
        if ProcessInfo.processInfo.environment["SHOJI_RECORD"] != nil {
            try Data(dump.utf8).write(to: file)
        }
        let wanted = try String(contentsOf: file, encoding: .utf8)
        guard dump != wanted else { return }
        let pairs = zip(dump.split(separator: "\n"), wanted.split(separator: "\n"))
        let line = pairs.first { $0 != $1 }.map { "\($0) instead of \($1)" } ?? "another length"
        Issue.record("\(name): \(line)")
    }

    /// Cut short, with bytes changed, with ids and attributes exchanged: an error or views, never a crash.
    @Test func damagedDocumentsEndInAnErrorOrViews() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let sink = Diagnostics.sink
        Diagnostics.sink = { _ in }
        defer {
            Diagnostics.sink = sink
            ResourceProblems.reset()
            ImageProblems.reset()
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".xib") }.sorted()
        var random = SeededGenerator(seed: 20_261)
        var (refused, faults, views) = (0, 0, 0)
        for file in files {
            let whole = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
            for round in 0..<25 {
                let damaged = damage(whole, &random)
                let name = "\(file) round \(round)"
                let document: NibDocument
                do {
                    document = try NibDocument(data: Data(damaged.utf8), file: name)
                } catch {
                    let fault = error as? NibError
                    #expect(fault?.file == name && fault?.remedy.isEmpty == false, "\(error)")
                    refused += 1
                    continue
                }
                let instantiation = NibInstantiation(LoadedNib(document: document, strings: [:]), bundle: nil)
                instantiation.onFault = {
                    #expect($0.contains(name), "a fault that does not name its file: \($0)")
                    faults += 1
                }
                views += instantiation.instantiateNib(owner: nil).count { $0 is UIView }
            }
        }
        #expect(refused > 0 && views > 0, "\(refused) refused, \(faults) faults, \(views) views")
    }

    private func damage(_ text: String, _ random: inout SeededGenerator) -> String {
        switch random.next(4) {
        case 0: return String(text.prefix(random.next(text.count)))
        case 1:
            var bytes = Array(text.utf8)
            for _ in 0..<3 { bytes[random.next(bytes.count)] = UInt8(32 + random.next(95)) }
            return String(decoding: bytes, as: UTF8.self)
        default:
            // Two values of one attribute change places.
            let keys = ["secondItem", "firstItem", "destination", "firstAttribute", "secondAttribute"]
            let key = keys[random.next(keys.count)] + "=\""
            let parts = text.components(separatedBy: key)
            guard parts.count > 2 else { return text }
            var values = parts.dropFirst().map { $0.prefix { $0 != "\"" } }
            values.swapAt(random.next(values.count), random.next(values.count))
            var made = parts[0]
            for (part, value) in zip(parts.dropFirst(), values) {
                made += key + value + part.drop { $0 != "\"" }
            }
            return made
        }
    }
}
