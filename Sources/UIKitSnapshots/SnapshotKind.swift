import CoreGraphics
import Foundation
import QuartzCore
import Raster
import SnapshotComparison

/// One thing that is written of a screen, and how two of them are compared.
public struct SnapshotKind: Sendable {
    /// Of its file.
    public let fileExtension: String
    /// Makes it from a screen.
    public let make: @MainActor @Sendable (SnapshotScreen) -> Data
    /// What is different, in words; nil when nothing is.
    public let difference: @Sendable (_ wanted: Data, _ found: Data) -> String?
    /// What became of the views, with what the screen tells of reasons; nil where it is not views that are compared.
    var changes: (@MainActor @Sendable (_ wanted: Data, _ found: Data, SnapshotScreen) -> [ViewChange])?

    /// Whether a recording is known to be of a screen, without making another one; nil where both are compared.
    var isKnown: (@MainActor @Sendable (_ wanted: Data, SnapshotScreen) -> Bool)?
    /// How it lies in its file; nil: as it was made.
    var kept: (@Sendable (Data) -> Data)?

    /// What shows the difference to the eye; nil where words do.
    var picture: (@Sendable (_ wanted: Data, _ found: Data) -> Data?)?

    public init(
        fileExtension: String, make: @escaping @MainActor @Sendable (SnapshotScreen) -> Data,
        difference: @escaping @Sendable (_ wanted: Data, _ found: Data) -> String?
    ) {
        self.fileExtension = fileExtension
        self.make = make
        self.difference = difference
    }
}

extension SnapshotKind {
    /// The pixels. The same source gives the same bytes on every machine.
    public static let image = image()

    /// The pixels.
    /// - Parameters:
    ///   - differing: the share of pixels that may differ, 0...1.
    ///   - perceptualPrecision: how alike a pixel must be not to differ; 1 is the same, 0.98 what nobody sees: 1 less a hundredth of the
    ///     distance in CIELAB (CIE 1994).
    public static func image(differing: Double = 0, perceptualPrecision: Double = 1) -> SnapshotKind {
        var kind = SnapshotKind(
            fileExtension: "png", make: { $0.bitmap.png() },
            difference: { wanted, found in
                if wanted == found { return nil }
                guard let a = try? Bitmap(decoding: wanted, origin: nil),
                    let b = try? Bitmap(decoding: found, origin: nil)
                else { return "the recorded picture cannot be read" }
                if a.width != b.width || a.height != b.height {
                    return "\(b.width)x\(b.height) pixels, recorded were \(a.width)x\(a.height)"
                }
                guard let difference = a.difference(from: b) else { return nil }
                let count =
                    perceptualPrecision < 1
                    ? LabColor.countOfUnlike(a.words, b.words, perceptualPrecision) : difference.count
                return Double(count) > differing * Double(a.width * a.height) ? difference.description : nil
            })
        kind.isKnown = { wanted, screen in screen.bitmap.isShown(by: wanted) }
        kind.kept = { Bitmap.kept($0) }
        kind.picture = { wanted, found in
            guard let a = try? Bitmap(decoding: wanted, origin: nil),
                let b = try? Bitmap(decoding: found, origin: nil)
            else { return nil }
            return a.marked(whereDifferentFrom: b).png()
        }
        return kind
    }

    /// The tree of views with frames, texts and fonts.
    public static let views: SnapshotKind = {
        var kind = text("json") { $0.viewDump }
        kind.changes = { wanted, found, screen in
            guard let old = try? SnapshotDump(wanted), let new = try? SnapshotDump(found) else { return [] }
            return DumpComparison(from: old, to: new, details: screen.details).changes
        }
        return kind
    }()

    /// The tree of layers.
    public static let layers = text("txt") { $0.tree.dump }

    private static func text(
        _ fileExtension: String, _ make: @escaping @MainActor @Sendable (SnapshotScreen) -> String
    ) -> SnapshotKind {
        SnapshotKind(
            fileExtension: fileExtension, make: { Data(make($0).utf8) },
            difference: { wanted, found in
                wanted == found ? nil : LineDifference(wanted, found).words
            })
    }
}

/// The first lines in which two texts differ.
private struct LineDifference {
    let words: String

    init(_ wanted: Data, _ found: Data) {
        func lines(_ data: Data) -> [Substring] {
            String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        }
        let (wanted, found) = (lines(wanted), lines(found))
        var parts: [String] = []
        for number in 0..<max(wanted.count, found.count) {
            let a = number < wanted.count ? wanted[number] : nil
            let b = number < found.count ? found[number] : nil
            if a == b { continue }
            if parts.count == 8 {
                parts.append("…")
                break
            }
            parts.append("line \(number + 1)\n  - \(a ?? "(none)")\n  + \(b ?? "(none)")")
        }
        words = parts.joined(separator: "\n")
    }
}
