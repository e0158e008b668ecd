/// How far the current page of a page control has come: a film, a story. The page's indicator is a bar that fills.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    weak var control: UIPageControl?
    weak var progressDelegate: (any UIPageControlProgressDelegate)?
    private var share: Float = 0
    private var wasVisible = false

    public override init() {}

    /// From 0 to 1; kept between them. A new page begins where the delegate says, otherwise at 0.
    open var currentProgress: Float {
        get { share }
        set {
            let clamped = min(max(newValue, 0), 1)
            guard clamped != share else { return }
            share = clamped
            control?.setNeedsDisplay()
        }
    }

    /// False while no control shows it, and while a finger moves along the indicators.
    open var isProgressVisible: Bool {
        control.map { $0.interactionState != .continuous } ?? false
    }

    func join(_ control: UIPageControl) {
        self.control = control
        wasVisible = isProgressVisible
        pageDidChange(control.currentPage)
    }

    func leave(_ control: UIPageControl) {
        guard self.control === control else { return }
        self.control = nil
    }

    func pageDidChange(_ page: Int) {
        currentProgress =
            progressDelegate.optional.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }

    func visibilityMayHaveChanged() {
        guard isProgressVisible != wasVisible else { return }
        wasVisible.toggle()
        progressDelegate?.pageControlProgressVisibilityDidChange(self)
    }
}

/// Gives `UIPageControlProgress` a `delegate` that its subclass can declare anew with its own type: a class member may
/// not change the type of an inherited one, but it hides a protocol extension's.
@preconcurrency @MainActor
public protocol PageProgressDelegating: AnyObject {}

extension UIPageControlProgress: PageProgressDelegating {}

extension PageProgressDelegating where Self: UIPageControlProgress {
    /// Held weakly.
    public var delegate: (any UIPageControlProgressDelegate)? {
        get { progressDelegate }
        set { progressDelegate = newValue }
    }
}

@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    // @optional
    /// Where a page begins that becomes the current one, from 0 to 1. Optional: 0.
    // default: 0
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// A finger has begun or ceased to move along the indicators. Optional.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}
