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
        signal(SIGPIPE, SIG_IGN)
        let served = try ServedSource(
            path: try path ?? Examples.choose(), choice, serve: serve, network: network, device: device)
        throw ExitCode(try served.run())
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
