import OpenCombine

// What OpenCombine 0.14 has not: the values of several publishers in the order in which they come.

extension Publishers {
    /// The values of any number of publishers; finished when all are.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gathering = GatheringSubscription(subscriber, count: publishers.count, keepsNewest: false)
            subscriber.receive(subscription: gathering)
            for (place, publisher) in publishers.enumerated() {
                gathering.attach(publisher, at: place) { $0 }
            }
            gathering.begin()
        }

        public func merge(with other: Upstream) -> Self { Self(publishers + [other]) }
    }

    /// The values of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        A.Output == B.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let all: MergeMany<AnyPublisher<Output, Failure>>

        public init(_ a: A, _ b: B) {
            all = .init(AnyPublisher(a), AnyPublisher(b))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }

    /// The values of three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure,
        A.Output == B.Output, A.Output == C.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let all: MergeMany<AnyPublisher<Output, Failure>>

        public init(_ a: A, _ b: B, _ c: C) {
            all = .init(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }

    /// The values of four publishers.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure,
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let all: MergeMany<AnyPublisher<Output, Failure>>

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            all = .init(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }

    /// The values of five publishers.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let all: MergeMany<AnyPublisher<Output, Failure>>

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            all = .init(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }

    /// The values of six publishers.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
        Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure,
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
        A.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let all: MergeMany<AnyPublisher<Output, Failure>>

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            all = .init(
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
                AnyPublisher(f))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }

    /// The values of seven publishers.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Failure == G.Failure,
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
        A.Output == F.Output, A.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let all: MergeMany<AnyPublisher<Output, Failure>>

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            all = .init(
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
                AnyPublisher(f), AnyPublisher(g))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }

    /// The values of eight publishers.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
        H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Failure == G.Failure, A.Failure == H.Failure,
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
        A.Output == F.Output, A.Output == G.Output, A.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let all: MergeMany<AnyPublisher<Output, Failure>>

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            all = .init(
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
                AnyPublisher(f), AnyPublisher(g), AnyPublisher(h))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// The values of this publisher and of one of the same kind.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }

    /// The values of this publisher and of 1 more.
    public func merge<B: Publisher>(
        with b: B
    ) -> Publishers.Merge<Self, B>
    where
        Failure == B.Failure,
        Output == B.Output
    { .init(self, b) }

    /// The values of this publisher and of 2 more.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
        Failure == B.Failure, Failure == C.Failure,
        Output == B.Output, Output == C.Output
    { .init(self, b, c) }

    /// The values of this publisher and of 3 more.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        Failure == B.Failure, Failure == C.Failure, Failure == D.Failure,
        Output == B.Output, Output == C.Output, Output == D.Output
    { .init(self, b, c, d) }

    /// The values of this publisher and of 4 more.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
        Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output
    { .init(self, b, c, d, e) }

    /// The values of this publisher and of 5 more.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
        Failure == F.Failure,
        Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output
    { .init(self, b, c, d, e, f) }

    /// The values of this publisher and of 6 more.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
        Failure == F.Failure, Failure == G.Failure,
        Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
        Output == G.Output
    { .init(self, b, c, d, e, f, g) }

    /// The values of this publisher and of 7 more.
    public func merge<
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
        Failure == F.Failure, Failure == G.Failure, Failure == H.Failure,
        Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
        Output == G.Output, Output == H.Output
    { .init(self, b, c, d, e, f, g, h) }
}
