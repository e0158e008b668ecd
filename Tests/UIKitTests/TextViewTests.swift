import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct TextViewTests {
    @MainActor
    private struct Screen {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
        let root = UIView()
        let stage: Stage

        init() {
            stage = Stage(showing: root)
            view.font = UIFont.systemFont(ofSize: 17)
            root.addSubview(view)
            stage.frame()
        }
    }

    private let long = "The quick brown fox jumps over the lazy dog, and then it jumps again."

    /// A composer grows with the return that is typed, before anything stands on the new line.
    @Test func aReturnMakesRoomAtOnce() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.isScrollEnabled = false
        view.text = "Hello"
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        let one = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
        view.text = "Hello\n"
        let two = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
        #expect(abs(two - one - line) <= 0.34, "a pixel of 3x, to which heights are rounded")
        #expect(view.intrinsicContentSize.height == two)
        view.text = "Hello\nx"
        #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height == two)
        view.text = "Hello\n"
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(caret.minX == view.textContainerInset.left + view.textContainer.lineFragmentPadding)
        #expect(abs(caret.minY - view.textContainerInset.top - line) < 0.01)
    }

    /// A text view that scrolls is asked for the height of its content as soon as it has a width, and not only after a layout: so the views of
    /// published chats grow with their text. Arithmetic: at any width it is the height that fits.
    @Test func theContentHasItsHeightWithTheWidth() {
        let view = UITextView()
        view.text = "One two three four five six seven eight nine ten eleven twelve"
        for width in [300.0, 120, 200] {
            view.frame.size = CGSize(width: width, height: 0)
            #expect(
                view.contentSize
                    == CGSize(width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
            )
        }
        #expect(view.contentSize.height > view.font!.lineHeight * 2)
    }

    /// The idiom of composers: `height.constant = textView.contentSize.height` in `textViewDidChange`.
    @Test func theContentHasItsNewSizeWhenTheDelegateHears() {
        let screen = Screen()
        let heard = HeightReader()
        screen.view.delegate = heard
        screen.view.becomeFirstResponder()
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        for text in ["a", "\n", "\n"] { screen.view.insertText(text) }
        screen.view.deleteBackward()
        let steps = zip(heard.heights.dropFirst(), heard.heights).map { $0 - $1 }
        #expect(steps.count == 3)
        // Heights are rounded up to pixels.
        for (step, lines) in zip(steps, [1, 1, -1] as [CGFloat]) {
            #expect(abs(step - lines * line) <= 0.34, "\(steps)")
        }
    }

    /// UIKit: while one writes in a text view that does not scroll, what scrolls around it keeps the caret in sight.
    @Test func theCaretOfAGrowingTextViewIsKeptInSight() {
        let scroll = UIScrollView()
        let stage = Stage(showing: scroll)
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.contentInsetAdjustmentBehavior = .never
        let view = UITextView(frame: CGRect(x: 0, y: stage.window.bounds.height - 60, width: 300, height: 60))
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        scroll.addSubview(view)
        stage.frame()
        view.becomeFirstResponder()
        for _ in 0..<4 { view.insertText("\n") }
        view.frame.size.height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        stage.frame()
        let caret = view.convert(view.caretRect(for: view.endOfDocument), to: scroll)
        #expect(caret.maxY > stage.window.bounds.height)
        #expect(abs(scroll.contentOffset.y - (caret.maxY - stage.window.bounds.height)) < 0.34)
    }

    /// iPhone User Guide, "Select and edit text": "double-tap" selects a word.
    @Test func twoTapsSelectAWord() throws {
        let screen = Screen()
        let (stage, view) = (screen.stage, screen.view)
        view.text = "one twenty three"
        stage.frame()
        stage.tap(CGPoint(x: 100, y: 120))
        let middle = try #require(view.position(from: view.beginningOfDocument, offset: 6))
        let point = view.convert(view.caretRect(for: middle), to: nil)
        stage.advance(by: 1)
        for _ in 0..<2 {
            stage.tap(CGPoint(x: point.midX, y: point.midY))
            stage.advance(by: 0.1)
        }
        #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "twenty")
    }

    @Test func textStandsInsideInsetsAndPadding() {
        let screen = Screen()
        let (stage, view) = (screen.stage, screen.view)
        view.text = long
        stage.frame()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = long
        let text = label.sizeThatFits(CGSize(width: 190, height: 0))
        #expect(abs(view.contentSize.height - (text.height + 16)) < 0.01, "\(view.contentSize)")
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
    }

    @Test func viewThatDoesNotScrollIsAsHighAsItsText() {
        let screen = Screen()
        let (root, stage, view) = (screen.root, screen.stage, screen.view)
        view.text = long
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        let column = UIView()
        column.translatesAutoresizingMaskIntoConstraints = false
        view.translatesAutoresizingMaskIntoConstraints = false
        column.addSubview(view)
        root.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: root.topAnchor),
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            column.widthAnchor.constraint(equalToConstant: 200),
            view.topAnchor.constraint(equalTo: column.topAnchor),
            view.bottomAnchor.constraint(equalTo: column.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        ])
        stage.frame()
        #expect(column.bounds.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(column.bounds.height > 70)
    }

    @Test func typingGrowsTheTextAndTellsTheDelegate() {
        let screen = Screen()
        let (stage, view) = (screen.stage, screen.view)
        final class Listener: NSObject, UITextViewDelegate {
            var changes = 0
            var scrolls = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        }
        let listener = Listener()
        view.delegate = listener
        stage.tap(CGPoint(x: 50, y: 120))
        #expect(view.isFirstResponder)
        for _ in 0..<20 { KeyboardInput.current.type(text: "line\n") }
        stage.frame()
        #expect(listener.changes == 100)
        #expect(view.contentSize.height > 400 && view.contentOffset.y > 0 && listener.scrolls > 0)
    }

    @Test func arrowKeysMoveBetweenLines() {
        let screen = Screen()
        let view = screen.view
        view.text = "first\nsecond\nthird"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 8, length: 0)
        KeyboardInput.current.key("ArrowUp", down: true)
        KeyboardInput.current.type(text: "^")
        #expect(view.text.hasPrefix("fi"))
        #expect(view.text.components(separatedBy: "\n")[0].contains("^"), "\(view.text!)")
    }

    @Test func tapOnALinkAsksTheDelegate() {
        let screen = Screen()
        let (stage, view) = (screen.stage, screen.view)
        final class Listener: NSObject, UITextViewDelegate {
            var urls: [URL] = []
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                urls.append(URL)
                return false
            }
        }
        let listener = Listener()
        view.delegate = listener
        view.isEditable = false
        let text = NSMutableAttributedString(
            string: "See the site", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttributes(
            [.link: URL(string: "https://example.com")!], range: NSRange(location: 4, length: 8))
        view.attributedText = text
        stage.frame()
        stage.tap(CGPoint(x: 60, y: 118))
        #expect(listener.urls.map(\.absoluteString) == ["https://example.com"])
        stage.tap(CGPoint(x: 10, y: 118))
        #expect(listener.urls.count == 1)
    }

    /// Published code finds the word under a tap with a recogniser of its own on the text view, which is heard beside the view's own ones.
    @Test(arguments: [false, true]) func anAppsTapIsHeardBesideTheViewsOwn(isEditable: Bool) {
        let screen = Screen()
        let (stage, view) = (screen.stage, screen.view)
        view.text = "Some words"
        view.isEditable = isEditable
        stage.frame()
        var taps = 0
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.handlers.append { _ in taps += 1 }
        view.addGestureRecognizer(tap)
        stage.tap(CGPoint(x: 60, y: 118))
        #expect(taps == 1)
        #expect(view.isFirstResponder == isEditable)
    }

    /// `UITextView.h` of `typingAttributes`: "automatically resets when the selection changes".
    @Test func typedTextHasTheAttributesThatWereSetLast() {
        let screen = Screen()
        let view = screen.view
        func font(_ index: Int) -> UIFont? {
            view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        }
        let (plain, bold) = (UIFont.systemFont(ofSize: 15), UIFont.boldSystemFont(ofSize: 15))
        view.attributedText = NSAttributedString(string: "ab", attributes: [.font: plain])
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 2, length: 0)
        #expect(view.typingAttributes[.font] as? UIFont == plain)
        view.typingAttributes[.font] = bold
        view.insertText("c")
        view.insertText("d")
        #expect([font(1), font(2), font(3)] == [plain, bold, bold])
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect(view.typingAttributes[.font] as? UIFont == plain)
        view.insertText("x")
        #expect(font(1) == plain)
    }

    /// Documentation of `dataDetectorTypes`: what is found is "automatically converted to URLs in the text view", and "data
    /// detection does not work if the text view's isEditable property is set to true".
    @Test func whatIsFoundInTheTextIsALink() {
        let view = UITextView()
        view.text = "Call 555-123-4567 or see example.com"
        view.dataDetectorTypes = [.link]
        func links() -> [String: String] {
            var found: [String: String] = [:]
            let text = view.linkedText
            text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
                guard let link = link as? URL else { return }
                found[(text.string as NSString).substring(with: range)] = link.absoluteString
            }
            return found
        }
        #expect(links() == [:])
        view.isEditable = false
        #expect(links() == ["example.com": "http://example.com"])
        view.dataDetectorTypes = [.phoneNumber, .link]
        #expect(links() == ["example.com": "http://example.com", "555-123-4567": "tel:5551234567"])
        view.dataDetectorTypes = .address
        #expect(links() == [:])
        view.dataDetectorTypes = .all
        #expect(links().count == 2)
        // A link of the app's own stays, and what is kept is the app's text.
        let text = NSMutableAttributedString(string: "see example.com")
        text.addAttribute(
            .link, value: URL(string: "https://swift.org")!, range: NSRange(location: 4, length: 11))
        view.attributedText = text
        #expect(links() == ["example.com": "https://swift.org"])
        view.text = "see example.com"
        #expect(view.attributedText.attribute(.link, at: 5, effectiveRange: nil) == nil)
    }

    @Test func layoutManagerFindsTheCharacterUnderAPoint() {
        let text = NSAttributedString(string: "abc def", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 100))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: container)
        let found = manager.characterIndex(
            for: CGPoint(x: rect.midX, y: rect.midY), in: container,
            fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(found == 4)
        #expect(abs(manager.usedRect(for: container).width - text.size().width) < 0.01)
    }

    /// Apple's documentation of `baselineOffset`: "points of offset from the baseline", of pictures as of letters.
    @Test func anAttachmentMovesWithItsCharacter() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 50, height: 40)
        let text = NSMutableAttributedString(attachment: attachment)
        let label = UILabel()
        label.attributedText = text
        #expect(label.baselines?.first == 40)
        text.addAttribute(.baselineOffset, value: -8, range: NSRange(location: 0, length: 1))
        label.attributedText = text
        #expect(label.baselines?.first == 32)
    }

    @Test func attachmentTakesItsRoomInTheLine() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 50, height: 40)
        let text = NSMutableAttributedString(string: "ab")
        let plain = text.size()
        text.append(NSAttributedString(attachment: attachment))
        #expect(abs(text.size().width - plain.width - 50) < 0.01 && text.size().height >= 40)
    }
}

private final class HeightReader: NSObject, UITextViewDelegate {
    var heights: [CGFloat] = []
    func textViewDidChange(_ textView: UITextView) { heights.append(textView.contentSize.height) }
}
