import Testing
import UIKit

/// Edits of a text storage, by Apple's documentation of NSTextStorage ("Changing Text", "edited(_:range:changeInLength:)").
@MainActor
struct TextStorageTests {
    private final class Log: NSObject, NSTextStorageDelegate {
        var lines: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            lines.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
            // Highlighting, as editors do it: no further call follows.
            textStorage.addAttribute(
                .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: textStorage.length))
        }
    }

    @Test func edgesAreToldOnceAndTogether() {
        let storage = NSTextStorage(string: "one two")
        let log = Log()
        storage.delegate = log
        storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: ", ")
        #expect(log.lines == ["2 3+2 1"])
        storage.beginEditing()
        storage.append(NSAttributedString(string: "!"))
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(log.lines.count == 1)
        storage.endEditing()
        // "1, two!": from the first change to the last, two shorter and one longer.
        #expect(log.lines.last?.hasSuffix(" 0+7 -1") == true)
        #expect(storage.string == "1, two!" && storage.editedMask.isEmpty)
        let color = storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor
        #expect(color == .red)
    }

    /// The text kept elsewhere, as Apple's documentation asks of a subclass.
    private final class Kept: NSTextStorage {
        private let text = NSMutableAttributedString()
        override var string: String { text.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            text.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            text.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            text.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
    }

    @Test func aSubclassKeepsTheTextOfAView() {
        let storage = Kept()
        let log = Log()
        storage.delegate = log
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        storage.append(NSAttributedString(string: "Emma", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
        #expect(view.textStorage === storage)
        #expect(view.text == "Emma" && log.lines.count == 2)
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 1)
        #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) == nil)
        #expect((storage.attribute(.font, at: 3, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    }

    /// The canonical subclass of Apple's notes on subclassing NSTextStorage, in a text view.
    @Test func aTextViewShowsAStorageThatKeepsItsTextElsewhere() {
        let (storage, manager) = (BackedStorage(), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
        let stage = Stage(showing: view)
        view.font = .systemFont(ofSize: 17)
        view.text = "Hello #swift"
        stage.frame()
        #expect(storage.string == "Hello #swift")
        #expect(view.text == "Hello #swift")
        #expect(storage.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .systemRed)
        view.becomeFirstResponder()
        view.insertText("!")
        stage.frame()
        #expect(storage.string == "Hello #swift!")
    }

    /// Apple: edits made while the text is processed do not process it again (objc.io's and other published highlighters set
    /// attributes in `processEditing()`).
    @Test func attributesThatAreSetWhileTheTextIsProcessed() {
        let storage = BackedStorage()
        storage.append(
            NSAttributedString(string: "Hello #swift", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        #expect(storage.processed == 1)
        #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
    }

    /// Apple's documentation of `mutableString`: "The receiver tracks changes to this string and keeps its attribute mappings up to date."
    @Test func aStoragesStringMayBeChanged() {
        let storage = NSTextStorage(
            string: "a plain text", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        storage.addAttribute(
            .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 8, length: 4))
        storage.mutableString.append("!")
        let count = storage.mutableString.replaceOccurrences(
            of: "plain", with: "very simple", range: NSRange(location: 0, length: storage.length))
        #expect(count == 1 && storage.string == "a very simple text!")
        var range = NSRange()
        let color = storage.attribute(
            .foregroundColor, at: 15, longestEffectiveRange: &range,
            in: NSRange(location: 0, length: storage.length))
        #expect(color as? UIColor == .systemRed && range.location == 14)
        #expect(storage.attribute(.font, at: storage.length - 1, effectiveRange: nil) is UIFont)
    }

    /// NSLayoutManager.h: the extra line fragment is "used only if there's an empty line at the end of the text"; the used rectangle
    /// has it, as the insertion point stands there. Arithmetic of lines of one font.
    @Test func theLineAfterTheLastLineEnd() {
        let (manager, container) = (
            NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 1000))
        )
        let font = UIFont.systemFont(ofSize: 17)
        let storage = NSTextStorage(string: "Hello", attributes: [.font: font])
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let line = manager.usedRect(for: container).height
        #expect(manager.extraLineFragmentRect == .zero)
        #expect(manager.extraLineFragmentTextContainer == nil)
        storage.append(NSAttributedString(string: "\n", attributes: [.font: font]))
        #expect(abs(manager.usedRect(for: container).height - 2 * line) < 0.01)
        #expect(manager.extraLineFragmentRect == CGRect(x: 0, y: line, width: 200, height: line))
        #expect(manager.extraLineFragmentUsedRect.width == 10)
        #expect(manager.extraLineFragmentTextContainer === container)
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 6)) { _, _, _, range, _ in
            ranges.append(range)
        }
        #expect(ranges == [NSRange(location: 0, length: 6)])
        storage.append(NSAttributedString(string: "a", attributes: [.font: font]))
        #expect(manager.extraLineFragmentRect == .zero)
        #expect(abs(manager.usedRect(for: container).height - 2 * line) < 0.01)
    }

    /// NSLayoutManager.h: `drawBackground` "draws background marks", `fillBackgroundRectArray` is the "primitive used by" it: the usual
    /// hooks for round backgrounds behind tags.
    @Test func aManagerOfTheAppsDrawsForATextView() throws {
        let (storage, manager) = (NSTextStorage(), TagManager())
        let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
        let stage = Stage(showing: view)
        let text = NSMutableAttributedString(
            string: "a tag", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.backgroundColor, value: UIColor.systemRed, range: NSRange(location: 2, length: 3))
        let before = manager.glyphDrawings
        view.attributedText = text
        stage.frame()
        #expect(manager.ranges == [NSRange(location: 2, length: 3)])
        let rect = try #require(manager.rects.first)
        let start = view.caretRect(
            for: try #require(view.position(from: view.beginningOfDocument, offset: 2)))
        #expect(manager.rects.count == 1)
        #expect(abs(rect.minX - start.minX) < 0.01 && abs(rect.minY - start.minY) < 0.01)
        #expect(manager.glyphDrawings == before + 1)
    }

    @Test func whatIsLeftOutAndWhatARectangleTouches() {
        let (manager, container) = (
            NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 1000))
        )
        let storage = NSTextStorage(
            string: "one\ntwo\n" + String(repeating: "three ", count: 20),
            attributes: [.font: UIFont.systemFont(ofSize: 17)])
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let second = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
        let found = manager.glyphRange(forBoundingRect: second.insetBy(dx: 0, dy: 2), in: container)
        #expect(found == NSRange(location: 4, length: 4))
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        container.maximumNumberOfLines = 3
        container.lineBreakMode = .byTruncatingTail
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 10)
        #expect(hidden.location > 8 && NSMaxRange(hidden) == storage.length)
        #expect(manager.firstUnlaidCharacterIndex() == storage.length)
        #expect(manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === container)
    }

    /// NSLayoutManager.h: "the location for the given glyph … relative to its line fragment's origin"; a glyph's location is on the baseline,
    /// an ascender below the top of a line that nothing makes higher.
    @Test func aGlyphsLocationIsOnTheBaseline() {
        let font = UIFont.systemFont(ofSize: 17)
        let storage = NSTextStorage(string: "tea\npot", attributes: [.font: font])
        let (manager, container) = (
            NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 1000))
        )
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        for (glyph, x) in [(0, 5.0), (4, 5.0)] {
            let place = manager.location(forGlyphAt: glyph)
            #expect(abs(place.x - x) < 0.01 && abs(place.y - font.ascender) < 0.01)
        }
    }
}

private final class BackedStorage: NSTextStorage {
    private let backing = NSMutableAttributedString()
    private(set) var processed = 0

    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
        -> [NSAttributedString.Key: Any]
    {
        backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(
            .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }
    override func processEditing() {
        processed += 1
        let paragraph = (string as NSString).paragraphRange(for: editedRange)
        addAttribute(.foregroundColor, value: UIColor.systemRed, range: paragraph)
        super.processEditing()
    }
}

private final class TagManager: NSLayoutManager {
    private(set) var ranges: [NSRange] = []
    private(set) var rects: [CGRect] = []
    private(set) var glyphDrawings = 0

    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        ranges.append(charRange)
        rects += (0..<rectCount).map { rectArray[$0] }
    }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        glyphDrawings += 1
        super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
}
