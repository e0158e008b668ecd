import Foundation
import OpenCombine

/// Several publishers as one: what CombineLatest and the merges share. Asks each for all it has and hands on what the
/// subscriber asks for. Safe on every thread.
final class GatheringSubscription<S: Subscriber>: Subscription {
    private let lock = NSRecursiveLock()
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    private var sources: [Int: any Subscription] = [:]
    private var timer: (any Cancellable)?
    private var unfinished: Int
    private var waiting: [S.Input] = []
    /// Only the newest of the values that wait.
    private let keepsNewest: Bool

    init(_ subscriber: S, count: Int, keepsNewest: Bool) {
        self.subscriber = subscriber
        self.keepsNewest = keepsNewest
        unfinished = count
    }

    /// Subscribes to the source at `place`; `gather` makes of its values what is handed on, or nothing yet, and `last` what is left
    /// when it finishes.
    func attach<P: Publisher>(
        _ source: P, at place: Int, _ gather: @escaping (P.Output) -> S.Input?,
        last: @escaping () -> S.Input? = { nil }
    ) where P.Failure == S.Failure {
        guard lock.withLock({ subscriber != nil }) else { return }
        source.subscribe(
            AnySubscriber(
                receiveSubscription: { [self] subscription in
                    lock.withLock { sources[place] = subscription }
                    subscription.request(.unlimited)
                },
                receiveValue: { [self] value in
                    lock.withLock {
                        guard let gathered = gather(value) else { return }
                        if keepsNewest { waiting.removeAll() }
                        waiting.append(gathered)
                        handOn()
                    }
                    return .none
                },
                receiveCompletion: { [self] in finish($0, at: place, last) }))
    }

    /// Hands on what `gather` gives at the end of each interval.
    func `repeat`<Context: Scheduler>(
        on context: Context, every interval: Context.SchedulerTimeType.Stride,
        _ options: Context.SchedulerOptions?, _ gather: @escaping () -> S.Input?
    ) {
        lock.withLock {
            guard subscriber != nil else { return }
            timer = context.schedule(
                after: context.now.advanced(by: interval), interval: interval,
                tolerance: context.minimumTolerance, options: options
            ) { [weak self] in
                self?.lock.withLock {
                    guard let gathered = gather() else { return }
                    self?.waiting.append(gathered)
                    self?.handOn()
                }
            }
        }
    }

    /// Ends at once for no sources at all.
    func begin() { lock.withLock { handOn() } }

    private func finish(
        _ completion: Subscribers.Completion<S.Failure>, at place: Int, _ last: () -> S.Input?
    ) {
        lock.withLock {
            sources[place] = nil
            unfinished -= 1
            if case .failure = completion {
                let subscriber = subscriber
                cancel()
                subscriber?.receive(completion: completion)
            } else {
                if let last = last() { waiting.append(last) }
                handOn()
            }
        }
    }

    private func handOn() {
        while demand > 0, !waiting.isEmpty, let subscriber {
            demand -= 1
            demand += subscriber.receive(waiting.removeFirst())
        }
        if unfinished == 0, waiting.isEmpty, let subscriber {
            self.subscriber = nil
            timer?.cancel()
            timer = nil
            subscriber.receive(completion: .finished)
        }
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock {
            demand += more
            handOn()
        }
    }

    func cancel() {
        lock.withLock {
            sources.values.forEach { $0.cancel() }
            timer?.cancel()
            (sources, waiting, subscriber, timer) = ([:], [], nil, nil)
        }
    }
}
