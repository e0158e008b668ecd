import Foundation

/// What stands before the root element. A document type is refused before anything is parsed, so no entity is ever
/// declared.
enum NibProlog {
    /// - Throws: `NibError` for files that are not a plain UTF-8 XML document.
    static func check(_ data: Data, file: String, limits: NibLimits) throws {
        func fail(_ message: String, _ remedy: String) -> NibError {
            NibError(file: file, line: 0, message, remedy: remedy)
        }
        if data.count > limits.bytes {
            throw fail(
                "the file has \(data.count) bytes, more than \(limits.bytes)", "split it into several nibs")
        }
        let head = [UInt8](data.prefix(16))
        if head.starts(with: Array("NIBArchive".utf8)) || head.starts(with: Array("bplist".utf8)) {
            throw fail("this is a compiled nib", "give the xib or storyboard that it was made from")
        }
        if head.isEmpty { throw fail("the file is empty", "restore it or save it again in Xcode") }
        let isWide = head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) || head.contains(0)
        if isWide { throw fail("the file is not UTF-8", "save it as UTF-8, as Xcode does") }
        try data.withUnsafeBytes { bytes in
            var scan = Scan(bytes: bytes)
            switch scan.rootOrDeclaration() {
            case .root: return
            case .documentType(let line):
                throw NibError(
                    file: file, line: line, "a document type (<!DOCTYPE>) is not allowed",
                    remedy: "remove it; Xcode writes none")
            case .otherEncoding(let name):
                throw NibError(
                    file: file, line: 1, "the encoding \(name) is not UTF-8",
                    remedy: "save the file as UTF-8, as Xcode does")
            case .none(let line):
                throw NibError(
                    file: file, line: line, "this is not XML",
                    remedy: "restore the file or save it again in Xcode")
            }
        }
    }

    private enum Found { case root, documentType(Int), otherEncoding(String), none(Int) }

    private struct Scan {
        let bytes: UnsafeRawBufferPointer
        var at = 0
        var line = 1

        mutating func rootOrDeclaration() -> Found {
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
            while at < bytes.count {
                let byte = bytes[at]
                if byte == UInt8(ascii: "\n") { line += 1 }
                if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
                    at += 1
                } else if has("<?") {
                    let start = at
                    skip(past: "?>")
                    if let name = encoding(in: start..<at) { return .otherEncoding(name) }
                } else if has("<!--") {
                    skip(past: "-->")
                } else if has("<!") {
                    return .documentType(line)
                } else {
                    return byte == UInt8(ascii: "<") ? .root : .none(line)
                }
            }
            return .none(line)
        }

        private func has(_ word: StaticString) -> Bool {
            guard at + word.utf8CodeUnitCount <= bytes.count else { return false }
            return memcmp(bytes.baseAddress! + at, word.utf8Start, word.utf8CodeUnitCount) == 0
        }

        private mutating func skip(past word: StaticString) {
            while at < bytes.count, !has(word) {
                if bytes[at] == UInt8(ascii: "\n") { line += 1 }
                at += 1
            }
            at = min(at + word.utf8CodeUnitCount, bytes.count)
        }

        /// The declared encoding when it is another than UTF-8.
        private func encoding(in range: Range<Int>) -> String? {
            let text = String(decoding: bytes[range], as: UTF8.self)
            guard text.hasPrefix("<?xml"), let mark = text.range(of: "encoding") else { return nil }
            let rest = text[mark.upperBound...].drop { $0 != "\"" && $0 != "'" }.dropFirst()
            let name = String(rest.prefix { $0 != "\"" && $0 != "'" })
            return ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name.uppercased()) ? nil : name
        }
    }
}
