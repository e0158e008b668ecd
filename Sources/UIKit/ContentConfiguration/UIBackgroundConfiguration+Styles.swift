/// The system's looks.
extension UIBackgroundConfiguration {
    /// Nothing until the app chooses something.
    public static func clear() -> Self { Self(.clear) }
    public static func listCell() -> Self { Self(.listCell) }
    public static func listHeader() -> Self { Self(.listHeader) }
    public static func listFooter() -> Self { Self(.listHeader) }
    public static func listPlainCell() -> Self { Self(.plainCell) }
    public static func listPlainHeaderFooter() -> Self { Self(.plainHeader) }
    public static func listGroupedCell() -> Self { Self(.groupedCell) }
    public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
    public static func listSidebarHeader() -> Self { Self(.clear) }
    public static func listSidebarCell() -> Self { Self(.sidebarCell) }
    public static func listAccompaniedSidebarCell() -> Self { Self(.sidebarCell) }
}

/// How a system background follows the state.
///
/// DIFFERS: only the colour of selected rows is recorded; the sidebar looks are chosen.
enum SystemBackgroundStyle: Hashable, Sendable {
    case clear, plainCell, groupedCell, sidebarCell, plainHeader
    /// As the list around has it.
    case listCell, listHeader

    /// The look in a kind of list.
    func resolved(in environment: UIListEnvironment) -> SystemBackgroundStyle {
        switch (self, environment) {
        case (.listCell, .grouped), (.listCell, .insetGrouped): .groupedCell
        case (.listCell, .sidebar), (.listCell, .sidebarPlain): .sidebarCell
        case (.listHeader, .grouped), (.listHeader, .insetGrouped), (.listHeader, .sidebar),
            (.listHeader, .sidebarPlain):
            .clear
        default: self
        }
    }

    func color(_ state: ConfigurationFlags) -> UIColor? {
        let isMarked = state.isSelected || state.isHighlighted || state.isDropTarget
        switch self {
        case .clear: return .clear
        case .plainCell, .listCell: return isMarked ? Self.selection : .systemBackground
        case .groupedCell: return isMarked ? Self.selection : .secondarySystemGroupedBackground
        case .sidebarCell: return isMarked ? .tertiarySystemFill : .clear
        case .plainHeader, .listHeader: return .systemBackground
        }
    }

    /// UIKit: 220 of 255 grey (iOS 26.1 simulator, recorded).
    static var selection: UIColor {
        let light = UIColor(white: PlatformMetrics.table.selectionGrey / 255, alpha: 1)
        return UIColor { $0.userInterfaceStyle == .dark ? .systemGray4 : light }
    }

    var cornerRadius: CGFloat { self == .sidebarCell ? 10 : 0 }

    var insets: NSDirectionalEdgeInsets {
        self == .sidebarCell
            ? NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8) : .zero
    }
}
