import Testing

@testable import UIKit

extension Idioms {
    /// Attributed texts of labels, fields and text views.
    @Suite @MainActor struct Texts {
        private let bold = UIFont.boldSystemFont(ofSize: 30)
        private let small = UIFont.systemFont(ofSize: 11)

        private func mixed() -> NSMutableAttributedString {
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            let text = NSMutableAttributedString(
                string: "one",
                attributes: [.font: bold, .foregroundColor: UIColor.red, .paragraphStyle: style])
            text.append(
                NSAttributedString(string: "two", attributes: [.font: small, .foregroundColor: UIColor.blue]))
            return text
        }

        private func values<T>(_ text: NSAttributedString?, _ key: NSAttributedString.Key, _: T.Type) -> [T?]
        {
            guard let text else { return [] }
            return (0..<text.length).map { text.attribute(key, at: $0, effectiveRange: nil) as? T }
        }

        /// Apple's documentation of `UILabel.attributedText`: font, colour and alignment become those at location 0;
        /// the text that is set later has them.
        @Test func aLabelTakesTheLookOfItsTextsStart() {
            let label = UILabel()
            label.attributedText = mixed()
            #expect(label.font == bold)
            #expect(label.textColor == .red)
            #expect(label.textAlignment == .right)
            #expect(label.text == "onetwo")
            label.text = "plain"
            #expect(values(label.attributedText, .font, UIFont.self) == Array(repeating: bold, count: 5))
        }

        /// Apple's documentation of `UILabel.font`, `textColor` and `textAlignment`: applied to the entirety of the
        /// attributed text.
        @Test func whatIsSetOnALabelAfterwardsHoldsForItsWholeText() {
            let label = UILabel()
            label.attributedText = mixed()
            label.font = .systemFont(ofSize: 20)
            label.textColor = .green
            label.textAlignment = .center
            let text = label.attributedText
            #expect(values(text, .font, UIFont.self) == Array(repeating: .systemFont(ofSize: 20), count: 6))
            #expect(values(text, .foregroundColor, UIColor.self) == Array(repeating: .green, count: 6))
            #expect(
                values(text, .paragraphStyle, NSParagraphStyle.self).map { $0?.alignment }
                    == Array(repeating: .center, count: 6))
            // Also when it is the value that the label has already
            label.attributedText = mixed()
            label.font = label.font
            #expect(values(label.attributedText, .font, UIFont.self) == Array(repeating: bold, count: 6))
        }

        /// Text without a font of its own is as the label had it, also beside text with one.
        @Test func aLabelsOwnLookFillsTheGaps() {
            let label = UILabel()
            label.font = small
            let text = NSMutableAttributedString(string: "one", attributes: [.font: bold])
            text.append(NSAttributedString(string: "two"))
            label.attributedText = text
            #expect(label.font == bold)
            let whole = UILabel()
            let filled = NSMutableAttributedString(attributedString: text)
            filled.addAttribute(.font, value: small, range: NSRange(location: 3, length: 3))
            whole.attributedText = filled
            #expect(label.intrinsicContentSize == whole.intrinsicContentSize)
            // What is given back is what was given: a binding library's tests, which pass on Apple's systems.
            #expect(label.attributedText == text)
            label.font = bold
            #expect(values(label.attributedText, .font, UIFont.self) == Array(repeating: bold, count: 6))
            label.attributedText = nil
            #expect(label.text == nil)
        }

        /// Apple's documentation of `UITextField.attributedText`.
        @Test func aFieldTakesTheLookOfItsTextsStart() {
            let field = UITextField()
            field.attributedText = mixed()
            #expect(field.font == bold)
            #expect(field.textColor == .red)
            #expect(field.textAlignment == .right)
            #expect(values(field.attributedText, .font, UIFont.self)[4] == small)
            field.font = .systemFont(ofSize: 20)
            field.textColor = .green
            #expect(
                values(field.attributedText, .font, UIFont.self)
                    == Array(repeating: .systemFont(ofSize: 20), count: 6))
            #expect(
                values(field.attributedText, .foregroundColor, UIColor.self)
                    == Array(repeating: .green, count: 6))
        }

        /// Apple's documentation of `attributedPlaceholder`: its attributes win over the field's.
        @Test func anAttributedPlaceholderKeepsItsLook() {
            let field = UITextField()
            field.attributedPlaceholder = NSAttributedString(
                string: "hint", attributes: [.foregroundColor: UIColor.red])
            field.font = bold
            #expect(field.placeholder == "hint")
            #expect(
                values(field.attributedPlaceholder, .foregroundColor, UIColor.self) == [
                    .red, .red, .red, .red,
                ])
            #expect(field.placeholderLabel.font == bold)
            field.placeholder = "other"
            #expect(field.placeholderLabel.textColor == .placeholderText)
        }

        /// Apple's documentation of `UITextView.attributedText`.
        @Test func aTextViewTakesTheLookOfItsTextsStart() {
            let view = UITextView()
            view.attributedText = mixed()
            #expect(view.font == bold)
            #expect(view.textColor == .red)
            #expect(view.textAlignment == .right)
            view.font = small
            view.textColor = .green
            view.textAlignment = .center
            #expect(values(view.attributedText, .font, UIFont.self) == Array(repeating: small, count: 6))
            #expect(
                values(view.attributedText, .foregroundColor, UIColor.self)
                    == Array(repeating: .green, count: 6))
            #expect(view.textAlignment == .center)
        }

        /// A dump tells what is seen.
        @Test func dumpsTellTheFontThatIsDrawn() {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            label.attributedText = mixed()
            var node = DumpNode()
            label.describe(into: &node)
            #expect("\(node)".contains(bold.fontName))
        }

        // MARK: Keys

        private func drawn(_ attributes: [NSAttributedString.Key: Any], _ text: String = "a b")
            -> [DrawingCommand]
        {
            Stage.setDevice(DeviceConfiguration())
            let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 200, height: 60), scale: 2)
            UIGraphicsPushContext(context)
            NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)].merging(attributes) { $1 }
            ).draw(at: .zero)
            UIGraphicsPopContext()
            return context.list.commands
        }

        private func runs(_ commands: [DrawingCommand]) -> [(run: GlyphRun, color: CGColor)] {
            commands.compactMap { if case .glyphs(let run, _, let color) = $0 { (run, color) } else { nil } }
        }

        /// Apple's documentation of `strokeWidth`: percent of the point size; above zero outlines only, below zero
        /// outlines and fill; `strokeColor` without a value is the foreground colour.
        @Test func strokesAreOutlinesOfTheirWidth() {
            let hollow = runs(drawn([.strokeWidth: 3, .foregroundColor: UIColor.red]))
            #expect(hollow.map(\.run.stroke) == [0.6])
            #expect(hollow.map(\.color) == [UIColor.red.cgColor])
            let both = runs(
                drawn([.strokeWidth: -5, .strokeColor: UIColor.blue, .foregroundColor: UIColor.red]))
            #expect(both.map(\.run.stroke) == [0, 1])
            #expect(both.map(\.color) == [UIColor.red.cgColor, UIColor.blue.cgColor])
        }

        /// Apple's documentation of `obliqueness` and `expansion`: the skew, and the log of the factor.
        @Test func glyphsLeanAndWiden() {
            let run = runs(drawn([.obliqueness: 0.25, .expansion: 0.5]))[0].run
            #expect(run.slant == 0.25)
            #expect(run.stretch == exp(CGFloat(0.5)))
        }

        /// Apple's documentation of `NSShadow`: colour, offset and blur.
        @Test func shadowsAreBlurred() {
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: 1, height: 2)
            shadow.shadowBlurRadius = 3
            shadow.shadowColor = UIColor.green
            let expected = ShadowStyle(
                offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor.green.cgColor)
            #expect(drawn([.shadow: shadow]).contains(.setShadow(expected)))
        }

        /// Apple's documentation of `NSUnderlineStyle`: patterns, and lines under words only.
        @Test func underlinesHavePatternsAndSkipSpaces() {
            func fills(_ style: NSUnderlineStyle) -> Int {
                drawn([.underlineStyle: style.rawValue]).count {
                    if case .fillRect = $0 { true } else { false }
                }
            }
            func dashes(_ style: NSUnderlineStyle) -> [Int] {
                drawn([.underlineStyle: style.rawValue]).compactMap {
                    if case .stroke(_, let line, _) = $0 { line.dashLengths.count } else { nil }
                }
            }
            #expect(fills(.single) == 1)
            #expect(fills(.double) == 2)
            #expect(fills([.single, .byWord]) == 2)
            #expect(dashes([.single, .patternDot]) == [2])
            #expect(dashes([.single, .patternDashDot]) == [4])
            #expect(dashes([.double, .patternDash]) == [2, 2])
        }

        /// Apple's documentation of `writingDirection`: direction plus format type, as the Unicode control RLO.
        @Test func lettersCanRunTheOtherWay() {
            let plain = runs(drawn([:], "abc"))[0].run.glyphs
            let value =
                NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
            #expect(runs(drawn([.writingDirection: [value]], "abc"))[0].run.glyphs == plain.reversed())
        }

        @Test func letterpressHasALightEdge() {
            let runs = runs(drawn([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle]))
            #expect(runs.count == 3)
            #expect(runs.last?.color == UIColor.black.cgColor)
        }

        /// An emoji in a label is coloured text; its line is as high as any.
        @Test func emojiAreDrawnInLabels() {
            let label = UILabel()
            label.text = "👩🏽‍🚀🇩🇪1️⃣ ไทย"
            label.sizeToFit()
            let plain = UILabel()
            plain.text = "x"
            #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height)
            #expect(runs(drawn([:], "👩🏽‍🚀")).map(\.run.font.isColored) == [true])
        }

        /// Names that apps read from iOS; a face of its own for each design.
        @Test func designsAreFonts() throws {
            let base = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor
            let names = try [UIFontDescriptor.SystemDesign.serif, .rounded, .monospaced].map {
                UIFont(descriptor: try #require(base.withDesign($0)), size: 0).fontName
            }
            #expect(names == [".NewYork-Bold", ".AppleSystemUIFontRounded-Bold", ".SFUIMono-Bold"])
            let serif = try #require(base.withDesign(.serif)?.withSymbolicTraits(.traitItalic))
            #expect(UIFont(descriptor: serif, size: 0).fontName == ".NewYork-RegularItalic")
            #expect(UIFont(descriptor: serif, size: 0).familyName == ".AppleSystemUIFontSerif")
        }

        /// UIView.backgroundColor: "the view's background color"; a rounded border is filled with it.
        @Test func aRoundedFieldHasItsBackground() {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            field.borderStyle = .roundedRect
            field.backgroundColor = .green
            field.layoutIfNeeded()
            #expect(field.subviews.contains { $0.backgroundColor == .green && $0.frame == field.bounds })
        }
    }
}
