import FactSupport
import Testing

@testable import UIKit

/// `Tests/Facts/labels.json`: a line of text, or a font alone.
struct LabelGiven: Decodable, Sendable {
    var text: String?
    var size: CGFloat
    var scale: CGFloat?
    var weight: String?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var release: Int?
    /// Width and height of a label with as many lines as there is room for.
    var room: [CGFloat]?

    @MainActor var font: UIFont {
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let weight = weight.map { weights[$0]! } ?? .regular
        if isMonospaced == true { return .monospacedSystemFont(ofSize: size, weight: weight) }
        return isItalic == true ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: weight)
    }
}

/// `Tests/Facts/dynamic-type.json`: a text style, and a value that its metrics scale.
struct TextStyleGiven: Decodable, Sendable {
    var style: String
    var value: CGFloat?

    var textStyle: UIFont.TextStyle {
        let styles: [String: UIFont.TextStyle] = [
            "body": .body, "headline": .headline, "callout": .callout, "subheadline": .subheadline,
            "footnote": .footnote, "caption1": .caption1, "caption2": .caption2, "largeTitle": .largeTitle,
            "title1": .title1, "title2": .title2, "title3": .title3,
        ]
        return styles[style]!
    }
}

@MainActor @Suite(.serialized) struct TextFactTests {
    private func metrics(_ font: UIFont) -> [String: Reading] {
        [
            "ascender": .number(font.ascender), "descender": .number(font.descender),
            "line height": .number(font.lineHeight), "cap height": .number(font.capHeight),
            "leading": .number(font.leading),
        ]
    }

    @Test(arguments: Facts.of("labels", LabelGiven.self))
    func labels(_ fact: Fact<LabelGiven>) {
        let stage = Stage {
            $0.scale = fact.given.scale ?? 3
            $0.systemRelease = fact.given.release ?? 26
        }
        let label = UILabel()
        label.font = fact.given.font
        label.text = fact.given.text
        var found = metrics(label.font)
        found["width"] = .number(label.intrinsicContentSize.width)
        found["height"] = .number(label.intrinsicContentSize.height)
        found["advance"] = .number((label.text ?? "").size(withAttributes: [.font: fact.given.font]).width)
        if let room = fact.given.room {
            label.numberOfLines = 0
            let placed = label.placedText(in: CGRect(x: 0, y: 0, width: room[0], height: room[1]))
            let scale = fact.given.scale ?? 3
            found["baseline"] = placed.map {
                .number((($0.origin.y + $0.measure.firstBaseline) * scale).rounded() / scale)
            }
        }
        let outlines = NSAttributedString(string: label.text ?? "", attributes: [.font: fact.given.font])
            .boundingRect(
                with: CGSize(width: 1000, height: 1000), options: .usesDeviceMetrics, context: nil)
        found["ink width"] = .number(outlines.width)
        found["ink height"] = .number(outlines.height)
        #expect(label.font.pointSize == fact.given.size, "what is measured is set as it was recorded")
        fact.check(found)
        _ = stage
    }

    @Test(arguments: Facts.of("dynamic-type", TextStyleGiven.self))
    func textStyles(_ fact: Fact<TextStyleGiven>) {
        let stage = Stage()
        let style = fact.given.textStyle
        let traits = UIContentSizeCategory.scale.map {
            UITraitCollection(preferredContentSizeCategory: $0.category)
        }
        let fonts = traits.map { UIFont.preferredFont(forTextStyle: style, compatibleWith: $0) }
        let large = UIFont.preferredFont(forTextStyle: style)
        var found = metrics(large)
        found["point sizes"] = .numbers(fonts.map { Double($0.pointSize) })
        found["weight"] = .words([large.fontName.contains("Semibold") ? "semibold" : "regular"])
        if let value = fact.given.value {
            found["scaled"] = .numbers(
                traits.map {
                    Double(UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: $0))
                })
        }
        fact.check(found)
        _ = stage
    }
}
