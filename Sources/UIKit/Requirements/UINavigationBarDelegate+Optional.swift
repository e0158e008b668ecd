// Written by `make requirements` from the protocol's declaration.

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        OptionalRequirement.absent(self)
    }

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        OptionalRequirement.absent(self)
        return true
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
        OptionalRequirement.call(target, "navigationBar(_:shouldPush:)") {
            $0.navigationBar(navigationBar, shouldPush: item)
        }
    }

    @inline(__always) @discardableResult
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) -> Void? {
        OptionalRequirement.call(target, "navigationBar(_:didPush:)") {
            $0.navigationBar(navigationBar, didPush: item)
        }
    }

    @inline(__always) @discardableResult
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool? {
        OptionalRequirement.call(target, "navigationBar(_:shouldPop:)") {
            $0.navigationBar(navigationBar, shouldPop: item)
        }
    }

    @inline(__always) @discardableResult
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) -> Void? {
        OptionalRequirement.call(target, "navigationBar(_:didPop:)") {
            $0.navigationBar(navigationBar, didPop: item)
        }
    }
}
