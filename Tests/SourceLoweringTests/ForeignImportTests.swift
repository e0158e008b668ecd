import Foundation
import SourceLowering
import Testing

/// Imports of modules that are none here: blanked, and told to the build with their places.
@Suite struct ForeignImportTests {
    private func columns(_ source: String) -> [String] {
        Lowering.lower([.init(path: "/app/A.swift", text: Array(source.utf8))], kit: Lowered.kit)[0]
            .columns.split(separator: "\n").map(String.init)
    }

    @Test func theirPlacesAreThoseOfTheOriginal() {
        let told = columns(
            "import UIKit\n\n  import SnapKit\n@testable import Carousel.Parts\nimport Combine\n")
        #expect(told.filter { $0.hasPrefix("import ") } == ["import SnapKit 3 3", "import Carousel 4 1"])
    }

    @Test func whatIsHereOrIsNotCompiledIsNoneOfThem() {
        let told = columns(
            "import UIKit\nimport RegexBuilder\n#if canImport(SnapKit)\nimport SnapKit\n#endif\n")
        #expect(!told.contains { $0.hasPrefix("import ") })
    }
}
