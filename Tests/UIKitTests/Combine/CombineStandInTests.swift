import CombineStandIn
import Testing
import UIKit

/// What stands in for Combine beyond OpenCombine: the latest of several publishers, their merge, and observed properties.
@MainActor @Suite struct CombineStandInTests {
    private enum Fault: Error { case any }

    @Test func theLatestValuesComeAsSoonAsEachPublisherHasOne() {
        let (name, count, isOn) = (
            PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1),
            PassthroughSubject<Bool, Never>()
        )
        var found: [String] = []
        let token = name.combineLatest(count, isOn) { "\($0) \($1) \($2)" }
            .sink { _ in
                found.append("end")
            } receiveValue: {
                found.append($0)
            }
        name.send("a")
        #expect(found == [], "the third has none yet")
        isOn.send(true)
        count.send(2)
        name.send("b")
        #expect(found == ["a 1 true", "a 2 true", "b 2 true"])
        name.send(completion: .finished)
        count.send(completion: .finished)
        isOn.send(false)
        #expect(found.last == "b 2 false", "the others go on")
        isOn.send(completion: .finished)
        #expect(found.last == "end")
        token.cancel()
    }

    @Test func aFailureOfOneEndsAll() {
        let (first, second) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
        var found: [String] = []
        let tokens = [
            Publishers.CombineLatest(first, second).sink {
                if case .failure(let fault) = $0 { found.append("latest \(fault)") }
            } receiveValue: {
                found.append("\($0)")
            },
            Publishers.Merge(first, second).sink {
                if case .failure(let fault) = $0 { found.append("merge \(fault)") }
            } receiveValue: {
                found.append("\($0)")
            },
        ]
        first.send(completion: .failure(.any))
        second.send(2)
        #expect(found.sorted() == ["latest any", "merge any"])
        tokens.forEach { $0.cancel() }
    }

    @Test func mergedValuesComeInTheOrderOfSending() {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var (several, many): ([Int], [Int]) = ([], [])
        var tokens: Set<AnyCancellable> = []
        subjects[0].merge(with: subjects[1], subjects[2]).sink { several.append($0) }.store(in: &tokens)
        Publishers.MergeMany(subjects).sink { many.append($0) }.store(in: &tokens)
        for value in 0..<7 { subjects[value * 2 % 3].send(value) }
        #expect(several == Array(0..<7))
        #expect(many == several)
        tokens = []
        subjects[0].send(9)
        #expect(many.count == 7, "cancelled")
    }

    /// Time that a test moves on, in whole steps.
    private final class StepClock: Scheduler {
        typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
        typealias SchedulerOptions = Never
        private(set) var now = ImmediateScheduler.shared.now
        let minimumTolerance = SchedulerTimeType.Stride(0)
        private var repeated: [(interval: Int, passed: Int, action: () -> Void)] = []

        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
            _ action: @escaping () -> Void
        ) { action() }
        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            repeated.append((interval.magnitude, 0, action))
            return AnyCancellable { [weak self] in self?.repeated = [] }
        }

        func step() {
            for index in repeated.indices {
                repeated[index].passed += 1
                if repeated[index].passed % repeated[index].interval == 0 { repeated[index].action() }
            }
        }
    }

    /// Apple's documentation of `collect(_:options:)`: an array at the end of each interval; the rest before the end, nothing more before a
    /// failure.
    @Test func valuesAreCollectedByTime() {
        let clock = StepClock()
        let (finite, failing) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
        var (arrays, failed): ([[Int]], [[Int]]) = ([], [])
        var ends: [String] = []
        let tokens = [
            finite.collect(.byTime(clock, .init(2))).sink { _ in
                ends.append("finished")
            } receiveValue: {
                arrays.append($0)
            },
            failing.collect(.byTime(clock, .init(2))).sink { _ in
                ends.append("failed")
            } receiveValue: {
                failed.append($0)
            },
        ]
        for value in 1...2 { finite.send(value) }
        clock.step()
        #expect(arrays.isEmpty)
        finite.send(3)
        clock.step()
        #expect(arrays == [[1, 2, 3]])
        for value in 4...5 {
            finite.send(value)
            failing.send(value)
        }
        finite.send(completion: .finished)
        failing.send(completion: .failure(.any))
        #expect(arrays == [[1, 2, 3], [4, 5]] && failed.isEmpty)
        #expect(ends == ["finished", "failed"])
        withExtendedLifetime(tokens) {}
    }

    @Test func valuesAreCollectedByTimeOrCount() {
        let clock = StepClock()
        let subject = PassthroughSubject<Int, Never>()
        var arrays: [[Int]] = []
        let token = subject.collect(.byTimeOrCount(clock, .init(1), 2)).sink { arrays.append($0) }
        for value in 1...3 { subject.send(value) }
        #expect(arrays == [[1, 2]])
        clock.step()
        #expect(arrays == [[1, 2], [3]])
        token.cancel()
        subject.send(4)
        clock.step()
        #expect(arrays == [[1, 2], [3]])
    }

    @Test func anEmptyMergeEndsAtOnce() {
        var hasEnded = false
        _ = Publishers.MergeMany([PassthroughSubject<Int, Never>]()).sink { _ in
            hasEnded = true
        } receiveValue: { _ in
        }
        #expect(hasEnded)
    }

    /// A subscriber that asks for one value at a time gets the newest pair, and every merged value.
    @Test func valuesWaitForDemand() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var asked: [any Subscription] = []
        var (pairs, values): ([Int], [Int]) = ([], [])
        first.combineLatest(second, +).subscribe(
            AnySubscriber<Int, Never>(
                receiveSubscription: { asked.append($0) },
                receiveValue: {
                    pairs.append($0)
                    return .none
                }))
        first.merge(with: second).subscribe(
            AnySubscriber<Int, Never>(
                receiveSubscription: { asked.append($0) },
                receiveValue: {
                    values.append($0)
                    return .none
                }))
        for value in [1, 2, 3] {
            first.send(value)
            second.send(value * 10)
        }
        #expect(pairs.isEmpty && values.isEmpty)
        asked[0].request(.max(2))
        asked[1].request(.max(4))
        #expect(pairs == [33])
        #expect(values == [1, 10, 2, 20])
    }

    @Test func propertiesOfViewsArePublishedFromTheFirstValueOn() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        var found: [CGFloat] = []
        let token = scroll.publisher(for: \.contentOffset).map(\.y).sink { found.append($0) }
        scroll.contentOffset.y = 40
        token.cancel()
        scroll.contentOffset.y = 80
        #expect(found == [0, 40])
        #expect(scroll.publisher(for: \.contentOffset) == scroll.publisher(for: \.contentOffset))
        var first: [CGPoint] = []
        let one = scroll.publisher(for: \.contentOffset).prefix(1).sink { first.append($0) }
        scroll.contentOffset.y = 0
        one.cancel()
        #expect(first == [CGPoint(x: 0, y: 80)])
    }
}
