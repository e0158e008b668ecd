import AppBuild
import ArgumentParser
import Foundation
import HostOptions

struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds, serves the app as a device in a browser page, and prints the page's address.",
        discussion: "Without PATH: the examples to choose from.")

    @Argument(
        help: "A project, a workspace, a folder of iOS source, or one .swift file; without it the examples.")
    var path: String?
    @OptionGroup var choice: ChoiceOptions
    @OptionGroup var serve: ServeOptions
    @OptionGroup var network: NetworkOptions
    @OptionGroup var device: DeviceOptions

    func run() throws {
        let path = try path ?? Examples.choose()
        let source = try AppSource(path: path, choice.choice)
        let watch = try FolderWatch(source)
        let executable = try SourceArgument.build(path, choice)
        signal(SIGPIPE, SIG_IGN)
        var app = try ServedApp(
            executable: executable, serve: serve, arguments: network.arguments + device.arguments)
        try app.start()
        Progress.say("serving \(path); an edit shows in the page; Ctrl-C ends it")
        while true {
            if try watch.wait(orEndOf: app.endDescriptor) {
                try rebuild(path, &app)
            } else {
                let status = app.status()
                // Somebody at a terminal mends what stopped the app and goes on.
                guard isatty(STDERR_FILENO) == 1, status == ExitStatus.app.rawValue else {
                    Foundation.exit(status)
                }
                Progress.say("waiting for an edit")
                _ = try watch.wait()
                try rebuild(path, &app)
            }
        }
    }

    /// Starts the app anew when the source builds; otherwise it goes on as it is and the page says why.
    private func rebuild(_ path: String, _ app: inout ServedApp) throws {
        var problem: String?
        do {
            _ = try SourceArgument.build(path, choice) { problem = problem ?? $0 }
        } catch {
            // An editor may have taken a file away while it was read; the change that it makes next builds again.
            let text =
                (error as? AppBuildError)?.description ?? FileFailure(error)?.description
                ?? error.localizedDescription
            FileHandle.standardError.write(Data("shoji: \(text)\n".utf8))
            return app.tell(problem ?? text)
        }
        try app.start()
    }
}

/// The screens that come with the tool.
enum Examples {
    /// The one that shows most of what there is.
    private static let first = "Storefront"

    static func all() throws -> [URL] {
        let folder = try Runtime.ofThisProcess().repository.appendingPathComponent("Examples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted { ($0 == first ? "" : $0) < ($1 == first ? "" : $1) }.map {
            folder.appendingPathComponent($0)
        }.filter { url in
            (try? AppSource(path: url.path)) != nil
        }
    }

    /// The example that the user picks on a terminal; the first one where nobody can be asked.
    static func choose() throws -> String {
        let examples = try all()
        guard let first = examples.first else {
            throw ValidationError("there are no examples; expected PATH")
        }
        print("Examples:")
        for (index, example) in examples.enumerated() {
            print("  \(index + 1)  Examples/\(example.lastPathComponent)")
        }
        guard isatty(STDIN_FILENO) == 1 else {
            print("Serving Examples/\(first.lastPathComponent); `shoji run Examples/NAME` serves another.")
            return first.path
        }
        print("Which one? [1] ", terminator: "")
        fflush(nil)
        guard let answer = readLine()?.trimmingCharacters(in: .whitespaces), !answer.isEmpty else {
            return first.path
        }
        if let number = Int(answer), examples.indices.contains(number - 1) {
            return examples[number - 1].path
        }
        if let named = examples.first(where: { $0.lastPathComponent.lowercased() == answer.lowercased() }) {
            return named.path
        }
        throw ValidationError("\(answer): expected a number from 1 to \(examples.count)")
    }
}
