extension UISheetPresentationController {
    private var metrics: SheetMetrics { PlatformMetrics.current.sheets }

    /// A phone on its side has no room for a card.
    var isFullScreen: Bool {
        UIScreen.main.traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }

    var isPad: Bool { UIScreen.main.configuration.idiom == .pad }

    private var activeDetent: Detent {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
    }

    /// Where the sheet rests at a detent.
    private func place(of detent: Detent, in container: UIView) -> SheetPlace {
        let (size, safe) = (container.bounds.size, container.safeAreaInsets)
        let maximum = SheetPlace.maximum(size, safe, metrics)
        let context = DetentContext(
            container.traitCollection, maximum: maximum, medium: SheetPlace.medium(size, safe, metrics))
        let raised = (detent.resolvedValue(in: context) ?? maximum) + raise(in: container)
        return SheetPlace(min(raised, maximum), in: size, safe: safe, metrics)
    }

    private var restingPlace: SheetPlace? {
        guard let containerView, !isFullScreen, !isPad else { return nil }
        // UIKit: "the sheet jumps to large when the keyboard appears", where it may be large, as many ask about.
        let highest = detents.min {
            place(of: $0, in: containerView).frame.minY < place(of: $1, in: containerView).frame.minY
        }
        return place(
            of: raise(in: containerView) > 0 ? highest ?? activeDetent : activeDetent, in: containerView)
    }

    /// How much higher the sheet stands for the keyboard of what is edited in it: heights count from the keyboard's upper edge then.
    private func raise(in container: UIView) -> CGFloat {
        guard !isPad, FirstResponder.ancestor(UIView.self, in: card) != nil else { return 0 }
        let covered = container.bounds.maxY - InputHost.free(of: container.bounds).maxY
        return max(covered - container.safeAreaInsets.bottom, 0)
    }

    var sheetFrame: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        if isFullScreen { return bounds }
        if let place = restingPlace { return place.frame }
        let wanted = presented.preferredContentSize
        let standard =
            style == .formSheet
            ? CGSize(width: 540, height: 620)
            : CGSize(width: min(712, bounds.width - 40), height: bounds.height - 88)
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : standard.width, bounds.width),
            height: min(wanted.height > 0 ? wanted.height : standard.height, bounds.height))
        var y = ((bounds.height - size.height) / 2).rounded()
        // UIKit: "the position of the view is adjusted upward so that the view remains visible" above a keyboard (documentation of
        // `formSheet`).
        let free = InputHost.free(of: bounds)
        if y + size.height > free.maxY { y = max(free.maxY - size.height, containerView.safeAreaInsets.top) }
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: y, width: size.width, height: size.height)
    }

    func beginSheet() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.onTap = { [weak self] in self?.dismissByReader() }
        containerView.addSubview(dimming)
        card.clipsToBounds = true
        // The screen has its place before it hears that it appears.
        card.frame = sheetFrame
        presented.view.fillContainer(card.bounds)
        card.contentView = presented.view
        card.addSubview(presented.view)
        addPan()
        updateLook()
        dimming.alpha = 0
        animateAlongside { [dimming] in dimming.alpha = 1 }
    }

    /// What changes when the device is turned or another detent is chosen.
    func updateLook() {
        let place = restingPlace
        let all: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        let isRoundBelow = isPad || place?.isFloating == true
        card.layer.maskedCorners =
            isRoundBelow ? all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let usual = place?.isFloating == true ? metrics.floatingRadius : metrics.cornerRadius
        card.layer.cornerRadius = isFullScreen ? 0 : preferredCornerRadius ?? usual
        card.bottomInset = place?.bottomInset
        updateGrabber()
        dimming.isHidden = isUndimmed || isFullScreen
        transitionView?.letsTouchesThrough = isUndimmed
    }

    private var isUndimmed: Bool {
        guard let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let index = detents.firstIndex(where: { $0 === activeDetent })
        else { return false }
        return index <= limit
    }

    func endSheet() { animateAlongside { [dimming] in dimming.alpha = 0 } }

    private func animateAlongside(_ change: @escaping () -> Void) {
        guard let coordinator = presented.coordinatorStore else { return change() }
        coordinator.animate { _ in change() }
    }

    func updateGrabber() {
        guard prefersGrabberVisible, !isFullScreen else { return grabber.removeFromSuperview() }
        let metrics = metrics
        if let opacity = metrics.grabberOpacity {
            grabber.backgroundColor = UIColor { traits in
                UIColor.systemFill.withAlphaComponent(
                    traits.userInterfaceStyle == .dark ? opacity.dark : opacity.light)
            }
        } else {
            grabber.backgroundColor = .tertiaryLabel
        }
        let size = metrics.grabberSize
        grabber.layer.cornerRadius = size.height / 2
        grabber.frame = CGRect(
            x: (card.bounds.width - size.width) / 2, y: metrics.grabberTop, width: size.width,
            height: size.height)
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        card.addSubview(grabber)
    }

    // MARK: Dragging

    /// Whether a drag on a list moves the sheet. UIKit: one that begins at the list's upper edge takes the sheet down, and makes it
    /// larger where `prefersScrollingExpandsWhenScrolledToEdge` (Apple's documentation).
    /// DIFFERS: a list with a refresh control keeps the drag; not recorded.
    func takesDrag(isDown: Bool, from list: UIScrollView) -> Bool {
        guard let containerView, !isFullScreen, list.isDescendant(of: card),
            list.position.offset.y <= list.minimumOffset.y
        else { return false }
        if isDown { return list.refreshControl == nil }
        guard prefersScrollingExpandsWhenScrolledToEdge, !isPad else { return false }
        let highest = detents.map { place(of: $0, in: containerView).frame.minY }.min()
        return highest.map { $0 < sheetFrame.minY } ?? false
    }

    /// A drag on the card, and on lists at their edge, chooses a detent or leaves the sheet.
    private func addPan() {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.handlers.append { [weak self] recognizer in
            guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
            self.panDidChange(pan)
        }
        card.addGestureRecognizer(pan)
    }

    private func panDidChange(_ pan: UIPanGestureRecognizer) {
        guard let containerView, !isFullScreen else { return }
        let rest = sheetFrame
        let rests = isPad ? [rest] : detents.map { place(of: $0, in: containerView).frame }
        let lowest = rests.max { $0.minY < $1.minY } ?? rest
        let highest = rests.map(\.minY).min() ?? rest.minY
        // UIKit: it stops at its highest detent without giving way (recorded).
        let top = max(rest.minY + pan.translation(in: containerView).y, highest)
        switch pan.state {
        case .changed: follow(top, above: lowest, in: containerView)
        case .ended: choose(top, speed: pan.velocity(in: containerView).y, lowest, in: containerView)
        case .cancelled: settle()
        default: break
        }
    }

    /// UIKit: between detents the sheet becomes higher or lower, from edge to edge; below the lowest it moves, and the
    /// darkness behind it goes with the way (recorded on iOS 26.1).
    private func follow(_ top: CGFloat, above lowest: CGRect, in container: UIView) {
        let bounds = container.bounds
        if top >= lowest.minY {
            card.frame = lowest.offsetBy(dx: 0, dy: top - lowest.minY)
            dimming.alpha = 1 - min((top - lowest.minY) / max(lowest.height, 1), 1)
        } else {
            card.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
            dimming.alpha = 1
        }
    }

    /// UIKit: a sheet leaves when it was dragged by more than half its height, or at 1000 points a second (recorded on iOS
    /// 26.1); otherwise it goes to the nearest detent.
    private func choose(_ top: CGFloat, speed: CGFloat, _ lowest: CGRect, in container: UIView) {
        let way = top - lowest.minY
        if way > lowest.height / 2 || (way > 0 && speed >= 1000) {
            dismissByReader()
            if presented.appearance.phase == .appeared { settle() }
            return
        }
        let end = top + speed * 0.2
        let nearest = detents.min {
            abs(place(of: $0, in: container).frame.minY - end)
                < abs(place(of: $1, in: container).frame.minY - end)
        }
        if !isPad, let nearest, nearest !== activeDetent {
            selectedDetentIdentifier = nearest.identifier
            (delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
        settle()
    }

    private func settle() {
        UIView.animateOnSpring { [self] in
            card.frame = sheetFrame
            dimming.alpha = 1
        }
    }
}
