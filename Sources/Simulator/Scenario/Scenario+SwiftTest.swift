extension Scenario {
    /// A Swift test that does the same steps on a screen and compares what is there then with what was recorded.
    /// - Parameters:
    ///   - controller: an expression that makes the screen's controller.
    ///   - module: the app's.
    public func swiftTest(of controller: String, module: String) -> String {
        let name = controller.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let lines = steps.map { "            - \($0.action.text)" }.joined(separator: "\n")
        // More signs than any text in it has behind its quotes.
        let signs = String(repeating: "#", count: 1 + (lines.contains("\"\"\"") ? 1 : 0))
        let playing =
            steps.isEmpty
            ? "" : ",\n            playing: \(signs)\"\"\"\n\(lines)\n            \"\"\"\(signs)"
        return """
            import Testing
            import UIKit
            import UIKitSnapshots
            @testable import \(module)

            @MainActor @Suite(.serialized) struct \(name)Tests {
                @Test func recorded() {
                    assertSnapshot(
                        of: \(controller), on: \(device)\(playing))
                }
            }

            """
    }

    /// The settings as a `SnapshotDevice`.
    private var device: String {
        var text = "SnapshotDevice(\"\((settings.device ?? .standard).name)\")"
        if settings.appearance == .dark { text += ".dark" }
        if settings.direction == .rtl { text += ".rightToLeft" }
        if settings.orientation == .landscapeLeft || settings.orientation == .landscapeRight {
            text += ".landscape"
        }
        if settings.keyboard == true { text += ".drawnKeyboard" }
        if let size = settings.textSize, size != .large { text += ".textSize(.\(size.rawValue))" }
        if let locale = settings.locale { text += ".locale(\"\(locale)\")" }
        return text
    }
}
