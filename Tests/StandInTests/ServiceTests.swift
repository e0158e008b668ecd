import BackgroundTasks
import CoreHaptics
import CoreMotion
import CoreTelephony
import GameplayKit
import NetworkStandIn
import QuartzCore
import SystemConfigurationStandIn
import Testing

@Suite @MainActor struct ServiceTests {
    @Test func theNetworkIsThere() async {
        let monitor = NWPathMonitor()
        #expect(monitor.currentPath.status == .satisfied)
        let statuses = await withCheckedContinuation { done in
            monitor.pathUpdateHandler = { done.resume(returning: $0.usesInterfaceType(.wifi)) }
            monitor.start(queue: .global())
        }
        #expect(statuses)
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        address.sin_family = sa_family_t(AF_INET)
        let reachability = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(nil, $0)
            }
        }
        var flags: SCNetworkReachabilityFlags = []
        #expect(reachability.map { SCNetworkReachabilityGetFlags($0, &flags) } == true)
        #expect(flags.contains(.reachable) && !flags.contains(.connectionRequired))
    }

    /// The same seed gives the same numbers; all outcomes of a shuffled die come before one comes again.
    @Test func randomNumbers() {
        let (a, b) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
        #expect((0..<20).map { _ in a.nextInt() } == (0..<20).map { _ in b.nextInt() })
        let die = GKRandomDistribution(randomSource: a, lowestValue: 1, highestValue: 6)
        #expect((0..<200).allSatisfy { _ in (1...6).contains(die.nextInt()) })
        let shuffled = GKShuffledDistribution(randomSource: a, lowestValue: 1, highestValue: 6)
        #expect(Set((0..<6).map { _ in shuffled.nextInt() }) == Set(1...6))
        let cards = a.arrayByShufflingObjects(in: Array(0..<10)) as? [Int]
        #expect(cards?.sorted() == Array(0..<10))
    }

    private final class Closed: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Open.self }
    }
    private final class Open: GKState {}

    @Test func machinesOfStates() {
        let machine = GKStateMachine(states: [Closed(), Open()])
        #expect(machine.enter(Closed.self) && machine.currentState is Closed)
        #expect(!machine.enter(Closed.self) && machine.enter(Open.self))
    }

    @Test func whatTheDeviceLacks() async throws {
        #expect(!CMMotionManager().isDeviceMotionAvailable && !CMPedometer.isStepCountingAvailable())
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
        SessionContext().makeCurrent()
        let scheduler = BGTaskScheduler.shared
        #expect(scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
        #expect(!scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
        #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["a"])
    }
}
