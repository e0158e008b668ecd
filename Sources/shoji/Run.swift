import AppBuild
import ArgumentParser
import Foundation
import HostOptions

struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds, serves the app as a device in a browser page, and prints the page's address.",
        discussion: "Without PATH: the examples, to choose from in the page.")

    @Argument(
        help: "A project, a workspace, a folder of iOS source, or one .swift file; without it the examples.")
    var path: String?
    @OptionGroup var choice: ChoiceOptions
    @OptionGroup var serve: ServeOptions
    @OptionGroup var network: NetworkOptions
    @OptionGroup var device: DeviceOptions

    func run() throws {
        signal(SIGPIPE, SIG_IGN)
        guard let path else {
            let examples = try Examples.list()
            try StartPage(examples, choice, serve: serve, network: network, device: device).run()
        }
        let served = try ServedSource(path: path, choice, serve: serve, network: network, device: device)
        if case .failed(let status) = try served.run() { throw ExitCode(status) }
    }
}

/// The screens that come with the tool.
enum Examples {
    /// The one that shows most of what there is.
    private static let first = "Storefront"

    /// Apps, and folders of a gallery, whose screens are shown one by one. Each has a README.
    static func all() throws -> [URL] {
        let folder = try Runtime.ofThisProcess().repository.appendingPathComponent("Examples")
        func inside(_ folder: URL) -> [URL] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted { ($0 == first ? "" : $0) < ($1 == first ? "" : $1) }.map {
                folder.appendingPathComponent($0)
            }
        }
        func isExample(_ folder: URL) -> Bool {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("README.md").path)
        }
        let (examples, galleries) = inside(folder).reduce(into: ([URL](), [URL]())) {
            if isExample($1) { $0.0.append($1) } else { $0.1 += inside($1).filter(isExample) }
        }
        return examples + galleries
    }

    /// All, told on the standard output too.
    static func list() throws -> [URL] {
        let examples = try all()
        guard !examples.isEmpty else { throw ValidationError("there are no examples; expected PATH") }
        print("Examples, to choose from in the page; `shoji run Examples/NAME` serves one:")
        for example in examples {
            let parent = example.deletingLastPathComponent().lastPathComponent
            print("  \(parent == "Examples" ? "" : parent + "/")\(example.lastPathComponent)")
        }
        return examples
    }
}
