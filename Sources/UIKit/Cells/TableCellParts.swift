/// What a table cell holds beside its content view; each view is made when first needed.
struct TableCellParts {
    var isSelected = false
    var isHighlighted = false
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    var accessory: TableCellAccessoryView?
    var separator: UIView?
    /// The system's selected background.
    var systemSelection: UIView?
}
