/// What comparisons of screens ask of a view that its public members do not tell.
extension ViewDump {
    public init(_ view: UIView) { self.init(view: view) }

    /// What a dump without a view begins with.
    public static var root: ViewDump? { window.map { ViewDump(view: $0) } }

    /// The views that the dump shows below this one, back to front.
    public var children: [ViewDump] {
        view.subviewList.filter { !$0.isPooledCell }.map { ViewDump(view: $0) }
    }

    /// How many cells, headers and footers a list has made so far; nil for other views.
    public var cellsMade: Int? {
        switch view {
        case let table as UITableView: table.cellPool.made + table.headerFooterPool.made
        case let collection as UICollectionView: collection.reuse.made
        default: nil
        }
    }
}
