import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Tells of changes below a folder, or of one file, as they happen (inotify).
///
/// Hidden files and folders are not looked at, so that an editor's and a version control's own files stay unnoticed.
/// Cost: one kernel watch a folder; nothing while nothing changes.
public final class FolderWatch {
    /// Readable when something changed; for `poll`.
    public let descriptor: Int32
    private var folders: [Int32: URL] = [:]
    /// When something that counts was told last.
    private var lastChange: ContinuousClock.Instant?
    /// Of folders in which only some files count: their names.
    private var names: [Int32: Set<String>] = [:]

    /// Throws `AppBuildError.tool` when the system gives no more watches.
    /// - Parameter others: files elsewhere that count too.
    public init(_ source: AppSource, and others: [URL] = []) throws {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw Self.error(source.root) }
        if source.isSingleFile { try add(file: source.path) } else { try add(source.root) }
        for other in others { try add(file: other) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    private static let mask =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
        | UInt32(IN_MOVED_TO) | UInt32(IN_ONLYDIR)

    private static func error(_ folder: URL) -> AppBuildError {
        .tool("\(folder.path): cannot be watched: \(String(cString: strerror(errno)))")
    }

    /// Nil where the folder went away meanwhile; its parent tells of that.
    private func number(of folder: URL) throws -> Int32? {
        let number = inotify_add_watch(descriptor, folder.path, Self.mask)
        if number < 0, errno != ENOENT, errno != ENOTDIR { throw Self.error(folder) }
        return number < 0 ? nil : number
    }

    private func add(file: URL) throws {
        let folder = file.deletingLastPathComponent()
        guard let number = try number(of: folder) else { return }
        // In a folder that counts as a whole this file does.
        if folders.updateValue(folder, forKey: number) != nil, names[number] == nil { return }
        names[number, default: []].insert(file.lastPathComponent)
    }

    private func add(_ folder: URL) throws {
        guard let number = try number(of: folder) else { return }
        folders[number] = folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
            if values?.isDirectory == true, values?.isSymbolicLink != true { try add(url) }
        }
    }

    /// Takes what has been told so far. Returns whether a file or folder that counts was among it.
    public func takeChanges() throws -> Bool {
        var isChanged = false
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return isChanged }
            var at = 0
            while at + MemoryLayout<inotify_event>.size <= count {
                let event = buffer.withUnsafeBytes {
                    $0.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
                }
                let start = at + MemoryLayout<inotify_event>.size
                at = start + Int(event.len)
                let name = String(
                    decoding: buffer[start..<at].prefix { $0 != 0 }, as: UTF8.self)
                if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isChanged = true }
                guard !name.isEmpty, !name.hasPrefix("."), !name.hasSuffix("~"),
                    names[event.wd]?.contains(name) ?? true
                else { continue }
                if event.mask & UInt32(IN_ISDIR) != 0, event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0,
                    let parent = folders[event.wd]
                {
                    try add(parent.appendingPathComponent(name))
                }
                isChanged = true
            }
            if isChanged { lastChange = .now }
        }
    }

    /// Waits until something that counts has changed, or until `other` can be read; a negative one is not looked at. Returns false in
    /// the latter case.
    public func wait(orSignAt other: Int32 = -1) throws -> Bool {
        while true {
            var polled = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: other, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&polled, 2, -1) < 0, errno == EINTR { continue }
            if polled[1].revents != 0 { return false }
            if try takeChanges() { return true }
        }
    }

    /// Seconds in which nothing more is saved before it is taken that all is.
    private static let quiet = 0.05

    /// Waits for what is saved along with the last change. Returns whether anything that counts has changed since then.
    public func settle() throws -> Bool {
        var isChanged = false
        while true {
            let passed = lastChange.map { ContinuousClock.now - $0 } ?? .seconds(1)
            let rest = max(0, Self.quiet - passed / .seconds(1))
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&polled, 1, Int32((rest * 1000).rounded(.up)))
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return isChanged }
            if try takeChanges() { isChanged = true }
        }
    }
}
