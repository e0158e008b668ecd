import Foundation
import Testing

@testable import AssetFormat

struct AssetCatalogTests {
    private func set(_ contents: String, files: [String] = []) throws -> AssetFolder {
        var all = ["Contents.json": contents]
        for file in files { all[file] = "" }
        return try AssetFolder(all)
    }

    @Test func imageSetGivesTheFileForScaleIdiomAndAppearance() throws {
        let folder = try set(
            """
            {"images": [
              {"idiom": "universal", "scale": "2x", "filename": "a2.png"},
              {"idiom": "universal", "scale": "3x", "filename": "a3.png"},
              {"idiom": "universal", "scale": "3x", "filename": "dark.png",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "ipad", "scale": "2x", "filename": "pad.png"},
              {"idiom": "mac", "scale": "1x", "filename": "mac.png"},
              {"idiom": "universal", "scale": "1x"}
            ], "properties": {"template-rendering-intent": "template"}}
            """, files: ["a2.png", "a3.png", "dark.png", "pad.png", "mac.png"])
        let set = try ImageSet(folder: folder.path)
        func file(_ traits: AssetTraits) -> String? {
            set.best(for: traits).map { $0.file.split(separator: "/").last.map(String.init) ?? "" }
        }
        #expect(file(AssetTraits()) == "a3.png")
        #expect(file(AssetTraits(scale: 2)) == "a2.png")
        #expect(file(AssetTraits(scale: 1)) == "a3.png")
        #expect(file(AssetTraits(isDark: true)) == "dark.png")
        #expect(file(AssetTraits(scale: 2, idiom: .pad)) == "pad.png")
        #expect(set.rendering == .template && set.varies)
    }

    /// For a Mac, which wrote the set, both spellings are one name.
    @Test func namesOfFilesMayBeComposedOnTheDiskAlone() throws {
        let folder = try set(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"cafe\u{301}.png\"}]}",
            files: ["caf\u{e9}.png"])
        let file = try #require(try ImageSet(folder: folder.path).best(for: AssetTraits())?.file)
        #expect(FileManager.default.fileExists(atPath: file))
    }

    /// Asset Catalog Format Reference, "Image Set Type": "width-class" and "height-class" are "compact" or "regular"; without them an image is
    /// for any.
    @Test func imageSetGivesTheFileForTheSizeClasses() throws {
        let folder = try set(
            """
            {"images": [
              {"idiom": "universal", "filename": "any.png"},
              {"idiom": "universal", "filename": "wide.png", "height-class": "compact"},
              {"idiom": "universal", "filename": "both.png", "height-class": "compact", "width-class": "regular"}
            ]}
            """, files: ["any.png", "wide.png", "both.png"])
        let set = try ImageSet(folder: folder.path)
        func file(_ width: AssetTraits.SizeClass?, _ height: AssetTraits.SizeClass?) -> String? {
            let variant = set.best(for: AssetTraits(width: width, height: height))
            return variant?.file.split(separator: "/").last.map(String.init)
        }
        #expect(file(nil, nil) == "any.png" && file(.compact, .regular) == "any.png")
        #expect(file(.compact, .compact) == "wide.png" && file(.regular, .compact) == "both.png")
        #expect(set.varies)
    }

    @Test func malformedContentsNameFileAndLine() throws {
        let folder = try set("{\n  \"images\": [\n    {\"idiom\": }\n  ]\n}")
        do {
            _ = try ImageSet(folder: folder.path)
            Issue.record("no error")
        } catch {
            #expect(error.file == folder.path + "/Contents.json" && error.line == 3, "\(error)")
        }
    }

    /// Apple's asset compiler warns of "the file … for the image set … does not exist" and builds the set of its other files.
    @Test func aMissingFileIsNamedAndTheOthersServe() throws {
        let folder = try set(
            """
            {"images": [
              {"idiom": "universal", "filename": "two.png", "scale": "2x"},
              {"idiom": "universal", "filename": "gone.png", "scale": "3x"}
            ]}
            """, files: ["two.png"])
        let set = try ImageSet(folder: folder.path)
        #expect(set.best(for: AssetTraits(scale: 3))?.file.hasSuffix("/two.png") == true)
        let problem = try #require(set.missing.first)
        #expect(set.missing.count == 1 && problem.line == 3 && problem.message.contains("gone.png"))
        #expect(problem.asWarning.hasPrefix("\(folder.path)/Contents.json:3: warning: "))
        #expect(problem.description.hasPrefix("\(folder.path)/Contents.json:3: error: "))
    }

    @Test(
        arguments: [
            (
                "{\"red\": \"0x80\", \"green\": \"0xFF\", \"blue\": \"0x00\", \"alpha\": \"1.000\"}",
                [128.0 / 255, 1, 0, 1]
            ),
            (
                "{\"red\": \"128\", \"green\": \"255\", \"blue\": \"1\", \"alpha\": \"0.5\"}",
                [128.0 / 255, 1, 1.0 / 255, 0.5]
            ),
            (
                "{\"red\": \"0.25\", \"green\": \"1.000\", \"blue\": \"0.000\", \"alpha\": \"1.000\"}",
                [0.25, 1, 0, 1]
            ),
            ("{\"red\": 1, \"green\": 0.5, \"blue\": 0, \"alpha\": 1}", [1, 0.5, 0, 1]),
            ("{\"white\": \"0.4\", \"alpha\": \"1\"}", [0.4, 0.4, 0.4, 1]),
        ] as [(String, [Double])])
    func componentsAreReadInAllTheirSpellings(_ json: String, _ expected: [Double]) throws {
        let folder = try set(
            "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": \(json)}}]}"
        )
        let set = try ColorSet(folder: folder.path)
        guard case .components(let red, let green, let blue, let alpha)? = set.best(for: AssetTraits()) else {
            Issue.record("no colour")
            return
        }
        for (got, wanted) in zip([red, green, blue, alpha], expected) { #expect(abs(got - wanted) < 1e-9) }
    }

    @Test func colourFollowsAppearanceAndReference() throws {
        let folder = try set(
            """
            {"colors": [
              {"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "display-p3",
                         "components": {"red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1.000"}}}
            ]}
            """)
        let set = try ColorSet(folder: folder.path)
        #expect(set.best(for: AssetTraits()) == .system("labelColor"))
        guard case .components(let red, _, let blue, _)? = set.best(for: AssetTraits(isDark: true)) else {
            Issue.record("no colour")
            return
        }
        #expect(abs(red - 1) < 1e-4 && abs(blue - 1) < 1e-4)
    }

    @Test func foldersGiveNamespacesOnlyWhenTheySaySo() throws {
        let folder = try AssetFolder([
            "A.xcassets/Plain/one.imageset/Contents.json": "{}",
            "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "A.xcassets/Icons/two.imageset/Contents.json": "{}",
            "A.xcassets/Brand.colorset/Contents.json": "{}",
        ])
        var catalogs = AssetCatalogs()
        catalogs.add(catalog: folder.path + "/A.xcassets")
        #expect(catalogs.names(.image) == ["Icons/two", "one"])
        #expect(catalogs.names(.color) == ["Brand"])
    }

    /// Nearly all pairs are read off `GeneratedAssetSymbols.swift` of public apps, as Xcode 15 to 26 wrote it.
    @Test(arguments: [
        ("cover", "cover"), ("my-image 2", "myImage2"), ("URLIcon", "urlIcon"),
        ("ic_addApp_green", "icAddAppGreen"), ("Sign_InBackGroung", "signInBackGroung"),
        ("ic_arrow_back_24", "icArrowBack24"), ("ic_round-home", "icRoundHome"),
        ("features 1 1", "features11"),
        ("iPhone_Card_Failure", "iPhoneCardFailure"), ("QR-Code Icon Black", "qrCodeIconBlack"),
        ("sy_head_10@2x", "syHead102X"), ("10e", "_10E"), ("1_back_arm", "_1BackArm"), ("1024", "_1024"),
        ("10C", "_10_C"), ("debit_image", "debit"), ("offer_Image", "offer"), ("AppIconImage", "appIcon"),
        ("Image", "image"), ("bg_color", "bg"), ("icShareQR", "icShareQR"),
    ])
    func imagesAreNamedAsXcodeDoes(_ name: String, _ expected: String) {
        #expect(AssetSymbols.identifier(name, dropping: AssetSymbols.imageWords) == expected)
    }

    @Test(arguments: [
        ("AccentColor", "accent"), ("Brand Primary", "brandPrimary"), ("RED", "red"),
        ("Launch_screen_colour", "launchScreenColour"), ("UIColour", "uiColour"),
        ("BGColorOne", "bgColorOne"),
        ("BackIOSPrimary", "backIOSPrimary"), ("greenColor", "green"), ("widget_bg_color", "widgetBg"),
        ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("CLR_LIGHT_LAYER", "CLR_LIGHT_LAYER"),
    ])
    func colorsAreNamedAsXcodeDoes(_ name: String, _ expected: String) {
        #expect(AssetSymbols.identifier(name, dropping: AssetSymbols.colorWords) == expected)
    }

    @Test func symbolsAreMadeForWhatTheSourceUsesAndDoesNotDeclare() throws {
        let folder = try AssetFolder([
            "A.xcassets/cover.imageset/Contents.json": "{}", "A.xcassets/unused.imageset/Contents.json": "{}",
            "A.xcassets/brand.colorset/Contents.json": "{}", "A.xcassets/own.colorset/Contents.json": "{}",
            "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "A.xcassets/Icons/home.imageset/Contents.json": "{}",
        ])
        var catalogs = AssetCatalogs()
        catalogs.add(catalog: folder.path + "/A.xcassets")
        var usage = AssetSymbols.Usage()
        usage.add("let a = UIImage(resource: .cover); b.color = .brand; c = .Icons.home; x = .own")
        usage.add("extension UIColor { static let own = UIColor.red }")
        usage.add(
            "enum Theme { static let brand = UIColor(resource: .brand) }; struct Book { var cover: UIImage }")
        let source = try #require(AssetSymbols(catalogs).source(for: usage))
        #expect(source.contains("static let cover = ImageResource(name: \"cover\", bundle: .main)"))
        #expect(source.contains("static var brand: UIColor"))
        #expect(source.contains("enum Icons {\n        static let home = ImageResource(name: \"Icons/home\""))
        // A member that the source gives UIColor itself is left out there; names elsewhere are no conflict.
        #expect(source.contains("static let own = ColorResource") && !source.contains("static var own"))
        #expect(!source.contains("unused"))
        #expect(AssetSymbols(catalogs).source(for: AssetSymbols.Usage()) == nil)
        // Xcode: ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS.
        let plain = try #require(AssetSymbols(catalogs).source(for: usage, extendsKit: false))
        #expect(plain.contains("extension ImageResource") && plain.contains("extension ColorResource"))
        #expect(!plain.contains("UIImage") && !plain.contains("UIColor"))
    }
}
