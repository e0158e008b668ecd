/// Sets of devices and of what a reader sets on them; every combination is a variant.
///
///     let matrix = try DeviceMatrix("devices=iPhone SE,iPhone 15;appearances=light,dark")   // four variants
public struct DeviceMatrix: Equatable, Sendable, CustomStringConvertible {
    /// One set of values, in the order of names of files.
    public enum Axis: String, CaseIterable, Sendable {
        case devices, orientations, textSizes, appearances, directions, locales
    }

    /// A device with what is set on it.
    public struct Variant: Equatable, Sendable {
        /// The values of all axes that have several, as in names of files; empty with a single variant.
        public let key: String
        /// What the matrix says; the rest is nil.
        public let settings: DeviceSettings

        /// A snapshot's name in this variant.
        public func name(_ snapshot: String) -> String { key.isEmpty ? snapshot : "\(snapshot)@\(key)" }
    }

    private struct Value: Equatable, Sendable {
        /// As it was written.
        let name: String
        let settings: DeviceSettings
    }

    private var values: [Axis: [Value]] = [:]

    /// One variant in which nothing is set.
    public init() {}

    /// Reads `AXIS=VALUE,VALUE;AXIS=…`. Throws `MatrixError`.
    public init(_ text: String) throws(MatrixError) {
        for part in text.split(separator: ";") {
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2 else {
                throw MatrixError("\"\(part.trimmed)\": expected \(Self.form)")
            }
            try add(
                halves[0].trimmed,
                halves[1].split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed))
        }
        guard !values.isEmpty else { throw MatrixError("expected \(Self.form)") }
    }

    /// Adds the values of an axis by their names. Throws `MatrixError` for what is not known, and for what is there twice.
    public mutating func add(_ name: String, _ names: [String]) throws(MatrixError) {
        guard let axis = Axis(rawValue: name) else {
            throw MatrixError(
                "unknown axis \"\(name)\"; expected \(Axis.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        guard values[axis] == nil else { throw MatrixError("\(name) stands there twice") }
        guard !names.isEmpty else { throw MatrixError("\(name): expected values") }
        var read: [Value] = []
        for name in names {
            guard !read.contains(where: { $0.name == name }) else {
                throw MatrixError("\(axis.rawValue): \"\(name)\" stands there twice")
            }
            read.append(Value(name: name, settings: try axis.settings(of: name)))
        }
        values[axis] = read
    }

    private static let form =
        "AXIS=VALUE,VALUE;AXIS=… with \(Axis.allCases.map(\.rawValue).joined(separator: ", "))"

    /// As it is read.
    public var description: String {
        axes.map { axis in "\(axis.rawValue)=\((values[axis] ?? []).map(\.name).joined(separator: ","))" }
            .joined(separator: ";")
    }

    /// The axes that it has, in order.
    public var axes: [Axis] { Axis.allCases.filter { values[$0] != nil } }

    /// Without an axis that something else decides.
    public func without(_ axis: Axis) -> DeviceMatrix {
        var rest = self
        rest.values[axis] = nil
        return rest
    }

    /// All combinations, the last axis changing first.
    public var variants: [Variant] {
        var all: [(names: [String], settings: DeviceSettings)] = [([], DeviceSettings())]
        for axis in axes {
            let own = values[axis] ?? []
            all = all.flatMap { before in
                own.map { value in
                    (
                        before.names + (own.count > 1 ? [value.name] : []),
                        before.settings.filled(from: value.settings)
                    )
                }
            }
        }
        return all.map { names, settings in
            let key = names.map { String($0.map { $0 == " " ? "_" : $0 }) }.joined(separator: "-")
            return Variant(key: key, settings: settings)
        }
    }
}

extension DeviceMatrix.Axis {
    fileprivate func settings(of name: String) throws(MatrixError) -> DeviceSettings {
        var settings = DeviceSettings()
        func chosen<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) throws(MatrixError) -> Choice
        where Choice.RawValue == String {
            if let choice = Choice(rawValue: name) { return choice }
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw MatrixError("\(rawValue): expected some of \(names); found \"\(name)\"")
        }
        switch self {
        case .devices:
            guard let device = DeviceModel.named(name), !name.contains("/") else {
                throw MatrixError("devices: no device \"\(name)\"; `shoji devices` lists them")
            }
            settings.device = device
        case .orientations: settings.orientation = try chosen(DeviceSettings.Orientation.self)
        case .textSizes: settings.textSize = try chosen(DeviceSettings.TextSize.self)
        case .appearances: settings.appearance = try chosen(DeviceSettings.Appearance.self)
        case .directions: settings.direction = try chosen(DeviceSettings.Direction.self)
        case .locales:
            guard DeviceSettings.isLocale(name) else {
                throw MatrixError("locales: expected identifiers such as en or zh_CN; found \"\(name)\"")
            }
            settings.locale = name
        }
        return settings
    }

    /// Whether `settings` say what this axis is about.
    public func isDecided(by settings: DeviceSettings) -> Bool {
        switch self {
        case .devices: settings.device != nil
        case .orientations: settings.orientation != nil
        case .textSizes: settings.textSize != nil
        case .appearances: settings.appearance != nil
        case .directions: settings.direction != nil
        case .locales: settings.locale != nil
        }
    }

    /// The option of the command line that decides it.
    public var option: String {
        switch self {
        case .devices: "--device"
        case .orientations: "--orientation"
        case .textSizes: "--text-size"
        case .appearances: "--appearance"
        case .directions: "--direction"
        case .locales: "--locale"
        }
    }
}

/// A matrix says something it cannot mean.
public struct MatrixError: Error, Equatable, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
}

extension Substring {
    fileprivate var trimmed: String {
        var rest = drop { $0.isWhitespace }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
