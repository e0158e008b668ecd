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

    /// The screens of a source, as its app tells them.
    private struct Screens: Decodable {
        struct Screen: Decodable, Equatable {
            var id: String
            var name: String
        }
        var screens: [Screen]

        init(of tool: ReleaseTool) async throws {
            let built = try await tool.run("build", "Screen")
            try #require(built.status == 0, "\(built)")
            let answer = try await tool.run(
                ["screens"], executable: URL(fileURLWithPath: built.lastLine))
            self = try JSONDecoder().decode(Self.self, from: Data(answer.lastLine.utf8))
        }
        var previews: [Screen] { screens.filter { $0.id.hasPrefix("preview:") } }
    }

    /// `FILE:LINE` is the first that a provider shows, `FILE:LINE:NUMBER` each further one.
    @Test func everyViewOfAProviderIsAScreen() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write(
            """
            import SwiftUI
            import UIKit
            struct Wrapper: UIViewRepresentable {
                let text: String
                func makeUIView(context: Context) -> UILabel {
                    let label = UILabel()
                    label.text = text
                    return label
                }
                func updateUIView(_ label: UILabel, context: Context) {}
            }
            struct Label_Previews: PreviewProvider {
                static var previews: some View {
                    Wrapper(text: "the first")
                    ForEach(["second", "third"], id: \\.self) { name in
                        Wrapper(text: "the " + name).previewDisplayName(name)
                    }
                }
            }
            """, "Screen/Cards.swift")
        #expect(
            try await Screens(of: tool).previews == [
                .init(id: "preview:Cards.swift:12", name: "Cards-12"),
                .init(id: "preview:Cards.swift:12:2", name: "second"),
                .init(id: "preview:Cards.swift:12:3", name: "third"),
            ])
        let third = try await tool.run("snapshot", "Screen", "--preview", "Cards.swift:12:3", "--out", "out")
        let dump = String(decoding: try #require(tool.read("out/opened.json")), as: UTF8.self)
        #expect(third.status == 0 && dump.contains("\"the third\""), "\(third) \(dump)")
        #expect(!dump.contains("the first") && !dump.contains("the second"), "\(dump)")
    }

    /// A preview that stops the app keeps nobody from the other screens.
    @Test func aPreviewThatStopsDoesNotHideTheScreens() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write(
            """
            import SwiftUI
            import UIKit
            struct Wrapper: UIViewRepresentable {
                init() { fatalError("no model") }
                func makeUIView(context: Context) -> UIView { UIView() }
                func updateUIView(_ view: UIView, context: Context) {}
            }
            struct Stopping_Previews: PreviewProvider {
                static var previews: some View { Wrapper() }
            }
            #Preview("Good") { ScreenViewController() }
            """, "Screen/Cards.swift")
        #expect(
            try await Screens(of: tool).screens.map(\.id) == [
                "preview:Cards.swift:8", "preview:Cards.swift:11", "controller:ScreenViewController",
            ])
    }

    /// Wrappers and previews of a package's targets; what is declared in another module than the app's is shown like the app's own.
    @Test func targetsOfAPackageSharePreviews() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Cards", platforms: [.iOS(.v15)],
                targets: [
                    .executableTarget(name: "Cards", dependencies: ["Feature", "Wrapping"]),
                    .target(name: "Feature", dependencies: ["Wrapping"]),
                    .target(name: "Wrapping"),
                ])
            """, "Screen/Package.swift")
        try tool.write(
            """
            import SwiftUI
            public struct Wrapper<Wrapped: UIView>: UIViewRepresentable {
                private let view: Wrapped
                public init(_ make: @escaping () -> Wrapped) { view = make() }
                public func makeUIView(context: Context) -> Wrapped { view }
                public func updateUIView(_ view: Wrapped, context: Context) {}
            }
            """, "Screen/Sources/Wrapping/Wrapper.swift")
        try tool.write(
            """
            import SwiftUI
            import UIKit
            import Wrapping
            @MainActor public func card() -> UILabel {
                let label = UILabel()
                label.accessibilityIdentifier = "card"
                label.text = "Card"
                return label
            }
            struct Card_Previews: PreviewProvider {
                static var previews: some View { Wrapper { card() }.previewDisplayName("Card") }
            }
            """, "Screen/Sources/Feature/Card.swift")
        try tool.write(
            """
            import Feature
            import SwiftUI
            import UIKit
            import Wrapping
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
            struct App_Previews: PreviewProvider {
                static var previews: some View { Wrapper { card() }.previewDisplayName("Card of the app") }
            }
            """, "Screen/Sources/Cards/App.swift")
        let answer = try await tool.run("snapshot", "Screen", "--previews", "--out", "out")
        #expect(answer.status == 0 && !answer.err.contains("skipped"), "\(answer)")
        for name in ["Card", "Card of the app"] {
            let dump = String(
                decoding: try #require(tool.read("out/\(name).json"), "\(answer)"), as: UTF8.self)
            #expect(dump.contains("\"id\": \"card\""), "\(dump)")
        }
        let linted = try await tool.run("lint", "Screen", "--previews", "--matrix", "appearances=light")
        #expect(linted.out.contains("Card of the app"), "\(linted)")
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
