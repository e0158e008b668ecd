import CoreGraphics
import Glibc

/// The rules of a language for dividing words: a dictionary of one of Debian's packages `hyphen-…`, read by its library `libhyphen0`.
/// Both are opened when they are needed; few texts are hyphenated.
public final class HyphenDictionary: WordDivider {
    private let library: Library
    private let dictionary: OpaquePointer
    /// From UTF-8 to what the dictionary is written in; nil where that is UTF-8 too.
    private let converter: iconv_t?

    /// What a machine lacks for the rules of a language.
    public struct Missing: Error, Equatable, CustomStringConvertible {
        public var packages: [String]
        public var description: String {
            "the Debian package\(packages.count > 1 ? "s" : "") \(packages.joined(separator: " and "))"
        }
    }

    /// - Parameter language: as "de" or "de-CH". Throws ``Missing``.
    public init(
        language: String, folder: String = "/usr/share/hyphen", library name: String = "libhyphen.so.0"
    ) throws {
        let tags = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        let tongue = tags.first?.lowercased() ?? "en"
        let file = Self.file(for: tongue, region: tags.dropFirst().last, in: folder)
        let library = Library(name)
        guard let file, let library else {
            let package = tongue == "en" ? "hyphen-en-us" : "hyphen-\(tongue)"
            throw Missing(packages: (library == nil ? ["libhyphen0"] : []) + (file == nil ? [package] : []))
        }
        let path = folder + "/" + file
        guard let dictionary = library.load(path), let script = Self.firstLine(of: path) else {
            throw Missing(packages: ["hyphen-\(tongue)"])
        }
        self.library = library
        self.dictionary = dictionary
        converter =
            script == "UTF-8"
            ? nil : iconv_open(script.replacing("microsoft-cp", with: "CP"), "UTF-8")
    }

    deinit {
        library.free(dictionary)
        if let converter { iconv_close(converter) }
    }

    public func divisions(of word: String) -> [Int] {
        // Rules are written in small letters.
        let small = word.lowercased()
        let letters = Array(word.unicodeScalars)
        guard small.unicodeScalars.count == letters.count, let bytes = converted(small) else { return [] }
        var hyphens = [CChar](repeating: 0, count: bytes.count + 5)
        var changes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var (places, cuts): (UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?)
        let length = Int32(bytes.count)
        let failed = library.hyphenate(dictionary, bytes, length, &hyphens, nil, &changes, &places, &cuts)
        defer {
            if let changes {
                for index in 0..<bytes.count { Glibc.free(changes[index]) }
                Glibc.free(changes)
            }
            Glibc.free(places)
            Glibc.free(cuts)
        }
        guard failed == 0 else { return [] }
        // One number a letter, odd where the word may be divided after it; where letters would change it stays whole.
        var (offset, found) = (0, [Int]())
        for (index, letter) in letters.dropLast().enumerated() {
            offset += UTF8.width(letter)
            if hyphens[index] & 1 == 1, changes?[index] == nil { found.append(offset) }
        }
        return found
    }

    private func converted(_ word: String) -> [CChar]? {
        let bytes = word.utf8.map { CChar(bitPattern: $0) }
        guard let converter else { return bytes }
        var (input, output) = (bytes, [CChar](repeating: 0, count: bytes.count))
        var (left, room) = (bytes.count, bytes.count)
        let failed = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (from, to) = (input.baseAddress, output.baseAddress)
                return iconv(converter, &from, &left, &to, &room) == -1
            }
        }
        guard !failed, left == 0 else { return nil }
        return Array(output.prefix(bytes.count - room))
    }

    // MARK: Files

    /// The dictionary of a language and region, else of the language, of its own country, of any.
    private static func file(for language: String, region: String?, in folder: String) -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasPrefix("hyph_\(language).") || $0.hasPrefix("hyph_\(language)_")
        }
        let home = language == "en" ? "US" : language.uppercased()
        let wanted = [region.map { "_" + $0 }, "", "_" + home].compactMap { $0 }
        return wanted.lazy.map { "hyph_\(language)\($0).dic" }.first(where: names.contains)
            ?? names.filter { $0.hasSuffix(".dic") }.min()
    }

    /// What the file is written in.
    private static func firstLine(of path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 64)
        guard fgets(&line, 64, file) != nil else { return nil }
        let text = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).first.map(
            String.init)
    }

    /// What is used of libhyphen; its binary interface is that of 2.8.
    private struct Library {
        typealias Load = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
        typealias Free = @convention(c) (OpaquePointer) -> Void
        typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        typealias Numbers = UnsafeMutablePointer<Int32>
        typealias Hyphenate =
            @convention(c) (
                OpaquePointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<CChar>,
                UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Texts?>, UnsafeMutablePointer<Numbers?>,
                UnsafeMutablePointer<Numbers?>
            ) -> Int32

        let load: Load
        let free: Free
        let hyphenate: Hyphenate

        init?(_ name: String) {
            guard let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL),
                let load = dlsym(library, "hnj_hyphen_load"),
                let free = dlsym(library, "hnj_hyphen_free"),
                let hyphenate = dlsym(library, "hnj_hyphen_hyphenate2")
            else { return nil }
            self.load = unsafeBitCast(load, to: Load.self)
            self.free = unsafeBitCast(free, to: Free.self)
            self.hyphenate = unsafeBitCast(hyphenate, to: Hyphenate.self)
        }
    }
}
