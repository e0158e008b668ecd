import Foundation
import PageDriver

/// One round on a copy of the source.
@MainActor
struct PageBenchmark {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let tool: URL
    let source: String
    private let files = FileManager.default

    init(tool: URL, source: String) {
        self.tool = tool
        self.source = source
    }

    func run() async throws {
        let folder = files.temporaryDirectory.appendingPathComponent("benchmark-page-\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("App")
        try files.copyItem(at: URL(fileURLWithPath: source), to: copy)
        let cache = folder.appendingPathComponent("cache").path
        let chromium = try Chromium(size: (1100, 920))
        defer { chromium.close() }

        try await start("first", copy, cache, chromium).terminate()
        let process = try await start("again", copy, cache, chromium)
        defer { process.terminate() }
        let edited = try edit(copy)
        _ = try await chromium.evaluate(
            until("pixels.getImageData(300, 1200, 1, 1).data.join() === '255,0,0,255'"))
        report("edit", since: edited)
    }

    /// Starts the tool and waits for the first frame.
    private func start(
        _ name: String, _ folder: URL, _ cache: String, _ chromium: Chromium
    ) async throws -> ChildProcess {
        let begin = ContinuousClock.now
        let served = try await ServedSource(folder.path, tool: tool, cache: cache)
        report("\(name)-address", since: begin)
        try await chromium.open(served.address)
        _ = try await chromium.evaluate(until("shown().drawn > 0"))
        report("\(name)-frame", since: begin)
        return served.process
    }

    /// Makes the whole screen red from the first controller's first layout on.
    private func edit(_ folder: URL) throws -> ContinuousClock.Instant {
        let marker = "override func viewDidLayoutSubviews() {\n"
        for case let file as URL in files.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
        where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard let place = text.range(of: marker) else { continue }
            let red = "view.window?.rootViewController?.view.alpha = 0; view.window?.backgroundColor = .red\n"
            try Data(text.replacingCharacters(in: place, with: marker + red).utf8).write(to: file)
            return .now
        }
        throw Failure(description: "\(folder.path): no file overrides viewDidLayoutSubviews()")
    }

    /// Resolves when the condition holds in the page, looked at in every frame.
    private func until(_ condition: String) -> String {
        "new Promise(done => { const look = () => { let holds = false; try { holds = \(condition) } catch {}; "
            + "holds ? done(true) : requestAnimationFrame(look) }; look() })"
    }

    private func report(_ name: String, since begin: ContinuousClock.Instant) {
        let seconds = begin.duration(to: .now) / .seconds(1)
        print("FIGURE page \(name) \(String(format: "%.3f", seconds))")
    }
}
