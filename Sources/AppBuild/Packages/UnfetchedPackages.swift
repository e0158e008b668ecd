import Foundation
import StandInTable

/// Addresses of packages that cannot be fetched, as manifests write them. They are kept for an hour: SwiftPM would ask the network, and wait, in
/// every build.
struct UnfetchedPackages: Codable, Error {
    private(set) var urls: [String] = []
    /// By an address that can be fetched, what of its needs cannot.
    private var needs: [String: String] = [:]
    /// What a chosen version is not taken of: addresses, and words by which SwiftPM knows packages.
    private(set) var unpinned: Set<String> = []
    private var asked = Date()
    /// Of what was built; for something else SwiftPM is asked again.
    private var key: String

    private static let isKeptFor: TimeInterval = 3600

    init(_ urls: [String] = [], for key: String = "") {
        self.urls = urls
        self.key = key
    }

    /// What is kept in a file.
    init(keptIn file: URL, for key: String) {
        let kept = FileManager.default.contents(atPath: file.path).flatMap {
            try? JSONDecoder().decode(Self.self, from: $0)
        }
        self = kept.flatMap { $0.key == key && Self.isFresh($0.asked) ? $0 : nil } ?? Self(for: key)
    }

    /// Whether what was said then still counts.
    static func isFresh(_ date: Date) -> Bool { (0..<isKeptFor).contains(-date.timeIntervalSinceNow) }

    func keep(in file: URL) throws {
        if urls.isEmpty, unpinned.isEmpty {
            try? FileManager.default.removeItem(at: file)
        } else {
            try JSONEncoder().encode(self).writeWhole(to: file)
        }
    }

    /// - Parameter needs: by some of the addresses, what they need that cannot be fetched.
    mutating func add(_ more: [String], needs: [String: String] = [:]) {
        if urls.isEmpty { asked = Date() }
        urls += more.filter { !urls.contains($0) }
        self.needs.merge(needs) { first, _ in first }
    }

    /// Leaves the choice of versions out of account for what SwiftPM says that it cannot fetch, or that its repository does not have.
    /// - Returns: whether there is more than before.
    mutating func unpin(from message: String) -> Bool {
        let count = unpinned.count
        unpinned.formUnion(Self.named(in: message).flatMap(Self.spellings))
        for match in message.matches(of: #/error: '([^']+)': Couldn.t check out revision/#) {
            unpinned.insert(String(match.1))
        }
        return unpinned.count > count
    }

    /// What SwiftPM says that it cannot fetch.
    static func named(in message: String) -> [String] {
        var urls: [String] = []
        for match in message.matches(of: #/Failed to clone repository ([^\s]+):/#)
        where !urls.contains(String(match.1)) {
            urls.append(String(match.1))
        }
        return urls
    }

    /// How manifests may write an address of SwiftPM's, which says files without `file://`.
    static func spellings(of url: String) -> [String] { url.hasPrefix("/") ? [url, "file://" + url] : [url] }

    /// What is said of one of them.
    func told(_ url: String) -> String {
        let time = DateFormatter()
        time.dateFormat = "HH:mm"
        let next = time.string(from: asked.addingTimeInterval(Self.isKeptFor))
        let lacking = needs[url].map { "needs \($0), which cannot be fetched" } ?? "cannot be fetched"
        return "\(url) \(lacking); the build goes on without it (asked again after \(next), "
            + "when a manifest changes, and with --strict)"
    }
}
