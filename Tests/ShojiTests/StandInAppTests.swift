import Foundation
import StandInTable
import Testing

/// Source that imports Apple's frameworks builds as it stands, and says once what does not happen.
@Suite struct StandInAppTests {
    /// Each import in a file of its own, as apps have them: what one brings must not hide what another one has.
    @Test func everyFrameworkIsImportedWithoutAWarning() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "box.isHidden = !Imports.all")
        // What of a framework is here only in part is told, and `canImport` says no.
        let whole = StandIn.all.filter { !$0.isOfAPart }
        for each in whole {
            try tool.write(
                """
                import \(each.framework)
                #if !canImport(\(each.framework))
                #error("no \(each.framework)")
                #endif

                """, "Screen/Imports/\(each.framework).swift")
        }
        let imports = whole.map { "import \($0.framework)\n" }.joined()
        // Different in every run: what was built before is not compiled again, and says nothing.
        try tool.write(
            "\(imports)enum Imports { static let all = true }\n// \(UUID())\n", "Screen/Imports.swift")
        let answer = try await tool.run("build", "Screen")
        #expect(answer.status == 0 && !answer.err.contains("warning:"), "\(answer)")
    }

    /// Delegate methods in extensions and subclasses are heard as UIKit's own are.
    @Test func delegatesOfStandInsAreLowered() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "pages.start()")
        try tool.write(
            """
            import WebKit

            class Pages: NSObject, WKNavigationDelegate {
                let view = WKWebView()
                func start() {
                    view.navigationDelegate = self
                    view.loadHTMLString("<title>Pears</title><p>text</p>", baseURL: nil)
                }
            }
            final class LoggedPages: Pages {
                func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
                    print("finished", webView.title ?? "")
                    webView.evaluateJavaScript("1 + 1") { _, error in print("failed", error != nil) }
                }
            }
            let pages: Pages = LoggedPages()

            """, "Screen/Pages.swift")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.out.contains("finished Pears") && answer.out.contains("failed true"), "\(answer)")
        #expect(answer.err.contains("WKWebView.evaluateJavaScript"), "\(answer)")
    }

    /// UIKit's screens and cells that show views of SwiftUI's say which; no name within their bodies need be known.
    @Test func viewsOfSwiftUIAreBoxesWithTheirNames() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            import SwiftUI
            import UIKit

            struct Cover: View {
                @State private var isOpen = false
                @Environment(\\.colorScheme) var scheme
                @Binding var title: String
                var body: some View {
                    NavigationStack {
                        LazyVGrid(columns: [GridItem(.flexible())]) { row(title).matchedGeometryEffect(id: 1) }
                    }.sheet(isPresented: $isOpen) { Text(title) }
                }
                @ViewBuilder func row(_ title: String) -> some View { HStack { Text(title); Spacer() } }
            }
            #if canImport(SwiftUI)
            #error("SwiftUI is not here as a whole")
            #endif
            struct Cover_Previews: PreviewProvider {
                static var previews: some View { Cover(title: .constant("")).previewLayout(.sizeThatFits) }
            }
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let host = UIHostingController(rootView: Cover(title: .constant("Emma")))
                    addChild(host)
                    view.addSubview(host.view)
                    host.view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
                    host.didMove(toParent: self)
                    let content = UIHostingConfiguration { VStack { Text("Emma") } }.makeContentView()
                    content.frame = CGRect(x: 0, y: 400, width: 300, height: 60)
                    view.addSubview(content)
                    print("loaded", host.rootView.title)
                }
            }
            """, "Screen/Screen.swift")
        let answer = try await tool.run("snapshot", "Screen", "--view-controller", "Screen", "--out", "out")
        #expect(answer.status == 0 && answer.out == "loaded Emma\n", "\(answer)")
        #expect(!answer.err.contains("left out"), "\(answer)")
        let dump = String(decoding: try #require(tool.read("out/opened.json")), as: UTF8.self)
        #expect(dump.contains("\"SwiftUI: Cover\"") && dump.contains("\"SwiftUI: VStack\""), "\(dump)")
    }
}
