import Foundation
import PageDriver

// usage: benchmark-page TOOL SOURCE ROUNDS
// Prints `FIGURE page NAME SECONDS`: the time from `shoji run SOURCE` to the first frame in the page, when nothing of the
// app is built and when all of it is, and from a saved edit to the page that shows it.

let arguments = CommandLine.arguments
guard arguments.count == 4, let rounds = Int(arguments[3]) else {
    FileHandle.standardError.write(Data("usage: benchmark-page TOOL SOURCE ROUNDS\n".utf8))
    exit(2)
}
for _ in 0..<rounds {
    try await PageBenchmark(tool: URL(fileURLWithPath: arguments[1]), source: arguments[2]).run()
}
