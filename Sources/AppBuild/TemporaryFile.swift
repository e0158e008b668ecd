import Foundation

public enum TemporaryFile {
    /// A path in the temporary folder that no other process and no other call has. Nothing is made there.
    public static func url(for purpose: String, extension kind: String = "") -> URL {
        let name = "shoji-\(purpose)-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        return kind.isEmpty ? file : file.appendingPathExtension(kind)
    }
}
