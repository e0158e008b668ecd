import AppBuild
import Foundation
import HostOptions
import PageServing

/// The pages of one command: their port, their address, and what happens while it waits.
final class ServedPages {
    let relay: PageRelay
    let news: News
    private let server: PageServer
    private let token: AccessToken
    private let framedBy: [String]
    private var isAddressPrinted = false

    /// Takes the port, before anything is built. Throws `DisplayError` and `AppBuildError`.
    /// - Parameter folder: keeps the address from run to run.
    init(_ folder: BuildFolder, _ serve: ServeOptions) throws {
        (server, token) = try KeptAddress.serve(folder, host: serve.address.host, port: serve.address.port)
        framedBy = serve.embedFrom
        let news = try News()
        self.news = news
        relay = PageRelay { news.add(.wish($0)) }
    }

    /// Answers from now on, and prints the address; the first time only.
    /// - Returns: whether it was the first time.
    @discardableResult
    func open(_ words: String) -> Bool {
        guard !isAddressPrinted else { return false }
        isAddressPrinted = true
        print(server.start(relay, token: token, framedBy: framedBy))
        fflush(nil)
        if let elsewhere = AddressElsewhere.tell(server, token) { relay.tell(elsewhere) }
        Progress.say(words)
        return true
    }

    /// What happens meanwhile, from other threads.
    final class News: @unchecked Sendable {
        enum Item: Sendable {
            case wish(PageWish)
            case app(ServedApp, ServedApp.News)
        }

        /// Readable while something waits.
        let descriptor: Int32
        private let sign: Int32
        private let lock = NSLock()
        private var items: [Item] = []

        init() throws {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else {
                throw AppBuildError.tool("no pipe: \(FileFailure.reason(errno))")
            }
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
            (descriptor, sign) = (ends[0], ends[1])
        }

        deinit {
            close(descriptor)
            close(sign)
        }

        func add(_ item: Item) {
            lock.withLock {
                items.append(item)
                var byte: UInt8 = 0
                // A full pipe is readable already.
                _ = write(sign, &byte, 1)
            }
        }

        /// All that waits; none when nothing does.
        func take() -> [Item] {
            lock.withLock {
                var bytes = [UInt8](repeating: 0, count: 1024)
                while read(descriptor, &bytes, bytes.count) > 0 {}
                defer { items = [] }
                return items
            }
        }

        /// Waits until there is something, and takes it.
        func wait() -> [Item] {
            var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            poll(&polled, 1, -1)
            return take()
        }
    }
}
