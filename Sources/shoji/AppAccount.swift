import AppBuild
import Foundation
import PageServing

/// What an app said on standard error before it ended, and what of it the page tells.
struct AppAccount {
    var errors: [String]
    /// Lines of `CrashFrames`.
    var frames: [String]
    var executable: URL

    /// Begins the host's own line about a stop.
    private static let stop = "shoji: the app stopped"

    /// - Parameter root: the folder of source.
    func problems(root: URL) -> [PageReport.Problem] {
        let said = message
        let placed = said.map { PageReport.Problem(message: $0, root: root) }
        if var problem = placed.lazy.compactMap({ $0 }).first {
            problem.text = text(of: zip(said, placed).map { $1?.text ?? $0 }[...])
            return [problem]
        }
        let (place, failure) = stopped(root: root)
        var problem = PageReport.Problem(
            said.first?.hasPrefix(Self.stop) != false ? failure ?? text(of: said) : text(of: said))
        if let (file, line) = place ?? said.lazy.compactMap({ named($0, root: root) }).first {
            problem.place(file, line: line, root: root)
        }
        return [problem]
    }

    /// The lines that say why, of all that it said.
    private var message: ArraySlice<String> {
        let end = errors.lastIndex { $0.hasPrefix(Self.stop) } ?? errors.endIndex
        let lines = errors[..<end].filter { !$0.isEmpty && !$0.hasPrefix("*** Signal ") }[...]
        if let start = lines.lastIndex(where: { $0.contains("Fatal error: ") || $0.contains(": error: ") }) {
            return lines[start...].prefix(12)
        }
        let last = lines.suffix(1)
        return last.isEmpty || end < errors.endIndex && lines.isEmpty ? errors[end...].prefix(1) : last
    }

    /// Without what Swift puts before it.
    private func text(of lines: ArraySlice<String>) -> String {
        let whole = lines.joined(separator: "\n")
        guard let found = whole.range(of: "Fatal error: ") else {
            return whole.isEmpty ? "The app ended without a word." : whole
        }
        return String(whole[found.upperBound...])
    }

    /// `Module/File.swift:12: Fatal error: …`: the file of that name in the source.
    private func named(_ line: String, root: URL) -> (URL, Int)? {
        guard let match = line.prefixMatch(of: #/(?:[^/: ]+/)?(?<file>[^/: ]+\.swift):(?<line>\d+): /#),
            let number = Int(match.line),
            let file = (try? AppSource(path: root.path))?.swiftFiles.first(where: {
                $0.lastPathComponent == match.file
            })
        else { return nil }
        return (file, number)
    }

    /// The innermost place of the app's own source, by the program's table of lines, and what failed there where the compiler has
    /// written it down: checks of arithmetic say nothing when they stop a program.
    private func stopped(root: URL) -> (place: (URL, Int)?, failure: String?) {
        let addresses = frames.map { String($0.dropFirst(CrashFrames.prefix.count)) }
        guard !addresses.isEmpty,
            let output = OtherProgram.output(
                of: ["llvm-symbolizer", "--obj=\(executable.path)", "--functions=linkage", "--inlining"]
                    + addresses)
        else { return (nil, nil) }
        let folder = root.path + "/"
        let lines = output.split(separator: "\n")
        let failure = lines.first.flatMap { $0.hasPrefix("Swift runtime failure: ") ? String($0) : nil }
        for line in lines {
            guard let match = line.wholeMatch(of: #/(?<file>/.+):(?<line>\d+):\d+/#),
                match.file.hasPrefix(folder),
                let number = Int(match.line), number > 0
            else { continue }
            return ((URL(fileURLWithPath: String(match.file)), number), failure)
        }
        return (nil, failure)
    }
}
