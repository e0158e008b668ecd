// Written by `make requirements` from the protocol's declaration.

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        OptionalRequirement.absent(self)
    }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        OptionalRequirement.absent(self)
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        OptionalRequirement.absent(self)
    }

    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        OptionalRequirement.absent(self)
    }

    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        OptionalRequirement.absent(self)
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        OptionalRequirement.absent(self)
    }

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
        OptionalRequirement.call(target, "searchBarShouldBeginEditing(_:)") {
            $0.searchBarShouldBeginEditing(searchBar)
        }
    }

    @inline(__always) @discardableResult
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) -> Void? {
        OptionalRequirement.call(target, "searchBarTextDidBeginEditing(_:)") {
            $0.searchBarTextDidBeginEditing(searchBar)
        }
    }

    @inline(__always) @discardableResult
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool? {
        OptionalRequirement.call(target, "searchBarShouldEndEditing(_:)") {
            $0.searchBarShouldEndEditing(searchBar)
        }
    }

    @inline(__always) @discardableResult
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) -> Void? {
        OptionalRequirement.call(target, "searchBarTextDidEndEditing(_:)") {
            $0.searchBarTextDidEndEditing(searchBar)
        }
    }

    @inline(__always) @discardableResult
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
        OptionalRequirement.call(target, "searchBar(_:textDidChange:)") {
            $0.searchBar(searchBar, textDidChange: searchText)
        }
    }

    @inline(__always) @discardableResult
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool?
    {
        OptionalRequirement.call(target, "searchBar(_:shouldChangeTextIn:replacementText:)") {
            $0.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        }
    }

    @inline(__always) @discardableResult
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) -> Void? {
        OptionalRequirement.call(target, "searchBarSearchButtonClicked(_:)") {
            $0.searchBarSearchButtonClicked(searchBar)
        }
    }

    @inline(__always) @discardableResult
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) -> Void? {
        OptionalRequirement.call(target, "searchBarBookmarkButtonClicked(_:)") {
            $0.searchBarBookmarkButtonClicked(searchBar)
        }
    }

    @inline(__always) @discardableResult
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) -> Void? {
        OptionalRequirement.call(target, "searchBarCancelButtonClicked(_:)") {
            $0.searchBarCancelButtonClicked(searchBar)
        }
    }

    @inline(__always) @discardableResult
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) -> Void? {
        OptionalRequirement.call(target, "searchBarResultsListButtonClicked(_:)") {
            $0.searchBarResultsListButtonClicked(searchBar)
        }
    }

    @inline(__always) @discardableResult
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) -> Void? {
        OptionalRequirement.call(target, "searchBar(_:selectedScopeButtonIndexDidChange:)") {
            $0.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}
