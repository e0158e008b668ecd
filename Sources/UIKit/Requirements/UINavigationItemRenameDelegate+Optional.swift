// Written by `make requirements` from the protocol's declaration.

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
        OptionalRequirement.absent(self)
        return (suggestedTitle, selectedRange)
    }

    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return false
    }

    var optional: OptionalCalls<any UINavigationItemRenameDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UINavigationItemRenameDelegate {
    @inline(__always) @discardableResult
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool? {
        OptionalRequirement.call(target, "navigationItemShouldBeginRenaming(_:)") {
            $0.navigationItemShouldBeginRenaming(navigationItem)
        }
    }

    @inline(__always) @discardableResult
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)? {
        OptionalRequirement.call(target, "navigationItem(_:willBeginRenamingWith:selectedRange:)") {
            $0.navigationItem(
                navigationItem, willBeginRenamingWith: suggestedTitle, selectedRange: selectedRange)
        }
    }

    @inline(__always) @discardableResult
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool? {
        OptionalRequirement.call(target, "navigationItem(_:shouldEndRenamingWith:)") {
            $0.navigationItem(navigationItem, shouldEndRenamingWith: title)
        }
    }
}
