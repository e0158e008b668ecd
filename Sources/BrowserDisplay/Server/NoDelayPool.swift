import FlyingSocks
import Foundation

/// Sends small messages at once: sets TCP_NODELAY on the listening socket, from which accepted ones inherit it.
/// Without it a frame waits for the acknowledgement of the one before, about 44 ms.
struct NoDelayPool: AsyncSocketPool {
    let base: any AsyncSocketPool

    func prepare() async throws { try await base.prepare() }
    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        if events == .connection {
            try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        }
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
