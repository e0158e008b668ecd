/// A data source whose sections may be outlines: what list cells ask it and tell it.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// 0 for a root and for items of sections without an outline.
    func outlineLevel(at path: IndexPath) -> Int
    /// Whether the item shows its children.
    func isItemExpanded(at path: IndexPath) -> Bool
    func hasChildren(at path: IndexPath) -> Bool
    /// Opens or closes an item, as a tap on its disclosure does; the handlers are asked and told.
    func toggleItem(at path: IndexPath, animated: Bool)
}
