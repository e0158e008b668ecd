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
}
