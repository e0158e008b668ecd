// Written by `make requirements` from the protocol's declaration.

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIPageControlTimerProgressDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIPageControlTimerProgressDelegate {
    @inline(__always) @discardableResult
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
        -> Bool?
    {
        OptionalRequirement.call(target) { $0.pageControlTimerProgress(progress, shouldAdvanceToPage: page) }
    }
}
