import UIKit

/// A page control that overrides every member and changes nothing.
@MainActor
final class OverriddenPageControl: UIPageControl {
    override var allowsContinuousInteraction: Bool { didSet {} }
    override var backgroundStyle: UIPageControl.BackgroundStyle { didSet {} }
    override var currentPage: Int { didSet {} }
    override var currentPageIndicatorTintColor: UIColor? { didSet {} }
    override var defersCurrentPageDisplay: Bool { didSet {} }
    override var direction: UIPageControl.Direction { didSet {} }
    override var hidesForSinglePage: Bool { didSet {} }
    override var interactionState: UIPageControl.InteractionState { super.interactionState }
    override var numberOfPages: Int { didSet {} }
    override var pageIndicatorTintColor: UIColor? { didSet {} }
    override var preferredCurrentPageIndicatorImage: UIImage? { didSet {} }
    override var preferredIndicatorImage: UIImage? { didSet {} }
    override var progress: UIPageControlProgress? { didSet {} }
    override func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        super.currentPageIndicatorImage(forPage: page)
    }
    override func indicatorImage(forPage page: Int) -> UIImage? {
        super.indicatorImage(forPage: page)
    }
    override func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        super.setCurrentPageIndicatorImage(image, forPage: page)
    }
    override func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        super.setIndicatorImage(image, forPage: page)
    }
    override func size(forNumberOfPages pageCount: Int) -> CGSize {
        super.size(forNumberOfPages: pageCount)
    }
    override func updateCurrentPageDisplay() {
        super.updateCurrentPageDisplay()
    }
}
