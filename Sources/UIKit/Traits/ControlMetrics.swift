/// Sizes of controls, in points.
struct ControlMetrics: Sendable, Equatable {
    /// The frame that every switch has.
    var switchSize: CGSize
    /// What a switch asks for in constraints.
    var switchIntrinsicSize: CGSize
    var switchThumbSize: CGSize
    /// From the switch's edge to its thumb.
    var switchThumbInset: CGFloat
    var sliderThumbSize: CGSize
    var sliderTrackHeight: CGFloat
    var sliderHeight: CGFloat
    var progressHeight: CGFloat
    /// Corner radius of segmented controls and steppers; a half of the height where it is larger.
    var segmentRadius: CGFloat
    var fieldRadius: CGFloat
    /// At both sides of a rounded field's text.
    var fieldPadding: CGFloat
    var searchFieldRadius: CGFloat
    /// Of the band behind the chosen row of a picker; half its height where that is less.
    var pickerBandRadius: CGFloat = 8

    /// Switch and text field: iOS 26.1 simulator, recorded; the rest is drawn after published pictures.
    static let iOS26 = ControlMetrics(
        switchSize: CGSize(width: 63, height: 28), switchIntrinsicSize: CGSize(width: 61, height: 28),
        switchThumbSize: CGSize(width: 37, height: 24), switchThumbInset: 2,
        sliderThumbSize: CGSize(width: 37, height: 24), sliderTrackHeight: 6, sliderHeight: 34,
        progressHeight: 4,
        segmentRadius: 16, fieldRadius: 5, fieldPadding: 14, searchFieldRadius: 18,
        // iPhone 17 Pro simulator, pixels of two pickers: a capsule of 302 by 34.
        pickerBandRadius: 17)

    /// iOS 13 to 18.
    static let beforeIOS26 = ControlMetrics(
        switchSize: CGSize(width: 51, height: 31), switchIntrinsicSize: CGSize(width: 49, height: 31),
        switchThumbSize: CGSize(width: 27, height: 27), switchThumbInset: 2,
        sliderThumbSize: CGSize(width: 28, height: 28), sliderTrackHeight: 4, sliderHeight: 31,
        progressHeight: 4,
        segmentRadius: 8, fieldRadius: 5, fieldPadding: 7, searchFieldRadius: 10)
}
