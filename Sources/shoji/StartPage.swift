import AppBuild
import Foundation
import HostOptions
import PageServing

/// `shoji run` without PATH: the page shows what there is to choose from, and serves what is chosen, until something else is.
final class StartPage {
    private let sources: [URL]
    private let choice: ChoiceOptions
    private let network: NetworkOptions
    private let device: DeviceOptions
    private let pages: ServedPages

    init(
        _ sources: [URL], _ choice: ChoiceOptions, serve: ServeOptions, network: NetworkOptions,
        device: DeviceOptions
    ) throws {
        self.sources = sources
        self.choice = choice
        self.network = network
        self.device = device
        pages = try ServedPages(BuildFolder(named: "Start", of: sources.map(\.path)), serve)
    }

    func run() throws -> Never {
        pages.relay.gallery = ScreenPictures(sources.map { ($0.lastPathComponent, $0.path) }, choice, device)
        var chosen: PageWish.Source?
        tell(nil)
        pages.open("choose in the page; Ctrl-C ends it")
        while true {
            if let (source, screen) = chosen.flatMap(find) {
                chosen = try serve(source, screen)
            } else {
                chosen =
                    pages.news.wait().lazy.compactMap {
                        if case .wish(.source(let source)) = $0 { source } else { nil }
                    }.first
            }
        }
    }

    private func find(_ wish: PageWish.Source) -> (URL, String?)? {
        sources.first { $0.lastPathComponent == wish.name }.map { ($0, wish.screen) }
    }

    /// Serves a source until another is chosen. One that does not build, or cannot start, is told in the page.
    private func serve(_ source: URL, _ screen: String?) throws -> PageWish.Source? {
        pages.relay.tell(nil)
        tell(source.lastPathComponent)
        var device = device
        device.screen = screen
        do {
            let served = try ServedSource(
                path: source.path, choice, pages: pages, network: network, device: device)
            switch try served.run() {
            case .other(let wish): return wish
            case .failed:
                report("\(source.lastPathComponent) cannot be started", "The console says why.")
            }
        } catch let error as AppBuildError {
            report("\(source.lastPathComponent) does not build", error.description)
        }
        tell(nil)
        return nil
    }

    private func report(_ title: String, _ text: String) {
        pages.relay.show(nil)
        pages.relay.tell(PageReport(title: title, problems: [PageReport.Problem(text)], isRunning: false))
    }

    private func tell(_ shown: String?) {
        pages.relay.tell(
            PageStart(
                sources: sources.map { .init(name: $0.lastPathComponent, about: Self.about($0)) },
                shown: shown))
    }

    /// The first sentence of its README below the title.
    private static func about(_ source: URL) -> String {
        let file = source.appendingPathComponent("README.md")
        guard let data = FileManager.default.contents(atPath: file.path) else { return "" }
        let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        let text = lines.drop { $0.hasPrefix("#") || $0.trimmingCharacters(in: .whitespaces).isEmpty }
            .prefix { !$0.trimmingCharacters(in: .whitespaces).isEmpty }.joined(separator: " ")
        let sentence = text.range(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
        // Of Markdown a link's words and a code's letters.
        return sentence.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.output.1) }.replacing("`", with: "")
    }
}
