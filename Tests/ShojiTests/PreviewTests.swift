import Foundation
import Testing

/// `shoji snapshot --previews`: a preview's name is its own or FILE-LINE.
@Suite struct PreviewTests {
    @Test func everyPreviewIsAPicture() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "print(\"made\")")
        try tool.write(
            """
            import UIKit
            #Preview("Red / large", traits: .fixedLayout(width: 100, height: 50)) {
                let view = UIView()
                view.accessibilityIdentifier = "red"
                view.backgroundColor = .red
                return view
            }
            @available(iOS 17.0, *)
            #Preview(traits: .landscapeLeft) { ScreenViewController() }
            // #Preview { none }
            struct Other { let body = 1 }
            #Preview("SwiftUI") { Other() }
            """, "Screen/Cards.swift")
        let answer = try await tool.run(
            "snapshot", "Screen", "--previews", "--matrix", "appearances=light,dark", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        #expect(
            answer.err.contains(
                "Cards.swift:12: warning: the preview SwiftUI is skipped: its body is SwiftUI"), "\(answer)")
        let files = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/out").sorted()
        #expect(
            files.filter { $0.hasSuffix(".png") } == [
                "Cards-9@dark.png", "Cards-9@light.png", "Red _ large@dark.png", "Red _ large@light.png",
            ], "\(files)")
        let red = String(decoding: try #require(tool.read("out/Red _ large@light.json")), as: UTF8.self)
        #expect(red.contains("\"id\": \"red\"") && red.contains(", 100, 50]"), "\(red)")
        // Apple's published size, turned.
        let turned = String(decoding: try #require(tool.read("out/Cards-9@dark.json")), as: UTF8.self)
        #expect(turned.contains("\"size\": [852, 393]") && turned.contains("\"landscapeLeft\""), "\(turned)")

        try tool.write("import UIKit\n", "Screen/Cards.swift")
        let none = try await tool.run("snapshot", "Screen", "--previews", "--out", "two")
        #expect(none.status == 2 && none.err.contains("no #Preview"), "\(none)")
        let both = try await tool.run(
            "snapshot", "Screen", "--previews", "--scenario", "Screen/Cards.swift", "--out", "two")
        #expect(both.status == 2, "\(both)")
    }

    /// What UIKit projects write: wrappers of their own, within `#if`. A preview is on the device that it names where the run names none.
    @Test func wrappedControllersArePictures() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write(
            """
            import SwiftUI
            import UIKit
            #if canImport(SwiftUI) && DEBUG
            struct Wrapper<Wrapped: UIViewController>: UIViewControllerRepresentable {
                let controller: Wrapped
                init(_ make: @escaping () -> Wrapped) { controller = make() }
                func makeUIViewController(context: Context) -> Wrapped { controller }
                func updateUIViewController(_ controller: Wrapped, context: Context) {}
            }
            struct Screen_Previews: PreviewProvider {
                static var previews: some View {
                    ForEach(["iPhone SE (3rd generation)", "iPhone 14"], id: \\.self) { device in
                        Wrapper { ScreenViewController() }
                            .previewDevice(PreviewDevice(rawValue: device)).previewDisplayName(device)
                    }
                }
            }
            #endif
            struct Text_Previews: PreviewProvider {
                static var previews: some View { VStack { Text("a") } }
            }
            """, "Screen/Cards.swift")
        let answer = try await tool.run("snapshot", "Screen", "--previews", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        #expect(
            answer.err.contains(
                "Cards.swift:19: warning: the preview Cards-19 is skipped: its body is SwiftUI"), "\(answer)")
        // Apple's published sizes.
        for (name, size) in [("iPhone SE (3rd generation)", "[375, 667]"), ("iPhone 14", "[390, 844]")] {
            let dump = String(decoding: try #require(tool.read("out/\(name).json")), as: UTF8.self)
            #expect(dump.contains("\"size\": \(size)"), "\(dump)")
        }
        let chosen = try await tool.run(
            "snapshot", "Screen", "--previews", "--device", "iPad (10th)", "--out", "two")
        let dump = String(decoding: try #require(tool.read("two/iPhone 14.json")), as: UTF8.self)
        #expect(chosen.status == 0 && dump.contains("\"size\": [820, 1180]"), "\(chosen)")
    }

    @Test func everyPreviewIsATest() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        func cards(_ width: Int) throws {
            try tool.write(
                """
                import UIKit
                #Preview("Red", traits: .fixedLayout(width: \(width), height: 50)) {
                    let view = UIView()
                    view.accessibilityIdentifier = "red"
                    view.backgroundColor = .red
                    return view
                }
                struct Other { let body = 1 }
                #Preview("SwiftUI") { Other() }
                """, "Screen/Cards.swift")
        }
        try cards(100)
        let all = ["test", "Screen", "--previews", "--matrix", "appearances=light,dark"]
        let never = try await tool.run(all + ["--record", "never"])
        #expect(never.status == 5 && never.out.contains("0 passed, 2 failed, 2 skipped"), "\(never)")
        let first = try await tool.run(all)
        #expect(first.status == 5 && first.out.contains("was recorded; look at it"), "\(first)")
        #expect(tool.read("Screen/__Snapshots__/Previews/Red@dark.png") != nil)
        let second = try await tool.run(all + ["--junit", "out.xml"])
        #expect(second.status == 0 && second.out.contains("2 passed, 0 failed, 2 skipped"), "\(second)")
        #expect(
            try JUnit(try #require(tool.read("out.xml"))).cases == [
                "Previews/Red@light": "passed", "Previews/Red@dark": "passed",
                "Previews/SwiftUI@light": "skipped", "Previews/SwiftUI@dark": "skipped",
            ])
        try cards(120)
        let changed = try await tool.run(all + ["--filter", "dark"])
        #expect(changed.status == 5 && changed.out.contains("0 passed, 1 failed, 1 skipped"), "\(changed)")
        #expect(changed.out.contains("red: resized by 20 x 0"), "\(changed)")
        #expect(tool.read("Screen/__Snapshots__/Previews/Red@dark.failed.png") != nil)
        _ = try await tool.run(all + ["--record", "failed"])
        let pruned = try await tool.run(all + ["--prune"])
        #expect(pruned.status == 0 && pruned.out.contains("Red@dark.failed.png"), "\(pruned)")
        #expect(tool.read("Screen/__Snapshots__/Previews/Red@dark.failed.png") == nil)
        #expect(tool.read("Screen/__Snapshots__/Previews/Red@dark.png") != nil)
    }
}
