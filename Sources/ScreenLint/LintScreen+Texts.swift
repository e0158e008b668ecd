import CoreGraphics

/// Rules of texts: whether they are all there, and whether they follow the reader's size.
extension LintScreen {
    var textFindings: [(Int, LintFinding)] {
        views.indices.flatMap { index -> [(Int, LintFinding)] in
            guard let text = views[index].text, !seen(text.box, of: index).isEmpty else { return [] }
            var found: [(Int, LintFinding)] = []
            // Somebody who says how many lines a text has means to cut it, where the reader has not asked for large ones.
            let isMeant = text.lineLimit > 1 && !hasLargeText
            if text.isTruncated, !isMeant {
                found.append(
                    finding(
                        index, .truncatedText,
                        "its text \"\(text.string.start)\" is truncated at \(Double(views[index].frame.width).short) x \(Double(views[index].frame.height).short) points",
                        text.lineLimit == 0
                            ? "let it be higher" : "let it have more lines (numberOfLines = 0), or more room")
                )
            } else if let part = cut(text, index) {
                found.append(
                    finding(
                        index, .clippedText, "its text \"\(text.string.start)\" is clipped \(part)",
                        "give it the room that it needs; constraints to the edges keep it inside"))
            }
            if !text.followsTextSize, !views[index].isOfSystem,
                text.string.contains(where: { $0.isLetter || $0.isNumber })
            {
                found.append(
                    finding(
                        index, .noDynamicType,
                        "its text \"\(text.string.start)\" has a fixed size of \(text.fontSize.short) points and does not follow Dynamic Type",
                        "use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, and adjustsFontForContentSizeCategory = true"
                    ))
            }
            return found
        }
    }

    /// What cuts a text, in words; nil when nothing does, or when it can be scrolled to.
    private func cut(_ text: LintText, _ index: Int) -> String? {
        guard text.hasLines else { return nil }
        if let side = Self.overflow(
            text.ink, of: views[index].frame, 1, isOpenAcross: false, isOpenDown: false)
        {
            return "at the \(side) by its own frame"
        }
        var (isOpenAcross, isOpenDown) = (false, false)
        var cell: CGRect?
        var next = views[index].parent
        while let ancestor = next {
            let view = views[ancestor]
            next = view.parent
            if view.isCell { cell = view.frame }
            if let content = view.content {
                let room = content.union(view.frame)
                if room.width > view.frame.width + 0.5 { isOpenAcross = true }
                if room.height > view.frame.height + 0.5 { isOpenDown = true }
            }
            if next == nil {
                isOpenAcross = isOpenAcross || scrollsAcross
                isOpenDown = isOpenDown || scrollsDown
            }
            guard view.clips || next == nil else { continue }
            let rect = next == nil ? CGRect(origin: .zero, size: size) : view.frame
            // Something that is all outside waits there, and a swipe moves a row with all that is in it.
            let isMoved = cell.map { $0.minX < rect.minX - 1 || $0.maxX > rect.maxX + 1 } ?? false
            guard rect.intersects(text.ink), !isMoved else { continue }
            if let side = Self.overflow(
                text.ink, of: rect, 1, isOpenAcross: isOpenAcross, isOpenDown: isOpenDown)
            {
                return "at the \(side) by \(next == nil ? "the screen" : view.path)"
            }
        }
        return cover(of: text, index).map { "by \(views[$0].path), which is in front of it" }
    }

    private static func overflow(
        _ box: CGRect, of room: CGRect, _ limit: CGFloat, isOpenAcross: Bool, isOpenDown: Bool
    ) -> String? {
        if !isOpenAcross {
            if room.minX - box.minX > limit { return "left" }
            if box.maxX - room.maxX > limit { return "right" }
        }
        if !isOpenDown {
            if room.minY - box.minY > limit { return "top" }
            if box.maxY - room.maxY > limit { return "bottom" }
        }
        return nil
    }

    // MARK: One over the other

    var overlapFindings: [(Int, LintFinding)] {
        let texts = views.indices.filter {
            views[$0].text?.hasLines == true && !views[$0].isOfSystem
                && views[$0].text?.string.isEmpty == false && !isDimmed($0)
        }
        let rects = texts.map { seen(views[$0].text!.ink, of: $0) }
        let scrollers = texts.map(scroller)
        var found: [(Int, LintFinding)] = []
        for b in texts.indices {
            for a in 0..<b {
                let both = rects[a].intersection(rects[b])
                // What does not scroll with the other passes over it, and so do headers that stick.
                guard !both.isNull, both.width > 1, both.height > 1, scrollers[a] == scrollers[b],
                    views[texts[a]].context.header == views[texts[b]].context.header,
                    views[texts[a]].text!.string != views[texts[b]].text!.string,
                    !isCovered(both, of: texts[a], before: texts[b]), !isCovered(both, of: texts[b])
                else { continue }
                found.append(
                    finding(
                        texts[b], .overlappingText,
                        "its text \"\(views[texts[b]].text!.string.start)\" overlaps \"\(views[texts[a]].text!.string.start)\" of \(views[texts[a]].path) on \(Double(both.width).short) x \(Double(both.height).short) points",
                        "keep the two apart by a constraint, and let what holds them grow"))
            }
        }
        return found
    }

    /// The nearest scroll view around.
    func scroller(_ index: Int) -> Int? {
        var next = views[index].parent
        while let current = next {
            if views[current].content != nil { return current }
            next = views[current].parent
        }
        return nil
    }
}

extension String {
    /// As messages quote it.
    var start: String {
        let line = String(map { $0.isNewline ? " " : $0 })
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}
