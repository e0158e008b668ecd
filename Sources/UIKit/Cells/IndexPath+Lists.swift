extension IndexPath {
    /// A row of a table view.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// An item of a collection view.
    public init(item: Int, section: Int) {
        // A pair by itself: a literal would be an array first.
        self.init(index: section)
        append(item)
    }

    /// The section of a row or item: the first of two numbers.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section: the second of two numbers.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in its section: the second of two numbers.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
