import AppBuild
import Foundation
import UIKit

/// PDF and SVG files as pictures: Debian's programs draw them, once for each file and scale.
struct DrawingFiles {
    /// Where the pictures are kept.
    let folder: URL

    /// A PNG file with `scale` pixels a point; nil when the program is missing or cannot read the file.
    func picture(_ path: String, scale: CGFloat) -> Data? {
        guard let source = FileManager.default.contents(atPath: path) else { return nil }
        let name = "\(Fingerprint(source))-\(Int(scale))"
        let file = folder.appendingPathComponent(name + ".png")
        if let known = FileManager.default.contents(atPath: file.path) { return known }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let fresh = folder.appendingPathComponent("\(name).\(getpid())")
        let out = fresh.path + ".png"
        let isDone =
            path.lowercased().hasSuffix("pdf")
            ? Self.run(
                [
                    "pdftocairo", "-png", "-singlefile", "-transp", "-r", "\(72 * Int(scale))", path,
                    fresh.path,
                ])
            : Self.run(["rsvg-convert", "-f", "png", "-z", "\(Int(scale))", "-o", out, path])
        guard isDone, rename(out, file.path) == 0 else { return nil }
        return FileManager.default.contents(atPath: file.path)
    }

    /// Runs a program of the PATH and waits for it, without Foundation's run loop, whose time may stand still.
    private static func run(_ words: [String]) -> Bool {
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        guard posix_spawnp(&process, words[0], nil, nil, &arguments, environ) == 0 else { return false }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return false } }
        return status == 0
    }
}
