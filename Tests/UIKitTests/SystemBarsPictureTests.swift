import Foundation
import QuartzCore
import Simulator
import Testing

@testable import UIKit

/// The bars that the session lays over an app, where the settings ask for them.
@MainActor @Suite struct SystemBarsPictureTests {
    private func names(_ device: String, _ change: (inout DeviceSettings) -> Void = { _ in }) throws
        -> [String]
    {
        var settings = DeviceSettings()
        settings.device = DeviceModel.named(device)
        settings.statusBar = true
        change(&settings)
        let session = Session(settings: settings, context: SessionContext())
        let tree = session.frame(at: 0)
        // The same again is the same node, so that displays find nothing new.
        #expect(session.frame(at: 0).root.children.last === tree.root.children.last)
        return tree.root.children.map(\.name).filter { $0 == "status bar" || $0 == "home indicator" }
    }

    /// Devices without a home button have an indicator; a phone on its side has no status bar (Apple's documentation).
    @Test func theyAreThoseOfTheDevice() throws {
        #expect(try names("iPhone 15") == ["status bar", "home indicator"])
        #expect(try names("iPhone SE") == ["status bar"])
        #expect(try names("iPhone 15") { $0.orientation = .landscapeLeft } == ["home indicator"])
        #expect(
            try names("iPad (10th)") { $0.orientation = .landscapeLeft } == ["status bar", "home indicator"])
        #expect(try names("iPhone 15") { $0.statusBar = nil }.isEmpty)
        #expect(DeviceModel.named("iPhone 13")?.cutout == .notch)
        #expect(DeviceModel.named("iPhone 16")?.cutout == .island)
        #expect(DeviceModel.named("iPhone SE")?.cutout == DeviceModel.Cutout.none)
    }

    @Test func aScenarioAsksForThem() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("statusBar: true\nsteps:\n  - statusBar: false\n".utf8).write(to: file)
        let scenario = try Scenario(contentsOf: file.path)
        #expect(scenario.settings.statusBar == true)
        #expect(scenario.steps.map(\.action) == [.statusBar(false)])
        try Data("statusBar: maybe\nsteps: []\n".utf8).write(to: file)
        #expect(throws: ScenarioError.self) { try Scenario(contentsOf: file.path) }
    }
}
