extension UICellAccessory {
    /// What the options of every kind of accessory have.
    public struct _CommonOptions {
        var isHidden = false
        var reservedLayoutWidth = LayoutDimension.standard
        var tintColor: UIColor?
    }

    public struct DisclosureIndicatorOptions: _PlainAccessoryOptions {
        public var _common = _CommonOptions()
        public init() {}
    }

    public struct OutlineDisclosureOptions: _AccessoryOptions {
        public var _common: _CommonOptions
        public var style: Style

        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            _common = _CommonOptions(isHidden, reservedLayoutWidth, tintColor)
            self.style = style ?? .automatic
        }

        public enum Style: Int, Sendable {
            case automatic
            /// At the trailing end; a tap on the whole cell opens and closes the item.
            case header
            /// At the leading end; only a tap on the chevron opens and closes the item.
            case cell
        }
    }

    public struct CheckmarkOptions: _PlainAccessoryOptions {
        public var _common = _CommonOptions()
        public init() {}
    }

    public struct DetailOptions: _PlainAccessoryOptions {
        public var _common = _CommonOptions()
        public init() {}
    }

    public struct PopUpMenuOptions: _PlainAccessoryOptions {
        public var _common = _CommonOptions()
        public init() {}
    }

    public struct DeleteOptions: _FilledAccessoryOptions {
        public var _common = _CommonOptions()
        public var backgroundColor: UIColor?
        public init() {}
    }

    public struct InsertOptions: _FilledAccessoryOptions {
        public var _common = _CommonOptions()
        public var backgroundColor: UIColor?
        public init() {}
    }

    public struct MultiselectOptions: _FilledAccessoryOptions {
        public var _common = _CommonOptions()
        public var backgroundColor: UIColor?
        public init() {}
    }

    public struct ReorderOptions: _AccessoryOptions {
        public var _common: _CommonOptions
        /// Whether a line stands before it when another accessory does.
        public var showsVerticalSeparator: Bool

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            _common = _CommonOptions(isHidden, reservedLayoutWidth, tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    public struct LabelOptions: _AccessoryOptions {
        public var _common: _CommonOptions
        /// The body font unless given.
        public var font: UIFont
        public var adjustsFontForContentSizeCategory: Bool

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            _common = _CommonOptions(isHidden, reservedLayoutWidth, tintColor)
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A view of the app's as an accessory.
    public struct CustomViewConfiguration: _AccessoryOptions {
        public var _common: _CommonOptions
        public let customView: UIView
        public let placement: Placement
        /// Whether the view keeps the size that it has; otherwise it is asked for one.
        public var maintainsFixedSize: Bool

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            _common = _CommonOptions(isHidden, reservedLayoutWidth ?? .actual, tintColor)
            self.customView = customView
            self.placement = placement
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}

extension UICellAccessory._CommonOptions {
    init(_ isHidden: Bool?, _ reservedLayoutWidth: UICellAccessory.LayoutDimension?, _ tintColor: UIColor?) {
        self.isHidden = isHidden ?? false
        self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
        self.tintColor = tintColor
    }
}

/// The options of a kind of accessory.
public protocol _AccessoryOptions {
    var _common: UICellAccessory._CommonOptions { get set }
}

extension _AccessoryOptions {
    /// Keeps its room, but is not seen.
    public var isHidden: Bool {
        get { _common.isHidden }
        set { _common.isHidden = newValue }
    }
    /// The room in whose middle it stands.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { _common.reservedLayoutWidth }
        set { _common.reservedLayoutWidth = newValue }
    }
    public var tintColor: UIColor? {
        get { _common.tintColor }
        set { _common.tintColor = newValue }
    }
}

/// Options without any of the kind's own.
public protocol _PlainAccessoryOptions: _AccessoryOptions {
    init()
}

extension _PlainAccessoryOptions {
    public init(
        isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
        tintColor: UIColor? = nil
    ) {
        self.init()
        _common = .init(isHidden, reservedLayoutWidth, tintColor)
    }
}

/// Options of a sign on a disc.
public protocol _FilledAccessoryOptions: _AccessoryOptions {
    /// Of the disc.
    var backgroundColor: UIColor? { get set }
    init()
}

extension _FilledAccessoryOptions {
    public init(
        isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
        tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
        self.init()
        _common = .init(isHidden, reservedLayoutWidth, tintColor)
        self.backgroundColor = backgroundColor
    }
}
