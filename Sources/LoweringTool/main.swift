import Foundation
import SourceLowering
import StandInTable

// shoji-lower [--all] [--stand-in LIBRARY,...] [--lenient] [--conditions NAME,...] [--language MODE] [--main-actor HOW] [--outlines FILE]
//     KIT ORIGINAL COPY [ORIGINAL COPY]...
// shoji-lower --kit KIT FOLDER... [--lowered NAME FOLDER | --plain NAME FOLDER]...
// shoji-lower --libraries KIT NEW [--lowered NAME FILE... | --plain NAME FILE...]...
// shoji-lower --requirements FOLDER...
// shoji-lower --imports FILE...
// shoji-lower --tests KIT FILE...
// shoji-lower --stand-ins FILE
//
// Writes for each original that needs Objective-C (with --all: for each) a copy that does not, and prints the
// original's path; with --stand-in something takes the place of modules that are not here, LIBRARIES are part of the originals. Beside each copy stands COPY.columns, which says where columns moved. Writes nothing that did not
// change. What cannot be lowered is reported on standard error as the compiler reports errors (exit status 1); with --lenient
// it stays as it is, and is a warning. Of #if hold the conditions NAME, DEBUG where none are given, and versions of Swift up to
// that of the language mode, 5 where none is given. With --main-actor
// compiled, or said, declarations are on the main actor where they say nothing else. With --outlines FILE says which text is compiled, see `OutlinedText`. KIT is
// what the second form writes: what there is to know about UIKit and the stand-ins for other frameworks, whose source
// stands in the first FOLDERs, and about the libraries NAME, which are themselves compiled as lowered copies or as they are; the third form adds libraries to
// what is known. The fourth writes in the FOLDERs of the kit's modules what follows from their protocols, their classes' properties and their enumerations
// (`make requirements`). The fifth prints the modules that files import,
// one a line: its name, "here", "standIn", "absent" or "unknown", and what does not happen, or why it is absent, with tabs
// between. The sixth prints the classes with XCTest's tests, one a line: its name and those of its tests. The last is
// StandInCommand's.

func write(_ bytes: [UInt8], to path: String) throws {
    let data = Data(bytes)
    let url = URL(fileURLWithPath: path)
    guard (try? Data(contentsOf: url)) != data else { return }
    try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.writeWhole(to: url)
}

func input(_ path: String) throws -> Lowering.Input {
    Lowering.Input(path: path, text: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
}

func sources(in folder: String) throws -> [Lowering.Input] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    return try names.sorted().map { try input(folder + "/" + $0) }
}

func describeKit(_ arguments: [String], to path: String) throws -> Int32 {
    let folders = arguments.prefix { !$0.hasPrefix("--") }
    let rest = Array(arguments[folders.endIndex...])
    let libraries = try stride(from: 0, to: rest.count - 2, by: 3).map {
        Lowering.Library(
            name: rest[$0 + 1], files: try sources(in: rest[$0 + 2]), isLowered: rest[$0] == "--lowered")
    }
    let kit = Lowering.kit(of: try folders.flatMap(sources), libraries: libraries)
    try write(Array(kit.text.utf8), to: path)
    return 0
}

func addLibraries(_ arguments: [String], to kit: String, as new: String) throws -> Int32 {
    var libraries: [Lowering.Library] = []
    var rest = arguments[...]
    while let kind = rest.popFirst(), let name = rest.popFirst() {
        let paths = rest.prefix { !$0.hasPrefix("--") }
        rest = rest.dropFirst(paths.count)
        libraries.append(
            Lowering.Library(name: name, files: try paths.map(input), isLowered: kind == "--lowered"))
    }
    let known = KitIndex(
        text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: kit)), as: UTF8.self))
    try write(Array(Lowering.kit(known, with: libraries).text.utf8), to: new)
    return 0
}

/// - Parameter modules: folders side by side.
func writeRequirements(of modules: [String]) throws -> Int32 {
    let folder = URL(fileURLWithPath: modules[0]).deletingLastPathComponent().path + "/"
    let names = modules.map { URL(fileURLWithPath: $0).lastPathComponent }
    let inputs = try names.flatMap { try sources(in: folder + $0) }.map {
        Lowering.Input(path: String($0.path.dropFirst(folder.count)), text: $0.text)
    }
    let requirements = KitRequirements(inputs)
    for error in requirements.errors { FileHandle.standardError.write(Data("error: \(error)\n".utf8)) }
    var written = requirements.written.merging(KitEnumerations(inputs).written) { $1 }
    written[KitProperties.path] = KitProperties(inputs).written
    for (path, text) in written { try write(Array(text.utf8), to: folder + path) }
    return requirements.errors.isEmpty ? 0 : 1
}

func printImports(of paths: [String]) throws -> Int32 {
    for module in Lowering.importedModules(of: try paths.map(input)) {
        switch module.state {
        case .here: print("\(module.name)\there\t")
        case .standIn(let lack): print("\(module.name)\tstandIn\t\(lack)")
        case .absent(let reason): print("\(module.name)\tabsent\t\(reason)")
        case .unknown: print("\(module.name)\tunknown\t")
        }
    }
    return 0
}

/// - Parameter conditions: with commas between.
func printTests(of paths: [String], kit: String, conditions: String) throws -> Int32 {
    let conditions = Set(conditions.split(separator: ",").map(String.init))
    let kit = KitIndex(text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: kit)), as: UTF8.self))
    for each in Lowering.testClasses(in: try paths.map(input), kit: kit, where: conditions) {
        print(([each.name] + each.tests).joined(separator: " "))
    }
    return 0
}

func usage() -> Int32 {
    FileHandle.standardError.write(
        Data(
            "usage: shoji-lower [--all] [--lenient] [--conditions NAME,...] [--language MODE] [--main-actor HOW] [--outlines FILE] KIT ORIGINAL COPY [ORIGINAL COPY]...\n"
                .utf8))
    return 64
}

func lower(_ options: [String]) throws -> Int32 {
    var arguments = options
    var (all, isLenient) = (false, false)
    var mainActorDefault: MainActorDefault?
    var merged: Set<String>?
    var outlines: String?
    var conditions: Set<String> = ["DEBUG"]
    var mode = LanguageMode.five
    while let option = arguments.first, option.hasPrefix("--") {
        arguments.removeFirst()
        switch option {
        case "--all": all = true
        case "--lenient": isLenient = true
        case "--main-actor" where !arguments.isEmpty:
            mainActorDefault = MainActorDefault(rawValue: arguments.removeFirst())
        case "--stand-in" where !arguments.isEmpty:
            merged = Set(arguments.removeFirst().split(separator: ",").map(String.init))
        case "--outlines" where !arguments.isEmpty: outlines = arguments.removeFirst()
        case "--conditions" where !arguments.isEmpty:
            conditions = Set(arguments.removeFirst().split(separator: ",").map(String.init))
        case "--language" where !arguments.isEmpty:
            guard let known = LanguageMode(rawValue: arguments.removeFirst()) else { return usage() }
            mode = known
        default: return usage()
        }
    }
    guard !arguments.isEmpty else { return usage() }
    let kit = KitIndex(
        text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: arguments[0])), as: UTF8.self))
    var copies: [String: String] = [:]
    var inputs: [Lowering.Input] = []
    for start in stride(from: 1, to: arguments.count - 1, by: 2) {
        inputs.append(try input(arguments[start]))
        copies[arguments[start]] = arguments[start + 1]
    }
    var status: Int32 = 0
    let known = outlines.map(OutlineFile.init)
    let lowered = Lowering.lower(
        inputs, kit: kit, merged: merged, conditions: conditions, mode: mode,
        mainActorDefault: mainActorDefault)
    let texts = Dictionary(inputs.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    try known?.write(lowered.map { ($0.path, $0.text ?? texts[$0.path] ?? []) })
    for file in lowered {
        for error in file.errors {
            let said =
                isLenient ? error.replacing(": error: ", with: ": warning: ", maxReplacements: 1) : error
            FileHandle.standardError.write(Data("\(said)\n".utf8))
            if !isLenient { status = 1 }
        }
        guard let copy = copies[file.path] else { continue }
        guard let text = file.text else {
            if all { try write(Lowering.copy(of: input(file.path)), to: copy) }
            continue
        }
        try write(text, to: copy)
        try write(Array(file.columns.utf8), to: copy + ".columns")
        print(file.path)
    }
    return status
}

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "--kit" where arguments.count >= 3:
        exit(try describeKit(Array(arguments.dropFirst(2)), to: arguments[1]))
    case "--libraries" where arguments.count >= 3:
        exit(try addLibraries(Array(arguments.dropFirst(3)), to: arguments[1], as: arguments[2]))
    case "--requirements" where arguments.count >= 2:
        exit(try writeRequirements(of: Array(arguments.dropFirst())))
    case "--imports": exit(try printImports(of: Array(arguments.dropFirst())))
    case "--stand-ins" where arguments.count == 2:
        var command = try StandInCommand(arguments[1])
        try command.run()
        exit(0)
    case "--tests" where arguments.count >= 3:
        exit(
            try printTests(of: Array(arguments.dropFirst(3)), kit: arguments[1], conditions: arguments[2]))
    default: exit(try lower(arguments))
    }
} catch {
    let path = (error as NSError).userInfo[NSFilePathErrorKey] as? String
    FileHandle.standardError.write(Data("shoji: \(path ?? "") \(error.localizedDescription)\n".utf8))
    exit(2)
}
