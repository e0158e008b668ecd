import Testing

@testable import UIKit

@MainActor @Suite struct LabelDrawingTests {
    private struct Drawn: Equatable {
        var glyphs: Int
        var origin: CGPoint
        var color: CGColor
    }

    private func draw(_ label: UILabel, _ size: CGSize) -> [DrawingCommand] {
        label.frame = CGRect(origin: .zero, size: size)
        let context = CGContext(recordingIn: label.bounds, scale: 3)
        UIGraphicsPushContext(context)
        label.draw(label.bounds)
        UIGraphicsPopContext()
        return context.list.commands
    }

    private func runs(_ commands: [DrawingCommand]) -> [Drawn] {
        commands.compactMap {
            guard case .glyphs(let run, let origin, let color) = $0 else { return nil }
            return Drawn(glyphs: run.glyphs.count, origin: origin, color: color)
        }
    }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        Stage.setDevice(DeviceConfiguration())
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func textStandsInTheVerticalMiddleOnWholePixels() {
        let drawn = runs(draw(label("Hello"), CGSize(width: 200, height: 60)))
        #expect(drawn.count == 1)
        #expect(drawn[0].glyphs == 5)
        #expect(drawn[0].origin.x == 0)
        let y = drawn[0].origin.y * 3
        #expect(abs(y - y.rounded()) < 1e-9)
        // (60 - 20.333) / 2 is 59.5 pixels: 60, as recorded (fixtures `labels.json`), and the baseline is 16.187 below.
        #expect(abs(y - 109) < 1e-9)
    }

    @Test func alignmentAndDirectionPlaceTheLine() {
        let one = label("Hello")
        let width = one.intrinsicContentSize.width
        one.textAlignment = .right
        #expect(abs(runs(draw(one, CGSize(width: 200, height: 21)))[0].origin.x - (200 - width)) < 0.35)
        one.textAlignment = .natural
        one.semanticContentAttribute = .forceRightToLeft
        #expect(abs(runs(draw(one, CGSize(width: 200, height: 21)))[0].origin.x - (200 - width)) < 0.35)
    }

    @Test func linesThatDoNotFitTheHeightAreTruncated() {
        let one = label("one two three four five six seven eight nine", lines: 0)
        let drawn = runs(draw(one, CGSize(width: 90, height: 42)))
        #expect(Set(drawn.map(\.origin.y)).count == 2)
        let all = runs(draw(one, CGSize(width: 90, height: 400)))
        #expect(Set(all.map(\.origin.y)).count > 3)
    }

    @Test func aLongLineEndsInDots() {
        let one = label("A text that is much too long for its label")
        let whole = runs(draw(one, CGSize(width: 1000, height: 21)))[0].glyphs
        #expect(runs(draw(one, CGSize(width: 100, height: 21)))[0].glyphs < whole)
    }

    @Test func coloursFollowStateAndTraits() {
        let one = label("Hello")
        one.textColor = .red
        one.highlightedTextColor = .blue
        let size = CGSize(width: 100, height: 21)
        #expect(runs(draw(one, size))[0].color == UIColor.red.cgColor)
        one.isHighlighted = true
        #expect(runs(draw(one, size))[0].color == UIColor.blue.cgColor)
        one.isHighlighted = false
        one.isEnabled = false
        #expect(runs(draw(one, size))[0].color.alpha == 0.5)
        one.isEnabled = true
        one.shadowColor = .green
        let shadowed = runs(draw(one, size))
        #expect(shadowed.map(\.color) == [UIColor.green.cgColor, UIColor.red.cgColor])
        #expect(abs(shadowed[0].origin.y - (shadowed[1].origin.y - 1)) < 1e-9)
    }

    @Test func attributesAreDrawn() {
        let text = NSAttributedString(
            string: "Hello",
            attributes: [
                .foregroundColor: UIColor.blue, .backgroundColor: UIColor.yellow,
                .underlineStyle: NSUnderlineStyle.single.rawValue,
            ])
        let one = label("")
        one.attributedText = text
        let commands = draw(one, CGSize(width: 100, height: 21))
        let rects = commands.compactMap { command -> (CGRect, CGColor)? in
            if case .fillRect(let rect, let color) = command { (rect, color) } else { nil }
        }
        #expect(rects.map(\.1) == [UIColor.yellow.cgColor, UIColor.blue.cgColor])
        #expect(abs(rects[0].0.width - one.intrinsicContentSize.width) < 0.35)
        #expect(rects[1].0.minY > runs(commands)[0].origin.y)
    }

    @Test func textShrinksToFitButNotBelowTheMinimum() {
        let one = label("A text that is too long")
        let natural = one.intrinsicContentSize.width
        one.adjustsFontSizeToFitWidth = true
        let fitted = one.shownText(in: CGRect(x: 0, y: 0, width: natural * 0.75, height: 21))
        // Less than a linear scale: letters of the system font stand further apart at smaller sizes.
        let measure = fitted.text.paragraph.measure(fitted.proposal)
        #expect(fitted.text.scale < 0.75 && !measure.isTruncated)
        #expect(measure.size.width > natural * 0.74 && measure.size.width <= natural * 0.75 + 0.001)
        one.minimumScaleFactor = 0.9
        let limited = one.shownText(in: CGRect(x: 0, y: 0, width: natural * 0.75, height: 21))
        #expect(limited.text.scale == 0.9)
        #expect(limited.text.paragraph.measure(limited.proposal).isTruncated)
    }

    /// Recorded (labels of iOS 15 to 17, github.com/square/Blueprint @1237c2b6): an attributed text stands in the middle when it was shrunk.
    /// A line of 8.5 points is 10.333 high on device pixels, so that 25 are free above it.
    @Test func anAttributedTextThatShrankStandsInTheMiddle() throws {
        let one = label("")
        one.attributedText = NSAttributedString(string: "A text that is too long for its label")
        one.adjustsFontSizeToFitWidth = true
        one.minimumScaleFactor = 0.5
        let rect = CGRect(x: 0, y: 0, width: 60, height: 60)
        let placed = try #require(one.placedText(in: rect))
        #expect(placed.text.scale == 0.5)
        #expect(placed.origin.y == 25)
    }

    @Test func stringsMeasureAndDraw() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let text = "one two three four five six"
        let single = text.size(withAttributes: attributes)
        let box = text.boundingRect(
            with: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)
        #expect(abs(single.height - 1.193359375 * 17) < 1e-9)
        #expect(box.width <= 80)
        #expect(box.height > 2 * single.height)
        let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 3)
        UIGraphicsPushContext(context)
        (text as NSString).draw(in: CGRect(x: 0, y: 0, width: 80, height: 100), withAttributes: attributes)
        text.draw(at: CGPoint(x: 5, y: 5), withAttributes: attributes)
        UIGraphicsPopContext()
        #expect(runs(context.list.commands).count > 3)
    }

    /// A string with attributes is as large as the attributed string of both.
    @Test func stringsAreAsLargeAsTheirAttributedStrings() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        style.firstLineHeadIndent = 12
        let width = CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude)
        for attributes: [NSAttributedString.Key: Any] in [
            [:], [.font: UIFont.boldSystemFont(ofSize: 20)], [.kern: 3, .paragraphStyle: style],
        ] {
            for text in ["", "one two three four five six", "one\ntwo 三"] {
                let attributed = NSAttributedString(string: text, attributes: attributes)
                #expect(text.size(withAttributes: attributes) == attributed.size())
                for options: NSStringDrawingOptions in [
                    [], .usesLineFragmentOrigin, [.usesLineFragmentOrigin, .usesFontLeading],
                ] {
                    let box = text.boundingRect(
                        with: width, options: options, attributes: attributes, context: nil)
                    #expect(box == attributed.boundingRect(with: width, options: options, context: nil))
                }
            }
        }
    }
}
