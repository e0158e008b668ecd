/// What a table cell holds beside its content view; each view is made when first needed.
struct TableCellParts {
    var isSelected = false
    var dragState = UITableViewCell.DragState.none
    var isHighlighted = false
    var content = StandardCellContent()
    var accessory: TableCellAccessoryView?
    var separator: UIView?
    /// The line above the first row of a grouped section.
    var topSeparator: UIView?
    /// What the app set for the separator; nil: the table's.
    var separatorInset: UIEdgeInsets?
    /// Whether the corners of a section cut the cell, and nobody else.
    var isCutAtCorners = false
    /// The system's selected background.
    var systemSelection: UIView?

    var editing = TableCellEditing()
    /// What the table kept free at the sides when the cell was laid out last.
    var knownSides = UIEdgeInsets.zero
    /// Whether the table hides the cell, which stands for no row now.
    var isSetAside = false
}

/// What a cell shows without a configuration of its own.
struct StandardCellContent {
    private(set) var textLabel: UILabel?
    private(set) var detailLabel: UILabel?
    private(set) var imageView: UIImageView?

    mutating func keep(textLabel label: UILabel) { textLabel = label }
    mutating func keep(detailLabel label: UILabel) { detailLabel = label }
    mutating func keep(imageView view: UIImageView) { imageView = view }
    /// Another content view has no place for them.
    mutating func removeAll() { self = Self() }
}

/// What editing adds to a table cell.
struct TableCellEditing {
    var isOn = false
    var style = UITableViewCell.EditingStyle.none
    /// Whether editing selects rows, so that circles stand in place of the editing control.
    var selects = false
    var showsDeleteConfirmation = false
    var control: TableCellEditControl?
    var reorderControl: TableCellReorderControl?
}
