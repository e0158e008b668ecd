import Testing

@testable import UIKit

extension Idioms {
    /// Fonts made from and told by descriptors.
    @Suite @MainActor struct Fonts {
        private typealias Key = UIFontDescriptor.FeatureKey
        private typealias TraitKey = UIFontDescriptor.TraitKey
        private static let folder = "/usr/share/fonts/truetype/"

        private func width(_ text: String, _ font: UIFont) -> CGFloat {
            (text as NSString).size(withAttributes: [.font: font]).width
        }

        private func with(_ settings: [[UIFontDescriptor.FeatureKey: Int]], _ font: UIFont) -> UIFont {
            UIFont(
                descriptor: font.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
        }

        private func registered(_ names: String...) throws {
            for name in names { try AppFonts.register(path: Self.folder + name + ".ttf") }
        }

        // MARK: Features

        /// Core Text's `SFNTLayoutTypes.h`.
        @Test func constantsHaveTheValuesOfTheHeader() {
            let values: [(constant: Int, header: Int)] = [
                (kLigaturesType, 1), (kCommonLigaturesOnSelector, 2), (kRareLigaturesOffSelector, 5),
                (kLetterCaseType, 3), (kSmallCapsSelector, 3), (kNumberSpacingType, 6),
                (kMonospacedNumbersSelector, 0), (kProportionalNumbersSelector, 1), (kSmartSwashType, 8),
                (kNonFinalSwashesOffSelector, 9), (kVerticalPositionType, 10), (kSuperiorsSelector, 1),
                (kScientificInferiorsSelector, 4), (kFractionsType, 11), (kVerticalFractionsSelector, 1),
                (kDiagonalFractionsSelector, 2), (kTypographicExtrasType, 14), (kSlashedZeroOnSelector, 4),
                (kCharacterAlternativesType, 17), (kNoAlternatesSelector, 0), (kNumberCaseType, 21),
                (kLowerCaseNumbersSelector, 0), (kUpperCaseNumbersSelector, 1),
                (kCaseSensitiveLayoutType, 33), (kCaseSensitiveSpacingOnSelector, 2),
                (kStylisticAlternativesType, 35), (kStylisticAltOneOnSelector, 2),
                (kStylisticAltTwentyOffSelector, 41), (kContextualAlternatesType, 36),
                (kContextualSwashAlternatesOffSelector, 5), (kLowerCaseType, 37),
                (kLowerCaseSmallCapsSelector, 1), (kUpperCaseType, 38), (kUpperCaseSmallCapsSelector, 1),
            ]
            for value in values { #expect(value.constant == value.header) }
        }

        /// Core Text's keys; iOS 15 gave them new names.
        @Test func keysHaveTheNamesOfCoreText() {
            #expect(
                UIFontDescriptor.AttributeName.featureSettings.rawValue == "NSCTFontFeatureSettingsAttribute")
            #expect(Key.featureIdentifier.rawValue == "CTFeatureTypeIdentifier")
            #expect(Key.typeIdentifier.rawValue == "CTFeatureSelectorIdentifier")
            #expect(Key.type == .featureIdentifier)
            #expect(Key.selector == .typeIdentifier)
        }

        /// The registry: digits of one width.
        @Test func monospacedDigitsComeFromFeatures() {
            let font = UIFont.systemFont(ofSize: 20, weight: .medium)
            let tabular = with([[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]], font)
            #expect(width("111", font) < width("888", font))
            #expect(width("111", tabular) == width("888", tabular))
            #expect(tabular.pointSize == 20)
            #expect(tabular.fontName == font.fontName)
            let older = with(
                [[.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]], font)
            #expect(tabular == older)
            #expect(tabular == UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .medium))
            #expect(tabular.hash == UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .medium).hash)
            #expect(tabular != font)
        }

        /// Both features count, and other changes of the descriptor keep them.
        @Test func featuresGoAlongWithChangesOfTheFont() throws {
            let font = with(
                [
                    [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector],
                    [.type: kFractionsType, .selector: kDiagonalFractionsSelector],
                ], .systemFont(ofSize: 17))
            #expect(width("1/2", font) < width("1/2", .systemFont(ofSize: 17)))
            let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
            let changed = [
                font.withSize(30), UIFont(descriptor: bold, size: 0),
                UIFont(descriptor: try #require(font.fontDescriptor.withDesign(.serif)), size: 0),
                UIFontMetrics.default.scaledFont(for: font),
                UIFont(
                    descriptor: UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes), size: 0),
            ]
            for font in changed {
                #expect(width("111", font) == width("888", font))
                #expect((font.fontDescriptor.object(forKey: .featureSettings) as? [Any])?.count == 2)
            }
            #expect(changed.last == font)
        }

        /// Settings under plain names and as objects, as Objective-C's dictionaries have them; what no feature stands
        /// for changes nothing.
        @Test func settingsAreReadInEveryForm() {
            let font = UIFont.systemFont(ofSize: 17)
            let tabular = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
            func made(_ settings: Any) -> UIFont {
                UIFont(
                    descriptor: font.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
            }
            #expect(made([["CTFeatureTypeIdentifier": 6, "CTFeatureSelectorIdentifier": 0]]) == tabular)
            #expect(made([[Key.type: NSNumber(value: 6), Key.selector: NSNumber(value: 0)]]) == tabular)
            #expect(made([[Key.type: 6]]) == font)
            #expect(made("nothing") == font)
        }

        @Test func featuresStayWhenATextStyleIsAdded() {
            let digits = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular).fontDescriptor
            let font = UIFont(
                descriptor: digits.addingAttributes([.textStyle: UIFont.TextStyle.title1]), size: 0)
            #expect(font.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
            #expect(width("111", font) == width("888", font))
            // New settings count instead of those of before.
            let plain = digits.addingAttributes([.featureSettings: [[Key: Int]]()])
            #expect(UIFont(descriptor: plain, size: 0) == UIFont.systemFont(ofSize: 10))
        }

        /// Labels of preferred fonts keep the features when the reader's text size changes.
        @Test func adjustedFontsKeepTheirFeatures() {
            let font = with(
                [[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]],
                .preferredFont(forTextStyle: .body))
            let larger = font.adjusted(
                to: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
            #expect(larger.pointSize == 33)
            #expect(width("111", larger) == width("888", larger))
        }

        // MARK: Attributes

        @Test func descriptorsAreMadeOfAttributes() throws {
            let bold = UIFontDescriptor(fontAttributes: [
                .size: 14, .traits: [TraitKey.weight: UIFont.Weight.bold],
            ])
            #expect(bold.pointSize == 14)
            #expect(bold.postscriptName == ".SFUI-Bold")
            #expect(bold.symbolicTraits.contains(.traitBold))
            let italic = UIFontDescriptor(fontAttributes: [
                .family: "Helvetica Neue",
                .traits: [TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue],
            ])
            #expect(italic.symbolicTraits == .traitItalic)
            #expect(
                UIFontDescriptor(fontAttributes: [.family: "Avenir", .face: "Heavy"]).postscriptName
                    == ".SFUI-Heavy")
            #expect(
                UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline]).postscriptName
                    == ".SFUI-Semibold")
            // UIFont.init(descriptor:size:): a size greater than 0 counts before the descriptor's; Core Text takes
            // 12 points where neither has one.
            #expect(UIFont(descriptor: bold, size: 0).pointSize == 14)
            #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
            #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
        }

        @Test func attributesAreWhatWasGiven() throws {
            let descriptor = UIFontDescriptor(fontAttributes: [.family: "Georgia", .face: "Bold"])
            #expect(Set(descriptor.fontAttributes.keys) == [.family, .face])
            #expect(descriptor.fontAttributes[.family] as? String == "Georgia")
            let sized = descriptor.addingAttributes([.size: 12])
            #expect(Set(sized.fontAttributes.keys) == [.family, .face, .size])
            #expect(sized.object(forKey: .size) as? CGFloat == 12)
            let attributes = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.fontAttributes
            #expect(attributes[.textStyle] as? String == UIFont.TextStyle.body.rawValue)
            #expect(attributes[.textStyle] as? UIFont.TextStyle == .body)
            #expect(attributes[.size] as? CGFloat == UIFont.preferredFont(forTextStyle: .body).pointSize)
        }

        /// Numbers, as the header says; source reads them as objects, lengths and weights.
        @Test func traitsAreTold() throws {
            let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
            let traits = try #require(font.fontDescriptor.object(forKey: .traits) as? [TraitKey: Any])
            #expect((traits[.weight] as? NSNumber)?.doubleValue == Double(UIFont.Weight.semibold.rawValue))
            #expect(traits[.weight] as? CGFloat == UIFont.Weight.semibold.rawValue)
            #expect(traits[.weight] as? UIFont.Weight == .semibold)
            #expect(traits[.symbolic] as? UInt32 == UIFontDescriptor.SymbolicTraits.traitBold.rawValue)
            #expect(traits[.slant] as? CGFloat == 0)
            #expect(traits[.width] as? CGFloat == 0)
        }

        /// UIFontDescriptor.h.
        @Test func symbolicTraitsHaveTheBitsOfTheHeader() {
            typealias Traits = UIFontDescriptor.SymbolicTraits
            let bits: [Traits] = [
                .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace, .traitVertical,
                .traitUIOptimized, .traitTightLeading, .traitLooseLeading,
            ]
            #expect(bits.map(\.rawValue) == [0, 1, 5, 6, 10, 11, 12, 15, 16].map { 1 << $0 })
            #expect(Traits.classMask.rawValue == 0xF000_0000)
            #expect(Traits.classSymbolic.rawValue >> 28 == 12)
        }

        /// They are kept and told, beside those that are drawn.
        @Test func traitsOfLeadingAreKept() throws {
            let base = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
            let tight = try #require(base.withSymbolicTraits([.traitTightLeading, .traitBold]))
            #expect(tight.symbolicTraits == [.traitTightLeading, .traitBold])
            let font = UIFont(descriptor: tight, size: 0)
            #expect(font.fontDescriptor.symbolicTraits == [.traitTightLeading, .traitBold])
            #expect(font.pointSize == base.pointSize)
        }

        @Test func matricesAreKept() {
            let slanted = CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0)
            let font = UIFont.systemFont(ofSize: 17)
            #expect(font.fontDescriptor.matrix == .identity)
            let leaning = UIFont(descriptor: font.fontDescriptor.withMatrix(slanted), size: 0)
            #expect(leaning.fontDescriptor.matrix == slanted)
            #expect(leaning != font)
            #expect(UIFontDescriptor(name: "Menlo", matrix: slanted).matrix == slanted)
        }

        @Test func widthsAreTold() {
            let font = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
            #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitCondensed])
            #expect(font != UIFont.systemFont(ofSize: 17, weight: .bold))
            #expect(
                UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard)
                    == UIFont.systemFont(ofSize: 17, weight: .bold))
        }

        // MARK: An app's own families

        /// Names of the files' name tables.
        @Test func facesOfAFamilyAreFound() throws {
            try registered(
                "noto/NotoSerif-Regular", "noto/NotoSerif-Bold", "noto/NotoSerif-Italic",
                "noto/NotoSerif-BoldItalic")
            let names: Set = [
                "NotoSerif-Regular", "NotoSerif-Bold", "NotoSerif-Italic", "NotoSerif-BoldItalic",
            ]
            #expect(Set(UIFont.fontNames(forFamilyName: "Noto Serif")) == names)
            let regular = UIFontDescriptor(fontAttributes: [.family: "Noto Serif", .size: 10])
            #expect(regular.object(forKey: .face) as? String == "Regular")
            #expect(regular.withFace("Bold Italic").postscriptName == "NotoSerif-BoldItalic")
            #expect(regular.withSymbolicTraits(.traitBold)?.postscriptName == "NotoSerif-Bold")
            let both = try #require(regular.withSymbolicTraits([.traitBold, .traitItalic]))
            #expect(both.postscriptName == "NotoSerif-BoldItalic")
            #expect(both.symbolicTraits == [.traitBold, .traitItalic])
            let heavy = regular.addingAttributes([.traits: [TraitKey.weight: UIFont.Weight.heavy]])
            #expect(heavy.postscriptName == "NotoSerif-Bold")
            #expect(
                UIFont.boldSystemFont(ofSize: 10).fontDescriptor.withFamily("Noto Serif").postscriptName
                    == "NotoSerif-Bold")
            #expect(
                heavy.addingAttributes([.traits: [TraitKey.width: 0.2]]).postscriptName == "NotoSerif-Bold")
            #expect(
                regular.addingAttributes([.visibleName: "Noto Serif Italic"]).postscriptName
                    == "NotoSerif-Italic")
            let font = UIFont(descriptor: heavy, size: 0)
            #expect(font == UIFont(name: "NotoSerif-Bold", size: 10))
            #expect(font.fontDescriptor.fontAttributes[.name] as? String == "NotoSerif-Bold")
        }

        /// nil when the family has no such face.
        @Test func aFamilyOfOneFaceHasNoBold() throws {
            try registered("dejavu/DejaVuSans")
            let font = try #require(UIFont(name: "DejaVuSans", size: 10))
            #expect(font.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
            #expect(font.fontDescriptor.withSymbolicTraits([]) != nil)
            #expect(font.fontDescriptor.withDesign(.serif) == nil)
        }

        @Test func descriptorsMatchFacesThatExist() throws {
            try registered("noto/NotoSerif-Regular", "noto/NotoSerif-Bold")
            func matches(
                _ attributes: [UIFontDescriptor.AttributeName: Any],
                _ keys: Set<UIFontDescriptor.AttributeName>? = nil
            ) -> [String] {
                UIFontDescriptor(fontAttributes: attributes).matchingFontDescriptors(withMandatoryKeys: keys)
                    .map(\.postscriptName)
            }
            #expect(matches([.name: "NotoSerif-Bold"], [.name]) == ["NotoSerif-Bold"])
            #expect(matches([.name: "NoSuchFace"], [.name]) == [])
            #expect(matches([.family: "No Such Family"]) == [])
            let missing = UIFontDescriptor(name: "NoSuchFace", size: 0).withSize(10)
            #expect(missing.matchingFontDescriptors(withMandatoryKeys: [.name]).isEmpty)
            #expect(Set(matches([.family: "Noto Serif"], [.family])).contains("NotoSerif-Bold"))
            let bold = [TraitKey.weight: UIFont.Weight.bold]
            #expect(
                matches([.family: "Noto Serif", .traits: bold], [.family, .traits]) == ["NotoSerif-Bold"])
        }
    }
}
