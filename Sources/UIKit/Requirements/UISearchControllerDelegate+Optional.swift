// Written by `make requirements` from the protocol's declaration.

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        OptionalRequirement.absent(self)
    }

    public func didPresentSearchController(_ searchController: UISearchController) {
        OptionalRequirement.absent(self)
    }

    public func willDismissSearchController(_ searchController: UISearchController) {
        OptionalRequirement.absent(self)
    }

    public func didDismissSearchController(_ searchController: UISearchController) {
        OptionalRequirement.absent(self)
    }

    public func presentSearchController(_ searchController: UISearchController) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UISearchControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UISearchControllerDelegate {
    @inline(__always) @discardableResult
    func willPresentSearchController(_ searchController: UISearchController) -> Void? {
        OptionalRequirement.call(target, "willPresentSearchController(_:)") {
            $0.willPresentSearchController(searchController)
        }
    }

    @inline(__always) @discardableResult
    func didPresentSearchController(_ searchController: UISearchController) -> Void? {
        OptionalRequirement.call(target, "didPresentSearchController(_:)") {
            $0.didPresentSearchController(searchController)
        }
    }

    @inline(__always) @discardableResult
    func willDismissSearchController(_ searchController: UISearchController) -> Void? {
        OptionalRequirement.call(target, "willDismissSearchController(_:)") {
            $0.willDismissSearchController(searchController)
        }
    }

    @inline(__always) @discardableResult
    func didDismissSearchController(_ searchController: UISearchController) -> Void? {
        OptionalRequirement.call(target, "didDismissSearchController(_:)") {
            $0.didDismissSearchController(searchController)
        }
    }

    @inline(__always) @discardableResult
    func presentSearchController(_ searchController: UISearchController) -> Void? {
        OptionalRequirement.call(target, "presentSearchController(_:)") {
            $0.presentSearchController(searchController)
        }
    }
}
