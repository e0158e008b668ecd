import ListEngine

/// Sizes and colours that a system release chooses, on some releases by the width of the phone. The session's device says
/// which release is in force. Every figure stands in one of the tables; views know no release.
final class PlatformMetrics: Sendable {
    let table: TableMetrics
    let controls: ControlMetrics
    let alerts: AlertMetrics
    let menus: MenuMetrics
    let sheets: SheetMetrics
    let bars: BarMetrics

    private init(
        table: TableMetrics, controls: ControlMetrics, alerts: AlertMetrics, menus: MenuMetrics,
        sheets: SheetMetrics, bars: BarMetrics
    ) {
        self.table = table
        self.controls = controls
        self.alerts = alerts
        self.menus = menus
        self.sheets = sheets
        self.bars = bars
    }

    /// iOS 26.1 simulator, recorded at scale 2.
    private static let iOS26 = iOS26(.iOS26, .iOS26)
    /// The same on phones at least 402 points wide.
    private static let iOS26Wide = iOS26(.iOS26Wide, .iOS26)
    /// With the bars of earlier releases, as an app asks that requires compatibility.
    private static let iOS26Compatible = iOS26(.iOS26, .beforeIOS26)
    private static let iOS26WideCompatible = iOS26(.iOS26Wide, .beforeIOS26)
    /// iOS 15 to 18.
    private static let iOS18 = beforeIOS26(.iOS18, .iOS18)
    /// The look before iOS 15, measured on published images.
    private static let beforeIOS15 = beforeIOS26(.beforeIOS15, .beforeIOS26)

    private static func iOS26(_ table: TableMetrics, _ bars: BarMetrics) -> PlatformMetrics {
        PlatformMetrics(
            table: table, controls: .iOS26, alerts: .iOS26, menus: .iOS26, sheets: .iOS26, bars: bars)
    }

    private static func beforeIOS26(_ table: TableMetrics, _ bars: BarMetrics) -> PlatformMetrics {
        PlatformMetrics(
            table: table, controls: .beforeIOS26, alerts: .beforeIOS26, menus: .beforeIOS26,
            sheets: .beforeIOS26, bars: bars)
    }

    /// The release that the session's device runs.
    @MainActor static var current: PlatformMetrics {
        let screen = UIScreen.main
        return ApplicationLaunch.settings.requiresCompatibility
            ? screen.shown.compatibleMetrics : screen.shown.metrics
    }

    /// The tables' part, for who is of no actor.
    static var table: TableMetrics { of(UIScreen.device, isCompatible: false).table }

    static func of(_ device: DeviceConfiguration, isCompatible: Bool) -> PlatformMetrics {
        if device.systemRelease < 15 { return beforeIOS15 }
        if device.systemRelease < 26 { return iOS18 }
        if device.idiom == .phone, device.portraitSize.width >= 402 {
            return isCompatible ? iOS26WideCompatible : iOS26Wide
        }
        return isCompatible ? iOS26Compatible : iOS26
    }
}

/// Sizes of table views, in points.
struct TableMetrics: Sendable, Equatable {
    /// Height of a row that nothing measures.
    var rowHeight: CGFloat
    /// What a row counts that was never measured. UIKit: 44 (developers' logs, iOS 11).
    var estimatedRowHeight: CGFloat
    /// Above and below the text of a cell in a standard style.
    var cellTextPadding: CGFloat
    /// Above and below in a cell's content view.
    var contentMargin: CGFloat
    /// The least height of a cell in a standard style.
    var minimumCellHeight: CGFloat
    /// Whether the line below a row of a table that is measured makes it higher.
    var rowsAddTheirLine = false
    /// How thick the lines between rows are; nil: a pixel.
    var lineThickness: CGFloat?
    /// Whether they are paler than `separator` in light.
    var linesArePale = false
    /// What screens and tables keep free at their sides where they are narrow: of texts, separators and cards.
    var leadingMargin: CGFloat
    /// The same where they are at least `wide`.
    var wideLeadingMargin: CGFloat
    /// Whether that is so in a window of a scene alone.
    var wideMarginsNeedScene = true
    /// What cards keep free at their sides, and texts in them; nil: as much as screens.
    var cardMargin: CGFloat?
    /// Whether lines between rows end where texts do, or at the edge.
    var separatorsEndAtMargin = false

    /// Plain: before every header.
    var headerTopPadding: CGFloat
    /// Above and below a header's title.
    var headerTextPadding: CGFloat
    var headerFontSize: CGFloat
    /// Above and below a footer's text.
    var footerPadding: TextPadding
    var footerFontSize: CGFloat

    /// Grouped tables' header titles, where they differ from plain tables': size, space above and below, capitals.
    var groupedHeaderFontSize: CGFloat = 17
    var groupedHeaderPadding = TextPadding(top: 10, bottom: 10)
    var groupedHeadersAreCapitals = false
    var groupedHeadersArePale = false
    /// Grouped: lines across the whole width stand above the first and below the last row of a section.
    var groupedSectionsAreFramed = false
    /// Plain: empty rows below the last one; 0: none.
    var fillerRowHeight: CGFloat = 0

    /// Grouped: before a first section without header, before others, after one without footer.
    var groupedFirstSpace: CGFloat
    var groupedHeaderSpace: CGFloat
    var groupedFooterSpace: CGFloat
    var groupedCornerRadius: CGFloat

    var disclosureSize: CGSize
    var checkmarkSize: CGSize
    /// From a checkmark to the trailing margin.
    var checkmarkTrailingSpace: CGFloat
    /// From the content view to a checkmark.
    var checkmarkLeadingSpace: CGFloat
    /// Grey of a selected row, 0...255.
    var selectionGrey: CGFloat

    // DIFFERS: editing controls, buttons behind rows and the index of section titles have chosen sizes: they were
    // never recorded.
    /// By how much the content moves aside for the editing control.
    var editIndent: CGFloat = 38
    var editControlDiameter: CGFloat = 22
    /// What the control that reorders takes at the trailing end.
    var reorderWidth: CGFloat = 46
    /// Buttons behind a swiped row: least width of one, space at the sides of its title, whether they are capsules.
    var swipeButtonWidth: CGFloat = 74
    var swipeButtonPadding: CGFloat = 15
    var swipeButtonsAreCapsules = false
    /// What the index of section titles takes at the trailing end.
    var indexWidth: CGFloat = 15
    /// Where rows follow the readable width.
    var readableWidth: CGFloat = 672

    struct TextPadding: Sendable, Equatable {
        var top: CGFloat
        var bottom: CGFloat
        var sum: CGFloat { top + bottom }
    }

    /// UIKit: screens have wider margins from 390 points of width on, with every release (iOS 14.5 and 15.5 on a phone of 390
    /// points, 16.4 to 17.5 on one of 393, 18.5 and 26.2 on one of 402: pixels of a published project's pictures); on 375 points
    /// they have the narrow ones.
    static let wide: CGFloat = 390

    /// Points at each side of something so wide.
    func sideMargin(width: CGFloat) -> CGFloat { width >= Self.wide ? wideLeadingMargin : leadingMargin }
    /// Points at each side of cards in something so wide.
    func cardMargin(width: CGFloat) -> CGFloat { cardMargin ?? sideMargin(width: width) }
    /// Around the text of a header or a footer.
    func padding(of kind: SupplementKind, _ style: UITableView.Style) -> TextPadding {
        guard kind == .header else { return footerPadding }
        return style == .plain
            ? TextPadding(top: headerTextPadding, bottom: headerTextPadding) : groupedHeaderPadding
    }
    /// Points that a line between rows is thick.
    @MainActor var line: CGFloat { lineThickness ?? 1 / UIScreen.main.scale }

    static let iOS26 = TableMetrics(
        rowHeight: 44, estimatedRowHeight: 44, cellTextPadding: 15.5, contentMargin: 15,
        minimumCellHeight: 44,
        // A phone of 402 points, iOS 26.0 and 26.2: lines of a table and of a list are a point thick and of 231 on white.
        // DIFFERS: in dark they have the colour of before: it was not recorded.
        lineThickness: 1, linesArePale: true,
        leadingMargin: 16, wideLeadingMargin: 20, cardMargin: 16, separatorsEndAtMargin: true,
        headerTopPadding: 22, headerTextPadding: 10, headerFontSize: 17,
        footerPadding: TextPadding(top: 8, bottom: 6),
        footerFontSize: 13, groupedHeadersArePale: true,
        groupedFirstSpace: 35, groupedHeaderSpace: 18, groupedFooterSpace: 18,
        groupedCornerRadius: 26,
        disclosureSize: CGSize(width: 10.5, height: 14), checkmarkSize: CGSize(width: 19, height: 18),
        checkmarkTrailingSpace: 2.5, checkmarkLeadingSpace: 2.5, selectionGrey: 220,
        swipeButtonsAreCapsules: true)

    /// iOS 26, phones of 402 points: rows of a list are 52 points high, of a table 53 with their line; recorded on published
    /// pictures of the screen.
    static let iOS26Wide: TableMetrics = {
        var table = iOS26
        table.cellTextPadding = 15
        table.minimumCellHeight = 52
        table.rowsAddTheirLine = true
        return table
    }()

    /// iOS 15 to 18. Rows of one line are 44.33 points high at 3 pixels a point (recorded on published pictures). Plain
    /// headers have their padding since iOS 15, and rows that are empty draw no lines (Apple's documentation of
    /// `sectionHeaderTopPadding` and `fillerRowHeight`). Headers and footers of cards: lists of iOS 17.5 and 18.5, pixels of
    /// published pictures. The rest is as before.
    static let iOS18: TableMetrics = {
        var table = beforeIOS15
        table.groupedHeaderPadding = TextPadding(top: 17, bottom: 6)
        table.footerPadding = TextPadding(top: 6, bottom: 12)
        table.rowsAddTheirLine = true
        table.wideMarginsNeedScene = true
        table.headerTopPadding = 22
        table.fillerRowHeight = 0
        return table
    }()

    static let beforeIOS15 = TableMetrics(
        rowHeight: 44, estimatedRowHeight: 44, cellTextPadding: 11, contentMargin: 11, minimumCellHeight: 44,
        leadingMargin: 16, wideLeadingMargin: 20, wideMarginsNeedScene: false,
        headerTopPadding: 0, headerTextPadding: 3.5, headerFontSize: 17,
        footerPadding: TextPadding(top: 8, bottom: 8),
        footerFontSize: 13, groupedHeaderFontSize: 13,
        groupedHeaderPadding: TextPadding(top: 11, bottom: 11),
        groupedHeadersAreCapitals: true, groupedHeadersArePale: true, groupedSectionsAreFramed: true,
        fillerRowHeight: 44,
        groupedFirstSpace: 35, groupedHeaderSpace: 18,
        groupedFooterSpace: 18, groupedCornerRadius: 10,
        disclosureSize: CGSize(width: 8, height: 13), checkmarkSize: CGSize(width: 14, height: 11),
        checkmarkTrailingSpace: 0, checkmarkLeadingSpace: 8, selectionGrey: 209)

}
