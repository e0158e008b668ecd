import Foundation
import Synchronization

/// What files were found to import: it is asked for again and again while one build goes on.
enum ReadImports {
    private struct Known {
        var size: Int
        var changed: timespec
        var imports: Set<String>
    }

    // Of the process: files are the machine's.
    private static let known = Mutex([String: Known]())

    static func of(_ file: URL, read: (URL) -> Set<String>) -> Set<String> {
        var about = stat()
        guard stat(file.path, &about) == 0 else { return read(file) }
        let (size, changed) = (Int(about.st_size), about.st_mtim)
        let found = known.withLock { $0[file.path] }
        if let found, found.size == size, found.changed.tv_sec == changed.tv_sec,
            found.changed.tv_nsec == changed.tv_nsec
        {
            return found.imports
        }
        let imports = read(file)
        // Two edits within the grain of the file system's clock have one time.
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        if now.tv_sec - changed.tv_sec > 1 {
            known.withLock { $0[file.path] = Known(size: size, changed: changed, imports: imports) }
        }
        return imports
    }
}
