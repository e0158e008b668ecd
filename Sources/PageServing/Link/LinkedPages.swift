import Foundation

/// The app's end of the line: pages that the command line has open, as a host sees them.
public struct LinkedPages: Sendable {
    private let link: PageLink
    private let host: any PageHost

    public init(_ link: PageLink, host: any PageHost) {
        self.link = link
        self.host = host
    }

    /// Says that the first screen is there, and takes what comes until the other side has gone.
    /// - Parameters:
    ///   - takePictures: called with the paths of pictures of image sets that are others now.
    ///   - ended: called then.
    public func start(
        takePictures: @escaping @Sendable (Set<String>) -> Void, ended: @escaping @Sendable () -> Void
    ) {
        Thread.detachNewThread { [self] in
            link.send(.ready)
            // Ours by theirs.
            var numbers: [Int: Int] = [:]
            let decoder = JSONDecoder()
            while let message = link.next() {
                switch message {
                case .open(let page): numbers[page] = open(page)
                case .message(let page, let data):
                    guard let number = numbers[page],
                        let message = try? decoder.decode(PageMessage.self, from: data)
                    else { break }
                    host.receive(message, from: number)
                case .close(let page):
                    if let number = numbers.removeValue(forKey: page) { host.close(number) }
                case .askPicture(let request, let settled):
                    // It may take a while, and the page that it waits for goes on.
                    Thread.detachNewThread {
                        link.send(.picture(request: request, host.picture(settled: settled)))
                    }
                case .pictures(let paths):
                    takePictures(
                        Set(String(decoding: paths, as: UTF8.self).split(separator: "\n").map(String.init)))
                case .ready, .stale, .text, .binary, .picture: break
                }
            }
            ended()
        }
    }

    private func open(_ page: Int) -> Int {
        @Sendable func message(_ frame: WebSocketFrame) -> LinkMessage? {
            switch frame.code {
            case .text: .text(page: page, frame.payload)
            case .binary: .binary(page: page, frame.payload)
            case .continuation, .close, .ping, .pong: nil
            }
        }
        let outbox = PageOutbox(straight: { frame in message(frame).map(link.sendAtOnce) ?? true })
        Thread.detachNewThread {
            while let frame = outbox.next() {
                if let message = message(frame) { link.send(message) }
            }
        }
        return host.open(outbox)
    }
}
