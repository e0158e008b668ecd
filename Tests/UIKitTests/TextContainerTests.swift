import Testing

@testable import UIKit

/// What containers and drawings of text say of its room.
@MainActor @Suite struct TextContainerTests {
    private let font = UIFont.systemFont(ofSize: 17)

    /// - Parameter text: in a chain of storage, manager and container.
    private func laidOut(_ text: String, _ size: CGSize) -> (NSTextStorage, NSLayoutManager, NSTextContainer)
    {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: size))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    private func fragments(_ manager: NSLayoutManager) -> [(rect: CGRect, used: CGRect, range: NSRange)] {
        var found: [(rect: CGRect, used: CGRect, range: NSRange)] = []
        let all = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in
            found.append((rect, used, range))
        }
        return found
    }

    // MARK: Outlines

    /// Apple's documentation of `exclusionPaths`: where a proposed line fragment rectangle intersects an outline, "the text container
    /// returns an adjusted line fragment rectangle excluding that region"; `lineFragmentPadding` is text's distance from both its ends.
    @Test func textIsLedAroundOutlines() {
        let (storage, manager, container) = laidOut("aa\nbb", CGSize(width: 200, height: 1000))
        #expect(container.isSimpleRectangular)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 10))]
        #expect(!container.isSimpleRectangular)
        let found = fragments(manager)
        #expect(found.map(\.rect.minX) == [80, 0])
        #expect(found.map(\.rect.width) == [120, 200])
        #expect(found.map(\.used.minX) == [80, 0])
        #expect(manager.location(forGlyphAt: 0).x == 5)
        let glyph = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
        #expect(glyph.minX == 85)
        #expect(manager.glyphIndex(for: CGPoint(x: glyph.midX, y: glyph.midY), in: container) == 0)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 60, y: 0, width: 200, height: 10))]
        #expect(fragments(manager).map(\.rect.width) == [60, 200])
        container.exclusionPaths = []
        #expect(fragments(manager).map(\.rect.width) == [200, 200])
        #expect(storage.length == 5)
    }

    @Test func aTextViewGrowsWithItsOutlines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.font = font
        view.text = "aa"
        let plain = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 50))]
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - plain - 50) < 0.34)
        #expect(view.caretRect(for: view.beginningOfDocument).minY == 58)
    }

    // MARK: Spacing

    private final class Spacer: NSObject, NSLayoutManagerDelegate {
        var asked: [Int] = []
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            asked.append(glyphIndex)
            return 7
        }
    }

    /// Apple's documentation of `layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)`: "the spacing after the line ending
    /// with the given glyph index".
    @Test func theDelegateSpacesLines() {
        let (storage, manager, container) = laidOut("aa\nbb\ncc", CGSize(width: 200, height: 1000))
        let spacer = Spacer()
        manager.delegate = spacer
        let found = fragments(manager).map(\.rect)
        #expect(spacer.asked == [2, 5, 7])
        #expect(found.map(\.minX) == [0, 0, 0] && found.map(\.width) == [200, 200, 200])
        #expect(abs(found[1].minY - found[0].maxY - 7) < 1e-6)
        #expect(abs(found[2].minY - found[1].maxY - 7) < 1e-6)
        #expect(abs(manager.usedRect(for: container).height - found[2].maxY) < 1e-6)
        #expect(storage.length == 8)

        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.font = font
        view.text = "aa\nbb"
        let plain = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        view.layoutManager.delegate = spacer
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - plain - 7) < 0.34)
    }

    // MARK: Lines

    /// Apple's documentation of `NSTextContainer.lineBreakMode`: "The behavior of the last line inside the text container"; that of
    /// paragraphs, which every text of a view has, is another.
    @Test func theContainerSaysWhatTheLastLineDoes() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 300))
        view.font = font
        view.text = "one two three four five six"
        func hidden() -> [Range<Int>?] { view.box.paragraph.lines(view.columns).map(\.hidden) }
        view.textContainer.maximumNumberOfLines = 2
        #expect(hidden() == [nil, nil])
        view.textContainer.lineBreakMode = .byTruncatingTail
        #expect(hidden().count == 2 && hidden()[0] == nil)
        #expect(hidden()[1]?.upperBound == 27)
        view.placeText()
        let truncated = view.layoutManager.truncatedGlyphRange(inLineFragmentForGlyphAt: 26)
        #expect(truncated.location != NSNotFound && NSMaxRange(truncated) == 27)
        #expect(
            view.layoutManager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    }

    /// A text view that does not scroll has its height for the text alone.
    @Test func aViewThatDoesNotScrollCutsWhereItEnds() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 16 + 2.5 * font.lineHeight))
        view.font = font
        view.text = "one two three four five six seven"
        view.isScrollEnabled = false
        func lines() -> Int { view.box.paragraph.lines(view.columns).count }
        let all = lines()
        #expect(all > 2)
        view.textContainer.lineBreakMode = .byTruncatingTail
        #expect(lines() == 2)
        #expect(view.sizeThatFits(CGSize(width: 80, height: 0)).height > 16 + 2.5 * font.lineHeight)
        view.isScrollEnabled = true
        #expect(lines() == all)
    }

    /// Apple's documentation of `glyphRange(for:)`: "the range of glyphs laid out within the given text container".
    @Test func aContainerHoldsTheLinesThatHaveRoom() {
        let (storage, manager, container) = laidOut(
            "a\nb\nc", CGSize(width: 200, height: 2.5 * font.lineHeight))
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 4))
        #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 1e-6)
        container.size.height = 3 * font.lineHeight
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 5))
        container.maximumNumberOfLines = 1
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 2))
        #expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 1e-6)
        #expect(storage.length == 5)
    }

    // MARK: Drawings

    /// Apple's documentation of `minimumScaleFactor`: it "is multiplied by the font point size to get the smallest font size that is
    /// permissible", 0 "corresponds to a scale factor of 1.0"; of `actualScaleFactor`: "the actual scale factor that was used".
    @Test func aContextLetsFontsBeSmaller() {
        let (text, context) = ("Some text of one line", NSStringDrawingContext())
        func bounds(_ share: CGFloat, _ options: NSStringDrawingOptions = []) -> CGRect {
            let natural = text.size(withAttributes: [.font: font])
            let bounds = text.boundingRect(
                with: CGSize(width: natural.width * share, height: 2.5 * natural.height), options: options,
                attributes: [.font: font], context: context)
            #expect(context.totalBounds == bounds)
            return bounds
        }
        let natural = text.size(withAttributes: [.font: font])
        #expect(bounds(0.8).width == natural.width && context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.5
        #expect(bounds(0.8).width <= natural.width * 0.8 + 0.001)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor > 0.7)
        _ = bounds(0.2)
        #expect(context.actualScaleFactor == 0.5)
        #expect(bounds(1).width == natural.width && context.actualScaleFactor == 1)
        // Several lines: two of them have room for all of it.
        #expect(bounds(0.7, .usesLineFragmentOrigin).height == 2 * natural.height)
        #expect(context.actualScaleFactor == 1)
        #expect(bounds(0.3, .usesLineFragmentOrigin).height <= 2.5 * natural.height)
        #expect(context.actualScaleFactor < 1)
    }

    /// Apple's documentation of `truncatesLastVisibleLine`: "adds the ellipsis character to the last visible line if the text doesn't fit
    /// into the specified bounds", "ignored if usesLineFragmentOrigin is not also set".
    @Test func theLastVisibleLineEndsInAnEllipsis() throws {
        let text = "one two three four five six"
        let room = CGRect(x: 0, y: 0, width: 70, height: 2.5 * font.lineHeight)
        func drawn(_ body: () -> Void) -> (lines: Int, glyphs: [CGGlyph]) {
            let context = CGContext(recordingIn: room, scale: 3)
            UIGraphicsPushContext(context)
            body()
            UIGraphicsPopContext()
            var (lines, glyphs) = (Set<CGFloat>(), [CGGlyph]())
            for case .glyphs(let run, let origin, _) in context.list.commands {
                lines.insert(origin.y)
                glyphs += run.glyphs
            }
            return (lines.count, glyphs)
        }
        func drawn(with options: NSStringDrawingOptions) -> (lines: Int, glyphs: [CGGlyph]) {
            drawn { text.draw(with: room, options: options, attributes: [.font: font], context: nil) }
        }
        let ellipsis = drawn { "…".draw(at: .zero, withAttributes: [.font: font]) }.glyphs
        let dot = try #require(ellipsis.first)
        let truncated = drawn(with: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
        #expect(truncated.lines == 2 && truncated.glyphs.suffix(ellipsis.count) == ellipsis[...])
        let all = drawn(with: .usesLineFragmentOrigin)
        #expect(all.lines > 2 && !all.glyphs.contains(dot))
        let one = drawn(with: .truncatesLastVisibleLine)
        #expect(one.lines == 1 && one.glyphs.count == all.glyphs.count)
        // `draw(in:)` draws as many lines as have room, without.
        let fitting = drawn { text.draw(in: room, withAttributes: [.font: font]) }
        #expect(fitting.lines == 2 && !fitting.glyphs.contains(dot))
    }

    /// Apple's documentation of `usesDeviceMetrics`: "uses image glyph bounds instead of typographic bounds". A flat capital stands on the
    /// baseline, from which places are told without `usesLineFragmentOrigin`.
    @Test func glyphsMayBeMeasuredByTheirOutlines() {
        func bounds(_ options: NSStringDrawingOptions) -> CGRect {
            "H".boundingRect(with: .zero, options: options, attributes: [.font: font], context: nil)
        }
        let (outline, line) = (bounds(.usesDeviceMetrics), bounds([]))
        #expect(abs(outline.maxY) < 1e-6 && outline.minY < 0 && outline.minY > line.minY)
        #expect(outline.minX > 0 && outline.maxX < line.maxX)
        let inLine = bounds([.usesDeviceMetrics, .usesLineFragmentOrigin])
        #expect(abs(inLine.maxY - font.ascender) < 1e-6 && inLine.size == outline.size)
    }

    // MARK: Styles

    /// NSParagraphStyle.h: `NSLineBreakStrategyStandard` is 0xFFFF, with the bits of all strategies.
    @Test func standardLabelsKeepHangulWords() {
        func keeps(_ strategy: NSParagraphStyle.LineBreakStrategy) -> Bool {
            let style = NSMutableParagraphStyle()
            style.lineBreakStrategy = strategy
            return style.values.engineStyle(rightToLeft: false).breaking.keepsHangulWords
        }
        #expect(keeps(.hangulWordPriority) && keeps(.standard))
        #expect(!keeps([]) && !keeps(.pushOut))
        #expect(UILabel().lineBreakStrategy == .standard)
    }

    /// Apple's documentation of `usesDefaultHyphenation`: it "affects the return value from hyphenationFactor when the property is set to
    /// 0.0".
    @Test func defaultHyphenationHoldsWithoutAFactor() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.hyphenationFactor == 0)
        style.usesDefaultHyphenation = true
        #expect(style.hyphenationFactor > 0)
        style.hyphenationFactor = 0.25
        #expect(style.hyphenationFactor == 0.25)
        #expect(style.values.engineStyle(rightToLeft: false).breaking.hyphenationFactor == 0.25)
        let archived = try NSKeyedArchiver.archivedData(
            withRootObject: style.copy(), requiringSecureCoding: false)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: archived))
        #expect(read.usesDefaultHyphenation && read.hyphenationFactor == 0.25)
    }

    /// Unicode annex 14 of U+00AD: a line may end there, with a hyphen.
    @Test func labelsBreakAtSoftHyphens() {
        let label = UILabel()
        label.font = font
        label.numberOfLines = 0
        label.text = "Donaudampf\u{AD}schiff"
        func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        func lines(_ width: CGFloat) -> CGFloat {
            (label.sizeThatFits(CGSize(width: width, height: 1000)).height / font.lineHeight).rounded()
        }
        #expect(lines(width("Donaudampfschiff") + 1) == 1)
        #expect(lines(width("Donaudampf") + width("-") + 2) == 2)
        #expect(label.text?.count == 17)
    }
}
