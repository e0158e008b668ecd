// Written by `make requirements` from the protocol's declaration.

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
        OptionalRequirement.absent(self, answering: false)
    }

    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
        OptionalRequirement.absent(self, answering: (suggestedTitle, selectedRange))
    }

    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String)
        -> Bool
    { OptionalRequirement.absent(self, answering: false) }
}
