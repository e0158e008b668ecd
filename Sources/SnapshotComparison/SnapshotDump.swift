import CoreGraphics
import Foundation

/// A dump as `shoji snapshot` writes it.
public struct SnapshotDump: Decodable, Sendable {
    public var device: String
    public var size: [Double]
    public var scale: Double
    public var orientation: String
    public var textSize: String
    public var appearance: String
    public var root: DumpedView?

    /// Throws what the decoder has against it.
    public init(_ data: Data) throws { self = try JSONDecoder().decode(SnapshotDump.self, from: data) }

    /// What was set on the device, in the order of the dump.
    var settings: [(name: String, value: String)] {
        [
            ("device", device), ("orientation", orientation), ("textSize", textSize),
            ("appearance", appearance),
            ("scale", "\(scale)"),
        ]
    }
}

/// One view of a dump.
public struct DumpedView: Decodable, Sendable {
    public struct Font: Decodable, Equatable, Sendable {
        var name: String
        var size: Double

        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            name = try list.decode(String.self)
            size = try list.decode(Double.self)
        }
    }

    public var kind: String
    public var frame: CGRect
    public var windowFrame: CGRect
    public var id: String?
    public var label: String?
    public var text: String?
    public var font: Font?
    public var image: String?
    public var isHidden: Bool
    public var alpha: Double
    public var background: String?
    public var indexPath: [Int]?
    public var children: [DumpedView]
    /// What else is told of it, by key.
    var others: [String: ChangedValue]

    private enum Key: String, CodingKey, CaseIterable {
        case kind = "class"
        case frame, windowFrame, id, label, text, font, image, hidden, alpha, background, indexPath, children
        case contentOffset, contentSize, contentInset, adjustedContentInset, selected, numberOfPages,
            currentPage
        case reuseIdentifier, supplementaryKind
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func rect(_ key: Key) throws -> CGRect {
            let list = try values.decode([Double].self, forKey: key)
            guard list.count == 4 else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: values, debugDescription: "no rectangle")
            }
            return CGRect(x: list[0], y: list[1], width: list[2], height: list[3])
        }
        kind = try values.decode(String.self, forKey: .kind)
        (frame, windowFrame) = (try rect(.frame), try rect(.windowFrame))
        id = try values.decodeIfPresent(String.self, forKey: .id)
        label = try values.decodeIfPresent(String.self, forKey: .label)
        text = try values.decodeIfPresent(String.self, forKey: .text)
        font = try values.decodeIfPresent(Font.self, forKey: .font)
        image = try values.decodeIfPresent(String.self, forKey: .image)
        isHidden = try values.decodeIfPresent(Bool.self, forKey: .hidden) ?? false
        alpha = try values.decodeIfPresent(Double.self, forKey: .alpha) ?? 1
        background = try values.decodeIfPresent(String.self, forKey: .background)
        indexPath = try values.decodeIfPresent([Int].self, forKey: .indexPath)
        children = try values.decodeIfPresent([DumpedView].self, forKey: .children) ?? []
        others = [:]
        for key in [Key.contentOffset, .contentSize, .contentInset, .adjustedContentInset] {
            others[key.rawValue] = try values.decodeIfPresent([Double].self, forKey: key).map { .numbers($0) }
        }
        for key in [Key.numberOfPages, .currentPage] {
            others[key.rawValue] = try values.decodeIfPresent(Double.self, forKey: key).map { .number($0) }
        }
        others["selected"] = try values.decodeIfPresent(Bool.self, forKey: .selected).map { .text("\($0)") }
    }

    /// All texts inside, which tell rows of a list apart.
    var allTexts: [String] {
        [text, image].compactMap { $0 }.filter { !$0.isEmpty } + children.flatMap(\.allTexts)
    }
}
