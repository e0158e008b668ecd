// Written by `make requirements` from the protocol's declaration.

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        OptionalRequirement.absent(self)
    }

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UINavigationBarDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UINavigationBarDelegate {
    @inline(__always) @discardableResult
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool? {
        OptionalRequirement.call(target) { $0.navigationBar(navigationBar, shouldPush: item) }
    }

    @inline(__always) @discardableResult
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool? {
        OptionalRequirement.call(target) { $0.navigationBar(navigationBar, shouldPop: item) }
    }
}
