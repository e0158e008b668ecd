import TextLayout

extension UILabel {
    /// UIKit: a label is as large as its text, rounded up to whole device pixels (recorded).
    private func roundedUp(_ length: CGFloat) -> CGFloat { length.roundedUp(toPixelsAt: pixelScale) }

    /// UIKit: a single line is never wrapped, so the width does not count for it.
    func fittingSize(width: CGFloat) -> CGSize {
        let isLimited = width > 0 && width < 1e7 && numberOfLines != 1
        let room = CGRect(
            x: 0, y: 0, width: isLimited ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    func textBounds(in bounds: CGRect, _ lines: Int) -> CGRect {
        let text = preparedText()
        let width = bounds.width < 1e7 ? max(bounds.width, 0) : .infinity
        let measure = text.paragraph.measure(TextProposal(width: width, maxLines: max(lines, 0)))
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(roundedUp(measure.size.width), bounds.width),
            height: min(roundedUp(measure.size.height), bounds.height))
    }

    /// Distances of the baselines from the top and the bottom of the text's box, on device pixels.
    var baselines: (first: CGFloat, last: CGFloat)? {
        let width = numberOfLines == 1 || bounds.width <= 0 ? CGFloat.infinity : bounds.width
        let measure = preparedText().paragraph.measure(
            TextProposal(width: width, maxLines: max(numberOfLines, 0)))
        guard measure.lineCount > 0 else { return nil }
        let first = (measure.firstBaseline * pixelScale).rounded() / pixelScale
        let last = (measure.lastBaseline * pixelScale).rounded() / pixelScale
        return (first, roundedUp(measure.size.height) - last)
    }

    /// The text as it is shown in `rect`: shrunk when asked for, and with as many lines as fit.
    func shownText(in rect: CGRect) -> (text: PreparedText, proposal: TextProposal) {
        var text = preparedText()
        let limit = max(numberOfLines, 0)
        if adjustsFontSizeToFitWidth, let scale = shrinkFactor(text, rect, limit) {
            text = preparedText(scale: scale)
        }
        var proposal = TextProposal(width: rect.width, maxLines: limit)
        let measure = text.paragraph.measure(proposal)
        if limit != 1, measure.size.height > rect.height + 0.5 / pixelScale {
            proposal.maxLines = text.paragraph.lineCount(
                fitting: rect.height + 0.5 / pixelScale, width: rect.width)
            if limit > 0 { proposal.maxLines = min(proposal.maxLines, limit) }
        }
        return (text, proposal)
    }

    /// The largest factor at which everything fits, not below the allowed minimum; nil when nothing need shrink.
    private func shrinkFactor(_ text: PreparedText, _ rect: CGRect, _ limit: Int) -> CGFloat? {
        let smallest = max(minimumScaleFactor, 0.1)
        let proposal = TextProposal(width: rect.width, maxLines: limit)
        if limit == 1 {
            func width(_ text: PreparedText) -> CGFloat {
                text.paragraph.measure(TextProposal(maxLines: 1)).size.width
            }
            return LineShrinking.factor(natural: width(text), room: rect.width, smallest: smallest) {
                width(preparedText(scale: $0))
            }
        }
        return LineShrinking.factor(smallest: smallest) {
            let measure = preparedText(scale: $0).paragraph.measure(proposal)
            return !measure.isTruncated && measure.size.height <= rect.height + 0.5 / pixelScale
        }
    }

    func paintText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let placed = placedText(in: rect) else { return }
        var painter = TextPainter(context: context, looks: placed.text.looks)
        if isHighlighted { painter.color = highlightedTextColor }
        if let shadowColor { painter.shadow = (shadowColor, shadowOffset) }
        if !isEnabled { painter.alpha = 0.5 }
        painter.draw(placed.text.paragraph.lines(placed.proposal), at: placed.origin)
    }

    /// What is shown in `rect`, and where its first line begins; nil when nothing is.
    func placedText(in rect: CGRect) -> PlacedText? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        if case .none = content { return nil }
        let (text, proposal) = shownText(in: rect)
        let measure = text.paragraph.measure(proposal)
        guard measure.lineCount > 0 else { return nil }
        // UIKit: what is free above and below differs by a pixel at most, and above is more (pictures of labels: fixtures `labels.json`).
        let free = rect.height - roundedUp(measure.size.height)
        var top = rect.minY + (free / 2 * pixelScale).rounded() / pixelScale
        // UIKit: an attributed text that was shrunk stands in the middle (github.com/square/Blueprint @1237c2b6, labels of iOS 15 to 17).
        if text.scale != 1, baselineAdjustment == .alignBaselines, case .plain = content {
            let whole = preparedText().paragraph.measure(proposal)
            top =
                rect.minY + (rect.height - roundedUp(whole.size.height)) / 2 + whole.firstBaseline
                - measure.firstBaseline
        } else if text.scale != 1, baselineAdjustment == .none {
            top = rect.minY
        }
        return PlacedText(
            text: text, proposal: proposal, measure: measure, origin: CGPoint(x: rect.minX, y: top))
    }
}

/// A label's text with its place.
struct PlacedText {
    let text: PreparedText
    let proposal: TextProposal
    let measure: TextMeasure
    let origin: CGPoint
}
