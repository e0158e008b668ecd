import CoreGraphics
import Foundation
import SymbolDrawings
import Testing

@testable import UIKit

extension Idioms {
    /// Apple's documentation of `UIImage.SymbolConfiguration` and of symbol effects.
    @Suite @MainActor struct SymbolColors {
        private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
            try #require(UIImage(systemName: name, withConfiguration: configuration))
        }

        private func inks(_ image: UIImage) -> [CGColor] {
            guard case .levels(let colors) = image.symbolConfiguration?.colors?.inks(for: .current) else {
                return []
            }
            return colors
        }

        /// "Any attributes that are unspecified in the other are taken from this one": `applying(_:)`.
        @Test func configurationsAreCombined() throws {
            let size = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
            let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
            let both = size.applying(palette)
            #expect(both == palette.applying(size))
            let image = try symbol("person.circle.fill", both)
            let plain = try symbol("person.circle.fill", size)
            #expect(image.size == plain.size && inks(image) == [UIColor.red.cgColor, UIColor.blue.cgColor])
            let other = both.applying(UIImage.SymbolConfiguration(paletteColors: [.green, .blue]))
            #expect(other != both)
            #expect(
                both.configurationWithoutPointSizeAndWeight()
                    == UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
            #expect(UIImage.SymbolConfiguration.unspecified.applying(size) == size)
        }

        /// What stands in front has the first colour, what holds it the second (Human Interface Guidelines, SF
        /// Symbols, "Rendering modes": palette).
        @Test func levelsHaveTheColoursOfThePalette() throws {
            let pieces = try #require(SystemSymbol.named("heart.circle.fill")).pieces
            #expect(Set(pieces.map(\.level)) == [0, 1])
            let badge = try #require(SystemSymbol.named("folder.badge.plus")).pieces
            #expect(badge.first?.level == 1 && badge.last?.level == 0)
            let inks = SymbolInks.levels([UIColor.red.cgColor, UIColor.blue.cgColor])
            #expect(inks.color(of: badge[0]) == UIColor.blue.cgColor)
            // "If you specify fewer colours than levels, the last one is used for the rest."
            #expect(SymbolInks.levels([UIColor.red.cgColor]).color(of: badge[0]) == UIColor.red.cgColor)
        }

        @Test func colouredSymbolsAreNoTemplates() throws {
            let palette = try symbol(
                "person.circle", UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
            #expect(!palette.isTemplate && palette.values.tint == nil)
            let one = try symbol("person.circle", UIImage.SymbolConfiguration(hierarchicalColor: .purple))
            #expect(!one.isTemplate && one.values.tint == .purple)
            let tinted = try symbol("person.circle", .preferringHierarchical())
            #expect(tinted.isTemplate)
            #expect(try symbol("star", .preferringMonochrome()).isTemplate)
        }

        @Test func symbolsOfManyColoursColourTheirSigns() throws {
            let many = UIImage.SymbolConfiguration.preferringMulticolor()
            #expect(!(try symbol("folder.badge.plus", many).isTemplate))
            #expect(try symbol("folder", many).isTemplate, "there is nothing to colour")
            guard case .signs(_, let good, let bad, _)? = many.colors?.inks(for: .current) else {
                Issue.record("no signs")
                return
            }
            let inks = try #require(many.colors).inks(for: .current)
            let plus = try #require(SystemSymbol.named("folder.badge.plus")).pieces
            #expect(plus.contains { inks.color(of: $0) == good })
            let dot = try #require(SystemSymbol.named("bell.badge")).pieces
            #expect(dot.contains { inks.color(of: $0) == bad })
        }

        @Test func palettesFollowTheAppearance() throws {
            let image = try symbol(
                "person.circle", UIImage.SymbolConfiguration(paletteColors: [.label, .systemBackground]))
            let light = image.resolved(for: UITraitCollection(userInterfaceStyle: .light))
            let dark = image.resolved(for: UITraitCollection(userInterfaceStyle: .dark))
            #expect(light.values.image != dark.values.image)
            #expect(light.size == dark.size)
        }

        @Test func unknownNamesAreToldWithNamesLikeThem() {
            let names = SystemSymbol.names
            #expect(ImageProblems.nearest(to: "chevron.rigt", in: names).first == "chevron.right")
            #expect(ImageProblems.nearest(to: "envelop.fill", in: names).first == "envelope.fill")
        }

        /// Documentation of `imageFlippedForRightToLeftLayoutDirection()`; Human Interface Guidelines, "Right to left".
        @Test func forwardAndBackwardTurnWithTheLineOfText() throws {
            let forward = try #require(UIImage(systemName: "chevron.forward.circle"))
            #expect(forward.flipsForRightToLeftLayoutDirection)
            #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
            #expect(UIImage(systemName: "forward.fill")?.flipsForRightToLeftLayoutDirection == false)
        }

        @Test func effectsEndAndASymbolThatDisappearsIsGone() throws {
            let view = UIImageView(image: UIImage(systemName: "star"))
            let stage = Stage(showing: view)
            var ended: [String] = []
            view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2)) { context in
                ended.append("bounce \(context.isFinished) \(context.sender === view)")
            }
            view.addSymbolEffect(.variableColor.iterative.reversing)
            #expect(ended.isEmpty, "the end is told later")
            stage.advance(by: 0.1)
            #expect(ended == ["bounce true true"])
            view.addSymbolEffect(.disappear)
            stage.frame()
            #expect(view.layer.contents == nil)
            view.addSymbolEffect(.appear)
            stage.frame()
            #expect(view.layer.contents != nil)
            view.addSymbolEffect(.disappear.down)
            view.removeSymbolEffect(ofType: .disappear)
            stage.frame()
            #expect(view.layer.contents != nil)
            let heart = try #require(UIImage(systemName: "heart"))
            view.setSymbolImage(heart, contentTransition: .replace.downUp)
            #expect(view.image === heart)
            view.removeAllSymbolEffects()
        }
    }
}
