import Foundation
import SnapshotComparison

extension SnapshotReport {
    private struct Content: Codable {
        struct Picture: Codable {
            var name: String
            var screen: String
            var variant: String
            var kind: String
            var pixels: Int
            var words: [String]
            var before: Int?
            var after: Int?
            var dump: Dump?
            /// As it is, for a report that this page becomes a part of
            var difference: SnapshotDifference?
        }
        var title: String
        var pictures: [Picture] = []
        /// PNG in base 64, each once
        var images: [String] = []
        var canAccept: Bool
    }

    /// A dump as it stands, so that nothing of it has to be known here.
    private enum Dump: Codable {
        case object([String: Dump])
        case list([Dump])
        case text(String)
        case number(Double)
        case bool(Bool)
        case null

        init(from decoder: any Decoder) throws {
            let one = try decoder.singleValueContainer()
            if let value = try? one.decode([String: Dump].self) {
                self = .object(value)
            } else if let value = try? one.decode([Dump].self) {
                self = .list(value)
            } else if let value = try? one.decode(String.self) {
                self = .text(value)
            } else if let value = try? one.decode(Bool.self) {
                self = .bool(value)
            } else if let value = try? one.decode(Double.self) {
                self = .number(value)
            } else {
                self = .null
            }
        }

        func encode(to encoder: any Encoder) throws {
            var one = encoder.singleValueContainer()
            switch self {
            case .object(let value): try one.encode(value)
            case .list(let value): try one.encode(value)
            case .text(let value): try one.encode(value)
            case .number(let value): try one.encode(value)
            case .bool(let value): try one.encode(value)
            case .null: try one.encodeNil()
            }
        }
    }

    private var content: Content {
        var content = Content(title: title, canAccept: canAccept)
        var indices: [Data: Int] = [:]
        func index(_ picture: Data?) -> Int? {
            guard let picture else { return nil }
            if let index = indices[picture] { return index }
            indices[picture] = content.images.count
            content.images.append(picture.base64EncodedString())
            return content.images.count - 1
        }
        for picture in pictures {
            let (before, after) = (index(picture.before), index(picture.after))
            content.pictures.append(
                .init(
                    name: picture.name, screen: picture.screen, variant: picture.variant,
                    kind: picture.kind.rawValue, pixels: picture.difference?.pixels ?? 0,
                    words: picture.difference?.changes.map(\.words) ?? [], before: before, after: after,
                    // Where nothing differs nobody asks for views.
                    dump: picture.difference == nil
                        ? nil : picture.dump.flatMap { try? JSONDecoder().decode(Dump.self, from: $0) },
                    difference: picture.difference))
        }
        return content
    }

    /// The page, whole: pictures, style and script stand in it, and it asks for nothing.
    /// - Parameter nonce: what a server's policy knows its own style and script by.
    public func html(nonce: String = "") throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Nothing in a text may end the script's element.
        let data = String(decoding: try encoder.encode(content), as: UTF8.self).replacing(
            "<", with: "\\u003c")
        let title = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        // What comes from outside comes last, so that nothing is looked for in it.
        let parts = Self.text(PackageResources.report_html)
            .replacing("/* report.css */", with: Self.text(PackageResources.report_css))
            .replacing("/* report.js */", with: Self.text(PackageResources.report_js))
            .replacing("NONCE", with: nonce)
            .split(separator: "DATA", maxSplits: 1).map { $0.replacing("TITLE", with: title) }
        return Data((parts[0] + data + parts[1]).utf8)
    }

    /// Reads a page that `html` has made. Nil for anything else.
    public init?(page: Data) {
        guard let begin = page.range(of: Data(Self.beginOfData.utf8)),
            let start = page.range(of: Data(">".utf8), in: begin.upperBound..<page.endIndex),
            let end = page.range(of: Data("</script>".utf8), in: start.upperBound..<page.endIndex),
            let content = try? JSONDecoder().decode(
                Content.self, from: page[start.upperBound..<end.lowerBound])
        else { return nil }
        let images = content.images.map { Data(base64Encoded: $0) }
        func image(_ index: Int?) -> Data? {
            index.flatMap { images.indices.contains($0) ? images[$0] : nil }
        }
        self.init(
            title: content.title,
            pictures: content.pictures.map {
                Picture(
                    name: $0.name, difference: $0.difference,
                    isCompared: $0.kind != Picture.Kind.uncompared.rawValue, before: image($0.before),
                    after: image($0.after), dump: $0.dump.flatMap { try? JSONEncoder().encode($0) })
            })
    }

    /// As the page has it.
    private static let beginOfData = #"<script type="application/json" id="data""#

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
