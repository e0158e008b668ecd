/// Sizes of controls, in points.
struct ControlMetrics: Sendable, Equatable {
    /// The frame that every switch has.
    var switchSize: CGSize
    /// What a switch asks for in constraints.
    var switchIntrinsicSize: CGSize
    var switchThumbSize: CGSize
    /// From the switch's edge to its thumb.
    var switchThumbInset: CGFloat
    /// Of a switch that is off.
    var switchOffColor: UIColor
    var sliderThumbSize: CGSize
    /// What of the thumb is its shadow's: from its rim to the knob, and by how much the knob stands higher.
    var sliderKnobInset: CGFloat = 0
    var sliderKnobLift: CGFloat = 0
    var sliderTrackHeight: CGFloat
    /// From a slider's side to where its track is seen.
    var sliderTrackEdge: CGFloat = 0
    var sliderHeight: CGFloat = 34
    /// Of a stepper's signs.
    var stepperWeight: UIImage.SymbolWeight
    /// By how much the halves of a stepper reach beyond its middle.
    var stepperReach: CGFloat
    var stepperDividerHeight: CGFloat
    var stepperDividerColor: UIColor
    /// Of the sign of a step that is not to be had.
    var stepperSpentColor: UIColor
    var progressHeight: CGFloat
    /// Corner radius of segmented controls and steppers; a half of the height where it is larger.
    var segmentRadius: CGFloat
    /// Between two segments, beside what they ask for.
    var segmentGap: CGFloat
    /// From a segment to what marks the chosen one, across and down.
    var segmentMarkInset: CGSize
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
        // iOS 26.2, phone of 402 points, pixels of published pictures: 197 on white; the stepper.
        switchOffColor: .tertiaryLabel,
        sliderThumbSize: CGSize(width: 37, height: 24), sliderTrackHeight: 6,
        stepperWeight: .semibold, stepperReach: 0.5, stepperDividerHeight: 24,
        stepperDividerColor: .tertiaryLabel,
        stepperSpentColor: .tertiaryLabel, progressHeight: 4,
        segmentRadius: 16, segmentGap: 0, segmentMarkInset: CGSize(width: 2, height: 2),
        fieldRadius: 5, fieldPadding: 14, searchFieldRadius: 18,
        // iPhone 17 Pro simulator, pixels of two pickers: a capsule of 302 by 34.
        pickerBandRadius: 17)

    /// iOS 13 to 18. Sliders, steppers and segments: iOS 13.3 to 18.5, pixels of published pictures at 3 pixels a point.
    static let beforeIOS26 = ControlMetrics(
        switchSize: CGSize(width: 51, height: 31), switchIntrinsicSize: CGSize(width: 49, height: 31),
        switchThumbSize: CGSize(width: 27, height: 27), switchThumbInset: 2,
        switchOffColor: .secondarySystemFill,
        sliderThumbSize: CGSize(width: 31, height: 31), sliderKnobInset: 2, sliderKnobLift: 1,
        sliderTrackHeight: 4, sliderTrackEdge: 3,
        stepperWeight: .regular, stepperReach: -0.5, stepperDividerHeight: 18,
        stepperDividerColor: .systemFill,
        stepperSpentColor: UIColor.label.withAlphaComponent(0.5), progressHeight: 4,
        segmentRadius: 8, segmentGap: 1, segmentMarkInset: CGSize(width: 7 / 3, height: 8 / 3),
        fieldRadius: 5, fieldPadding: 7, searchFieldRadius: 10)
}
