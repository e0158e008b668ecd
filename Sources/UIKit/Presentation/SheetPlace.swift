/// Where a sheet stands on a phone: arithmetic, without views.
struct SheetPlace: Equatable {
    let frame: CGRect
    /// What of the lower safe area is free inside the sheet.
    let bottomInset: CGFloat
    /// Whether there is room below it too.
    let isFloating: Bool

    /// How high a sheet may be, the lower safe area not counted: what detents call their maximum.
    static func maximum(_ size: CGSize, _ safe: UIEdgeInsets, _ metrics: SheetMetrics) -> CGFloat {
        size.height - top(safe, metrics) - safe.bottom
    }

    /// The height of a medium sheet, the lower safe area not counted. UIKit: "approximately half the height of the screen"
    /// (documentation), 425 of 852 points (iOS 26.1, recorded).
    static func medium(_ size: CGSize, _ safe: UIEdgeInsets, _ metrics: SheetMetrics) -> CGFloat {
        min((size.height / 2).rounded(.down) - 1, maximum(size, safe, metrics))
    }

    /// The upper edge of a sheet of full height. A status bar of 20 points belongs to a screen without a cut-out.
    private static func top(_ safe: UIEdgeInsets, _ metrics: SheetMetrics) -> CGFloat {
        safe.top + (safe.top > 20 ? metrics.topGapBesideCutOut : metrics.topGap)
    }

    /// - Parameters:
    ///   - value: a detent's height, the lower safe area not counted.
    ///   - size: of the container, with its safe area.
    init(_ value: CGFloat, in size: CGSize, safe: UIEdgeInsets, _ metrics: SheetMetrics) {
        let maximum = Self.maximum(size, safe, metrics)
        guard metrics.floats, value < maximum else {
            let height = min(value, maximum) + safe.bottom
            frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
            (bottomInset, isFloating) = (safe.bottom, false)
            return
        }
        // UIKit: recorded for thirteen heights. The lowest sheets keep 28 points free around them and cover nothing of the
        // safe area; between 76 and 150 points both change evenly; higher ones keep 8 and have the safe area below them.
        // All are drawn as if shrunk from the whole width.
        let height = max(value < metrics.fullHeight ? value : value + safe.bottom, 0)
        let share = min(
            max((height - metrics.lowestHeight) / (metrics.fullHeight - metrics.lowestHeight), 0), 1)
        let edge = metrics.lowestEdge + (metrics.edge - metrics.lowestEdge) * share
        let scale = size.width > 2 * edge ? (size.width - 2 * edge) / size.width : 1
        frame = CGRect(
            x: edge, y: size.height - edge - height * scale, width: size.width - 2 * edge,
            height: height * scale)
        (bottomInset, isFloating) = (safe.bottom * share, true)
    }
}
