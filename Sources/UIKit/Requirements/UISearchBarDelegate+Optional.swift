// Written by `make requirements` from the protocol's declaration.

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalRequirement.absent(self) }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalRequirement.absent(self) }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        OptionalRequirement.absent(self)
    }

    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.absent(self) }

    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.absent(self) }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.absent(self) }

    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        OptionalRequirement.absent(self)
    }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UISearchBarDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UISearchBarDelegate {
    @inline(__always) @discardableResult
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool? {
        OptionalRequirement.call(target) { $0.searchBarShouldBeginEditing(searchBar) }
    }

    @inline(__always) @discardableResult
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool? {
        OptionalRequirement.call(target) { $0.searchBarShouldEndEditing(searchBar) }
    }

    @inline(__always) @discardableResult
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool?
    {
        OptionalRequirement.call(target) {
            $0.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        }
    }
}
