/// A grey with an alpha for light and another for dark surroundings.
struct Tone: Sendable, Equatable {
    struct Grey: Sendable, Equatable {
        var white: CGFloat
        var alpha: CGFloat = 1
    }

    var light: Grey
    var dark: Grey

    static let clear = Tone(light: Grey(white: 0, alpha: 0), dark: Grey(white: 0, alpha: 0))

    @MainActor var color: UIColor {
        UIColor { traits in
            let grey = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(white: grey.white, alpha: grey.alpha)
        }
    }
}

/// The shadow around a card, without what would lie below it: cards are translucent.
struct CardShadow: Sendable, Equatable {
    var opacity: Float
    var radius: CGFloat
    /// Downwards.
    var offset: CGFloat
}
