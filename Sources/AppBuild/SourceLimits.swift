import Foundation

/// What of a folder of source is read: files in it, also by symbolic links that stay inside, up to a size. Folders behind links
/// are not gone through, so that links in a circle lead nowhere.
enum SourceLimits {
    /// Of a Swift file; the largest that somebody writes or generates have less than one.
    static let mostBytes = 8 << 20

    /// Why a Swift file below `root` is not read; nil when it is.
    static func objection(to file: URL, in root: URL) -> AppBuildError? {
        var about = stat()
        guard lstat(file.path, &about) == 0 else { return nil }
        if about.st_mode & S_IFMT == S_IFLNK {
            let (real, folder) = (file.resolvingSymlinksInPath().path, root.resolvingSymlinksInPath().path)
            guard real.hasPrefix(folder + "/") else {
                return .usage(
                    "\(file.path): this link leads out of \(folder), to \(real); copy the file, or name the folder that holds both"
                )
            }
            guard stat(real, &about) == 0 else { return nil }
        }
        // Reading says that a folder is in the way.
        if about.st_mode & S_IFMT == S_IFDIR { return nil }
        guard about.st_mode & S_IFMT == S_IFREG else {
            return .usage("\(file.path): this is no plain file; expected Swift source")
        }
        guard about.st_size <= mostBytes else {
            return .usage(
                "\(file.path): the file has \(about.st_size) bytes, more than \(mostBytes); split it, or keep data in a resource"
            )
        }
        return nil
    }
}
