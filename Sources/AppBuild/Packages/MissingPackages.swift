import Foundation
import ProjectFormat

/// Packages that a package and those in folders that it needs name, and that cannot be fetched; the build does without them.
struct MissingPackages {
    private(set) var unfetched: UnfetchedPackages
    /// Folders of the package, of those beside it, and of those in folders that they need.
    let folders: [String]
    /// Those beside it.
    private let around: [String]
    /// Theirs.
    private let manifests: [(file: URL, text: String)]
    private let file: URL
    /// The choice of versions, and what it was.
    private let resolved: URL
    private let versions: Data?

    /// - Parameters:
    ///   - around: folders of packages beside it, which are taken in the place of what cannot be had of their names.
    ///   - folder: the package's build, in which answers are kept.
    ///   - asks: whether SwiftPM is asked for what it could not fetch before.
    init(of package: URL, beside around: [String], in folder: BuildFolder, asks: Bool) {
        self.around = around
        folders = Self.folders(from: [package.standardizedFileURL.path] + around)
        manifests = folders.flatMap(PhoneManifests.manifests).compactMap { file in
            (try? String(contentsOf: file, encoding: .utf8)).map { (file, $0) }
        }
        file = folder.url.appendingPathComponent("unfetched.json")
        let key = "\(Fingerprint(manifests.map { "\($0.file.path)\n\($0.text)" }.joined(separator: "\n")))"
        unfetched = asks ? UnfetchedPackages(for: key) : UnfetchedPackages(keptIn: file, for: key)
        resolved = package.appendingPathComponent("Package.resolved")
        versions = FileManager.default.contents(atPath: resolved.path)
    }

    var urls: [String] { unfetched.urls }

    /// By the addresses, the packages beside it that are taken.
    var replacements: [String: String] {
        urls.reduce(into: [:]) { all, url in all[url] = replacement(of: url) }
    }

    private func replacement(of url: String) -> String? {
        let identity = ProjectPackage.Place.repository(url, requirement: "").identity.lowercased()
        return around.first { ProjectPackage.Place.folder($0).identity.lowercased() == identity }
    }

    /// The given ones first.
    private static func folders(from first: [String]) -> [String] {
        var all = first
        var next = 0
        while next < all.count {
            for manifest in PhoneManifests.manifests(of: all[next]) {
                let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
                for path in paths(in: text, at: manifest).map(\.folder)
                where !all.contains(path) && FileManager.default.fileExists(atPath: path + "/Package.swift") {
                    all.append(path)
                }
            }
            next += 1
        }
        return all
    }

    /// What a manifest names by its path, as it is written there and in full.
    private static func paths(in text: String, at manifest: URL) -> [(written: String, folder: String)] {
        text.matches(of: #/path:\s*"([^"\\]+)"/#).map { match in
            let written = String(match.1)
            let place = URL(fileURLWithPath: written, relativeTo: manifest.deletingLastPathComponent())
            return (written, place.standardizedFileURL.path)
        }
    }

    /// Adds what a message of SwiftPM's says cannot be fetched: what one of the manifests names, or what needs it.
    /// - Parameter repositories: SwiftPM's, of the packages that it has fetched.
    /// - Returns: what was added; nil where the message tells of nothing else.
    mutating func add(from message: String, repositories: URL) -> [String]? {
        var (more, computed): ([String], [String]) = ([], [])
        var needs: [String: String] = [:]
        let said = UnfetchedPackages.named(in: message)
        var open = said.map { (url: $0, lacking: $0, seen: Set<String>()) }
        while let (url, lacking, seen) = open.popLast() {
            let spellings = UnfetchedPackages.spellings(of: url)
            let named = spellings.filter { spelling in
                manifests.contains { $0.text.contains("\"\(spelling)\"") }
            }
            for each in named where !urls.contains(each) && !more.contains(each) {
                more.append(each)
                if lacking != url { needs[each] = lacking }
            }
            guard named.isEmpty else { continue }
            let parents = Self.parents(of: url, in: repositories)
            for parent in parents where !seen.contains(parent) {
                for address in addresses(of: parent) { open.append((address, lacking, seen.union([parent]))) }
            }
            if parents.isEmpty, !urls.contains(spellings.last ?? url) {
                computed.append(spellings.last ?? url)
            }
        }
        // An address that no manifest has in so many words is put together by one.
        if more.isEmpty, manifests.contains(where: { PhoneManifests.computesAddresses($0.text) }) {
            more = computed
        }
        for match in message.matches(of: #/the package at '([^']+)' cannot be accessed/#) {
            more += written(String(match.1)).filter { replacement(of: $0) != nil && !urls.contains($0) }
        }
        unfetched.add(more, needs: needs)
        let isUnpinned = versions != nil && unfetched.unpin(from: message)
        return more.isEmpty && !isUnpinned ? nil : more
    }

    /// How the manifests write a folder's path.
    private func written(_ path: String) -> Set<String> {
        let paths = manifests.flatMap { Self.paths(in: $0.text, at: $0.file) }
        return Set(paths.filter { $0.folder == path }.map(\.written))
    }

    /// What the manifests name that SwiftPM knows by a word.
    private func addresses(of identity: String) -> [String] {
        manifests.flatMap { $0.text.matches(of: #/"([^"\\\s]+)"/#).map { String($0.1) } }.filter {
            $0.contains(":")
                && ProjectPackage.Place.repository($0, requirement: "").identity.lowercased() == identity
        }
    }

    /// By which SwiftPM knows those that need a package, of those that it has fetched.
    private static func parents(of url: String, in repositories: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: repositories.path)) ?? []
        return names.sorted().filter { name in
            let answer = try? Program(
                executable: URL(fileURLWithPath: "/usr/bin/env"),
                arguments: [
                    "git", "--git-dir", repositories.appendingPathComponent(name).path, "show",
                    "HEAD:Package.swift",
                ]
            ).run(errors: .kept)
            let text = answer?.out ?? ""
            return UnfetchedPackages.spellings(of: url).contains { text.contains("\"\($0)\"") }
        }.map { $0.split(separator: "-").dropLast().joined(separator: "-").lowercased() }
    }

    /// Which of some addresses a package's own manifest names.
    func namedByPackage(of urls: [String]) -> [String] {
        let own = manifests.filter { $0.file.deletingLastPathComponent().path == folders[0] }
        return urls.filter { url in own.contains { $0.text.contains("\"\(url)\"") } }
    }

    /// What is said of one, with the line that names it.
    func told(_ url: String) -> String {
        let all = manifests.map { ($0.file, $0.text.components(separatedBy: "\n")) }
        let place =
            all.lazy.compactMap { file, lines in
                lines.firstIndex { $0.contains("\"\(url)\"") }.map { "\(file.path):\($0 + 1):1" }
            }.first
            ?? all.lazy.compactMap { file, lines in
                lines.firstIndex(where: PhoneManifests.computesAddresses).map { "\(file.path):\($0 + 1):1" }
            }.first
        let said =
            replacement(of: url).map { "\(url) cannot be had; \($0) is taken in its place" }
            ?? unfetched.told(url)
        return "\(place ?? manifests.first?.file.path ?? ""): warning: \(said)"
    }

    // MARK: Versions

    /// SwiftPM forgets the versions of what it did not look for.
    func restore() {
        guard !urls.isEmpty || !unfetched.unpinned.isEmpty,
            FileManager.default.contents(atPath: resolved.path) != versions
        else { return }
        if let versions {
            try? versions.write(to: resolved)
        } else {
            try? FileManager.default.removeItem(at: resolved)
        }
    }

    /// SwiftPM fetches what has a chosen version, whether or not it is needed: until `restore`, what cannot be fetched has none.
    func unpin() {
        guard !unfetched.unpinned.isEmpty, let versions,
            var all = try? JSONSerialization.jsonObject(with: versions) as? [String: Any]
        else { return }
        func kept(_ pins: Any?) -> [[String: Any]] {
            (pins as? [[String: Any]] ?? []).filter { pin in
                ["location", "repositoryURL", "identity", "package"].allSatisfy {
                    !((pin[$0] as? String).map(unfetched.unpinned.contains) ?? false)
                }
            }
        }
        // The older form has the list in an object.
        if var object = all["object"] as? [String: Any] {
            object["pins"] = kept(object["pins"])
            all["object"] = object
        } else {
            all["pins"] = kept(all["pins"])
        }
        // Xcode's mark of what the choice was made for.
        all["originHash"] = nil
        try? JSONSerialization.data(withJSONObject: all).write(to: resolved)
    }

    /// For the next builds.
    func keep() throws { try unfetched.keep(in: file) }
}
