/// Sizes of bars, in points.
struct BarMetrics: Sendable, Equatable {
    /// Whether items float on glass over the content, and bars have no background of their own.
    var isGlass: Bool
    var navigation: Navigation
    var toolbar: Toolbar
    var tabs: Tabs
    /// Platters of a navigation bar's items, and of a toolbar's.
    var navigationPlatters = PlatterMetrics.none
    var toolbarPlatters = PlatterMetrics.none

    struct Navigation: Sendable, Equatable {
        /// Below the row of items and the title.
        var rowGap: CGFloat = 0
        /// Above the bar where the screen begins at its upper edge: without status bar or cut-out.
        var screenEdgeGap: CGFloat = 0
        /// Above the bar in a sheet.
        var sheetGap: CGFloat = 0
        /// By how much the bar reaches into the safe area of phones on which that begins at `islandEdge`, below a Dynamic Island.
        var islandReach: CGFloat = 0
        static let islandEdge: CGFloat = 59
        /// Whether a back button shows the title of the screen before where nobody gave it one of its own.
        var showsBackTitles: Bool
        /// By how much a back button reaches into the bar's margin.
        var backReach: CGFloat = 0
    }

    struct Toolbar: Sendable, Equatable {
        var height: CGFloat
        /// Of a navigation controller: from the toolbar to the screen's edge, over a home indicator and without; nil: the toolbar
        /// stands on the safe area.
        var edgeGap: CGFloat?
        var bareEdgeGap: CGFloat = 0
        /// At the sides, over a home indicator.
        var sideInset: CGFloat
        /// At the sides elsewhere.
        var bareSideInset: CGFloat = 16
        /// Between items.
        var itemGap: CGFloat
    }

    struct Tabs: Sendable, Equatable {
        /// With the safe area at least.
        var leastHeight: CGFloat = 0
        var platter: TabPlatterMetrics?
    }

    /// iOS 26.1 simulator, iPhone 17 Pro (402 × 874 points): view trees of public projects. Bars in sheets are of iOS 27 there.
    /// The 10 points at the upper edge are of Mac Catalyst, iOS 26.
    static let iOS26 = BarMetrics(
        isGlass: true,
        navigation: Navigation(rowGap: 10, screenEdgeGap: 10, sheetGap: 16, showsBackTitles: false),
        toolbar: Toolbar(height: 48, edgeGap: 28, bareEdgeGap: 10, sideInset: 28, itemGap: 12),
        tabs: Tabs(leastHeight: 72, platter: .iOS26),
        navigationPlatters: PlatterMetrics(height: 44, textSide: 16, imageSide: 8, customSide: 4),
        toolbarPlatters: PlatterMetrics(height: 48, textSide: 17, imageSide: 10, customSide: 5))
    static let beforeIOS26 = BarMetrics(
        isGlass: false,
        // iOS 17.5, a phone of 393 points: pixels of a published picture.
        navigation: Navigation(showsBackTitles: true, backReach: 8),
        toolbar: Toolbar(height: 44, sideInset: 16, itemGap: 8), tabs: Tabs())
    /// iOS 17.0, a phone of 393 points: a bar from 53.67 to 97.67 (github.com/ephread/Instructions @0f3efa7, pixels of published
    /// pictures).
    static let iOS18: BarMetrics = {
        var bars = beforeIOS26
        bars.navigation.islandReach = 16.0 / 3
        return bars
    }()
}

/// Sizes of the glass under bar buttons.
struct PlatterMetrics: Sendable, Equatable {
    /// Of a platter; one with a single small item is as wide.
    var height: CGFloat
    /// Beside the title, the picture or the app's own view of an item.
    var textSide: CGFloat
    var imageSide: CGFloat
    var customSide: CGFloat

    static let none = PlatterMetrics(height: 0, textSide: 0, imageSide: 0, customSide: 0)
}

/// Sizes of the capsule that holds the tabs.
struct TabPlatterMetrics: Sendable, Equatable {
    var height: CGFloat = 62
    /// From the capsule to the sides of the bar, at least.
    var sideInset: CGFloat = 21
    /// From the tabs to the rim.
    var padding: CGFloat = 4
    /// Of a tab, where there is room. One with its title beside the icon is wider: the space at its sides is chosen.
    var tabWidth: CGFloat = 94
    var inlineSide: CGFloat = 14
    /// By how much neighbours overlap: where there is room, and where tabs are narrower.
    var overlap: CGFloat = 8
    var narrowOverlap: CGFloat = 8.25
    /// Middle of the icon and of the line below, from a tab's upper edge.
    var iconMiddle: CGFloat = 20
    var titleMiddle: CGFloat = 41
    /// A badge's leading upper corner, from the middle of a tab's upper edge.
    var badgeOffset = CGPoint(x: 4, y: 6)
    var badgeHeight: CGFloat = 16
    /// What lies under the chosen tab.
    var selection: Tone

    /// iOS 26.1, iPhone 17 Pro: view trees with three and five tabs, pixels of the selection on black (28 to 61 of 255) and on
    /// white (253 to 235).
    static let iOS26 = TabPlatterMetrics(
        selection: Tone(
            light: Tone.Grey(white: 0, alpha: 0.07), dark: Tone.Grey(white: 1, alpha: 0.145)))

    /// Where tabs stand in a bar: the capsule's frame is in the bar's coordinates, the tabs' are in the capsule's.
    /// - Parameter inline: of the widest tab that has its title beside its icon, without space.
    func layout(
        count: Int, width: CGFloat, height: CGFloat, inline: CGFloat = 0
    ) -> (platter: CGRect, tabs: [CGRect]) {
        let tabWidth = max(tabWidth, inline > 0 ? inline + 2 * inlineSide : 0)
        let high = min(self.height, height)
        let most = max(width - 2 * sideInset, 0)
        let natural = CGFloat(count - 1) * (tabWidth - overlap) + tabWidth + 2 * padding
        let fits = count > 0 && natural <= most
        let tab: CGFloat
        let pitch: CGFloat
        if fits {
            (tab, pitch) = (tabWidth, tabWidth - overlap)
        } else {
            pitch = max((most - 2 * padding - narrowOverlap) / CGFloat(max(count, 1)), 0)
            tab = pitch + narrowOverlap
        }
        let extent = fits ? natural : most
        let platter = CGRect(x: (width - extent) / 2, y: 0, width: extent, height: high)
        let tabs = (0..<count).map {
            CGRect(
                x: padding + CGFloat($0) * pitch, y: padding, width: tab, height: max(high - 2 * padding, 0))
        }
        return (platter, tabs)
    }
}
