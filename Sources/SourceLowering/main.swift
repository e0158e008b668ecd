import Foundation
import SwiftParser
import SwiftSyntax

// shoji-lower ORIGINAL COPY [ORIGINAL COPY]...
//
// Writes for each original that needs Objective-C a copy that does not, and prints the original's path. Beside each
// copy stands COPY.columns, which says where columns moved. Writes nothing that did not change. What cannot be
// lowered is reported on standard error as the compiler reports errors (exit status 1).

func write(_ bytes: [UInt8], to path: String) throws {
    let data = Data(bytes)
    let url = URL(fileURLWithPath: path)
    guard (try? Data(contentsOf: url)) != data else { return }
    try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
}

func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        + "\""
}

func run(_ arguments: [String]) throws -> Int32 {
    var files: [(original: String, copy: String, text: [UInt8], tree: SourceFileSyntax)] = []
    var index = MethodIndex()
    for start in stride(from: 0, to: arguments.count - 1, by: 2) {
        let text = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[start])))
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let collector = MethodCollector(index)
        collector.walk(tree)
        index = collector.index
        files.append((arguments[start], arguments[start + 1], text, tree))
    }
    var status: Int32 = 0
    for file in files {
        let lowering = Lowering(index)
        lowering.walk(file.tree)
        let places = SourceLocationConverter(fileName: file.original, tree: file.tree)
        for complaint in lowering.complaints {
            let place = places.location(for: AbsolutePosition(utf8Offset: complaint.offset))
            let line = "\(file.original):\(place.line):\(place.column): error: \(complaint.message)\n"
            FileHandle.standardError.write(Data(line.utf8))
            status = 1
        }
        guard !lowering.edits.isEmpty else { continue }
        let header = "#sourceLocation(file: \(quoted(file.original)), line: 1)\n"
        try write(Array(header.utf8) + lowering.edits.applied(to: file.text), to: file.copy)
        try write(Array(lowering.edits.columns(in: file.text).utf8), to: file.copy + ".columns")
        print(file.original)
    }
    return status
}

do {
    exit(try run(Array(CommandLine.arguments.dropFirst())))
} catch {
    FileHandle.standardError.write(Data("shoji: \(error)\n".utf8))
    exit(2)
}
