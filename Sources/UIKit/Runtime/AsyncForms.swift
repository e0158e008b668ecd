// Apple's importer gives each method that ends with a completion handler a second form, which is waited for (SE-0297, "Concurrency
// interoperability with Objective-C"); its answer may be left aside. In asynchronous code it goes before the first form (SE-0296). The forms
// of documents and pictures stand in their classes.

extension UIView {
    /// The same, waited for: whether the animations have come to their end.
    @discardableResult
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async
        -> Bool
    {
        await withCheckedContinuation { ended in
            animate(withDuration: duration, animations: animations) { ended.resume(returning: $0) }
        }
    }

    /// The same, waited for: whether the animations have come to their end.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { ended in
            animate(withDuration: duration, delay: delay, options: options, animations: animations) {
                ended.resume(returning: $0)
            }
        }
    }

    /// The same, waited for: whether the animations have come to their end.
    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { ended in
            animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: damping,
                initialSpringVelocity: velocity, options: options, animations: animations
            ) { ended.resume(returning: $0) }
        }
    }

    /// The same, waited for: whether the animations have come to their end.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { ended in
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations
            ) { ended.resume(returning: $0) }
        }
    }

    /// The same, waited for: whether the animations have come to their end.
    @discardableResult
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { ended in
            perform(animation, on: views, options: options, animations: parallelAnimations) {
                ended.resume(returning: $0)
            }
        }
    }

    /// The same, waited for: whether the transition has come to its end.
    @discardableResult
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { ended in
            transition(with: view, duration: duration, options: options, animations: animations) {
                ended.resume(returning: $0)
            }
        }
    }

    /// The same, waited for: whether the transition has come to its end.
    @discardableResult
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
    ) async -> Bool {
        await withCheckedContinuation { ended in
            transition(from: fromView, to: toView, duration: duration, options: options) {
                ended.resume(returning: $0)
            }
        }
    }
}

extension UIViewPropertyAnimator {
    /// The same, waited for: where the animations have come to rest.
    @discardableResult
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { ended in addCompletion { ended.resume(returning: $0) } }
    }
}

extension UIViewController {
    /// The same, waited for: the other controller has appeared.
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
        await withCheckedContinuation { ended in
            present(viewControllerToPresent, animated: flag) { ended.resume() }
        }
    }

    /// The same, waited for: the presented controller has disappeared.
    public func dismiss(animated flag: Bool) async {
        await withCheckedContinuation { ended in dismiss(animated: flag) { ended.resume() } }
    }

    /// The same, waited for: whether the transition has come to its end.
    @discardableResult
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { ended in
            transition(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations
            ) { ended.resume(returning: $0) }
        }
    }
}

extension UIPageViewController {
    /// The same, waited for: whether the turn has come to its end.
    @discardableResult
    public func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool
    ) async -> Bool {
        await withCheckedContinuation { ended in
            setViewControllers(viewControllers, direction: direction, animated: animated) {
                ended.resume(returning: $0)
            }
        }
    }
}

extension UITableView {
    /// The same, waited for: whether the motion has come to its end.
    @discardableResult
    public func performBatchUpdates(_ updates: () -> Void) async -> Bool {
        await withCheckedContinuation { ended in
            performBatchUpdates(updates) { ended.resume(returning: $0) }
        }
    }
}

extension UICollectionView {
    /// The same, waited for: whether the motion has come to its end.
    @discardableResult
    public func performBatchUpdates(_ updates: () -> Void) async -> Bool {
        await withCheckedContinuation { ended in
            performBatchUpdates(updates) { ended.resume(returning: $0) }
        }
    }

    /// The same, waited for: whether the motion has come to its end.
    @discardableResult
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) async -> Bool {
        await withCheckedContinuation { ended in
            setCollectionViewLayout(layout, animated: animated) { ended.resume(returning: $0) }
        }
    }
}

extension UIApplication {
    /// The same, waited for: whether the URL was opened.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { ended in
            open(url, options: options) { ended.resume(returning: $0) }
        }
    }

    /// The same, waited for.
    public func setAlternateIconName(_ name: String?) async throws {
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            setAlternateIconName(name) { error in
                if let error { ended.resume(throwing: error) } else { ended.resume() }
            }
        }
    }
}
