import AppBuild
import CVirtualTime
import Foundation
import HostOptions
import Simulator

/// Tests of a package, in a program of SwiftPM's that nobody hosts: they have a device and the session's time all the same, as those of a
/// project have in its app.
@MainActor
enum PackageTests {
    /// Called when the runtime is loaded.
    static func begin() {
        let environment = ProcessInfo.processInfo.environment
        guard environment[TestProgram.packageVariable] != nil else { return }
        // What tests start themselves is no program with tests.
        unsetenv(TestProgram.packageVariable)
        let settings = DeviceOptions.given.settings
        shoji_locale_set(settings.localeInForce)
        VirtualTime.begin()
        do {
            try Network.current.use(NetworkOptions.given ?? .off)
        } catch {
            AppHost.stop(FileFailure.sentence(for: error), ExitStatus.resource.rawValue)
        }
        VirtualTime.turn(inRunLoopOf: Session(settings: settings))
    }
}
