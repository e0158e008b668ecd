/// The pages of a page view controller: the one shown between its neighbours, in a scroll view that pages.
@MainActor
final class PageTurner: NSObject {
    private unowned let owner: UIPageViewController
    let scrollView = PagesScrollView(frame: .zero)
    private(set) var current: UIViewController?
    /// To the left or above, and to the right or below.
    private var before: UIViewController?
    private var after: UIViewController?
    /// The page that a turn leads to, while it runs.
    private var pending: UIViewController?
    private var control: UIPageControl?
    private var isArranging = false
    private var completion: ((Bool) -> Void)?
    private var isAnimatingByCode = false

    init(for owner: UIPageViewController) {
        self.owner = owner
        super.init()
    }

    private var isVertical: Bool { owner.navigationOrientation == .vertical }
    /// UIKit: swipes follow the direction of writing, "forward" by code does not.
    private var isTurnedAround: Bool { !isVertical && owner.view.isRightToLeft }
    /// From one page's place to the next.
    private var length: CGFloat {
        (isVertical ? scrollView.bounds.height : scrollView.bounds.width)
    }
    /// What a page's place is longer than the page, half of it at either end.
    private var spacing: CGFloat { owner.transitionStyle == .scroll ? owner.spacing : 0 }
    private func inset(_ rect: CGRect, by distance: CGFloat) -> CGRect {
        isVertical ? rect.insetBy(dx: 0, dy: distance) : rect.insetBy(dx: distance, dy: 0)
    }

    func install() {
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.turner = self
        scrollView.isScrollEnabled = owner.dataSource != nil
        if isVertical {
            scrollView.alwaysBounceVertical = true
        } else {
            scrollView.alwaysBounceHorizontal = true
        }
        owner.view.addSubview(scrollView)
        layout()
        if let current { place(current) }
        sourceDidChange()
    }

    func sourceDidChange() {
        scrollView.isScrollEnabled = owner.dataSource != nil
        updateControl()
    }

    // MARK: By code

    func show(
        _ page: UIViewController?, _ direction: UIPageViewController.NavigationDirection, _ animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        guard let page else { return }
        finishTurn(isCut: true)
        let old = current
        guard page !== old else {
            completion?(true)
            return
        }
        if page.parent !== owner { owner.addChild(page) }
        let isShown = owner.isOnScreen
        guard owner.isViewLoaded else {
            current = page
            old.map(leave)
            page.didMove(toParent: owner)
            completion?(true)
            return
        }
        if animated, let old, owner.view.window != nil {
            pending = page
            isAnimatingByCode = true
            self.completion = completion
            if isShown {
                page.beginAppearance(true, animated: true)
                old.beginAppearance(false, animated: true)
            }
            if direction == .forward { after = page } else { before = page }
            arrange()
            scroll(to: direction == .forward ? 1 : -1, animated: true)
            return
        }
        current = page
        if isShown {
            old?.beginAppearance(false, animated: false)
            page.beginAppearance(true, animated: false)
        }
        before = nil
        after = nil
        arrange()
        if isShown {
            old?.endAppearance()
            page.endAppearance()
        }
        old.map(leave)
        page.didMove(toParent: owner)
        updateControl()
        completion?(true)
    }

    // MARK: Places

    func layout() {
        let bounds = owner.view.bounds
        let isCounted = control != nil
        let height = bounds.height - (isCounted ? 37 + owner.view.safeAreaInsets.bottom : 0)
        let frame = inset(CGRect(x: 0, y: 0, width: bounds.width, height: height), by: -spacing / 2)
        if scrollView.frame != frame {
            // Its page has another place now.
            endRunningTurn()
            scrollView.frame = frame
            arrange()
        }
        control?.frame = CGRect(x: 0, y: height, width: bounds.width, height: 37)
    }

    /// UIKit: the current page stands one page behind the content's start, whether there is one before it or not.
    private func offset(_ slot: Int) -> CGPoint {
        let start = CGFloat(slot + 1) * length
        return isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
    }

    private func place(_ page: UIViewController, at slot: Int = 0) {
        let view: UIView = page.view
        let place = CGRect(origin: offset(slot), size: scrollView.bounds.size)
        view.fillContainer(inset(place, by: spacing / 2))
        // A neighbour appears when the reader turns to it.
        if view.superview !== scrollView {
            page.withManagedAppearance { scrollView.addSubview(view) }
        }
    }

    /// The current page with the neighbours that are known, and the window on the current one.
    private func arrange() {
        isArranging = true
        defer { isArranging = false }
        let size = scrollView.bounds.size
        // Places without a page are cut off by the insets.
        let (start, end) = (before == nil ? -length : 0, after == nil ? -length : 0)
        if isVertical {
            scrollView.contentSize = CGSize(width: size.width, height: size.height * 3)
            scrollView.contentInset = UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        } else {
            scrollView.contentSize = CGSize(width: size.width * 3, height: size.height)
            scrollView.contentInset = UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
        }
        if let current { place(current) }
        if let before, before === pending || pending == nil { place(before, at: -1) }
        if let after, after === pending || pending == nil { place(after, at: 1) }
        scrollView.contentOffset = offset(0)
        for view in scrollView.subviews {
            guard let page = view.controller, page.parent === owner || page === before || page === after
            else {
                continue
            }
            if page !== current, page !== before, page !== after { view.removeFromSuperview() }
        }
    }

    private func scroll(to slot: Int, animated: Bool) {
        scrollView.setContentOffset(offset(slot), animated: animated)
    }

    private func leave(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    // MARK: By the reader

    func pagesWillBeginDragging() {
        guard pending == nil, let current, let source = owner.dataSource else { return }
        before = source.pageViewController(owner, viewControllerBefore: current)
        after = source.pageViewController(owner, viewControllerAfter: current)
        if isTurnedAround { swap(&before, &after) }
        arrange()
    }

    func pagesDidScroll() {
        guard !isArranging, !isAnimatingByCode, let current else { return }
        let way =
            isVertical
            ? scrollView.contentOffset.y - offset(0).y : scrollView.contentOffset.x - offset(0).x
        guard let target = way > 0 ? after : way < 0 ? before : nil, target !== pending else { return }
        let another = pending
        if let another {
            another.beginAppearance(false, animated: true)
            another.endAppearance()
        }
        pending = target
        if target.parent !== owner { owner.addChild(target) }
        owner.delegate?.pageViewController(owner, willTransitionTo: [target])
        // In this order, and in that of `finishTurn`, by a published log of scrolled pages.
        target.beginAppearance(true, animated: true)
        if another == nil { current.beginAppearance(false, animated: true) }
    }

    /// A turn that nobody sees any more, or that its pages' places have changed under, leads to where it was going.
    func endRunningTurn() {
        if pending != nil { finishTurn(isCut: true) }
    }

    /// - Parameter isCut: whether it is ended before its time, by another one or by what happens to its view. UIKit: `finished` is then
    ///   false ("Whether the page-turn animation completed").
    func finishTurn(isCut: Bool = false) {
        guard let pending, let old = current else {
            before = nil
            after = nil
            return
        }
        let place = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
        let rest = isVertical ? offset(0).y : offset(0).x
        let hasTurned = isAnimatingByCode || abs(place - rest) > length / 2
        let isByReader = !isAnimatingByCode
        let wasForward = (pending === after) != isTurnedAround
        self.pending = nil
        isAnimatingByCode = false
        if hasTurned {
            current = pending
        } else {
            old.beginAppearance(true, animated: true)
            old.endAppearance()
            pending.beginAppearance(false, animated: true)
        }
        for neighbour in [before, after] {
            guard let neighbour, neighbour !== current, neighbour !== old, neighbour !== pending else {
                continue
            }
            neighbour.viewIfLoaded?.removeFromSuperview()
        }
        before = nil
        after = nil
        let gone = hasTurned ? old : pending
        gone.viewIfLoaded?.removeFromSuperview()
        arrange()
        pending.endAppearance()
        if hasTurned { old.endAppearance() }
        leave(gone)
        if hasTurned { pending.didMove(toParent: owner) }
        if isByReader {
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: !isCut, previousViewControllers: [old],
                transitionCompleted: hasTurned)
        }
        // UIKit asks for the index after setViewControllers only; from then on the pages count by themselves.
        if !isByReader { updateControl() } else if hasTurned { control?.currentPage += wasForward ? 1 : -1 }
        let completion = completion
        self.completion = nil
        completion?(!isCut)
    }

    // MARK: Page control

    /// UIKit: shown for scrolled pages when the data source counts them, which it is asked "in response to a 'setViewControllers:...' call"
    /// (UIPageViewController.h).
    private func updateControl() {
        guard owner.isViewLoaded, current != nil else { return }
        let source = owner.dataSource
        let count = source.optional.presentationCount(for: owner)
        guard owner.transitionStyle == .scroll, let source, let count else {
            control?.removeFromSuperview()
            control = nil
            return
        }
        if control == nil {
            let made = UIPageControl(frame: .zero)
            made.isUserInteractionEnabled = false
            made.plainColors = (current: .label, other: .tertiaryLabel)
            owner.view.addSubview(made)
            control = made
            owner.view.setNeedsLayout()
        }
        control?.numberOfPages = count
        control?.currentPage = source.optional.presentationIndex(for: owner) ?? 0
    }
}
