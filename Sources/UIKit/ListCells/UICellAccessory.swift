/// Something at the leading or trailing end of a list cell.
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
    public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

    public enum Placement {
        /// Where a custom accessory stands among those of its end, from leading to trailing.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before the accessory of the same type; without one, at the beginning.
        public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { $0.firstIndex { $0.accessoryType == type } ?? 0 }
        }
        /// After the accessory of the same type; without one, at the end.
        public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { list in list.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? list.count }
        }
    }

    public enum AccessoryType: Hashable, @unchecked Sendable {
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
        case customView(UIView)
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
    var menuChanged: MenuSelectedElementDidChangeHandler?
    var showsVerticalSeparator = false
    var action: ActionHandler?

    private init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: any _AccessoryOptions) {
        accessoryType = type
        self.displayed = displayed
        isHidden = options.isHidden
        reservedWidth = options.reservedLayoutWidth
        tintColor = options.tintColor
    }

    // MARK: Kinds

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options)
    }

    /// A chevron that turns when the item opens. Without `actionHandler` it opens and closes the item.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.outlineDisclosure, displayed, options)
        made.outlineStyle = options.style
        made.action = actionHandler
        return made
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.detail, displayed, options)
        made.action = actionHandler
        return made
    }

    /// Without `actionHandler` a tap shows the buttons of a swipe towards the leading end.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.delete, displayed, options)
        made.backgroundColor = options.backgroundColor
        made.action = actionHandler
        return made
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.insert, displayed, options)
        made.backgroundColor = options.backgroundColor
        made.action = actionHandler
        return made
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        var made = UICellAccessory(.reorder, displayed, options)
        made.showsVerticalSeparator = options.showsVerticalSeparator
        return made
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        var made = UICellAccessory(.multiselect, displayed, options)
        made.backgroundColor = options.backgroundColor
        return made
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        var made = UICellAccessory(.label, displayed, options)
        made.text = text
        made.font = options.font
        made.adjustsFont = options.adjustsFontForContentSizeCategory
        return made
    }

    /// A button that opens `menu`.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(.popUpMenu, displayed, options)
        made.menu = menu
        made.menuChanged = selectedElementDidChangeHandler
        return made
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        var made = UICellAccessory(.customView(configuration.customView), displayed, configuration)
        made.customView = configuration.customView
        made.placement = configuration.placement
        made.keepsSize = configuration.maintainsFixedSize
        return made
    }
}
