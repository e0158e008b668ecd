import Testing

@testable import UIKit

/// How lines of labels and texts follow each other, and where they break.
@MainActor @Suite(.serialized) struct TextLineTests {
    private let text = "One line and another line, and more of them so that there are enough"

    private func label(_ font: UIFont, width: CGFloat = 120) -> UILabel {
        Stage.setDevice(DeviceConfiguration())
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 1000))
        label.font = font
        label.text = text
        label.numberOfLines = 0
        return label
    }

    private func up(_ length: CGFloat) -> CGFloat { (length * 3 - 0.001).rounded(.up) / 3 }

    /// Apple's design guidelines, Dynamic Type: size and leading of each style at each text size.
    @Test(
        arguments: [
            (UIFont.TextStyle.body, UIContentSizeCategory.large, 17, 22), (.callout, .large, 16, 21),
            (.footnote, .large, 13, 18), (.caption1, .large, 12, 16), (.title1, .large, 28, 34),
            (.subheadline, .extraExtraLarge, 19, 24), (.body, .accessibilityMedium, 28, 34),
            (.body, .accessibilityExtraExtraExtraLarge, 53, 62),
        ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)])
    func linesOfATextStyleFollowByItsLeading(
        _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ size: CGFloat, _ leading: CGFloat
    ) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        #expect(font.pointSize == size)
        let label = label(font, width: 4 * size)
        let plain = self.label(.systemFont(ofSize: size), width: 4 * size)
        let height = size * 1.193_359_375
        let lines = (plain.sizeThatFits(plain.bounds.size).height / height).rounded()
        #expect(lines > 2)
        #expect(abs(plain.sizeThatFits(plain.bounds.size).height - up(lines * height)) < 1e-6)
        #expect(
            abs(label.sizeThatFits(label.bounds.size).height - up((lines - 1) * leading + height)) < 1e-6)
    }

    @Test func baselinesFollow() throws {
        let label = label(.preferredFont(forTextStyle: .body))
        label.text = "a\nb\nc"
        label.frame.size = label.sizeThatFits(label.bounds.size)
        let (first, last) = (label.forFirstBaselineLayout, label.forLastBaselineLayout)
        #expect(first === label && last === label)
        let offsets = try #require(label.baselines)
        #expect(abs(label.bounds.height - offsets.last - offsets.first - 44) <= 1.0 / 3 + 1e-6)
    }

    /// Apple's documentation of the two traits: 2 points less and more than the leading of the text style.
    @Test func tightAndLooseLeadingAreTwoPoints() throws {
        let font = UIFont.preferredFont(forTextStyle: .body)
        func leading(_ traits: UIFontDescriptor.SymbolicTraits, of font: UIFont) throws -> CGFloat {
            let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(traits))
            return UIFont(descriptor: descriptor, size: 0).leading
        }
        #expect(abs(font.leading - (22 - font.lineHeight)) < 1e-9)
        #expect(abs(try leading(.traitTightLeading, of: font) - (20 - font.lineHeight)) < 1e-9)
        #expect(abs(try leading(.traitLooseLeading, of: font) - (24 - font.lineHeight)) < 1e-9)
        #expect(abs(try leading(.traitBold, of: font) - (22 - font.lineHeight)) < 1e-9)
        #expect(try leading(.traitTightLeading, of: .systemFont(ofSize: 17)) == 0)
        #expect(font.withSize(17).leading == 0)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).leading == 0)
        #expect(
            UIFont.TextStyle.title1.metrics.scaledValue(for: 28)
                == UIFontMetrics(forTextStyle: .title1).scaledValue(for: 28))
        #expect(UIFont.preferredFont(forTextStyle: .body) == font)
        let archived = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: false)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: archived))
        #expect(read.leading == font.leading)
    }

    /// Apple's documentation of `usesFontLeading`.
    @Test func stringsCountTheLeadingWhereAskedFor() {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let room = CGSize(width: 500, height: 1000)
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            "a\nb\nc".boundingRect(with: room, options: options, attributes: [.font: font], context: nil)
                .height
        }
        #expect(abs(height(.usesLineFragmentOrigin) - 3 * font.lineHeight) < 1e-9)
        #expect(
            abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - (44 + font.lineHeight)) < 1e-9)
    }

    @Test func textViewsFollowTheirFont() {
        Stage.setDevice(DeviceConfiguration())
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "a\nb\nc"
        let font = UIFont.preferredFont(forTextStyle: .body)
        let height = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
        #expect(abs(height - (44 + font.lineHeight + 16)) < 1)
    }

    /// Labels have two words at least in the last of several lines since iOS 11 (public answers to "wrong word wrap").
    @Test func standardLabelsAvoidASingleWordInTheLastLine() {
        let label = label(.systemFont(ofSize: 17), width: 0)
        label.text = "alpha beta gamma delta"
        let three = "alpha beta gamma".size(withAttributes: [.font: label.font!]).width
        let two = "alpha beta ".size(withAttributes: [.font: label.font!]).width
        #expect(label.lineBreakStrategy == .standard)
        let size = label.sizeThatFits(CGSize(width: three + 1, height: 1000))
        #expect(
            abs(size.width - up(max(two, "gamma delta".size(withAttributes: [.font: label.font!]).width)))
                < 0.34)
        label.lineBreakStrategy = []
        #expect(label.sizeThatFits(CGSize(width: three + 1, height: 1000)).width > three - 0.01)
        // The default of paragraph styles is none.
        #expect(NSParagraphStyle.default.lineBreakStrategy == [])
    }

    /// Recorded (labels of iOS 15 to 17, github.com/square/Blueprint @1237c2b6).
    @Test func anAttributedTextWithoutAStyleLeavesASingleWordInTheLastLine() {
        let label = label(.systemFont(ofSize: 17), width: 0)
        label.attributedText = NSAttributedString(string: "alpha beta gamma delta")
        let three = "alpha beta gamma".size(withAttributes: [.font: label.font!]).width
        #expect(label.sizeThatFits(CGSize(width: three + 1, height: 1000)).width > three - 0.01)
    }

    /// Apple's documentation: letters stand closer before text is truncated.
    @Test func tighteningKeepsATextFromBeingTruncated() {
        let label = label(.systemFont(ofSize: 17))
        label.numberOfLines = 1
        let natural = label.intrinsicContentSize.width
        let rect = CGRect(x: 0, y: 0, width: natural * 0.97, height: 30)
        func isTruncated() -> Bool {
            let shown = label.shownText(in: rect)
            return shown.text.paragraph.measure(shown.proposal).isTruncated
        }
        #expect(isTruncated())
        label.allowsDefaultTighteningForTruncation = true
        #expect(!isTruncated())
        #expect(label.intrinsicContentSize.width == natural)
    }
}
