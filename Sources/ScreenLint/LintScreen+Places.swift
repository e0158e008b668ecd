import CoreGraphics

/// Rules of constraints, of what can be tapped and of directions.
extension LintScreen {
    var constraintFindings: [(Int, LintFinding)] {
        let open = views.indices.filter { !views[$0].constraints.openParts.isEmpty && !views[$0].isOfSystem }
            .map {
                finding(
                    $0, .ambiguousConstraints,
                    "its constraints leave \(views[$0].constraints.openParts.joined(separator: ", ")) open",
                    "add the constraints that say it; the layout takes the smallest values that are allowed")
            }
        return open
            + conflicts.map {
                finding(
                    $0.view, .conflictingConstraints,
                    "these constraints exclude one another: " + $0.constraints.joined(separator: "; ")
                        + ($0.broken.map { "; ignored is \($0)" } ?? ""),
                    "take one of them away, or give one a priority below 1000")
            }
    }

    var targetFindings: [(Int, LintFinding)] {
        views.indices.flatMap { index -> [(Int, LintFinding)] in
            let view = views[index]
            var found: [(Int, LintFinding)] = []
            if let target = view.target, !target.hasSystemSize, !view.isOfSystem, !seen(index).isEmpty {
                let (width, height) = (target.area.width, target.area.height)
                if min(width, height) < Self.leastTarget - 0.5 {
                    found.append(
                        finding(
                            index, .smallTarget,
                            "it can be tapped on \(Double(width).short) x \(Double(height).short) points, fewer than 44 x 44",
                            "make it larger, or its area by `point(inside:with:)`"))
                }
            }
            if let element = view.element, element.label.allSatisfy(\.isWhitespace), !seen(index).isEmpty {
                found.append(
                    finding(
                        index, .missingLabel,
                        "it is \(element.words) of which assistive technology has nothing to say",
                        "set its accessibilityLabel"))
            }
            return found
        }
    }

    /// Apple's Human Interface Guidelines, Accessibility: "a hit target of at least 44x44 pt".
    private static var leastTarget: CGFloat { 44 }

    var sideFindings: [(Int, LintFinding)] {
        views.indices.filter { !views[$0].constraints.sides.isEmpty && !views[$0].isOfSystem }.map {
            finding(
                $0, .fixedLeftRight,
                "it keeps its side where writing runs from right to left: "
                    + views[$0].constraints.sides.joined(separator: "; "),
                "say leading and trailing, or a natural alignment, instead of left and right")
        }
    }

    var pictureFindings: [(Int, LintFinding)] {
        guard isDark, let darkPicture else { return [] }
        return views.indices.compactMap { index in
            guard let picture = views[index].picture, !picture.hasDark, !seen(index).isEmpty else {
                return nil
            }
            return finding(
                index, .noDarkVariant,
                "its picture \"\(picture.name)\" has no dark variant; \"\(darkPicture)\" of the catalog has one",
                "add a file for the dark appearance to the image set, or render it as a template")
        }
    }

    // MARK: What can be seen

    /// The part of a view that those around it and the screen let through.
    func seen(_ index: Int) -> CGRect { seen(views[index].frame, of: index) }

    func seen(_ rect: CGRect, of index: Int) -> CGRect {
        var rect = rect.intersection(CGRect(origin: .zero, size: size))
        var next = views[index].parent
        while let ancestor = next {
            if views[ancestor].clips { rect = rect.intersection(views[ancestor].frame) }
            next = views[ancestor].parent
        }
        return rect.isNull ? .zero : rect
    }

    /// What hides a part of a text of one line, which is drawn by a view: something opaque in front of it that the same controller
    /// shows and that scrolls with it. Bars, sheets and headers pass over what is behind them.
    func cover(of text: LintText, _ index: Int) -> Int? {
        let (view, ink) = (views[index], seen(text.ink, of: index))
        guard text.hasLines, text.box.height < text.lineHeight * 1.5, !view.isOfSystem,
            !isCovered(ink, of: index)
        else { return nil }
        return (index + 1..<views.count).first { other in
            let front = views[other]
            let both = seen(other).intersection(ink)
            return front.isOpaque && front.background.map { $0.color.alpha > 0.99 } == true && !both.isNull
                && both.width > 1 && both.height > 1 && front.context.owner == view.context.owner
                && front.context.header == view.context.header && scroller(other) == scroller(index)
        }
    }

    /// Whether a bar in front passes over `rect`, which is drawn by a view that scrolls: it fades or blurs what is below.
    func isUnderBar(_ rect: CGRect, of index: Int) -> Bool {
        guard !views[index].isOfSystem, let list = scroller(index) else { return false }
        return (index + 1..<views.count).contains {
            views[$0].isOfSystem && scroller($0) != list && seen($0).intersects(rect)
        }
    }

    /// Whether all that is seen of a view is behind one that dims it. What holds that view is in front of nothing by it.
    func isDimmed(_ index: Int) -> Bool {
        let rect = seen(index)
        return (index + 1..<views.count).contains { other in
            views[other].dims && seen(other).contains(rect) && !isInside(other, index)
        }
    }

    /// Whether a view is below another one in the tree.
    private func isInside(_ index: Int, _ ancestor: Int) -> Bool {
        var next = views[index].parent
        while let current = next, current >= ancestor {
            if current == ancestor { return true }
            next = views[current].parent
        }
        return false
    }

    /// Whether opaque views in front hide all of `rect`, which is drawn by a view, from those up to `last`.
    func isCovered(_ rect: CGRect, of index: Int, before last: Int? = nil) -> Bool {
        uncovered(rect, of: index, before: last).isEmpty
    }

    /// What opaque views in front leave of `rect`, each of which may take away one side of it: a header that stays, a bar.
    func uncovered(_ rect: CGRect, of index: Int, before last: Int? = nil) -> CGRect {
        (index + 1..<(last ?? views.count)).filter { views[$0].isOpaque }.reduce(rect) {
            $0.without(seen($1))
        }
    }
}

extension CGRect {
    /// What another one leaves where it reaches from side to side; all of it where it does not.
    fileprivate func without(_ other: CGRect) -> CGRect {
        if other.contains(self) { return .zero }
        var (left, top, right, bottom) = (minX, minY, maxX, maxY)
        if other.minX <= left, other.maxX >= right {
            if other.minY <= top { top = min(max(top, other.maxY), bottom) }
            if other.maxY >= bottom { bottom = max(min(bottom, other.minY), top) }
        } else if other.minY <= top, other.maxY >= bottom {
            if other.minX <= left { left = min(max(left, other.maxX), right) }
            if other.maxX >= right { right = max(min(right, other.minX), left) }
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
