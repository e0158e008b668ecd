import Foundation

/// How much a message of the log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 0)
    public static let info = Self(rawValue: 1)
    public static let debug = Self(rawValue: 2)
    public static let error = Self(rawValue: 16)
    public static let fault = Self(rawValue: 17)
}

/// Where messages come from.
public final class OSLog: NSObject, Sendable {
    let category: String
    public init(subsystem: String, category: String) { self.category = category }
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Self(rawValue: "DynamicTracing")
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// One line on standard error.
    func write(_ message: String) {
        guard self !== OSLog.disabled else { return }
        let prefix = category.isEmpty ? "" : "[\(category)] "
        FileHandle.standardError.write(Data("\(prefix)\(message)\n".utf8))
    }
}

/// Text of a message, with how to show its values. Everything is shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
        ) {
            text += "\(value())"
        }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
        ) {
            text += "\(value())"
        }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, format: OSLogFormat, privacy: OSLogPrivacy = .auto
        ) {
            text += "\(value())"
        }
    }
}

/// Who may read a value in a log. Without effect: the log is the developer's own.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Columns of a value in a log. Without effect.
public struct OSLogStringAlignment: Sendable {
    public static let none = OSLogStringAlignment()
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// Digits of a number in a log. Without effect.
public struct OSLogFormat: Sendable {
    public static let decimal = OSLogFormat()
    public static let hex = OSLogFormat()
    public static let fixed = OSLogFormat()
    public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
}

/// Writes messages to standard error.
public struct Logger: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ log: OSLog) { self.log = log }
    public init() { log = .default }

    public func log(_ message: OSLogMessage) { log.write(message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
    public func trace(_ message: OSLogMessage) { log.write(message.text) }
    public func debug(_ message: OSLogMessage) { log.write(message.text) }
    public func info(_ message: OSLogMessage) { log.write(message.text) }
    public func notice(_ message: OSLogMessage) { log.write(message.text) }
    public func warning(_ message: OSLogMessage) { log.write(message.text) }
    public func error(_ message: OSLogMessage) { log.write(message.text) }
    public func critical(_ message: OSLogMessage) { log.write(message.text) }
    public func fault(_ message: OSLogMessage) { log.write(message.text) }
}

/// Writes a message of C's format to standard error; `%{public}@` and the like mean `%@`.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
    write(message, log, args)
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    write(message, log, args)
}

/// Messages with values in the text.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text) }

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text)
}

private func write(_ message: StaticString, _ log: OSLog, _ args: [any CVarArg]) {
    let format = "\(message)".replacingOccurrences(
        of: #"%\{[^}]*\}"#, with: "%", options: .regularExpression)
    log.write(String(format: format, arguments: args))
}
