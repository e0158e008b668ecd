import Testing

@testable import UIKit

extension Idioms {
    /// Attributed texts made of HTML and Markdown.
    @Suite @MainActor struct Markup {
        private func html(_ text: String) throws -> NSAttributedString {
            try NSAttributedString(
                data: Data(text.utf8),
                options: [
                    .documentType: NSAttributedString.DocumentType.html,
                    .characterEncoding: String.Encoding.utf8.rawValue,
                ],
                documentAttributes: nil)
        }

        private func value<T>(_ text: NSAttributedString, _ key: NSAttributedString.Key, at part: String)
            -> T?
        {
            let range = (text.string as NSString).range(of: part)
            return text.attribute(key, at: range.location, effectiveRange: nil) as? T
        }

        /// Text on iOS: blocks end with a new line, the last one too; white space is one space; `<br>` in a paragraph is
        /// U+2028 and elsewhere a new line (WebKit's HTMLConverter).
        @Test func htmlBecomesLines() throws {
            #expect(try html("a  <b>b</b>\n c").string == "a b c")
            #expect(try html("<p>one</p>\n<p>two</p>").string == "one\ntwo\n")
            #expect(try html("a<p>b<br>c</p>").string == "a\nb\u{2028}c\n")
            #expect(try html("a<br/>b").string == "a\nb")
            #expect(try html("<ul><li>x</li><li>y</li></ul>").string == "\t•\tx\n\t•\ty\n")
            #expect(try html("<ol><li>x</li><li>y</li></ol>").string == "\t1.\tx\n\t2.\ty\n")
            #expect(try html("<style>p{}</style><script>x</script>a&nbsp;&eacute;").string == "a\u{A0}é")
            #expect(try html("").string == "")
        }

        /// HTML texts on iOS are 12 points; headings are 2, 1.5 … of that (HTML's style sheet).
        @Test func tagsChangeTheLook() throws {
            let text = try html(
                "n <b>bold</b> <i>slant</i> <u>under</u> <s>struck</s> <h1>head</h1><code>code</code>")
            func traits(_ part: String) -> UIFontDescriptor.SymbolicTraits? {
                (value(text, .font, at: part) as UIFont?)?.fontDescriptor.symbolicTraits
            }
            #expect((value(text, .font, at: "n") as UIFont?)?.pointSize == 12)
            #expect((value(text, .font, at: "head") as UIFont?)?.pointSize == 24)
            #expect(traits("n") == [])
            #expect(traits("bold") == .traitBold)
            #expect(traits("slant") == .traitItalic)
            #expect(traits("head") == .traitBold)
            #expect(traits("code") == .traitMonoSpace)
            #expect(value(text, .underlineStyle, at: "under") == NSUnderlineStyle.single.rawValue)
            #expect(value(text, .strikethroughStyle, at: "struck") == NSUnderlineStyle.single.rawValue)
        }

        /// CSS: colours and sizes of spans, `font` tags and style sheets.
        @Test func stylesChangeTheLook() throws {
            let text = try html(
                "<style>.big{font-size:30px} body{font-family:-apple-system;font-size:17px}</style>"
                    + "n <span style=\"color:#ff0000\">red</span> <span class='big'>big</span> "
                    + "<font color='blue' size='5'>blue</font> <p style='text-align:center'>mid</p>")
            #expect((value(text, .font, at: "n") as UIFont?) == .systemFont(ofSize: 17))
            #expect(
                (value(text, .foregroundColor, at: "red") as UIColor?)
                    == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect((value(text, .font, at: "big") as UIFont?)?.pointSize == 30)
            #expect(
                (value(text, .foregroundColor, at: "blue") as UIColor?)
                    == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            #expect((value(text, .font, at: "blue") as UIFont?)?.pointSize == 18)
            #expect((value(text, .paragraphStyle, at: "mid") as NSParagraphStyle?)?.alignment == .center)
        }

        @Test func linksAreUnderlined() throws {
            let text = try html("<a href=\"https://example.com/a?b=1&amp;c=2\">here</a>")
            #expect(
                (value(text, .link, at: "here") as URL?)?.absoluteString == "https://example.com/a?b=1&c=2")
            #expect(value(text, .underlineStyle, at: "here") == 1)
        }

        @Test func plainTextAndUnknownFormats() throws {
            #expect(
                try NSAttributedString(data: Data("a <b>".utf8), documentAttributes: nil).string == "a <b>")
            #expect(
                try NSAttributedString(data: Data("<html>a <b>b".utf8), documentAttributes: nil).string
                    == "a b")
            #expect(throws: (any Error).self) {
                try NSAttributedString(
                    data: Data("{\\rtf1 a}".utf8),
                    options: [.documentType: NSAttributedString.DocumentType.rtf],
                    documentAttributes: nil)
            }
        }

        /// A tab leads to the next stop; the stops of a new style are 28 points apart (Apple's documentation of
        /// `tabStops`).
        @Test func tabsLeadToTheirStops() {
            Stage.setDevice(DeviceConfiguration())
            func width(_ text: String, _ stops: [CGFloat] = []) -> CGFloat {
                let style = NSMutableParagraphStyle()
                style.tabStops = stops.map { NSTextTab(textAlignment: .left, location: $0) }
                return NSAttributedString(
                    string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
                ).size().width
            }
            let x = width("x")
            #expect(abs(width("\tx") - (28 + x)) < 1e-9)
            #expect(abs(width("x\tx") - (28 + x)) < 1e-9)
            #expect(abs(width("\t\tx") - (56 + x)) < 1e-9)
            #expect(abs(width("\tx\tx", [11, 50]) - (50 + x)) < 1e-9)
        }

        /// `NSTextTab.alignment`: a price at the right end of its line, in a label and in a text view.
        @Test func aTabStopOnTheRightAlignsWhatFollows() {
            Stage.setDevice(DeviceConfiguration())
            let style = NSMutableParagraphStyle()
            style.addTabStop(NSTextTab(textAlignment: .right, location: 200))
            let text = NSAttributedString(
                string: "Tea\t3.50",
                attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
            let label = UILabel()
            label.attributedText = text
            #expect(label.intrinsicContentSize.width == 200)
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            view.textContainerInset = .zero
            view.textContainer.lineFragmentPadding = 0
            view.attributedText = text
            view.layoutIfNeeded()
            let end = view.caretRect(for: view.endOfDocument)
            #expect(abs(end.minX - 200) < 1e-9)
        }

        // MARK: Markdown

        /// Apple's documentation of `AttributedString(markdown:options:baseURL:)`.
        @Test func markdownTellsWhatRunsMean() throws {
            let text = try AttributedString(
                markdown: "Hi **you**, see [this](page)", baseURL: URL(string: "https://a.b/"))
            #expect(String(text.characters) == "Hi you, see this")
            let runs = Array(text.runs)
            #expect(runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil, nil])
            #expect(runs[3].link?.absoluteString == "https://a.b/page")
            #expect(runs[0].presentationIntent?.components.map(\.kind) == [.paragraph])
        }

        @Test func blocksOfMarkdownAreIntents() throws {
            let text = try AttributedString(markdown: "# Title\n\n- one")
            #expect(String(text.characters) == "Titleone")
            #expect(
                text.runs.map { $0.presentationIntent?.components.map(\.kind) } == [
                    [.header(level: 1)], [.paragraph, .listItem(ordinal: 1), .unorderedList],
                ])
            var options = AttributedString.MarkdownParsingOptions()
            options.interpretedSyntax = .inlineOnlyPreservingWhitespace
            #expect(
                String(try AttributedString(markdown: "# a\n\n*b*", options: options).characters)
                    == "# a\n\nb")
        }

        /// Apple's documentation of `NSAttributedString(_:)`: attributes keep their keys; the intent is a number. What
        /// is drawn is bold, slanted, fixed or struck.
        @Test func labelsShowWhatInlineMarksMean() throws {
            let text = NSAttributedString(try AttributedString(markdown: "a **b** *c* `d` ~~e~~"))
            #expect(value(text, .inlinePresentationIntent, at: "b") == UInt(2))
            let label = UILabel()
            label.font = .systemFont(ofSize: 20)
            label.attributedText = text
            let looks = label.preparedText().looks
            #expect(
                [0, 1, 3, 5].map { looks[$0].font.fontName }
                    == [".SFUI-Regular", ".SFUI-Semibold", ".SFUI-RegularItalic", ".SFUIMono-Regular"])
            #expect(looks.last?.strikethrough == .single)
            #expect(label.font == .systemFont(ofSize: 20))
        }

        @Test func attributesGoThroughAttributedStrings() {
            let text = NSAttributedString(
                string: "x",
                attributes: [
                    .strokeWidth: 3, .obliqueness: 0.2, .expansion: 0.1, .ligature: 0,
                    .strokeColor: UIColor.red,
                ])
            let back = NSAttributedString(AttributedString(text)).attributes(at: 0, effectiveRange: nil)
            #expect(back[.strokeWidth] as? CGFloat == 3)
            #expect(back[.obliqueness] as? CGFloat == 0.2)
            #expect(back[.expansion] as? CGFloat == 0.1)
            #expect(back[.ligature] as? Int == 0)
            #expect(back[.strokeColor] as? UIColor == .red)
        }
    }
}
