/// The system's looks.
///
/// UIKit: a cell with one line is 51.5 points high, with a subtitle 70.5, a header 40.5, a footer 30 (iOS 26.1
/// simulator, recorded on tables).
/// DIFFERS: distances around images, the sidebar looks and the prominent headers are not recorded; they are
/// chosen to fit the recorded ones.
extension UIListContentConfiguration {
    @MainActor private static var metrics: TableMetrics { PlatformMetrics.current.table }

    @MainActor private static func margins(_ vertical: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: vertical, leading: metrics.leadingMargin, bottom: vertical, trailing: metrics.leadingMargin)
    }

    @MainActor private static func row(secondary: UIFont.TextStyle) -> Self {
        var made = Self(
            text: TextProperties(font: .preferredFont(forTextStyle: .body), color: .label),
            secondary: TextProperties(font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel),
            margins: margins(metrics.cellTextPadding))
        made.minimumHeight = metrics.minimumCellHeight
        made.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            textStyle: .body, scale: .large)
        return made
    }

    @MainActor private static func header(_ font: UIFont) -> Self {
        Self(
            text: TextProperties(font: font, color: .label),
            secondary: TextProperties(
                font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel),
            margins: margins(metrics.headerTextPadding))
    }

    // MARK: Cells

    /// A row with a text; a secondary text goes below it.
    @preconcurrency @MainActor public static func cell() -> UIListContentConfiguration {
        row(secondary: .subheadline)
    }
    /// A row with a smaller, paler text below the first.
    @preconcurrency @MainActor public static func subtitleCell() -> UIListContentConfiguration {
        row(secondary: .subheadline)
    }
    /// A row with a pale text at the end of the line.
    @preconcurrency @MainActor public static func valueCell() -> UIListContentConfiguration {
        var made = row(secondary: .body)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    // MARK: Headers and footers

    @preconcurrency @MainActor public static func header() -> UIListContentConfiguration { plainHeader() }
    @preconcurrency @MainActor public static func footer() -> UIListContentConfiguration { plainFooter() }

    @preconcurrency @MainActor public static func plainHeader() -> UIListContentConfiguration {
        header(.boldSystemFont(ofSize: scaled(metrics.headerFontSize)))
    }
    @preconcurrency @MainActor public static func plainFooter() -> UIListContentConfiguration {
        let font = UIFont.systemFont(ofSize: scaled(metrics.footerFontSize))
        return Self(
            text: TextProperties(font: font, color: .secondaryLabel),
            secondary: TextProperties(font: font, color: .secondaryLabel),
            margins: margins(metrics.footerTextPadding))
    }
    @preconcurrency @MainActor public static func groupedHeader() -> UIListContentConfiguration {
        guard UIScreen.main.configuration.systemRelease < 15 else { return plainHeader() }
        var made = plainFooter()
        made.textProperties.transform = .uppercase
        return made
    }
    @preconcurrency @MainActor public static func groupedFooter() -> UIListContentConfiguration {
        plainFooter()
    }
    @preconcurrency @MainActor
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.boldSystemFont(ofSize: scaled(20)))
    }
    @preconcurrency @MainActor
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.boldSystemFont(ofSize: scaled(22)))
    }

    // MARK: Sidebars

    @preconcurrency @MainActor public static func sidebarCell() -> UIListContentConfiguration { cell() }
    @preconcurrency @MainActor public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        subtitleCell()
    }
    @preconcurrency @MainActor
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    @preconcurrency @MainActor
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    @preconcurrency @MainActor public static func sidebarHeader() -> UIListContentConfiguration {
        header(.boldSystemFont(ofSize: scaled(20)))
    }

    /// A font size of the default text size at the reader's.
    @MainActor private static func scaled(_ size: CGFloat) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: size)).pointSize
    }
}
