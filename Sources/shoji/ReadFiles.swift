import Foundation

/// The files that an app has read so far, as it notes them itself, each before it reads it.
final class ReadFiles {
    /// A file without a name, which goes with its last descriptor.
    private let file: FileHandle
    /// By which the app finds it.
    let path: String

    /// Nil where there is no room for one.
    init?() {
        guard let made = tmpfile() else { return nil }
        let descriptor = fcntl(fileno(made), F_DUPFD_CLOEXEC, 3)
        fclose(made)
        guard descriptor >= 0 else { return nil }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        path = "/proc/\(getpid())/fd/\(descriptor)"
    }

    /// Whether an app that has been started anew would show the same: of these files it has read none so far. What it reads later it reads as it is then.
    func lack(_ files: Set<String>) -> Bool {
        lseek(file.fileDescriptor, 0, SEEK_SET)
        let text = String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
        guard text.hasPrefix("\n") else { return false }
        let read = Set(text.split(separator: "\n").map(String.init))
        return files.allSatisfy { file in
            Self.noted(for: file).map { !read.contains($0) } ?? false
        }
    }

    /// A picture of an image set, without symbolic links; nil for another file. An app takes it in place, or says that it cannot.
    static func pictureOfSet(_ file: String) -> String? {
        let path = (file as NSString).resolvingSymlinksInPath
        let folder = (path as NSString).deletingLastPathComponent
        return (folder as NSString).pathExtension == "imageset" && !path.hasSuffix("/Contents.json")
            ? path : nil
    }

    /// Sets of asset catalogs that are noted as a whole.
    private static let sets: Set<String> = ["imageset", "colorset"]

    /// What is noted when a file is read; nil for one that anybody may read.
    private static func noted(for file: String) -> String? {
        let path = (file as NSString).resolvingSymlinksInPath
        let folder = (path as NSString).deletingLastPathComponent
        if sets.contains((folder as NSString).pathExtension) { return folder }
        return (path as NSString).pathExtension == "xib" ? path : nil
    }
}
