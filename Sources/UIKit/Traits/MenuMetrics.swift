/// Sizes of menus, in points, and their colours.
struct MenuMetrics: Sendable, Equatable {
    var width: CGFloat
    /// At accessibility text sizes, where the screen has room. Chosen, not recorded.
    var largeTextWidth: CGFloat = 360
    var cornerRadius: CGFloat
    /// Above the first row and below the last.
    var padding: CGFloat
    /// Rows: least height, space above and below the texts, between title and subtitle.
    var rowHeight: CGFloat
    var rowTop: CGFloat
    var rowBottom: CGFloat
    var subtitleRowBottom: CGFloat
    var subtitleGap: CGFloat
    /// At the sides of titles; at their beginning where rows have check marks, and where rows have pictures.
    var side: CGFloat
    var checkedSide: CGFloat
    var picturedSide: CGFloat
    /// Middle of check marks and of pictures, from the side where rows begin; nil: pictures stand at the end.
    var checkMiddle: CGFloat
    var pictureMiddle: CGFloat?
    /// Middle of the mark of a menu in the menu, from the side where rows end.
    var chevronMiddle: CGFloat
    /// Between groups, and whether that is a darker band; otherwise a line.
    var groupGap: CGFloat
    var groupsAreBanded: Bool
    var groupLineInset: CGFloat
    /// Whether lines stand between rows.
    var rowsAreLined: Bool
    /// The title above: the space over it, below it, whether it stands in the middle, its weight.
    var titleTop: CGFloat
    var titleBottom: CGFloat
    var titleIsCentred: Bool
    var titleWeight: UIFont.Weight
    /// Whether the menu of a control lies over the control.
    var coversControls: Bool
    /// Between the pressed view and the list; between the list and the screen's edges.
    var gap: CGFloat
    var edge: CGFloat
    var text: Tone
    /// Whether titles that cannot be chosen have the second colour of labels, not the third.
    var disabledTextIsSecondary: Bool
    var fill: Tone
    var shadow: CardShadow?
    /// How far what is behind spreads: the standard deviation, in points. Chosen, not recorded.
    var blurRadius: CGFloat = 12

    /// iOS 26.1, iPhone 16 simulator: seventeen menus recorded. The line between groups is from sight.
    static let iOS26 = MenuMetrics(
        width: 250, cornerRadius: 32.5, padding: 10, rowHeight: 42, rowTop: 32.0 / 3, rowBottom: 11,
        subtitleRowBottom: 32.0 / 3, subtitleGap: 2.0 / 3, side: 28, checkedSide: 40, picturedSide: 60,
        checkMiddle: 20, pictureMiddle: 36 + 1.0 / 6, chevronMiddle: 31, groupGap: 21, groupsAreBanded: false,
        groupLineInset: 24, rowsAreLined: false, titleTop: 20, titleBottom: 14.0 / 3, titleIsCentred: false,
        titleWeight: .medium, coversControls: true, gap: 10, edge: 8,
        text: Tone(light: Tone.Grey(white: 0, alpha: 0.96), dark: Tone.Grey(white: 1, alpha: 0.96)),
        disabledTextIsSecondary: true,
        fill: Tone(
            light: Tone.Grey(white: 0.976, alpha: 0.7108), dark: Tone.Grey(white: 0.1184, alpha: 0.7202)),
        shadow: CardShadow(opacity: 0.094, radius: 12.5, offset: 8.7))

    /// iOS 13 to 18, read off published pictures.
    static let beforeIOS26 = MenuMetrics(
        width: 250, cornerRadius: 13, padding: 0, rowHeight: 44, rowTop: 11, rowBottom: 11,
        subtitleRowBottom: 11, subtitleGap: 0, side: 16, checkedSide: 40, picturedSide: 16, checkMiddle: 22,
        pictureMiddle: nil, chevronMiddle: 22, groupGap: 8, groupsAreBanded: true, groupLineInset: 0,
        rowsAreLined: true, titleTop: 8, titleBottom: 8, titleIsCentred: true, titleWeight: .regular,
        coversControls: false, gap: 10, edge: 16,
        text: Tone(light: Tone.Grey(white: 0), dark: Tone.Grey(white: 1)), disabledTextIsSecondary: false,
        fill: Tone(light: Tone.Grey(white: 0.97, alpha: 0.9), dark: Tone.Grey(white: 0.145, alpha: 0.9)),
        shadow: CardShadow(opacity: 0.18, radius: 24, offset: 6))
}
