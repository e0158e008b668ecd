import OpenCombine
import UIKit

extension NSObject {
    /// Publishes the values of an observed property; it never completes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let subscription = KeyValueSubscription<S>(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.observe(self)
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.object === b.object && a.keyPath == b.keyPath && a.options == b.options
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// The values of a property that `observe(_:options:changeHandler:)` can observe, by default beginning with the
    /// one there is. The subscription keeps the object. On the main thread only.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

/// Hands values on as they are asked for; of those that nobody asked for the latest is kept.
private final class KeyValueSubscription<S: Subscriber>: Subscription where S.Failure == Never {
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    private var waiting: S.Input?
    private var observation: NSKeyValueObservation?
    private var object: NSObject?

    init(_ subscriber: S) { self.subscriber = subscriber }

    func observe<Subject: NSObject>(_ source: NSObject.KeyValueObservingPublisher<Subject, S.Input>) {
        guard subscriber != nil else { return }
        object = source.object
        MainActor.assumeIsolated {
            observation = source.object.observe(source.keyPath, options: source.options) {
                [weak self] object, _ in
                self?.receive(object[keyPath: source.keyPath])
            }
        }
        // Whoever has enough with the first value cancels while it is handed on.
        if subscriber == nil { cancel() }
    }

    private func receive(_ value: S.Input) {
        guard let subscriber else { return }
        guard demand > 0 else {
            waiting = value
            return
        }
        demand -= 1
        demand += subscriber.receive(value)
    }

    func request(_ more: Subscribers.Demand) {
        demand += more
        guard demand > 0, let value = waiting else { return }
        waiting = nil
        receive(value)
    }

    func cancel() {
        observation?.invalidate()
        (observation, subscriber, object, waiting) = (nil, nil, nil, nil)
    }
}
