import Foundation
import Testing

/// Swift drops the texts of `precondition` and `assert` in release builds, which is what apps run on (The Swift Programming Language, "Enforcing
/// Preconditions"; measured by an app that stopped without a word).
@Suite struct StopMessageTests {
    /// The modules whose errors are an app's own.
    private static let modules = [
        "AppleFoundation", "CoreGraphics", "ObjectiveC", "QuartzCore", "Raster", "StandIns", "TextLayout",
        "UIKit",
    ]

    @Test(arguments: modules) func whatStopsAnAppSaysWhyInReleaseBuildsToo(_ module: String) throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/\(module)")
        let walk = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var read = 0
        for case let file as URL in walk where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            read += 1
            for (line, words) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let code = words.prefix { $0 != "/" }
                #expect(
                    !code.contains(/\b(precondition|preconditionFailure|assert|assertionFailure)\(/),
                    "\(file.lastPathComponent):\(line + 1): use `ensure` or `fatalError`")
            }
        }
        #expect(read > 0, "no Swift file in \(sources.path)")
    }
}
