extension UIView {
    /// A part of a view in which things are laid out.
    public struct LayoutRegion: Hashable, Sendable {
        /// Along which axis a region keeps clear of the round corners of a window on a pad, whose windows here have none.
        public enum AdaptivityAxis: Int, Sendable { case horizontal, vertical }

        enum Kind: Hashable, Sendable { case safeArea, margins, readableContent }
        let kind: Kind

        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .safeArea)
        }
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .margins)
        }
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .readableContent)
        }
    }

    func guide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }

    func insets(for region: LayoutRegion) -> UIEdgeInsets {
        switch region.kind {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readableContent:
            let frame = readableContentGuide.layoutFrame
            return UIEdgeInsets(
                top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY,
                right: bounds.width - frame.maxX)
        }
    }
}
