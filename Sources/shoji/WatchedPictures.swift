import AppBuild
import Foundation
import HostOptions
import SnapshotComparison

/// `shoji snapshot --watch`: plays again after each edit, and writes the pictures that the edit has changed.
struct WatchedPictures {
    let source: SourceArgument
    /// Its edits count too.
    let scenario: String?
    let out: URL
    let isJSON: Bool
    /// The app's arguments for pictures in a folder.
    let arguments: (URL) throws -> [String]

    /// Ends with this process alone, or where there is nothing to start from.
    func run() throws -> Never {
        let watch = try FolderWatch(
            try AppSource(path: source.path, source.choice.choice),
            and: scenario.map { [URL(fileURLWithPath: $0).resolvingSymlinksInPath()] } ?? [])
        // The first build's errors end the command.
        try play(try source.build())
        let rebuild = Rebuild(path: source.path, choice: source.choice, watch: watch)
        while true {
            Progress.say("waiting for an edit")
            _ = try watch.wait()
            do {
                try play(try rebuild.run().executable)
            } catch {
                let text =
                    (error as? AppBuildError)?.description ?? FileFailure(error)?.description ?? "\(error)"
                FileHandle.standardError.write(Data("shoji: \(text)\n".utf8))
            }
        }
    }

    private func play(_ executable: URL) throws {
        let fresh = TemporaryFile.url(for: "pictures")
        try FileManager.default.createDirectory(at: fresh, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: fresh) }
        let app = PlayedApp(executable, ["snapshot"] + (try arguments(fresh)), isQuiet: isJSON)
        let (end, written) = try app.play(telling: SnapshotRecord.self)
        switch end {
        case .status(0): break
        // The app has said why; the next edit may mend it.
        case .status(let status):
            return FileHandle.standardError.write(Data("shoji: the app ended with status \(status)\n".utf8))
        case .signal(let number):
            return FileHandle.standardError.write(Data("shoji: the app was ended by signal \(number)\n".utf8))
        }
        let differences = try EarlierPictures(out.path, out: fresh).differences(of: written)
        for difference in differences { try EarlierPictures.copy(difference.name, from: fresh, to: out) }
        if isJSON {
            try SnapshotAccount(written, differences, out: out).print()
        } else {
            for difference in differences { print(difference.words()) }
            if differences.isEmpty { print("no picture has changed") }
        }
        fflush(nil)
    }
}
