/// Something at the leading or trailing end of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

    /// The width that an accessory keeps free.
    public enum LayoutDimension: Hashable, Sendable {
        /// Its own.
        case actual
        /// The one that accessories of its kind have.
        case standard
        case custom(CGFloat)
    }

    public typealias ActionHandler = () -> Void
    /// Where a custom accessory stands among those of its end.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case detail
        case popUpMenu
        case custom(ObjectIdentifier)
    }

    public let accessoryType: AccessoryType
    var displayed = DisplayedState.always
    var isHidden = false
    var reservedWidth = LayoutDimension.standard
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var text = ""
    var font: UIFont?
    var adjustsFont = true
    var customView: UIView?
    var placement: Placement?
    var keepsSize = false
    var menu: UIMenu?
    var menuChanged: ((UIMenu) -> Void)?
    var action: ActionHandler?

    private init(_ type: AccessoryType, _ displayed: DisplayedState, _ look: Look) {
        accessoryType = type
        self.displayed = displayed
        isHidden = look.isHidden ?? false
        reservedWidth = look.reservedLayoutWidth ?? .standard
        tintColor = look.tintColor
    }

    /// What all options have.
    private struct Look {
        var isHidden: Bool?
        var reservedLayoutWidth: LayoutDimension?
        var tintColor: UIColor?
    }

    // MARK: Kinds

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, look(options))
    }

    /// A chevron that turns when the item opens. Without `actionHandler` it opens and closes the item.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.outlineDisclosure, displayed, look(options))
        made.outlineStyle = options.style
        made.action = actionHandler
        return made
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, look(options))
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.detail, displayed, look(options))
        made.action = actionHandler
        return made
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.delete, displayed, look(options))
        made.backgroundColor = options.backgroundColor
        made.action = actionHandler
        return made
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.insert, displayed, look(options))
        made.backgroundColor = options.backgroundColor
        made.action = actionHandler
        return made
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, look(options))
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        var made = UICellAccessory(.multiselect, displayed, look(options))
        made.backgroundColor = options.backgroundColor
        return made
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        var made = UICellAccessory(.label, displayed, look(options))
        made.text = text
        made.font = options.font
        made.adjustsFont = options.adjustsFontForContentSizeCategory
        return made
    }

    /// A button that opens `menu`.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.popUpMenu, displayed, look(options))
        made.menu = menu
        made.menuChanged = selectedElementDidChangeHandler
        return made
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        var made = UICellAccessory(
            .custom(ObjectIdentifier(configuration.customView)), displayed, look(configuration))
        made.reservedWidth = configuration.reservedLayoutWidth ?? .actual
        made.customView = configuration.customView
        made.placement = configuration.placement
        made.keepsSize = configuration.maintainsFixedSize ?? false
        return made
    }

    private static func look(_ options: any CellAccessoryOptions) -> Look {
        Look(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
            tintColor: options.tintColor)
    }
}

/// What the options of every kind of accessory have.
@MainActor
protocol CellAccessoryOptions {
    var isHidden: Bool? { get }
    var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
    var tintColor: UIColor? { get }
}
