import Foundation

/// Under which names the page is served. A page of somebody else's that a browser here shows can send requests to
/// this machine, and its name can be made to lead here; both tell on themselves by `Host` or `Origin`.
struct ServedHosts: Sendable {
    /// The address that the server listens at, `--host`.
    let listening: String

    /// Why a request is refused, in a sentence for whoever reads the answer; nil when it may go on.
    func objection(to head: RequestHead) -> String? {
        guard let host = head["host"] else {
            return "A request must name one host; open the printed URL."
        }
        guard let name = Self.name(of: host.lowercased()), serves(name) else {
            return "This page is served at \(listed), not at \(shown(host)); open the printed URL."
        }
        let origins = head.headers["origin"] ?? []
        for origin in origins
        where !["http://\(host)", "https://\(host)"].contains(where: { Self.same($0, origin) }) {
            return "Only the page itself may ask here, not one from \(shown(origin)); open the printed URL."
        }
        return nil
    }

    private func serves(_ name: String) -> Bool {
        if ["localhost", "127.0.0.1", "[::1]", listening.lowercased()].contains(name) { return true }
        // Who listens everywhere is asked for under the machine's numbers. No name leads to a number.
        return listening == Self.everywhere && Self.isNumber(name)
    }

    static let everywhere = "0.0.0.0"

    private var listed: String {
        switch listening {
        case "127.0.0.1", "localhost": "127.0.0.1 and localhost"
        case Self.everywhere: "localhost and this machine's addresses in numbers"
        default: "\(listening), 127.0.0.1 and localhost"
        }
    }

    private func shown(_ text: String) -> String {
        text.count <= 100 ? text : text.prefix(100) + "…"
    }

    private static func same(_ one: String, _ other: String) -> Bool {
        one.lowercased() == other.lowercased()
    }

    /// What stands before the port; nil for what is no host and port.
    private static func name(of host: String) -> String? {
        let end =
            host.hasPrefix("[") ? host.firstIndex(of: "]").map(host.index(after:)) : host.firstIndex(of: ":")
        guard let end else { return host.hasPrefix("[") ? nil : host }
        let port = host[end...]
        let isPort =
            port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
        return isPort ? String(host[..<end]) : nil
    }

    private static func isNumber(_ name: String) -> Bool {
        var address = in6_addr()
        if name.hasPrefix("[") {
            return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &address) == 1
        }
        return inet_pton(AF_INET, name, &address) == 1
    }
}
