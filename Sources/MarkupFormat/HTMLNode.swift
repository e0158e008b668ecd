import CMarkup

/// A node of an HTML document: an element, or text between elements. Names are in small letters.
public enum HTMLNode: Equatable, Sendable {
    case text(String)
    indirect case element(HTMLElement)
}

public struct HTMLElement: Equatable, Sendable {
    public var name: String
    public var attributes: [String: String] = [:]
    public var children: [HTMLNode] = []

    init(name: String, attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    /// Reads a document or a part of one, however broken; nil when there is nothing in it. Nothing is loaded from
    /// elsewhere. Costs one pass.
    public init?(html: String) {
        let start = html.lowercased()
        let isWhole = ["<head", "<body"].contains { start.contains($0) }
        // Text without a body around it would be put into a paragraph.
        var text = isWhole ? html : "<html><body>" + html
        let reading = Reading()
        let events = CMarkupEvents(
            begin: { context, name, attributes in Reading.of(context).begin(name, attributes) },
            text: { context, text in text.map { Reading.of(context).add(.text(String(cString: $0))) } },
            end: { Reading.of($0).end() })
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                cmarkup_read_html(
                    $0.baseAddress, Int32($0.count), Unmanaged.passUnretained(reading).toOpaque(), events)
            }
        }
        guard let root = reading.root else { return nil }
        self = root
    }
}

/// A document while it is read.
private final class Reading {
    var root: HTMLElement?
    private var open: [HTMLElement] = []

    static func of(_ context: UnsafeMutableRawPointer?) -> Reading {
        Unmanaged<Reading>.fromOpaque(context!).takeUnretainedValue()
    }

    func begin(_ name: UnsafePointer<CChar>?, _ attributes: UnsafePointer<UnsafePointer<CChar>?>?) {
        var element = HTMLElement(name: name.map { String(cString: $0) }?.lowercased() ?? "")
        var index = 0
        while let attributes, let key = attributes[index], let value = attributes[index + 1] {
            element.attributes[String(cString: key).lowercased()] = String(cString: value)
            index += 2
        }
        open.append(element)
    }

    func add(_ node: HTMLNode) {
        guard !open.isEmpty else { return }
        open[open.count - 1].children.append(node)
    }

    func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { add(.element(element)) }
    }
}
