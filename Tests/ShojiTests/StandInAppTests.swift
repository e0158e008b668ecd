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
        for each in StandIn.all {
            try tool.write(
                """
                import \(each.framework)
                #if !canImport(\(each.framework))
                #error("no \(each.framework)")
                #endif

                """, "Screen/Imports/\(each.framework).swift")
        }
        let imports = StandIn.all.map { "import \($0.framework)\n" }.joined()
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
}
