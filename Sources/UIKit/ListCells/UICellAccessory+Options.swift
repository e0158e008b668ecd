extension UICellAccessory {
    public struct DisclosureIndicatorOptions: CellAccessoryOptions {
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    public struct OutlineDisclosureOptions: CellAccessoryOptions {
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var style: Style

        public init(
            style: Style? = nil, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        public enum Style: Int, Sendable {
            case automatic
            /// At the trailing end; a tap on the whole cell opens and closes the item.
            case header
            /// At the leading end; only a tap on the chevron opens and closes the item.
            case cell
        }
    }

    public struct CheckmarkOptions: CellAccessoryOptions {
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    public struct DetailOptions: CellAccessoryOptions {
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    public struct PopUpMenuOptions: CellAccessoryOptions {
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    public struct DeleteOptions: CellAccessoryOptions {
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    public struct InsertOptions: CellAccessoryOptions {
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    public struct MultiselectOptions: CellAccessoryOptions {
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    public struct ReorderOptions: CellAccessoryOptions {
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        /// Whether a line stands before it when another accessory does.
        public var showsVerticalSeparator: Bool

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    public struct LabelOptions: CellAccessoryOptions {
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        /// The body font unless given.
        public var font: UIFont
        public var adjustsFontForContentSizeCategory: Bool

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A view of the app's as an accessory.
    public struct CustomViewConfiguration: CellAccessoryOptions {
        public let customView: UIView
        public let placement: Placement
        /// Keeps its room, but is not seen.
        public var isHidden: Bool
        /// The room in whose middle it stands.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has; otherwise it is asked for one.
        public var maintainsFixedSize: Bool

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
