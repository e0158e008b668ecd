import Foundation
import OpenCombine

// What OpenCombine 0.14 has not: the values of a while as one array.

extension Publishers {
    /// When the values that have come are handed on.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At the end of each interval, and as soon as there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Gathers values and hands them on by time. An interval without a value gives no array; what is left when the upstream finishes comes
    /// before the end, what is left when it fails is lost.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = GatheringSubscription(subscriber, count: 1, keepsNewest: false)
            subscriber.receive(subscription: gathering)
            let window = TimeWindow<Upstream.Output>()
            switch strategy {
            case .byTime(let context, let interval):
                gathering.attach(upstream, at: 0, { window.take($0, limit: .max) }, last: window.rest)
                gathering.repeat(on: context, every: interval, options, window.rest)
            case .byTimeOrCount(let context, let interval, let count):
                gathering.attach(upstream, at: 0, { window.take($0, limit: count) }, last: window.rest)
                gathering.repeat(on: context, every: interval, options, window.rest)
            }
            gathering.begin()
        }
    }
}

/// The values since the last array. Used within the lock of the subscription that gathers.
private final class TimeWindow<Value> {
    private var values: [Value] = []

    /// Gives the array that a value completes.
    func take(_ value: Value, limit: Int) -> [Value]? {
        values.append(value)
        return values.count >= limit ? rest() : nil
    }

    /// What has come, if there is any; from now on another array.
    func rest() -> [Value]? {
        defer { values = [] }
        return values.isEmpty ? nil : values
    }
}

extension Publisher {
    /// Gathers values into arrays by time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
