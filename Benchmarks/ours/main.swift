import Foundation

// usage: benchmark open|fling ROWS SCALE [PICTURE]   or   benchmark heights ROWS   or   benchmark report < figures
let start = Measuring.now
let arguments = CommandLine.arguments
if arguments.count == 2, arguments[1] == "report" {
    print(Report(String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)).markdown)
} else if arguments.count == 3, arguments[1] == "heights", let rows = Int(arguments[2]) {
    HeightsBenchmark(rows: rows).run()
} else if arguments.count >= 4, let rows = Int(arguments[2]), let scale = Int(arguments[3]) {
    var benchmark = ListBenchmark(rows: rows, scale: scale)
    try benchmark.run(arguments[1], since: start, picture: arguments.count > 4 ? arguments[4] : nil)
} else {
    FileHandle.standardError.write(
        Data("usage: benchmark open|fling ROWS SCALE [PICTURE] | heights ROWS | report\n".utf8))
    exit(2)
}
