// Written by `make requirements` from the protocol's declaration.

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
        -> Float
    { OptionalRequirement.absent(self, answering: 0) }

    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIPageControlProgressDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIPageControlProgressDelegate {
    @inline(__always) @discardableResult
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float? {
        OptionalRequirement.call(target) { $0.pageControlProgress(progress, initialProgressForPage: page) }
    }
}
