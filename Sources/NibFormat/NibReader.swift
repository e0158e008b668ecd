import Foundation

/// Bytes to elements: well-formed XML without a document type, within limits, in one pass and without recursion.
///
/// The toolchain's XML parser stops the process on some malformed input, and a nib may come from anywhere; what a
/// document of Xcode's needs of XML is this little: elements, attributes, text, comments, the five named and
/// the numbered characters.
struct NibReader {
    private struct Open {
        let name: String
        let line: Int
        let attributes: [NibElement.Attribute]
        var children: [NibElement] = []
        var text = ""
    }

    private let file: String
    private let limits: NibLimits
    private var scan: XMLScanner
    private var open: [Open] = []
    private var root: NibElement?
    private var count = 0

    /// - Throws: `NibError`.
    static func read(_ data: Data, file: String, limits: NibLimits) throws -> NibElement {
        try NibProlog.check(data, file: file, limits: limits)
        return try data.withUnsafeBytes { bytes in
            var reader = NibReader(file: file, limits: limits, scan: XMLScanner(bytes: bytes))
            do {
                return try reader.read()
            } catch let fault as XMLScanner.Fault {
                throw NibError(
                    file: file, line: reader.scan.line, id: reader.innermostID,
                    "the XML is broken: \(fault.message)",
                    remedy: "restore the file or save it again in Xcode")
            }
        }
    }

    private init(file: String, limits: NibLimits, scan: XMLScanner) {
        self.file = file
        self.limits = limits
        self.scan = scan
    }

    private var innermostID: String? {
        open.reversed().lazy.compactMap { entry in entry.attributes.first { $0.name == "id" }?.value }.first
    }

    private mutating func read() throws -> NibElement {
        scan.skipByteOrderMark()
        while !scan.isAtEnd {
            if let text = try scan.text() {
                try append(text)
            } else {
                try markup()
            }
        }
        guard let root, open.isEmpty else { throw XMLScanner.Fault("the file ends too early") }
        return root
    }

    private mutating func append(_ text: String) throws {
        if open.isEmpty {
            if text.contains(where: { !$0.isWhitespace }) {
                throw XMLScanner.Fault("text stands outside of the root element")
            }
        } else if open[open.count - 1].children.isEmpty {
            open[open.count - 1].text += text
        }
    }

    private mutating func markup() throws {
        if scan.skip("<!--") { return try scan.skip(past: "-->") }
        if scan.skip("<?") { return try scan.skip(past: "?>") }
        if scan.skip("<![CDATA[") { return try append(try scan.text(until: "]]>")) }
        if scan.starts(with: "<!") {
            throw NibError(
                file: file, line: scan.line, "a document type (<!DOCTYPE>) is not allowed",
                remedy: "remove it; Xcode writes none")
        }
        if scan.skip("</") { return try endTag() }
        guard scan.skip("<") else { throw XMLScanner.Fault("a tag is expected") }
        try startTag()
    }

    private mutating func startTag() throws {
        guard root == nil else { throw XMLScanner.Fault("there is a second root element") }
        let line = scan.line
        let name = try scan.name()
        count += 1
        func over(_ message: String, _ remedy: String) -> NibError {
            NibError(file: file, line: line, id: innermostID, message, remedy: remedy)
        }
        guard open.count < limits.depth else {
            throw over(
                "elements are nested more than \(limits.depth) deep", "take the views apart into several nibs"
            )
        }
        guard count <= limits.elements else {
            throw over("there are more than \(limits.elements) elements", "split the file")
        }
        var attributes = try scan.attributes()
        attributes.sort { $0.name < $1.name }
        for index in attributes.indices.dropFirst()
        where attributes[index].name == attributes[index - 1].name {
            throw XMLScanner.Fault("the attribute \(attributes[index].name) is given twice")
        }
        scan.skipSpace()
        if scan.skip("/>") {
            close(NibElement(name, line: line, attributes: attributes))
        } else if scan.skip(">") {
            open.append(Open(name: name, line: line, attributes: attributes))
        } else {
            throw XMLScanner.Fault("the tag <\(name)> does not end")
        }
    }

    private mutating func endTag() throws {
        let name = try scan.name()
        scan.skipSpace()
        guard scan.skip(">") else { throw XMLScanner.Fault("the tag </\(name)> does not end") }
        guard let last = open.last, last.name == name else {
            let expected = open.last.map { "</\($0.name)> of line \($0.line)" } ?? "no end tag"
            throw XMLScanner.Fault("</\(name)> stands where \(expected) is expected")
        }
        open.removeLast()
        close(
            NibElement(
                last.name, line: last.line, attributes: last.attributes, children: last.children,
                text: last.children.isEmpty ? last.text : ""))
    }

    private mutating func close(_ element: NibElement) {
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
