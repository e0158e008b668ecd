import Foundation

/// How a value becomes something that is recorded, and how two of those are compared. The API is that of Point-Free's
/// swift-snapshot-testing, so that tests which were written for it run here.
public struct Snapshotting<Value, Format> {
    /// Of the recording's file
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public var snapshot: (Value) -> Async<Format>

    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// The same for what can be made into such a value.
    public func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> Snapshotting<
        NewValue, Format
    > {
        asyncPullback { Async(value: transform($0)) }
    }

    /// The same for what can be made into such a value later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { new in
            let value = transform(new)
            return Async { done in value.run { self.snapshot($0).run(done) } }
        }
    }
}

/// What is recorded as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

extension Snapshotting {
    /// Waits before the value is looked at.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { done in
                RunLoop.main.run(until: Date().addingTimeInterval(duration))
                strategy.snapshot(value).run(done)
            }
        }
    }
}

/// How a format is written, read and compared.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    /// What is different, in words; nil when nothing is.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
        diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A value that may come later.
public struct Async<Value> {
    public let run: (@escaping (Value) -> Void) -> Void

    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }
    public init(value: Value) { self.init { $0(value) } }

    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { done in run { done(transform($0)) } }
    }
}

/// Something that a failed test keeps. Swift Testing does; XCTest has none here, what differs lies in the folder of failed snapshots.
public struct XCTAttachment {
    public var name: String?
    public let data: Data

    public init(data: Data, uniformTypeIdentifier: String? = nil) { self.data = data }
    public init(string: String) { data = Data(string.utf8) }
}
