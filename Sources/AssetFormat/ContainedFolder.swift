import Foundation

/// Which files below a folder are read: those that are in it, with symbolic links followed inside of it only, and each folder
/// once, so that links in a circle come to an end.
public struct ContainedFolder: Sendable {
    /// Without links.
    private let root: String
    private var entered: Set<String> = []

    public init(_ folder: String) { root = Self.real(folder) ?? folder }

    /// False for a link that leads out of the folder, or to nothing. Asked of what lies in a folder that was entered.
    public func holds(_ path: String) -> Bool {
        var about = stat()
        guard lstat(path, &about) == 0 else { return false }
        guard about.st_mode & S_IFMT == S_IFLNK else { return true }
        guard let real = Self.real(path) else { return false }
        return real == root || real.hasPrefix(root == "/" ? root : root + "/")
    }

    /// Whether a folder is to be gone through: it is held, and was not gone through by another path.
    public mutating func enters(_ path: String) -> Bool {
        guard holds(path), let real = Self.real(path) else { return false }
        return entered.insert(real).inserted
    }

    private static func real(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    /// Why a file of the folder is not read; nil when it is, and for folders and what is not there.
    public func objection(to path: String) -> AssetProblem? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard holds(path) else {
            return AssetProblem(
                file: path, message: "this link leads out of \(root); copy what it leads to into the folder")
        }
        return ResourceLimits.objection(to: path)
    }
}

/// How large a resource may be that is read whole: more than anybody draws or writes, less than what stops a machine.
public enum ResourceLimits {
    private static let pictures: Set<String> = [
        "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp", "tiff", "tif", "bmp",
    ]
    private static let texts: Set<String> = ["xib", "storyboard", "strings", "stringsdict", "xcstrings"]

    /// Bytes; nil for what only the app itself reads.
    static func most(of kind: String) -> Int? {
        switch kind.lowercased() {
        case let kind where pictures.contains(kind): 64 << 20
        case let kind where texts.contains(kind): 16 << 20
        default: nil
        }
    }

    /// Of a catalog's `Contents.json`.
    static let mostOfContents = 4 << 20

    /// Why a file is not read: no plain file, which might never end, or too large. Nil for folders and what is not there.
    static func objection(to path: String, most: Int? = nil) -> AssetProblem? {
        var about = stat()
        guard stat(path, &about) == 0, about.st_mode & S_IFMT != S_IFDIR else { return nil }
        guard about.st_mode & S_IFMT == S_IFREG else {
            return AssetProblem(file: path, message: "this is no plain file, and is not read")
        }
        guard let most = most ?? self.most(of: (path as NSString).pathExtension), about.st_size > most else {
            return nil
        }
        return AssetProblem(
            file: path,
            message:
                "the file has \(about.st_size) bytes, more than \(most), and is not read; make it smaller")
    }
}
