import Testing
import UIKit

/// Members of Foundation that Apple's systems have and Linux's does not; values by Apple's documentation.
struct AppleFoundationTests {
    @Test func aConfigurationKeepsWhatIsSet() {
        let configuration = URLSessionConfiguration.default
        #expect(!configuration.waitsForConnectivity)
        configuration.waitsForConnectivity = true
        configuration.sharedContainerIdentifier = "group.books"
        #expect(configuration.waitsForConnectivity)
        #expect(configuration.sharedContainerIdentifier == "group.books")
        #expect(URLSessionConfiguration.background(withIdentifier: "uploads").identifier == "uploads")
        #expect(URLSessionConfiguration.ephemeral.identifier == nil)
    }

    @Test func aGroupHasOneFolderThatIsThere() throws {
        let folder = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.books"))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(
            folder == FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.books"))
    }

    @Test func valuesOfTheCloudStayOnTheDevice() {
        let store = NSUbiquitousKeyValueStore()
        store.set("Emma", forKey: "title")
        store.set(3, forKey: "count")
        store.set(true, forKey: "read")
        #expect(store.string(forKey: "title") == "Emma")
        #expect(store.longLong(forKey: "count") == 3)
        #expect(store.bool(forKey: "read"))
        store.removeObject(forKey: "title")
        #expect(store.object(forKey: "title") == nil)
        #expect(store.synchronize())
        #expect(FileManager.default.ubiquityIdentityToken == nil)
    }

    @Test func theDeviceIsCoolAndFull() {
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    }
}
