import Foundation
import ProjectFormat

/// The commands by which the compiler's driver builds a program, as it tells them: an edit of one file needs no more than two of them,
/// and nobody to find out which.
struct CompileCommands: Codable, Equatable {
    /// Compiles all files; `-primary-file` before one of them, and the object at the end, make it a command for one.
    private let frontend: [String]
    /// What stands in its place in `frontend`.
    private static let object = "\0object"
    private let libraries: [String]
    private let link: [String]
    /// The file that `libraries` writes and `link` reads.
    private let libraryFile: String

    /// - Parameters:
    ///   - text: what `swiftc -###` prints.
    ///   - objects: of each compiled file, by path.
    /// Nil where the driver would do it in a way that is not known here.
    init?(_ text: String, objects: [String: String]) {
        var commands = text.split(separator: "\n").compactMap { ShellWords(String($0)).ifClosed }
        guard let link = commands.popLast(), let libraries = commands.popLast(),
            libraries.first?.hasSuffix("/swift-autolink-extract") == true,
            let place = libraries.lastIndex(of: "-o"), place + 2 == libraries.count,
            link.filter({ $0.hasPrefix("@") }) == ["@" + libraries[place + 1]],
            link.first?.hasSuffix("/clang") == true
        else { return nil }
        (self.libraries, self.link, libraryFile) = (libraries, link, libraries[place + 1])
        var rest = objects
        var frontends: Set<[String]> = []
        for var words in commands {
            guard words.first?.hasSuffix("/swift-frontend") == true,
                words.filter({ $0 == "-primary-file" }).count == 1,
                let primary = words.firstIndex(of: "-primary-file"),
                let object = rest.removeValue(forKey: words[primary + 1]),
                words.suffix(2) == ["-o", object]
            else { return nil }
            words.remove(at: primary)
            words[words.count - 1] = Self.object
            frontends.insert(words)
        }
        // All files have the same, and none is compiled in another way.
        guard rest.isEmpty, frontends.count == 1, let frontend = frontends.first,
            objects.keys.allSatisfy({ path in frontend.filter { $0 == path }.count == 1 })
        else { return nil }
        self.frontend = frontend
    }

    /// What compiles one file.
    func compile(_ file: String, to object: String) -> [String] {
        frontend.flatMap {
            switch $0 {
            case file: ["-primary-file", file]
            case Self.object: [object]
            default: [$0]
            }
        }
    }

    /// What collects from the objects which libraries they need.
    func collectLibraries(in file: String) -> [String] { libraries.map { $0 == libraryFile ? file : $0 } }

    /// What links, or starts who does.
    func link(librariesIn file: String) -> [String] {
        link.map { $0 == "@" + libraryFile ? "@" + file : $0 }
    }
}

/// A section of an object file.
enum ObjectSection {
    /// In which the compiler names the libraries that a file's imports need.
    static let libraries = ".swift1_autolink_entries"

    /// Nil where the file is none that is known here, or has none of that name.
    static func bytes(of section: String, inObject path: String) -> Data? {
        FileManager.default.contents(atPath: path).flatMap { data in
            place(of: section, in: data).map { data.subdata(in: $0) }
        }
    }

    static func place(of section: String, in data: Data) -> Range<Int>? {
        data.withUnsafeBytes { file in
            func number(_ at: Int, _ size: Int) -> Int? {
                guard at >= 0, at + size <= file.count else { return nil }
                return (0..<size).reversed().reduce(0) { $0 << 8 | Int(file[at + $1]) }
            }
            // ELF of 64 bits, the low byte first. No number here needs its eighth byte.
            guard file.count > 64, Array(file[0..<6]) == [0x7F, 0x45, 0x4C, 0x46, 2, 1],
                let table = number(0x28, 7), let entry = number(0x3A, 2), let count = number(0x3C, 2),
                let nameIndex = number(0x3E, 2), entry >= 64, nameIndex < count
            else { return nil }
            func place(_ index: Int) -> Range<Int>? {
                guard let offset = number(table + index * entry + 24, 7),
                    let size = number(table + index * entry + 32, 7), offset + size <= file.count
                else { return nil }
                return offset..<offset + size
            }
            guard let names = place(nameIndex) else { return nil }
            for index in 0..<count {
                guard let name = number(table + index * entry, 4), names.lowerBound + name < names.upperBound
                else { return nil }
                let text = file[(names.lowerBound + name)..<names.upperBound].prefix { $0 != 0 }
                if text.elementsEqual(section.utf8) { return place(index) }
            }
            return nil
        }
    }
}
