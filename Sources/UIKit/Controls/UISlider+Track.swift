extension UISlider {
    public enum Style: Int, Sendable { case `default`, thumbless }

    /// Where the values of a slider are, as parts of its track from 0 to 1.
    @preconcurrency @MainActor
    public struct TrackConfiguration: Hashable {
        /// A mark on the track.
        @preconcurrency @MainActor
        public struct Tick: Hashable {
            /// 0…1
            public let position: Float
            public var title: String?
            public var image: UIImage?

            public init(position: Float, title: String?, image: UIImage?) {
                self.position = position
                self.title = title
                self.image = image
            }
        }

        /// Whether the slider's value is always that of a tick, if there are any.
        public var allowsTickValuesOnly: Bool
        /// Where the filled part of the track begins.
        public var neutralValue: Float
        /// What the slider can be moved to.
        public var enabledRange: ClosedRange<Float>
        public let ticks: [Tick]

        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
            enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick]
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }

        /// Ticks at equal distances, the first at 0 and the last at 1.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
            enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
        ) {
            let steps = Float(max(numberOfTicks - 1, 1))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
                enabledRange: enabledRange,
                ticks: (0..<max(numberOfTicks, 0)).map {
                    Tick(position: Float($0) / steps, title: nil, image: nil)
                })
        }

        /// The part of the track that is nearest to `part` and may be chosen.
        func nearest(to part: Float) -> Float {
            let part = min(max(part, enabledRange.lowerBound), enabledRange.upperBound)
            guard allowsTickValuesOnly else { return part }
            let allowed = ticks.map(\.position).filter(enabledRange.contains)
            return allowed.min { abs($0 - part) < abs($1 - part) } ?? part
        }
    }

    /// `value` as the track's configuration permits it.
    func permitted(_ value: Float) -> Float {
        let span = maximumValue - minimumValue
        guard let trackConfiguration, span > 0 else { return value }
        return minimumValue + trackConfiguration.nearest(to: (value - minimumValue) / span) * span
    }

    /// DIFFERS: how ticks look is chosen, not recorded; their titles and pictures are not shown.
    func placeTicks(on rect: CGRect) {
        let ticks = trackConfiguration?.ticks ?? []
        while tickViews.count > ticks.count { tickViews.removeLast().removeFromSuperview() }
        while tickViews.count < ticks.count {
            let view = UIView()
            view.isUserInteractionEnabled = false
            view.layer.cornerRadius = 2
            insertSubview(view, belowSubview: thumb)
            tickViews.append(view)
        }
        for (view, tick) in zip(tickViews, ticks) {
            view.backgroundColor = .tertiaryLabel
            let middle = thumbRect(
                forBounds: bounds, trackRect: rect,
                value: minimumValue + tick.position * (maximumValue - minimumValue)
            ).midX
            view.frame = CGRect(x: middle - 2, y: rect.maxY + 5, width: 4, height: 4)
        }
    }
}
