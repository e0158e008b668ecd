/// Sizes of sheets on a phone, in points.
struct SheetMetrics: Sendable, Equatable {
    /// From the upper safe area to a sheet of full height, without and with a cut-out in the screen.
    var topGap: CGFloat
    var topGapBesideCutOut: CGFloat
    var cornerRadius: CGFloat
    /// Lower sheets float: they keep `edge` free around them, the lowest more.
    var floats: Bool
    var edge: CGFloat = 8
    var lowestEdge: CGFloat = 28
    /// Up to this height a sheet keeps `lowestEdge`, from that one on `edge`.
    var lowestHeight: CGFloat = 76
    var fullHeight: CGFloat = 150
    var floatingRadius: CGFloat = 0
    /// The bar at the upper edge.
    var grabberSize = CGSize(width: 36, height: 5)
    var grabberTop: CGFloat = 5
    /// Of the fill colour of the grabber in light and dark surroundings; nil: it has the third colour of labels.
    var grabberOpacity: (light: CGFloat, dark: CGFloat)? { grabberAlpha.map { ($0, $0 * 1.8) } }
    var grabberAlpha: CGFloat?

    /// iOS 26.1, iPhone 16 simulator: thirteen sheets recorded. The corners of floating ones were not.
    static let iOS26 = SheetMetrics(
        topGap: 0, topGapBesideCutOut: 0, cornerRadius: 26, floats: true, floatingRadius: 34,
        grabberAlpha: 0.4295)
    /// iOS 15 to 18: a sheet of an iPhone 8 recorded (40, of which 20 are the status bar); beside cut-outs from sight.
    static let beforeIOS26 = SheetMetrics(
        topGap: 20, topGapBesideCutOut: 10, cornerRadius: 10, floats: false)
}
