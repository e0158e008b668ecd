import NibFormat
import Testing

@testable import UIKit

/// Fonts that an app lists under `UIAppFonts`.
@MainActor @Suite(.serialized) struct AppFontTests {
    private static let fonts = "/usr/share/fonts/truetype/quicksand/"

    /// Runs with a bundle that holds `Quicksand-Bold.ttf` in a folder, and a file that is no font; gives what was said.
    private func said(_ body: () throws -> Void) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AppFontTests-\(getpid())")
        let inner = folder.appendingPathComponent("Resources/Fonts")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        // What an earlier run has left.
        try? FileManager.default.removeItem(at: inner.appendingPathComponent("Quicksand-Bold.ttf"))
        try FileManager.default.copyItem(
            atPath: Self.fonts + "Quicksand-Bold.ttf",
            toPath: inner.appendingPathComponent("Quicksand-Bold.ttf").path)
        try Data("no font".utf8).write(to: inner.appendingPathComponent("Broken.ttf"))
        let (bundle, sink) = (BundleFiles.main, Diagnostics.sink)
        var messages: [String] = []
        Diagnostics.sink = { messages.append($0) }
        BundleFiles.main = BundleFiles(folder: folder)
        defer {
            BundleFiles.main = bundle
            Diagnostics.sink = sink
            try? FileManager.default.removeItem(at: folder)
        }
        try body()
        return messages
    }

    /// Apple's documentation of `UIAppFonts`: names of files in the bundle, with their folder or without.
    @Test func listedFilesAreFoundByEveryName() throws {
        let messages = try said {
            AppFonts.register(["UIAppFonts": ["Fonts/Quicksand-Bold.ttf"]])
            for name in ["Quicksand-Bold", "Quicksand Bold"] {
                let font = try #require(UIFont(name: name, size: 20))
                #expect(font.fontName == "Quicksand-Bold")
                #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
            }
            let font = try #require(UIFont(name: "Quicksand-Bold", size: 20))
            #expect(UIFont.fontNames(forFamilyName: font.familyName).contains("Quicksand-Bold"))
            #expect(UIFont(name: font.familyName, size: 20) != nil)
            // Body grows from 22 to 34 points of leading (recorded): 20 points become 30.909, whole 31.
            let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
            let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: traits)
            #expect(scaled.fontName == "Quicksand-Bold" && scaled.pointSize == 31)
        }
        #expect(messages.isEmpty)
    }

    @Test func whatIsMissingIsNamedAndStopsNothing() throws {
        let messages = try said {
            AppFonts.register(["UIAppFonts": ["NoSuchFile.ttf", "Broken.ttf", "Quicksand-Bold.ttf"]])
            #expect(UIFont(name: "Quicksand-Bold", size: 12) != nil)
            #expect(UIFont(name: "AppFontTests-Missing", size: 12) == nil)
            #expect(UIFont(name: "AppFontTests-Missing", size: 13) == nil)
        }
        #expect(messages.count == 3)
        #expect(messages.first?.contains("NoSuchFile.ttf") == true)
        #expect(messages.dropFirst().first?.contains("Broken.ttf") == true)
        #expect(messages.last?.contains("AppFontTests-Missing") == true)
    }

    @Test func nibsFindThemToo() throws {
        func font(_ name: String, family: String) throws -> UIFont? {
            let label = """
                <view id="r"><subviews><label id="l" text="a">
                <fontDescription key="fontDescription" name="\(name)" family="\(family)" pointSize="19"/>
                </label></subviews></view>
                """
            let document = try NibDocument(data: Data(NibText.document(label).utf8), file: "Cell.xib")
            let made = NibInstantiation(LoadedNib(document: document, strings: [:]), bundle: nil)
                .instantiateNib(owner: nil)
            return (made.first as? UIView)?.subviews.compactMap { $0 as? UILabel }.first?.font
        }
        let messages = try said {
            _ = Stage()
            AppFonts.register(["UIAppFonts": ["Quicksand-Bold.ttf"]])
            let own = try font("Quicksand-Bold", family: "Quicksand")
            #expect(own?.fontName == "Quicksand-Bold")
            let absent = try font("AppFontTests-Absent", family: "AppFontTests")
            #expect(absent?.fontName == ".SFUI-Regular")
        }
        #expect(messages.count == 1 && messages[0].contains("AppFontTests-Absent"))
    }
}
