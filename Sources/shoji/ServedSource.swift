import AppBuild
import Foundation
import HostOptions
import PageServing

/// A folder of source behind the pages: built, started, built and started anew at edits. Nothing that becomes of the app or
/// of the source ends it.
final class ServedSource {
    private let path: String
    private let choice: ChoiceOptions
    private let network: NetworkOptions
    /// What the app is started with; pages choose another locale or another screen.
    private var device: DeviceOptions
    private let source: AppSource
    private let watch: FolderWatch
    private let pages: ServedPages
    private var relay: PageRelay { pages.relay }
    /// The one that pages show, and one that has been started and whose first screen is not there yet.
    private var shown: ServedApp?
    private var next: ServedApp?
    private var executable: URL?
    /// What the executable is made of, and what those two were made of.
    private var inputs: AppInputs?
    private var inputsOfShown: AppInputs?
    private var inputsOfNext: AppInputs?
    private lazy var besides = BesideApps(relay: relay) { [unowned self] in
        try app(on: $0, isResumed: $1, beside: $2)
    }
    /// Whether there was a screen, or a report of why there was none.
    private var hasAppeared = false

    /// How serving it ends.
    enum End {
        /// There is nothing to start from; then the exit status says so.
        case failed(Int32)
        /// A start page's reader has chosen another source.
        case other(PageWish.Source)
    }

    init(
        path: String, _ choice: ChoiceOptions, pages: ServedPages, network: NetworkOptions,
        device: DeviceOptions
    ) throws {
        self.path = path
        self.choice = choice
        self.pages = pages
        self.network = network
        self.device = device
        source = try AppSource(path: path, choice.choice)
        watch = try FolderWatch(source)
    }

    /// With pages of its own; takes the port, before anything is built.
    convenience init(
        path: String, _ choice: ChoiceOptions, serve: ServeOptions, network: NetworkOptions,
        device: DeviceOptions
    ) throws {
        let source = try AppSource(path: path, choice.choice)
        let folder = AppBuilder(source: source, runtime: try Runtime.ofThisProcess()).folder
        let pages = try ServedPages(folder, serve)
        pages.relay.gallery = ScreenPictures([("", path)], choice, device)
        try self.init(path: path, choice, pages: pages, network: network, device: device)
    }

    func run() throws -> End {
        defer {
            besides.endAll()
            next?.end()
            shown?.end()
        }
        // The first build's errors end the command.
        let builder = try SourceArgument.built(path, choice)
        (executable, inputs) = (builder.executable, builder.inputs)
        try start()
        while true {
            if try watch.wait(orSignAt: pages.news.descriptor) {
                try rebuild()
            } else {
                for each in pages.news.take() {
                    switch each {
                    case .wish(.source(let other)): return .other(other)
                    case .wish(let wish): try grant(wish)
                    case .app(let app, .ready): appear(app)
                    case .app(let app, .stale): try renew(app)
                    case .app(let app, .late): if app === next { tellDelay() }
                    case .app(let app, .fault): if app === shown { tellFaults(of: app) }
                    case .app(let app, .ended):
                        if let status = try leave(app) { return .failed(status) }
                    }
                }
            }
        }
    }

    private func grant(_ wish: PageWish) throws {
        switch wish {
        case .restart:
            try start()
            try besides.restart(on: device)
        case .locale(let name):
            guard name != device.locale ?? "en_US" else { return }
            device.locale = name
            try start(resuming: true)
            try besides.restart(on: device)
        case .screen(let name):
            guard name != device.screen else { return }
            device.screen = name
            try start()
            try besides.restart(on: device)
        case .beside(let name): try besides.start(name, on: device)
        case .alone(let name): besides.end(name)
        case .source: break
        }
    }

    /// Starts the app beside the one that is shown, which goes when the new one's first screen is there.
    /// - Parameter resuming: whether what was done in that one is done in it first (decision 0078).
    private func start(resuming: Bool = false) throws {
        guard executable != nil else { return }
        next?.end()
        next = try app(on: device, isResumed: resuming)
        inputsOfNext = inputs
    }

    /// - Parameter name: of one beside the one that is shown.
    private func app(on device: DeviceOptions, isResumed: Bool, beside name: String? = nil) throws
        -> ServedApp
    {
        guard let executable else { throw AppBuildError.tool("\(path): nothing is built yet") }
        let news = pages.news
        let arguments = network.arguments + device.arguments + (name.map { ["--beside", $0] } ?? [])
        return try ServedApp(
            executable, arguments: arguments, isResumed: isResumed, isHeard: name == nil, relay: relay
        ) { news.add(.app($0, $1)) }
    }

    private func appear(_ app: ServedApp) {
        if besides.appear(app) { return }
        guard app === next else { return }
        next = nil
        relay.show(app.link)
        tellFaults(of: app)
        shown?.end()
        (shown, inputsOfShown) = (app, inputsOfNext)
        printAddress()
    }

    /// Lays over the screen what of the app's resources cannot be read; the app goes on without them.
    private func tellFaults(of app: ServedApp) {
        let problems = app.faults.map {
            PageReport.Problem(message: $0, root: source.root) ?? PageReport.Problem($0)
        }
        guard !problems.isEmpty else { return relay.tell(nil) }
        relay.tell(
            PageReport(
                title: problems.count == 1
                    ? "A resource cannot be read" : "\(problems.count) resources cannot be read",
                problems: problems, isRunning: true, remark: "The app goes on without it."))
    }

    /// What an app does in its launch may have no end; the one before is still shown.
    private func tellDelay() {
        let text = "first screen is not there after \(Int(ServedApp.patience)) seconds"
        Progress.say("the app's \(text)")
        relay.tell(
            PageReport(
                title: "The app is starting", problems: [], isRunning: shown != nil,
                remark: "Its \(text): what it does in its launch takes that long, or has no end. "
                    + "The next edit starts it anew."))
    }

    /// An app has ended: by an edit, or by itself, which is told. Returns a status where it never could have started.
    private func leave(_ app: ServedApp) throws -> Int32? {
        switch try besides.leave(app, on: device) {
        case .notBeside: break
        case .replaced: return nil
        case .stopped:
            tellStop(of: app, remark: "It is one of those side by side; Restart begins them anew.")
            return nil
        }
        guard app === next || app === shown else { return nil }
        if app === next, app.isResumed {
            // What was done may be what stops it.
            try start()
            return nil
        }
        let status = app.status()
        let isFirst = app === next && shown == nil && !hasAppeared
        if isFirst, status == ExitStatus.usage.rawValue { return status }
        if app === next { next = nil }
        if app === shown {
            shown = nil
            relay.show(nil)
        }
        tellStop(of: app)
        Progress.say("waiting for an edit")
        printAddress()
        return nil
    }

    /// - Parameter remark: in place of what the page says of the screen beneath.
    private func tellStop(of app: ServedApp, remark: String? = nil) {
        relay.tell(
            PageReport(
                title: app.account.title(app.status()), problems: app.account.problems(root: source.root),
                isRunning: shown != nil, remark: remark))
    }

    private func printAddress() {
        hasAppeared = true
        pages.open("serving \(path); an edit shows in the page; Ctrl-C ends it")
    }

    /// Whether all apps show what they would if they were started now, or soon will: nothing that they are made of has changed, or only what they have
    /// not read so far, or pictures, which they take in place (decision 0110).
    private func goesOn() -> Bool {
        let latest = next == nil ? inputsOfShown : inputsOfNext
        guard next != nil || shown != nil, besides.areAllThere, let inputs, let latest else { return false }
        if inputs == latest { return true }
        guard let changed = inputs.filesChanged(since: latest) else { return false }
        let apps = [shown, next].compactMap { $0 } + besides.all
        let rest = changed.filter { ReadFiles.pictureOfSet($0) == nil }
        guard apps.allSatisfy({ $0.hasNotRead(rest) }) else { return false }
        let pictures = Set(changed.compactMap(ReadFiles.pictureOfSet))
        for app in apps { app.show(pictures: pictures) }
        return true
    }

    /// Starts all apps anew where one of them cannot show pictures as they are now.
    private func renew(_ app: ServedApp) throws {
        guard ([shown, next].compactMap { $0 } + besides.all).contains(where: { $0 === app }) else { return }
        inputsOfShown = nil
        try start(resuming: true)
        try besides.restart(on: device)
    }

    /// Starts the app anew when the source builds; otherwise it goes on as it is and the page says why. It also goes on where a new one would show the
    /// same: a file was saved as it was, or what is no part of it, or what it has not read.
    private func rebuild() throws {
        var messages: [String] = []
        let builder: AppBuilder
        do {
            builder = try Rebuild(path: path, choice: choice, watch: watch).run { messages.append($0) }
        } catch {
            // An editor may have taken a file away while it was read; the change that it makes next builds again.
            let text =
                (error as? AppBuildError)?.description ?? FileFailure(error)?.description
                ?? error.localizedDescription
            FileHandle.standardError.write(Data("shoji: \(text)\n".utf8))
            let problems = (messages.isEmpty ? [text] : messages).map {
                PageReport.Problem(message: $0, root: source.root) ?? PageReport.Problem($0)
            }
            return relay.tell(
                PageReport(title: "The last edit does not build", problems: problems, isRunning: shown != nil)
            )
        }
        (executable, inputs) = (builder.executable, builder.inputs)
        if goesOn() {
            if next == nil, let shown {
                inputsOfShown = inputs
                tellFaults(of: shown)
            } else {
                inputsOfNext = inputs
            }
            return
        }
        try start(resuming: true)
        try besides.restart(on: device)
    }
}

extension AppAccount {
    func title(_ status: Int32) -> String {
        switch status {
        case ExitStatus.resource.rawValue: "A resource cannot be read"
        case ExitStatus.usage.rawValue: "This cannot be shown"
        default: "The app stopped"
        }
    }
}
