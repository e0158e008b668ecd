import Foundation

/// Under which numbers other devices reach this machine.
enum MachineAddresses {
    struct Interface: Equatable {
        var name: String
        /// IPv4, in numbers
        var address: String
    }

    /// Whether a server at `host` can be reached from this machine alone.
    static func isOwn(_ host: String) -> Bool {
        host == "localhost" || host.hasPrefix("127.") || host == "::1"
    }

    /// Of a server that listens at `host`, the most likely first; none where only this machine can reach it.
    static func elsewhere(listening host: String, _ interfaces: [Interface] = present) -> [String] {
        if isOwn(host) { return [] }
        return host == ServedHosts.everywhere ? ranked(interfaces) : [host]
    }

    /// Networks of homes and offices first, then others; those of containers and virtual machines last.
    static func ranked(_ interfaces: [Interface]) -> [String] {
        let able = interfaces.filter { !isOwn($0.address) && !$0.address.hasPrefix("169.254.") }
        return able.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(
            \.element.address)
    }

    private static func rank(_ interface: Interface) -> Int {
        if ["docker", "br-", "veth", "virbr", "vmnet"].contains(where: interface.name.hasPrefix) { return 2 }
        let parts = interface.address.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 4 else { return 1 }
        // RFC 1918: 10/8, 172.16/12, 192.168/16.
        let isPrivate =
            parts[0] == 10 || parts[0] == 172 && (16...31).contains(parts[1])
            || parts[0] == 192 && parts[1] == 168
        return isPrivate ? 0 : 1
    }

    /// Those that are up.
    static var present: [Interface] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var found: [Interface] = []
        var next = first
        while let entry = next?.pointee {
            next = entry.ifa_next
            guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET,
                entry.ifa_flags & UInt32(IFF_UP) != 0
            else { continue }
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let length = socklen_t(MemoryLayout<sockaddr_in>.size)
            if getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 {
                let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
                found.append(
                    Interface(
                        name: String(cString: entry.ifa_name), address: String(decoding: bytes, as: UTF8.self)
                    ))
            }
        }
        return found
    }
}
