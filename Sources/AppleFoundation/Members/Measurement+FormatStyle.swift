import Foundation

/// What a measurement is for, which may tell its unit.
///
/// DIFFERS: every usage but `asProvided` gives the locale's unit of the kind, as `MeasurementFormatter` does.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The locale's unit, of a size that suits the value.
    public static var general: Self { Self("default") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self("person") }
    public static var personHeight: Self { Self("person-height") }
    public static var road: Self { Self("road") }
    public static var focalLength: Self { Self("focal-length") }
    public static var rainfall: Self { Self("rainfall") }
    public static var snowfall: Self { Self("snowfall") }
    public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self("person") }
    public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self("food") }
    public static var workout: Self { Self("workout") }
}

extension Measurement where UnitType: Dimension {
    /// Writes a measurement by the locale: "5 km".
    public struct FormatStyle: Foundation.FormatStyle {
        /// How a unit is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            private let name: String

            private init(_ name: String) { self.name = name }

            /// "5 kilometers"
            public static var wide: Self { Self("wide") }
            /// "5 km"
            public static var abbreviated: Self { Self("abbreviated") }
            /// "5km"
            public static var narrow: Self { Self("narrow") }

            fileprivate var style: Formatter.UnitStyle {
                self == .wide ? .long : self == .narrow ? .short : .medium
            }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// Nil: whole numbers, below 10 with two digits; in the own unit up to six places.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        fileprivate var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ measurement: Measurement<UnitType>) -> String {
            let isAsProvided = usage == .asProvided
            let formatter = MeasurementFormatter()
            formatter.locale = locale
            formatter.unitOptions = isAsProvided ? .providedUnit : .naturalScale
            if hidesScaleName { formatter.unitOptions.insert(.temperatureWithoutUnit) }
            formatter.unitStyle = width.style
            return formatter.string(from: measurement) { value in
                if let style = numberFormatStyle { return style.locale(locale).format(value) }
                let plain = FloatingPointFormatStyle<Double>(locale: locale)
                if isAsProvided { return plain.precision(.fractionLength(0...6)).format(value) }
                // ICU, "number skeletons": by usage a number is whole, or has two significant digits.
                return plain.precision(abs(value) < 10 ? .significantDigits(1...2) : .fractionLength(0))
                    .format(value)
            }
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// In the locale's unit: "5 km".
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// - Parameter hidesScaleName: "20°" in place of "20°C".
    public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        self.hidesScaleName = hidesScaleName
    }
}

extension FormatStyle {
    /// A measurement as its number and unit.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature as its number and unit.
    /// - Parameter hidesScaleName: "20°" in place of "20°C".
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
