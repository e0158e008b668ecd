// Written by `make requirements` from the protocol's declaration.

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        OptionalRequirement.absent(self, answering: 0)
    }

    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        OptionalRequirement.absent(self, answering: 0)
    }

    var optional: OptionalCalls<any UIPageViewControllerDataSource> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIPageViewControllerDataSource {
    @inline(__always) @discardableResult
    func presentationCount(for pageViewController: UIPageViewController) -> Int? {
        OptionalRequirement.call(target) { $0.presentationCount(for: pageViewController) }
    }

    @inline(__always) @discardableResult
    func presentationIndex(for pageViewController: UIPageViewController) -> Int? {
        OptionalRequirement.call(target) { $0.presentationIndex(for: pageViewController) }
    }
}
