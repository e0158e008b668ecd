import Foundation

/// Writes a measurement: "5 km". Foundation on Linux declares it without an implementation.
///
/// DIFFERS: names of units (`.long`) are English, and those of commoner units only; without an option lengths, masses, speeds
/// and temperatures follow the locale, others stay as given.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit stays, whatever the locale.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The largest unit of its kind of which there is one at least.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// "20°"
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    /// `.medium`: "5 km"; `.short`: "5km"; `.long`: "5 kilometers"
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = Locale.current { didSet { numberFormatter.locale = locale } }
    /// Decimal, with three places at most.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimal()

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static func decimal() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 3
        return formatter
    }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(from: measurement) { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
    }

    /// - Parameter number: writes the number before the unit.
    func string<UnitType: Unit>(from measurement: Measurement<UnitType>, number: (Double) -> String) -> String
    {
        var (value, unit) = (measurement.value, measurement.unit as Unit)
        if let dimension = unit as? Dimension, !unitOptions.contains(.providedUnit),
            let wanted = LocaleUnits(locale, isScaled: unitOptions.contains(.naturalScale)).unit(
                for: dimension, value)
        {
            value = wanted.converter.value(
                fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value))
            unit = wanted
        }
        let number = number(value)
        if unit is UnitTemperature {
            if unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short { return number + "°" }
            if unitStyle == .medium { return number + unit.symbol }
        }
        return number + (unitStyle == .short ? "" : " ") + name(of: unit, isOne: value == 1)
    }

    open func string(from unit: Unit) -> String { name(of: unit, isOne: false) }

    open override func string(for obj: Any?) -> String? {
        (obj as? Measurement<Unit>).map { string(from: $0) }
    }

    private func name(of unit: Unit, isOne: Bool) -> String {
        guard unitStyle == .long, let (one, many) = Self.names[unit.symbol] else { return unit.symbol }
        return isOne ? one : many
    }

    private static let names: [String: (String, String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "yd": ("yard", "yards"),
        "ft": ("foot", "feet"), "in": ("inch", "inches"), "kg": ("kilogram", "kilograms"),
        "g": ("gram", "grams"),
        "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "s": ("second", "seconds"),
        "min": ("minute", "minutes"), "hr": ("hour", "hours"), "L": ("liter", "liters"),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "mph": ("mile per hour", "miles per hour"), "km/h": ("kilometer per hour", "kilometers per hour"),
    ]
}

/// The units that people of a locale use.
private struct LocaleUnits {
    let isUS: Bool
    let isScaled: Bool

    init(_ locale: Locale, isScaled: Bool) {
        isUS = locale.measurementSystem == .us
        self.isScaled = isScaled
    }

    /// Nil: it stays.
    func unit(for unit: Dimension, _ value: Double) -> Dimension? {
        switch unit {
        case is UnitLength:
            scaled(unit, value, isUS ? Self.feet : Self.meters) ?? (isUS ? feet(unit) : meters(unit))
        case is UnitMass:
            scaled(unit, value, isUS ? Self.pounds : Self.grams) ?? (isUS ? pounds(unit) : grams(unit))
        case is UnitTemperature:
            unit == UnitTemperature.kelvin ? nil : isUS ? UnitTemperature.fahrenheit : .celsius
        case is UnitSpeed: isUS ? UnitSpeed.milesPerHour : .kilometersPerHour
        default: nil
        }
    }

    private static let meters: [Dimension] = [
        UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters,
    ]
    private static let feet: [Dimension] = [UnitLength.miles, UnitLength.feet, UnitLength.inches]
    private static let grams: [Dimension] = [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    private static let pounds: [Dimension] = [UnitMass.pounds, UnitMass.ounces]

    private func scaled(_ unit: Dimension, _ value: Double, _ units: [Dimension]) -> Dimension? {
        guard isScaled else { return nil }
        let base = abs(unit.converter.baseUnitValue(fromValue: value))
        return units.first { base >= $0.converter.baseUnitValue(fromValue: 1) } ?? units.last
    }

    private func feet(_ unit: Dimension) -> Dimension? {
        switch unit {
        case UnitLength.kilometers: UnitLength.miles
        case UnitLength.meters: UnitLength.feet
        case UnitLength.centimeters, UnitLength.millimeters: UnitLength.inches
        default: nil
        }
    }

    private func meters(_ unit: Dimension) -> Dimension? {
        switch unit {
        case UnitLength.miles: UnitLength.kilometers
        case UnitLength.feet, UnitLength.yards: UnitLength.meters
        case UnitLength.inches: UnitLength.centimeters
        default: nil
        }
    }

    private func pounds(_ unit: Dimension) -> Dimension? {
        switch unit {
        case UnitMass.kilograms: UnitMass.pounds
        case UnitMass.grams: UnitMass.ounces
        default: nil
        }
    }

    private func grams(_ unit: Dimension) -> Dimension? {
        switch unit {
        case UnitMass.pounds, UnitMass.stones: UnitMass.kilograms
        case UnitMass.ounces: UnitMass.grams
        default: nil
        }
    }
}
