import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite struct LabelTests {
    private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        Stage.setDevice(DeviceConfiguration())
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    @Test func widthIsTheTextsRoundedUpToAPixel() {
        let text = "Hello UIKit"
        let exact = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        let width = label(text).intrinsicContentSize.width
        #expect(abs(width * 3 - (width * 3).rounded()) < 1e-9)
        #expect(width >= exact - 0.001 && width < exact + 1.0 / 3)
    }

    @Test func anEmptyLabelHasNoSize() {
        #expect(UILabel().intrinsicContentSize == .zero)
        #expect(label("").intrinsicContentSize == .zero)
    }

    @Test func severalLinesWrapAtThePreferredWidth() {
        let one = label("one two three four five six seven eight nine ten", lines: 0)
        #expect(abs(one.intrinsicContentSize.height - 20.333333) < 1e-5)
        one.preferredMaxLayoutWidth = 100
        let wrapped = one.intrinsicContentSize
        #expect(wrapped.width <= 100)
        #expect(wrapped.height > 60)
        #expect(one.sizeThatFits(CGSize(width: 100, height: 0)) == wrapped)
        #expect(one.intrinsicContentSize(forWidth: 100) == wrapped)
        one.numberOfLines = 2
        #expect(abs(one.intrinsicContentSize.height - 40.666667) < 1e-5)
        one.numberOfLines = 1
        #expect(one.sizeThatFits(CGSize(width: 100, height: 0)).width > 300)
        #expect(one.intrinsicContentSize(forWidth: 100) == nil)
    }

    @Test func theTallerHeightIsRoundedOnce() {
        let five = label("a\nb\nc\nd\ne\nf\ng\nh", lines: 0)
        let exact = 8 * 1.193359375 * 17.0
        #expect(abs(five.intrinsicContentSize.height - (exact * 3).rounded(.up) / 3) < 1e-9)
    }

    @Test func textRectDecidesTheNaturalSize() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
                -> CGRect
            {
                let inner = super.textRect(
                    forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
                return inner.insetBy(dx: -10, dy: -5)
            }
        }
        let padded = Padded()
        padded.text = "Hello"
        let plain = label("Hello").intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: plain.width + 20, height: plain.height + 10))
    }

    @Test func baselinesAreOnPixels() throws {
        let one = label("Hello")
        let first = try #require(one.firstBaselineOffset)
        let last = try #require(one.lastBaselineOffset)
        #expect(abs(first - 16.333333) < 1e-5)
        #expect(abs(first + last - one.intrinsicContentSize.height) < 1e-9)
        #expect(UILabel().firstBaselineOffset == nil)
    }

    @Test func attributedTextMixesFontsAndKeepsTheLabelsDefaults() {
        let text = NSMutableAttributedString(string: "small BIG")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 6, length: 3))
        let one = label("")
        one.attributedText = text
        #expect(one.text == "small BIG")
        #expect(abs(one.intrinsicContentSize.height - 40.666667) < 1e-5)
        one.text = "plain"
        #expect(abs(one.intrinsicContentSize.height - 20.333333) < 1e-5)
        let attributes = one.attributedText!.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == UIFont.systemFont(ofSize: 17))
    }

    @Test func anAttributeMayBeReplaced() {
        let text = NSMutableAttributedString(string: "abc")
        let all = NSRange(location: 0, length: 3)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: all)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: all)
        let one = label("")
        one.attributedText = text
        #expect(abs(one.intrinsicContentSize.height - 40.666667) < 1e-5)
    }

    @Test func alignmentSetOnTheLabelReachesAttributedText() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 9
        let one = label("")
        one.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
        one.textAlignment = .center
        let found =
            one.attributedText!.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as! NSParagraphStyle
        #expect(found.alignment == .center)
        #expect(found.lineSpacing == 9)
    }

    @Test func theFontFollowsTheTextSize() {
        let one = label("Hello")
        one.font = .preferredFont(forTextStyle: .body)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        one.adjustFonts(for: large)
        #expect(one.font.pointSize == 17)
        one.adjustsFontForContentSizeCategory = true
        one.adjustFonts(for: large)
        #expect(one.font.pointSize == 28)
        one.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
        one.adjustFonts(for: large)
        #expect(one.font.pointSize == 31)
        one.font = .systemFont(ofSize: 20)
        one.adjustFonts(for: large)
        #expect(one.font.pointSize == 20)
    }

    @Test func theAccessibilityLabelIsTheText() {
        let one = label("Hello")
        #expect(one.accessibilityLabel == "Hello")
        #expect(one.isAccessibilityElement)
        #expect(one.accessibilityTraits == .staticText)
        one.accessibilityLabel = "Other"
        #expect(one.accessibilityLabel == "Other")
    }

    @Test func settingTheSameTextAgainChangesNothing() {
        let one = label("Hello")
        _ = one.intrinsicContentSize
        let before = one.prepared?.paragraph
        one.text = "Hello"
        one.font = .systemFont(ofSize: 17)
        one.textColor = .red
        #expect(one.prepared?.paragraph === before)
        #expect(before != nil)
    }

    @Test func aLabelOnTheScreenFollowsTheReadersTextSizeAndAppearance() {
        let one = label("Hello")
        one.font = .preferredFont(forTextStyle: .body)
        one.adjustsFontForContentSizeCategory = true
        one.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        let root = UIView()
        root.addSubview(one)
        let stage = Stage(showing: root)
        #expect(drawnColors(one) == [UIColor.black.cgColor])
        var configuration = DeviceConfiguration()
        configuration.category = .accessibilityMedium
        configuration.style = .dark
        FramePipeline.current.apply(configuration)
        stage.frame()
        #expect(one.font.pointSize == 28)
        #expect(drawnColors(one) == [UIColor.white.cgColor])
    }

    private func drawnColors(_ label: UILabel) -> [CGColor] {
        guard case .drawing(let drawing) = label.layer.contentsModel else { return [] }
        return drawing.list.commands.compactMap {
            if case .glyphs(_, _, let color) = $0 { color } else { nil }
        }
    }
}
