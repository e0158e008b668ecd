/// The cards of alerts and action sheets: sizes in points, fonts and colours.
struct AlertMetrics: Sendable, Equatable {
    var alert: AlertCardMetrics
    var sheet: AlertCardMetrics
    /// Seconds of the critically damped spring with which an alert comes and goes.
    var duration: Double = 0.25

    /// iOS 26.1, iPhone 16 simulator: twenty alerts and sheets recorded. An action sheet of a phone looks like an alert.
    static let iOS26 = AlertMetrics(alert: .iOS26, sheet: .iOS26, duration: 0.4036)
    /// iOS 13 to 18.
    static let beforeIOS26 = AlertMetrics(alert: .beforeIOS26, sheet: .sheetBeforeIOS26)
}

/// How a text of an alert is set.
struct AlertTextStyle: Sendable, Equatable {
    var style: UIFont.TextStyle
    var weight: UIFont.Weight?
    var isSecondary = false
}

struct AlertCardMetrics: Sendable, Equatable {
    /// nil: as wide as the shorter side of the screen leaves.
    var width: CGFloat?
    /// At accessibility text sizes.
    var largeTextWidth: CGFloat?
    /// Between the card and the edges, at the sides where it has no width of its own, above and below.
    var edge: CGFloat
    var standsAtBottom = false
    var cornerRadius: CGFloat

    /// At both sides of the texts, above the first, between title and message, below both, below one alone.
    var textInset: CGFloat
    var textTop: CGFloat
    var textGap: CGFloat
    var textBottom: CGFloat
    var loneTextBottom: CGFloat
    var textsAreCentred: Bool
    var title: AlertTextStyle
    var message: AlertTextStyle
    /// Of one text alone, which is centred.
    var loneText: AlertTextStyle?

    /// Text fields: height, at both sides, of the text inside, below the texts, between two, below the last.
    var fieldHeight: CGFloat = 30
    var fieldInset: CGFloat = 16
    var fieldPadding: CGFloat = 0
    var fieldGap: CGFloat = 12
    var fieldSpacing: CGFloat = 0
    var fieldBottom: CGFloat = 20
    var fieldText = AlertTextStyle(style: .footnote)
    /// Corner radius of fields that are filled; nil: they have borders.
    var fieldRadius: CGFloat?

    /// Actions: height, space above and below a larger title, around all of them, between two, corner radius.
    var actionHeight: CGFloat
    var actionPadding: CGFloat = 11
    var actionInset: CGFloat = 0
    var actionSpacing: CGFloat = 0
    var actionRadius: CGFloat = 0
    var action: AlertTextStyle
    /// Whether lines stand between the actions, which then have the tint of the app.
    var actionsAreLined: Bool
    /// What stays of the actions where the texts leave no room.
    var leastActions: CGFloat
    /// From the card to a card of its own for the action that cancels; nil: it stands among the others.
    var apartGap: CGFloat?

    var fill: Tone
    var apartFill = Tone.clear
    var actionFill = Tone.clear
    var pressedFill: Tone
    var shadow: CardShadow?
    /// How far what is behind spreads: the standard deviation, in points. Chosen, not recorded.
    var blurRadius: CGFloat = 20

    static let iOS26 = AlertCardMetrics(
        width: 320, edge: 20, cornerRadius: 34, textInset: 30, textTop: 22, textGap: 23.0 / 3,
        textBottom: 13.0 / 3, loneTextBottom: 4, textsAreCentred: false,
        title: AlertTextStyle(style: .headline),
        message: AlertTextStyle(style: .subheadline, isSecondary: true),
        loneText: AlertTextStyle(style: .body), fieldHeight: 48, fieldInset: 15, fieldPadding: 15,
        fieldGap: 49.0 / 3, fieldSpacing: 8, fieldBottom: 4, fieldText: AlertTextStyle(style: .body),
        fieldRadius: 24, actionHeight: 48, actionPadding: 12, actionInset: 16, actionSpacing: 8,
        actionRadius: 24, action: AlertTextStyle(style: .body, weight: .medium), actionsAreLined: false,
        leastActions: 104,
        fill: Tone(
            light: Tone.Grey(white: 0.9937, alpha: 0.7143), dark: Tone.Grey(white: 0.0989, alpha: 0.6506)),
        actionFill: Tone(
            light: Tone.Grey(white: 0.109, alpha: 0.1372), dark: Tone.Grey(white: 1, alpha: 0.1097)),
        // Chosen: no pressed action was recorded.
        pressedFill: Tone(
            light: Tone.Grey(white: 0.109, alpha: 0.26), dark: Tone.Grey(white: 1, alpha: 0.24)),
        shadow: CardShadow(opacity: 0.085, radius: 11, offset: 8))

    /// Width, text sizes, least room of the actions and the width at accessibility sizes: measured on simulators of iOS 13
    /// to 17; colours from Apple's design resources, both as Flutter's Cupertino library publishes them. Distances of
    /// the texts are from sight.
    static let beforeIOS26 = AlertCardMetrics(
        width: 270, largeTextWidth: 310, edge: 20, cornerRadius: 14, textInset: 16, textTop: 19, textGap: 2,
        textBottom: 20, loneTextBottom: 20, textsAreCentred: true,
        title: AlertTextStyle(style: .headline), message: AlertTextStyle(style: .footnote),
        actionHeight: 44, action: AlertTextStyle(style: .body), actionsAreLined: true, leastActions: 67.8,
        fill: Tone(
            light: Tone.Grey(white: 0.949, alpha: 0.8), dark: Tone.Grey(white: 0.118, alpha: 0.75)),
        pressedFill: Tone(light: Tone.Grey(white: 0.882), dark: Tone.Grey(white: 0.18)))

    /// The same origins; rows of 57 points were recorded on an iPhone of 375 points too.
    static let sheetBeforeIOS26 = AlertCardMetrics(
        width: nil, edge: 8, standsAtBottom: true, cornerRadius: 14, textInset: 16, textTop: 14, textGap: 2,
        textBottom: 14, loneTextBottom: 14, textsAreCentred: true,
        title: AlertTextStyle(style: .footnote, weight: .semibold, isSecondary: true),
        message: AlertTextStyle(style: .footnote, isSecondary: true),
        actionHeight: 57, actionPadding: 16, action: AlertTextStyle(style: .title3), actionsAreLined: true,
        leastActions: 84, apartGap: 8,
        fill: Tone(
            light: Tone.Grey(white: 0.988, alpha: 0.784), dark: Tone.Grey(white: 0.161, alpha: 0.745)),
        apartFill: Tone(light: Tone.Grey(white: 1), dark: Tone.Grey(white: 0.173)),
        pressedFill: Tone(
            light: Tone.Grey(white: 0.878, alpha: 0.79), dark: Tone.Grey(white: 0.318, alpha: 0.757)))
}
