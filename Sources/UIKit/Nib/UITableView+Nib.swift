import NibFormat

extension RawRepresentable<Int> where Self: NibWord {
    /// A style that has to be known before its view is made: an archive has its number, a nib its word.
    @MainActor
    fileprivate static func style(in coder: NSCoder) -> Self? {
        Int.stored(in: coder, "UIStyle").flatMap { Self(rawValue: $0) }
            ?? Self(nib: (coder as? NibCoder)?.element["style"])
    }
}

extension UITableView.Style: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = ["grouped": .grouped, "insetGrouped": .insetGrouped]

    @MainActor
    init(_ coder: NSCoder) { self = .style(in: coder) ?? .plain }
}

extension UITableView {
    func decodeNibTableView(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeNibScrollView(coder)
        decodeHeights(coder)
        decodeTableAppearance(coder)
        allowsSelection = coder.flag("allowsSelection") ?? true
        allowsMultipleSelection = coder.flag("allowsMultipleSelection") ?? false
        allowsSelectionDuringEditing = coder.flag("allowsSelectionDuringEditing") ?? false
        allowsMultipleSelectionDuringEditing = coder.flag("allowsMultipleSelectionDuringEditing") ?? false
        if let color = coder.givenColor("sectionIndexColor") { sectionIndexColor = color }
        isPrefetchingEnabled = coder.flag("prefetchingEnabled") ?? true
        isSpringLoaded = coder.flag("springLoaded") ?? false
        if let view: UIView = coder.object("tableHeaderView") { tableHeaderView = view }
        if let view: UIView = coder.object("tableFooterView") { tableFooterView = view }
        if let view: UIView = coder.object("backgroundView") { backgroundView = view }
        staticContent = StaticTable(coder)
        for prototype in coder.element.members(of: "prototypes") { registerPrototype(prototype, coder) }
    }

    private func decodeHeights(_ coder: NibCoder) {
        func height(_ name: String) -> CGFloat? {
            coder.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
        }
        if let height = height("rowHeight") { rowHeight = height }
        if let height = height("estimatedRowHeight") { estimatedRowHeight = height }
        // Interface Builder writes these two for grouped tables that were told nothing.
        func chosen(_ name: String) -> CGFloat? {
            height(name).flatMap { style != .plain && ($0 == 18 || $0 == 10) ? nil : $0 }
        }
        if let height = chosen("sectionHeaderHeight") { sectionHeaderHeight = height }
        if let height = chosen("sectionFooterHeight") { sectionFooterHeight = height }
        if let height = height("estimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = height }
        if let height = height("estimatedSectionFooterHeight") { estimatedSectionFooterHeight = height }
        if let height = height("sectionHeaderTopPadding") { sectionHeaderTopPadding = height }
    }

    private func decodeTableAppearance(_ coder: NibCoder) {
        separatorStyle = UITableViewCell.SeparatorStyle(nib: coder.element["separatorStyle"]) ?? .singleLine
        if let color = coder.color("separatorColor") { separatorColor = color ?? .rowLine }
        if let insets = coder.insets("separatorInset") { separatorInset = insets }
        insetsContentViewsToSafeArea = coder.flag("insetsContentViewsToSafeArea") ?? true
    }

    /// A prototype cell is a nib of its own inside of the document.
    private func registerPrototype(_ element: NibElement, _ coder: NibCoder) {
        guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return }
        register(UINib(prototype: element, in: coder.instantiation), forCellReuseIdentifier: identifier)
    }
}

extension UITableViewCell.CellStyle: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
        "IBUITableViewCellStyleSubtitle": .subtitle,
    ]

    @MainActor
    init(_ coder: NSCoder) { self = .style(in: coder) ?? .default }
}

extension UITableViewCell {
    func decodeNibCell(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        let element = coder.element
        decodeViewAttributes(coder)
        decodeStandardParts(coder)
        decodeContent(coder, into: contentView)
        selectionStyle = SelectionStyle(nib: element["selectionStyle"]) ?? .default
        accessoryType = AccessoryType(nib: element["accessoryType"]) ?? .none
        editingAccessoryType = AccessoryType(nib: element["editingAccessoryType"]) ?? .none
        showsReorderControl = coder.flag("showsReorderControl") ?? false
        if let insets = coder.insets("separatorInset") { separatorInset = insets }
        indentationLevel = element.integer("indentationLevel") ?? 0
        indentationWidth = coder.number("indentationWidth") ?? 10
        shouldIndentWhileEditing = coder.flag("shouldIndentWhileEditing") ?? true
        if let view: UIView = coder.object("backgroundView") { backgroundView = view }
        if let view: UIView = coder.object("selectedBackgroundView") { selectedBackgroundView = view }
        if let view: UIView = coder.object("accessoryView") { accessoryView = view }
        if let view: UIView = coder.object("editingAccessoryView") { editingAccessoryView = view }
    }

    /// In a cell of a standard style, labels and picture in the content view are the cell's own.
    private func decodeStandardParts(_ coder: NibCoder) {
        let element = coder.element
        guard element["style"] != nil else { return }
        if let id = element["textLabel"], let label = textLabel {
            coder.instantiation.substitute(label, for: id)
        }
        if let id = element["detailTextLabel"], let label = detailTextLabel {
            coder.instantiation.substitute(label, for: id)
        }
        if let id = element["imageView"], let view = imageView {
            coder.instantiation.substitute(view, for: id)
        }
    }
}

extension UITableViewCell.AccessoryType: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}

extension UITableViewHeaderFooterView {
    func decodeNibHeaderFooter(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeContent(coder, into: contentView)
        // A header is a plain view in the document: its subviews are meant for the content view.
        for view in subviews where view !== contentView { contentView.addSubview(view) }
        if let view: UIView = coder.object("backgroundView") { backgroundView = view }
    }
}

extension UITableViewCell.SeparatorStyle: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = ["none": .none, "singleLineEtched": .singleLineEtched]
}

extension UITableViewCell.SelectionStyle: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = ["none": .none, "blue": .blue, "gray": .gray]
}
