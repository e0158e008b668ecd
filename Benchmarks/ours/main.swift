import Foundation

// usage: benchmark open|fling ROWS SCALE [PICTURE]   or   benchmark grid ITEMS SCALE [PICTURE]
//        or   benchmark shelf FOLDER SCALE [PICTURE]   or   benchmark tiles FOLDER   or   benchmark heights ROWS
//        or   benchmark flow ITEMS   or   benchmark report < figures
//        or   benchmark workloads   or   benchmark count WORKLOAD FOLDER (of the tiles) [TURNS (of a loop beside the work)]
//        or   benchmark compare|record FIGURES TOOLS MACHINE PROFILES (a folder of Callgrind's files, WORKLOAD.callgrind)
let start = Measuring.now
let arguments = CommandLine.arguments
let mode = arguments.count > 1 ? arguments[1] : ""
let number = arguments.count > 2 ? Int(arguments[2]) : nil
let scale = arguments.count > 3 ? Int(arguments[3]) : nil
let picture = arguments.count > 4 ? arguments[4] : nil

switch (mode, number, scale) {
case ("report", nil, nil) where arguments.count == 2:
    print(Report(String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)).markdown)
case ("workloads", nil, nil): for work in CountedWork.allCases { print(work.rawValue) }
case ("count", nil, nil) where arguments.count == 4 || arguments.count == 5:
    guard let work = CountedWork(rawValue: arguments[2]) else { fail("\(arguments[2]) is no workload") }
    CountedWork.planted = picture.flatMap(Int.init) ?? 0
    work.run(folder: arguments[3])
case ("compare", nil, nil) where arguments.count == 6:
    try CostFiles(arguments).compare()
case ("record", nil, nil) where arguments.count == 6:
    try CostFiles(arguments).record()
case ("heights", let rows?, nil): HeightsBenchmark(rows: rows).run()
case ("flow", let items?, nil): FlowBenchmark(items: items).run()
case ("tiles", nil, nil) where arguments.count == 3: try ShelfBenchmark.writeTiles(to: arguments[2])
case ("grid", let items?, let scale?): try GridBenchmark(items: items, scale: scale).run(picture: picture)
case ("shelf", nil, let scale?):
    try ShelfBenchmark(scale: scale).run(folder: arguments[2], picture: picture)
case ("open", let rows?, let scale?), ("fling", let rows?, let scale?):
    try ListBenchmark(rows: rows, scale: scale).run(mode, since: start, picture: picture)
default: fail("usage: benchmark open|fling|grid NUMBER SCALE [PICTURE]; see Benchmarks/ours/main.swift")
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
}
