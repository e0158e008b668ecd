/// What stands beside a table's rows and is neither a header nor a footer.
struct ViewsBesideRows {
    /// Lines below the last row; nil where there are none.
    var filler: TableFillerView?
    /// The index of section titles; nil when the data source gives none.
    var index: TableIndexView?
}
