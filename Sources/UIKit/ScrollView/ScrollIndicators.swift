import ScrollPhysics

/// The two bars that show where the content stands. They are layers, so that `subviews` holds the app's views only.
@MainActor
final class ScrollIndicators {
    /// Points across, from the edge, and least length. UIKit: not recorded; the usual look.
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let leastLength: CGFloat = 36
    /// Seconds of fading out.
    static let fadeDuration = 0.25
    /// Seconds for which a flash stays.
    static let flashDuration = 0.9

    var vertical: CALayer?
    var horizontal: CALayer?
    var fadeToken: FrameClock.Token?
    var areShown = false
    /// The axes whose bars may show.
    var axes = UIAxis.both
}

extension UIScrollView {
    func showIndicators(_ axes: UIAxis = .both) {
        cancelFade()
        indicators.areShown = true
        indicators.axes = axes
        refreshIndicators()
        for bar in [indicators.vertical, indicators.horizontal] {
            bar?.removeAllAnimations()
            bar?.opacity = 1
        }
    }

    /// Fades the bars out and then takes them away.
    func hideIndicators() {
        guard indicators.areShown else { return }
        indicators.areShown = false
        cancelFade()
        let scope = AnimationScope(
            duration: ScrollIndicators.fadeDuration,
            curve: .timing(CAMediaTimingFunction(name: .easeInEaseOut)))
        AnimationScope.run(scope) {
            indicators.vertical?.opacity = 0
            indicators.horizontal?.opacity = 0
        }
        indicators.fadeToken = FrameClock.current.schedule(after: ScrollIndicators.fadeDuration) {
            [weak self] in
            self?.removeIndicators()
        }
    }

    func flashIndicators() {
        guard window != nil else { return }
        showIndicators()
        hideIndicatorsLater()
    }

    private func hideIndicatorsLater() {
        indicators.fadeToken = FrameClock.current.schedule(after: ScrollIndicators.flashDuration) {
            [weak self] in
            self?.hideIndicators()
        }
    }

    /// Bars of the axes along which `changes` moves the content; those of an animation go with its end.
    func showIndicators(during changes: () -> Void) {
        let old = position.offset
        let commands = motion.commands
        changes()
        guard window != nil, motion.commands != commands else { return }
        let goal = position.activity.goal ?? position.offset
        var axes = UIAxis.neither
        if goal.x != old.x { axes.insert(.horizontal) }
        if goal.y != old.y { axes.insert(.vertical) }
        guard axes != .neither else { return }
        showIndicators(axes)
        if !position.activity.isAnimating { hideIndicatorsLater() }
    }

    func removeIndicators() {
        cancelFade()
        indicators.areShown = false
        indicators.vertical?.removeFromSuperlayer()
        indicators.horizontal?.removeFromSuperlayer()
        indicators.vertical = nil
        indicators.horizontal = nil
    }

    /// Makes the bars that are wanted, drops the others, and places them.
    func refreshIndicators() {
        guard indicators.areShown else { return }
        let metrics = position.metrics
        let isTall = metrics.vertical.maximumOffset > metrics.vertical.minimumOffset
        let isWide = metrics.horizontal.maximumOffset > metrics.horizontal.minimumOffset
        indicators.vertical = bar(
            indicators.vertical,
            isWanted: showsVerticalScrollIndicator && isTall && indicators.axes.contains(.vertical))
        indicators.horizontal = bar(
            indicators.horizontal,
            isWanted: showsHorizontalScrollIndicator && isWide && indicators.axes.contains(.horizontal))
        placeIndicators()
    }

    /// Keeps the bars where the offset wants them.
    func placeIndicators() {
        guard indicators.vertical != nil || indicators.horizontal != nil else { return }
        AnimationScope.run(nil) {
            let bounds = CGRect(origin: position.offset, size: layer.bounds.size)
            let adjusted = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
            let thick = ScrollIndicators.thickness
            let margin = ScrollIndicators.margin
            if let bar = indicators.vertical {
                let area = bounds.inset(by: verticalScrollIndicatorInsets + adjusted)
                let part = barPart(position.metrics.vertical, position.offset.y, area.height - 2 * margin)
                let x = isRightToLeft ? area.minX + margin : area.maxX - margin - thick
                bar.frame = CGRect(
                    x: x, y: area.minY + margin + part.start, width: thick, height: part.length)
            }
            if let bar = indicators.horizontal {
                let area = bounds.inset(by: horizontalScrollIndicatorInsets + adjusted)
                let part = barPart(position.metrics.horizontal, position.offset.x, area.width - 2 * margin)
                bar.frame = CGRect(
                    x: area.minX + margin + part.start, y: area.maxY - margin - thick, width: part.length,
                    height: thick)
            }
        }
    }

    private func cancelFade() {
        if let token = indicators.fadeToken { FrameClock.current.cancel(token) }
        indicators.fadeToken = nil
    }

    private func bar(_ existing: CALayer?, isWanted: Bool) -> CALayer? {
        guard isWanted else {
            existing?.removeFromSuperlayer()
            return nil
        }
        if let existing { return existing }
        let bar = CALayer()
        bar.nodeName = "UIScrollIndicator"
        bar.asksForActions = false
        bar.cornerRadius = ScrollIndicators.thickness / 2
        bar.zPosition = 10000
        let isLight =
            indicatorStyle == .white
            || (indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark)
        bar.backgroundColor = CGColor(gray: isLight ? 1 : 0, alpha: isLight ? 0.5 : 0.35)
        layer.addSublayer(bar)
        return bar
    }

    /// Start and length of a bar along a track, in points; shortened beyond the edges.
    private func barPart(
        _ axis: AxisMetrics, _ offset: CGFloat, _ track: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let whole = axis.content + axis.leadingInset + axis.trailingInset
        guard whole > 0, track > 0 else { return (0, 0) }
        var length = max(track * min(axis.viewport / whole, 1), min(ScrollIndicators.leastLength, track))
        if let edge = axis.edge(exceededBy: offset) {
            length = max(length - abs(offset - edge), 2 * ScrollIndicators.thickness)
        }
        let range = axis.maximumOffset - axis.minimumOffset
        let share = range > 0 ? min(max((offset - axis.minimumOffset) / range, 0), 1) : 0
        return ((track - length) * share, length)
    }
}
