extension IndexPath {
    /// A row of a table view.
    @inlinable
    public init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// An item of a collection view.
    @inlinable
    public init(item: Int, section: Int) {
        self = IndexPair(section: section, item: item).path
    }

    /// The section of a row or item: the first of two numbers.
    @inlinable
    public var section: Int {
        get { IndexPair(self)?.section ?? self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section: the second of two numbers.
    @inlinable
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// The item in its section: the second of two numbers.
    @inlinable
    public var item: Int {
        get { IndexPair(self)?.item ?? self[1] }
        set { self[1] = newValue }
    }
}
