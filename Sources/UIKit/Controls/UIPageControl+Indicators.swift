/// What the page control shows.
///
/// DIFFERS: the capsule's colour, the size of pictures (14 points at most) and the bar of progress are chosen, not
/// recorded; `minimal` shows no capsule.
extension UIPageControl {
    /// Points that a picture may take along and across the row.
    private static let picture: CGFloat = 14

    var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    var indicators: PageIndicators {
        var indicators = indicators(for: numberOfPages)
        if progress?.isProgressVisible ?? false, numberOfPages > 0 { indicators.barPage = shownPage }
        return indicators
    }

    func indicators(for pages: Int) -> PageIndicators {
        PageIndicators(pages: pages, barPage: nil, isReversed: isReversed)
    }

    func size(of indicators: PageIndicators) -> CGSize {
        isVertical
            ? CGSize(width: PageIndicators.breadth, height: indicators.length)
            : CGSize(width: indicators.length, height: PageIndicators.breadth)
    }

    func sizeMayHaveChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    func updateShownPage() {
        guard shownPage != currentPage else { return }
        shownPage = currentPage
        setNeedsDisplay()
    }

    func checked(_ page: Int) -> Int {
        ensure(
            (0..<numberOfPages).contains(page),
            "page \(page) is out of bounds: the page control has \(numberOfPages) pages. Set numberOfPages first."
        )
        return page
    }

    /// Where the row of indicators lies: in the middle.
    private func frame(of indicators: PageIndicators) -> CGRect {
        let size = size(of: indicators)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// A place in the row of indicators, from its start, in points.
    func place(of point: CGPoint) -> CGFloat {
        let frame = frame(of: indicators)
        return isVertical ? point.y - frame.minY : point.x - frame.minX
    }

    // MARK: Drawing

    func drawIndicators() {
        let indicators = indicators
        guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage),
            let context = UIGraphicsGetCurrentContext()
        else { return }
        let frame = frame(of: indicators)
        if backgroundStyle == .prominent || (backgroundStyle == .automatic && isTracking) {
            UIColor.systemFill.setFill()
            UIBezierPath(roundedRect: frame, cornerRadius: PageIndicators.breadth / 2).fill()
        }
        for page in 0..<numberOfPages {
            let slot = indicators.slot(of: page)
            let span = CGRect(x: slot.start, y: 0, width: slot.length, height: PageIndicators.breadth)
            let area =
                isVertical ? CGRect(x: 0, y: span.minX, width: span.height, height: span.width) : span
            draw(page, in: area.offsetBy(dx: frame.minX, dy: frame.minY), indicators, context)
        }
    }

    private func color(of page: Int) -> UIColor {
        page == shownPage
            ? currentPageIndicatorTintColor ?? plainColors.current
            : pageIndicatorTintColor ?? plainColors.other
    }

    private func image(of page: Int) -> UIImage? {
        let plain = indicatorImages[page] ?? preferredIndicatorImage
        guard page == shownPage else { return plain }
        return currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? plain
    }

    private func draw(_ page: Int, in area: CGRect, _ indicators: PageIndicators, _ context: CGContext) {
        if page == indicators.barPage, let progress { return drawBar(progress.currentProgress, in: area) }
        guard let image = image(of: page), image.size.width > 0, image.size.height > 0 else {
            context.setFillColor(color(of: page).resolvedColor(with: traitCollection).cgColor)
            let dot = PageIndicators.dot
            return context.fillEllipse(
                in: CGRect(x: area.midX - dot / 2, y: area.midY - dot / 2, width: dot, height: dot))
        }
        let scale = min(Self.picture / max(image.size.width, image.size.height), 1)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        let isPlain = image.renderingMode == .alwaysOriginal
        let tinted = isPlain ? image : image.withTintColor(color(of: page), renderingMode: .alwaysTemplate)
        tinted.draw(
            in: CGRect(
                x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
                height: size.height))
    }

    private func drawBar(_ share: Float, in area: CGRect) {
        let dot = PageIndicators.dot
        let whole =
            isVertical
            ? CGRect(x: area.midX - dot / 2, y: area.minY, width: dot, height: area.height)
            : CGRect(x: area.minX, y: area.midY - dot / 2, width: area.width, height: dot)
        (pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.45)).setFill()
        UIBezierPath(roundedRect: whole, cornerRadius: dot / 2).fill()
        var part = whole
        let length = max((isVertical ? whole.height : whole.width) * CGFloat(share), dot)
        let isReversed = indicators.isReversed
        if isVertical {
            part.size.height = length
            if isReversed { part.origin.y = whole.maxY - length }
        } else {
            part.size.width = length
            if isReversed { part.origin.x = whole.maxX - length }
        }
        color(of: shownPage).setFill()
        UIBezierPath(roundedRect: part, cornerRadius: dot / 2).fill()
    }
}

/// Fingers on the page control.
extension UIPageControl {
    /// Points that a finger moves along the indicators before it turns pages. Not recorded.
    private static let slop: CGFloat = 10

    func beginTurning(_ touch: UITouch) {
        trackingStart = place(of: touch.location(in: self))
        if backgroundStyle == .automatic { setNeedsDisplay() }
    }

    func turn(_ touch: UITouch) {
        guard isEnabled, allowsContinuousInteraction, let start = trackingStart else { return }
        let place = place(of: touch.location(in: self))
        if interactionState != .continuous {
            guard abs(place - start) >= Self.slop else { return }
            interactionState = .continuous
            progress?.visibilityMayHaveChanged()
            sizeMayHaveChanged()
        }
        if let page = indicators.page(at: place) { changeValue(to: page) }
    }

    func endTurning(_ touch: UITouch?) {
        trackingStart = nil
        if backgroundStyle == .automatic { setNeedsDisplay() }
        guard interactionState != .continuous else {
            interactionState = .none
            progress?.visibilityMayHaveChanged()
            return sizeMayHaveChanged()
        }
        guard let touch, isEnabled else { return }
        let indicators = indicators
        let isBeyond = place(of: touch.location(in: self)) > indicators.length / 2
        interactionState = .discrete
        changeValue(to: currentPage + (isBeyond != indicators.isReversed ? 1 : -1))
        interactionState = .none
    }

    /// As a finger would choose it.
    func changeValue(to page: Int) {
        let page = min(max(page, 0), max(numberOfPages - 1, 0))
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
