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

    /// Apple's list "Technologies" has all three frameworks; a library may be called like one.
    @Test func frameworksOfApplesAreKnown() {
        let source = "import SwiftData\nimport PDFKit\nimport MetalKit\nimport SwiftDate\nimport UIKit\n"
        let input = Lowering.Input(path: "/app/A.swift", text: Array(source.utf8))
        let states = Lowering.importedModules(of: [input]).map { ($0.name, $0.state) }
        let absent = Lowering.ImportedModule.State.absent("a framework of iOS, of which nothing is here")
        #expect(states.map(\.0) == ["MetalKit", "PDFKit", "SwiftData", "SwiftDate", "UIKit"])
        #expect(states.map(\.1) == [absent, absent, absent, .unknown, .here])
        let kit = Lowering.kit(of: [], libraries: [.init(name: "Speech", files: [], isLowered: true)])
        let own = Lowering.Input(path: "/app/A.swift", text: Array("import UIKit\nimport Speech\n".utf8))
        #expect(Lowering.lower([own], kit: kit)[0].text == nil)
    }

    @Test func whatIsHereOrIsNotCompiledIsNoneOfThem() {
        let told = columns(
            "import UIKit\nimport RegexBuilder\n#if canImport(SnapKit)\nimport SnapKit\n#endif\n")
        #expect(!told.contains { $0.hasPrefix("import ") })
    }
}
