import Glibc

/// What the system says of the machine, by name. `hw.machine` is that of a simulator, `arm64`; `hw.ncpu` and its like, and
/// `hw.memsize`, are numbers.
///
/// - Returns: 0, or -1 for a name that is not known here.
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> CInt {
    let bytes: [UInt8]
    switch String(cString: name) {
    case "hw.machine", "hw.model": bytes = Array("arm64".utf8) + [0]
    case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu", "hw.activecpu":
        bytes = withUnsafeBytes(of: CInt(ProcessInfo.processInfo.processorCount)) { Array($0) }
    case "hw.memsize": bytes = withUnsafeBytes(of: ProcessInfo.processInfo.physicalMemory) { Array($0) }
    default: return -1
    }
    if let oldp {
        let room = UnsafeMutableRawBufferPointer(start: oldp, count: min(bytes.count, oldlenp?.pointee ?? 0))
        room.copyBytes(from: bytes.prefix(room.count))
    }
    oldlenp?.pointee = bytes.count
    return 0
}
