import Foundation
import QuartzCore
import Raster

/// Shows a session in any number of browser pages and brings their events to it.
///
/// The session's clock follows the wall clock while a page is open, 60 frames a second while something moves and
/// not at all otherwise. Nothing else in the product reads a clock, but for how long the server waits for others.
@preconcurrency @MainActor
public final class BrowserDisplay {
    private let session: any DisplaySession
    private let renderer = Renderer()
    private let store: TileStore
    private let token: AccessToken
    private var pages: [ObjectIdentifier: PageConnection] = [:]
    private var time = WallTime()
    private var driving: Task<Void, Never>?
    private var lastFrame = -Double.infinity
    /// When pages were last told what is on the screen.
    private var lastTree = -Double.infinity
    /// When the frame that is planned is to be made, in the session's seconds.
    private var nextFrame = Double.infinity
    private var tree: LayerTree?
    private var server: PageServer?

    private var watchers: [(pages: Int, shown: AsyncStream<Never>.Continuation)] = []

    private static let frameInterval = 1.0 / 60
    private static let treeInterval = 0.5
    /// How often an idle session is asked whether something began to move by itself.
    private static let idleInterval = 0.1

    /// - Parameters:
    ///   - token: what requests must carry, 32 hexadecimal digits or more; nil makes a new one.
    ///   - report: told of every picture that cannot be read, once.
    public init(
        session: any DisplaySession, token: String? = nil,
        report: @escaping (ImageDecodingError) -> Void = { _ in }
    ) {
        self.session = session
        self.token = token.map(AccessToken.init(text:)) ?? AccessToken()
        store = TileStore(renderer: Renderer(), report: report)
    }

    /// Starts to serve and returns the address to open, token included. Port 0 takes any free one.
    /// Throws `DisplayError`.
    public func start(host: String = "127.0.0.1", port: Int = 8080) async throws -> String {
        let server = try PageServer(host: host, port: port)
        server.start(PageRoutes(hosts: ServedHosts(listening: host), token: token, display: self))
        self.server = server
        return "http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(server.port)/?token=\(token.text)"
    }

    /// Closes all pages and frees the port.
    public func stop() async {
        driving?.cancel()
        for page in pages.values { page.close() }
        pages.removeAll()
        server?.stop()
        server = nil
    }
}

// MARK: Pages

extension BrowserDisplay {
    func open(_ output: PageOutbox) -> PageConnection {
        let page = PageConnection(store: store, output: output)
        pages[ObjectIdentifier(page)] = page
        time.run()
        wake()
        return page
    }

    func close(_ page: PageConnection) {
        pages[ObjectIdentifier(page)] = nil
        page.close()
        if pages.isEmpty { time.pause() }
    }

    func take(_ message: PageMessage, from page: PageConnection) {
        if message.t == "drawn" {
            let wasReady = page.isReady
            page.hasDrawn(message.n ?? 0)
            if !wasReady, let tree { page.show(tree, session.settings) }
            reportShown()
        } else if let event = message.event {
            session.handle(event, at: time.now)
            wake()
        }
    }

    /// Sends the settings again, for example with another notice.
    public func settingsDidChange() {
        guard let tree else { return }
        let settings = session.settings
        for page in pages.values { page.show(tree, settings) }
    }

    /// The PNG of what the pages show; of the present moment when none is open.
    func snapshot() -> Data {
        let shown = time.isRunning ? tree : nil
        return renderer.render(shown ?? session.frame(at: time.now)).png()
    }
}

// MARK: Frames

extension BrowserDisplay {
    /// Sees to it that a frame follows soon, and that frames go on as long as something moves.
    private func wake() {
        let now = time.now
        if driving != nil, nextFrame <= now + Self.frameInterval { return }
        driving?.cancel()
        nextFrame = max(now, lastFrame + Self.frameInterval)
        driving = Task { @MainActor [weak self] in
            while let wait = self?.timeToNextFrame {
                try? await Task.sleep(for: .seconds(wait))
                if Task.isCancelled { return }
                self?.step()
            }
            self?.driving = nil
        }
    }

    /// Seconds until the frame that is planned, or until the session is asked again; nil when nobody looks.
    private var timeToNextFrame: Double? {
        pages.isEmpty ? nil : max(min(nextFrame - time.now, Self.idleInterval), 0)
    }

    /// One frame for all pages when it is due, and the plan for the next.
    private func step() {
        let now = time.now
        if nextFrame > now { plan(after: now) }
        guard nextFrame <= now else { return }
        lastFrame = now
        let tree = session.frame(at: now)
        self.tree = tree
        let settings = session.settings
        for page in pages.values { page.show(tree, settings) }
        plan(after: now)
        tellTree(at: now)
        reportShown()
    }

    /// Walking all views takes longer than a frame of scrolling, so pages hear of a moving screen now and then only.
    private func tellTree(at now: Double) {
        guard nextFrame == .infinity || now - lastTree >= Self.treeInterval else { return }
        lastTree = now
        let nodes = session.accessibilityTree
        for page in pages.values { page.tell(nodes) }
    }

    private func plan(after now: Double) {
        nextFrame =
            session.nextFrameTime(after: now).map { max($0, lastFrame + Self.frameInterval) } ?? .infinity
    }

    /// Returns when nothing moves and at least so many pages show all of it, or when the task is cancelled.
    func waitUntilShown(pages count: Int) async {
        let (end, shown) = AsyncStream<Never>.makeStream()
        watchers.append((count, shown))
        reportShown()
        for await _ in end {}
    }

    private func reportShown() {
        guard nextFrame == .infinity, pages.values.allSatisfy(\.isUpToDate) else { return }
        watchers.removeAll {
            guard pages.count >= $0.pages else { return false }
            $0.shown.finish()
            return true
        }
    }
}
