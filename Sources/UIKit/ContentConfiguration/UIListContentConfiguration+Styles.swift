import TextLayout

/// The system's looks.
///
/// UIKit: a cell with one line is 52 points high, a header 40.33, a footer 29.67 (iOS 26.2, a list on a phone of 402 points,
/// recorded); 51.5, with a subtitle 70.5, 40.5 and 30 on Mac Catalyst.
/// DIFFERS: distances around images, the sidebar looks and the prominent headers are not recorded; they are
/// chosen to fit the recorded ones.
extension UIListContentConfiguration {
    private static var metrics: TableMetrics { PlatformMetrics.table }

    private static func margins(_ vertical: CGFloat) -> NSDirectionalEdgeInsets {
        margins(TableMetrics.TextPadding(top: vertical, bottom: vertical))
    }
    private static func margins(_ padding: TableMetrics.TextPadding) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: padding.top, leading: metrics.leadingMargin, bottom: padding.bottom,
            trailing: metrics.leadingMargin)
    }

    private static func row(secondary: UIFont.TextStyle) -> Self {
        var made = Self(
            text: TextProperties(font: .preferredFont(forTextStyle: .body), color: .label),
            secondary: TextProperties(font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel),
            margins: margins(metrics.cellTextPadding))
        made.minimumHeight = metrics.minimumCellHeight
        made.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            textStyle: .body, scale: .large)
        return made
    }

    private static func header(_ font: UIFont) -> Self {
        Self(
            text: TextProperties(font: font, color: .label),
            secondary: TextProperties(
                font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel),
            margins: margins(metrics.headerTextPadding))
    }

    // MARK: Cells

    /// A row with a text; a secondary text goes below it.
    public static func cell() -> UIListContentConfiguration {
        row(secondary: .subheadline)
    }
    /// A row with a smaller, paler text below the first.
    public static func subtitleCell() -> UIListContentConfiguration {
        row(secondary: .subheadline)
    }
    /// A row with a pale text at the end of the line.
    public static func valueCell() -> UIListContentConfiguration {
        var made = row(secondary: .body)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    // MARK: Headers and footers

    public static func header() -> UIListContentConfiguration { plainHeader() }
    public static func footer() -> UIListContentConfiguration { plainFooter() }

    public static func plainHeader() -> UIListContentConfiguration {
        header(.headerFont(metrics))
    }
    public static func plainFooter() -> UIListContentConfiguration {
        let font = UIFont.footerFont(metrics)
        return Self(
            text: TextProperties(font: font, color: .secondaryLabel),
            secondary: TextProperties(font: font, color: .secondaryLabel),
            margins: margins(metrics.footerPadding))
    }
    public static func groupedHeader() -> UIListContentConfiguration {
        var made = metrics.groupedHeadersAreCapitals ? plainFooter() : plainHeader()
        made.directionalLayoutMargins = margins(metrics.groupedHeaderPadding)
        if metrics.groupedHeadersAreCapitals { made.textProperties.transform = .uppercase }
        if metrics.groupedHeadersArePale { made.textProperties.color = .secondaryLabel }
        return made
    }
    public static func groupedFooter() -> UIListContentConfiguration {
        plainFooter()
    }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.following(.title3, .boldSystemFont(ofSize: 20)))
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.following(.title2, .boldSystemFont(ofSize: 22)))
    }

    // MARK: Sidebars

    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        subtitleCell()
    }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func sidebarHeader() -> UIListContentConfiguration {
        header(.following(.title3, .boldSystemFont(ofSize: 20)))
    }
}

extension UIFont {
    /// A font of the default text size that grows with the reader's as a text style does.
    static func following(_ style: TextStyle, _ font: UIFont) -> UIFont {
        guard font.pointSize == style.pointSize(at: .large) else {
            return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
        }
        let size = UIFont.preferredFont(forTextStyle: style).pointSize
        return UIFont(
            font.textFont.sized(size),
            scaling: FontScaling(style: style, base: nil, maximumPointSize: 0), carried: font.carried)
    }

    /// Titles of sections.
    static func headerFont(_ metrics: TableMetrics) -> UIFont {
        following(.headline, .boldSystemFont(ofSize: metrics.headerFontSize))
    }

    /// Titles of sections of grouped tables, in capitals or not.
    static func groupedHeaderFont(_ metrics: TableMetrics) -> UIFont {
        guard metrics.groupedHeadersAreCapitals else { return headerFont(metrics) }
        return following(.footnote, .systemFont(ofSize: metrics.groupedHeaderFontSize))
    }

    /// Texts below sections.
    static func footerFont(_ metrics: TableMetrics) -> UIFont {
        following(.footnote, .systemFont(ofSize: metrics.footerFontSize))
    }
}
