/// Where the parts of an alert stand: arithmetic over measured texts, without views.
struct AlertLayout: Equatable {
    /// What there is to place; heights in points, 0 for what is not there.
    struct Parts: Equatable {
        var title: CGFloat = 0
        var message: CGFloat = 0
        var fields = 0
        /// How high a line in a field is.
        var fieldLine: CGFloat = 0
        /// A controller's view between texts and actions.
        var addition: CGFloat = 0
        /// How wide the titles of the actions are, in the order shown.
        var actions: [CGFloat] = []
        /// How high a line of an action's title is.
        var actionLine: CGFloat = 0
        /// Whether the last action has a card of its own.
        var lastIsApart = false
        /// Of all, by constraints of the app's; what is more than needed stands below the texts.
        var leastHeight: CGFloat = 0
    }

    /// Of all, at most as high as the room.
    private(set) var size = CGSize.zero
    /// Of the card with texts and actions.
    private(set) var card = CGRect.zero
    /// In the card: what scrolls where there is no room.
    private(set) var texts = CGRect.zero
    private(set) var actions = CGRect.zero
    /// How high their contents are.
    private(set) var textsHeight: CGFloat = 0
    private(set) var actionsHeight: CGFloat = 0
    /// In the contents of `texts`.
    private(set) var title = CGRect.zero
    private(set) var message = CGRect.zero
    private(set) var fields: [CGRect] = []
    private(set) var addition = CGRect.zero
    /// In the contents of `actions`; without the one apart.
    private(set) var rows: [CGRect] = []
    private(set) var lines: [CGRect] = []
    /// The card of the one apart.
    private(set) var apart: CGRect?

    /// - Parameters:
    ///   - room: how high it may be.
    ///   - hair: how thick lines are.
    init(
        _ parts: Parts, _ metrics: AlertCardMetrics, width: CGFloat, room: CGFloat,
        isRightToLeft: Bool = false, hair: CGFloat = 0
    ) {
        placeTexts(parts, metrics, width)
        placeActions(parts, metrics, width, isRightToLeft, hair)
        let rowHeight = Self.rowHeight(parts, metrics)
        let below =
            parts.lastIsApart ? rowHeight + (rows.isEmpty && textsHeight == 0 ? 0 : metrics.apartGap ?? 0) : 0
        textsHeight = max(textsHeight, parts.leastHeight - actionsHeight - below)
        let height = min(textsHeight + actionsHeight, max(room - below, 0))
        let least = min(actionsHeight, metrics.leastActions)
        let actionsRoom = min(actionsHeight, max(height - textsHeight, least, 0))
        card = CGRect(x: 0, y: 0, width: width, height: height)
        texts = CGRect(x: 0, y: 0, width: width, height: max(height - actionsRoom, 0))
        actions = CGRect(x: 0, y: texts.maxY, width: width, height: min(actionsRoom, height))
        size = CGSize(width: width, height: height + below)
        if parts.lastIsApart {
            apart = CGRect(x: 0, y: size.height - rowHeight, width: width, height: rowHeight)
        }
    }

    /// Above and below a line of text in a field, at least.
    private static let leastFieldPadding: CGFloat = 6

    /// An action is as high as the release says, higher with larger text.
    static func rowHeight(_ parts: Parts, _ metrics: AlertCardMetrics) -> CGFloat {
        max(metrics.actionHeight, parts.actionLine + 2 * metrics.actionPadding)
    }

    private mutating func placeTexts(_ parts: Parts, _ metrics: AlertCardMetrics, _ width: CGFloat) {
        let (hasTitle, hasMessage) = (parts.title > 0, parts.message > 0)
        let inner = width - 2 * metrics.textInset
        var y: CGFloat = hasTitle || hasMessage ? metrics.textTop : 0
        if hasTitle {
            title = CGRect(x: metrics.textInset, y: y, width: inner, height: parts.title)
            y = title.maxY
        }
        if hasMessage {
            if hasTitle { y += metrics.textGap }
            message = CGRect(x: metrics.textInset, y: y, width: inner, height: parts.message)
            y = message.maxY
        }
        if parts.fields > 0 {
            y += hasTitle || hasMessage ? metrics.fieldGap : metrics.textTop
            let height = max(metrics.fieldHeight, parts.fieldLine + 2 * Self.leastFieldPadding)
            for index in 0..<parts.fields {
                if index > 0 { y += metrics.fieldSpacing }
                fields.append(
                    CGRect(
                        x: metrics.fieldInset, y: y, width: width - 2 * metrics.fieldInset,
                        height: height))
                y += height
            }
            y += metrics.fieldBottom
        } else if hasTitle || hasMessage {
            y += hasTitle && hasMessage ? metrics.textBottom : metrics.loneTextBottom
        }
        // Without actions there is as much room below the texts as above them. Chosen, not recorded.
        if parts.actions.isEmpty, parts.addition <= 0, hasTitle || hasMessage {
            y = max(y, (hasMessage ? message : title).maxY + metrics.textTop)
        }
        addition = CGRect(x: 0, y: y, width: width, height: parts.addition)
        textsHeight = addition.maxY
    }

    private mutating func placeActions(
        _ parts: Parts, _ metrics: AlertCardMetrics, _ width: CGFloat, _ isRightToLeft: Bool, _ hair: CGFloat
    ) {
        let titles = parts.lastIsApart ? Array(parts.actions.dropLast()) : parts.actions
        guard !titles.isEmpty else { return }
        let (height, inset, spacing) = (
            Self.rowHeight(parts, metrics), metrics.actionInset, metrics.actionSpacing
        )
        let inner = width - 2 * inset
        let half = (inner - spacing) / 2
        let isAbreast = !metrics.standsAtBottom && titles.count == 2 && titles.allSatisfy { $0 + 16 <= half }
        var y = inset
        if metrics.actionsAreLined, textsHeight > 0 {
            lines.append(CGRect(x: 0, y: 0, width: width, height: hair))
        }
        if isAbreast {
            for place in isRightToLeft ? [1, 0] : [0, 1] {
                rows.append(
                    CGRect(x: inset + CGFloat(place) * (half + spacing), y: y, width: half, height: height))
            }
            if metrics.actionsAreLined {
                lines.append(CGRect(x: width / 2, y: 0, width: hair, height: height))
            }
            y += height
        } else {
            for index in titles.indices {
                if index > 0 {
                    y += spacing
                    if metrics.actionsAreLined {
                        lines.append(CGRect(x: 0, y: y, width: width, height: hair))
                    }
                }
                rows.append(CGRect(x: inset, y: y, width: inner, height: height))
                y += height
            }
        }
        actionsHeight = y + inset
    }
}
