@_exported import Foundation
import QuartzCore

/// How a device is connected.
public struct NWPath: Equatable, Sendable {
    public enum Status: Equatable, Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
    }
    public let status: Status
    public let availableInterfaces: [NWInterface]
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { false }
    public var supportsDNS: Bool { true }
    public var gateways: [NWEndpoint] { [] }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}

public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
    public var index: Int { 1 }
}

/// Tells how the device is connected: by a wireless network, always, for the host's network is the device's.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private var handler: ((NWPath) -> Void)?
    private var isRunning = false
    public private(set) var queue: DispatchQueue?
    public let currentPath: NWPath

    public init() {
        currentPath = NWPath(
            status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0")])
    }
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        let isThere = requiredInterfaceType == .wifi
        currentPath = NWPath(
            status: isThere ? .satisfied : .unsatisfied,
            availableInterfaces: isThere ? [NWInterface(type: .wifi, name: "en0")] : [])
    }
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { self.init() }

    public var pathUpdateHandler: ((NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    /// The handler hears of the path once, on the queue.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        lock.withLock { isRunning = true }
        queue.async {
            let handler = self.lock.withLock { self.isRunning ? self.handler : nil }
            handler?(self.currentPath)
        }
    }
    public func cancel() { lock.withLock { isRunning = false } }
}

public enum NWEndpoint: Hashable, Sendable {
    case hostPort(host: Host, port: Port)
    case url(URL)
    public struct Host: Hashable, Sendable, ExpressibleByStringLiteral {
        let name: String
        public init(_ name: String) { self.name = name }
        public init(stringLiteral value: String) { name = value }
    }
    public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public static let http: Self = 80
        public static let https: Self = 443
    }
}

/// A connection of one's own; it fails. `URLSession` reaches the network.
public final class NWConnection: @unchecked Sendable {
    public enum State: Sendable { case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled }
    public var stateUpdateHandler: ((State) -> Void)?
    public private(set) var state = State.setup
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {}
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }
    public func start(queue: DispatchQueue) {
        Kept.say("NWConnection.start(queue:)", "connections of one's own fail; use URLSession")
        state = .failed(.posix(.ENETDOWN))
        queue.async { self.stateUpdateHandler?(self.state) }
    }
    public func cancel() { state = .cancelled }
    public func send(content: Data?, completion: SendCompletion) {
        if case .contentProcessed(let done) = completion { done(.posix(.ENETDOWN)) }
    }
    public enum SendCompletion {
        case contentProcessed((NWError?) -> Void)
        case idempotent
    }
}

public enum NWError: Error, Equatable, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)
}

public final class NWParameters: @unchecked Sendable {
    public init() {}
    public static var tcp: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }
}
