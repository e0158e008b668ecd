import OpenCombine

// What OpenCombine 0.14 has not: the latest values of several publishers, told as soon as each has one.

/// What several publishers told last, and what all of it together is once each has told.
private final class LatestValues<Values, All> {
    var values: Values
    let all: (Values) -> All?

    init(_ values: Values, _ all: @escaping (Values) -> All?) {
        (self.values, self.all) = (values, all)
    }
}

extension GatheringSubscription {
    fileprivate func attach<P: Publisher, Values>(
        _ source: P, at place: Int, of latest: LatestValues<Values, S.Input>,
        _ part: WritableKeyPath<Values, P.Output?>
    ) where P.Failure == S.Failure {
        attach(source, at: place) {
            latest.values[keyPath: part] = $0
            return latest.all(latest.values)
        }
    }
}

extension Publishers {
    /// The latest values of two publishers; finished when all are.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = GatheringSubscription(subscriber, count: 2, keepsNewest: true)
            let latest = LatestValues<(A.Output?, B.Output?), Output>((nil, nil)) {
                guard let a = $0.0, let b = $0.1 else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: gathering)
            gathering.attach(a, at: 0, of: latest, \.0)
            gathering.attach(b, at: 1, of: latest, \.1)
        }
    }

    /// The latest values of three publishers; finished when all are.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = GatheringSubscription(subscriber, count: 3, keepsNewest: true)
            let latest = LatestValues<(A.Output?, B.Output?, C.Output?), Output>((nil, nil, nil)) {
                guard let a = $0.0, let b = $0.1, let c = $0.2 else { return nil }
                return (a, b, c)
            }
            subscriber.receive(subscription: gathering)
            gathering.attach(a, at: 0, of: latest, \.0)
            gathering.attach(b, at: 1, of: latest, \.1)
            gathering.attach(c, at: 2, of: latest, \.2)
        }
    }

    /// The latest values of four publishers; finished when all are.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = GatheringSubscription(subscriber, count: 4, keepsNewest: true)
            let latest = LatestValues<(A.Output?, B.Output?, C.Output?, D.Output?), Output>(
                (nil, nil, nil, nil)
            ) {
                guard let a = $0.0, let b = $0.1, let c = $0.2, let d = $0.3 else { return nil }
                return (a, b, c, d)
            }
            subscriber.receive(subscription: gathering)
            gathering.attach(a, at: 0, of: latest, \.0)
            gathering.attach(b, at: 1, of: latest, \.1)
            gathering.attach(c, at: 2, of: latest, \.2)
            gathering.attach(d, at: 3, of: latest, \.3)
        }
    }
}

extension Publisher {
    /// Pairs the latest value with those of another publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        .init(self, other)
    }

    /// Makes one value of the latest ones.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Pairs the latest value with those of others.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where Failure == P.Failure, Failure == Q.Failure {
        .init(self, publisher1, publisher2)
    }

    /// Makes one value of the latest ones.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Pairs the latest value with those of others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        .init(self, publisher1, publisher2, publisher3)
    }

    /// Makes one value of the latest ones.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
