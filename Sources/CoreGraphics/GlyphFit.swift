/// How outlines are drawn of a face that stands in for another: as wide and as high as the other's.
public final class GlyphFit: Hashable, Sendable {
    /// Heights above the baseline, in ems: each of the face's own becomes another, in between in proportion. Beyond the last ones
    /// outlines keep their heights and only move.
    public struct Heights: Hashable, Sendable {
        private let own: [Double]
        private let fitted: [Double]

        /// - Parameter pairs: the face's own height and what becomes of it, from the lowest up; of two at one height the second counts for
        ///   nothing.
        public init(_ pairs: [(own: Double, fitted: Double)]) {
            own = pairs.map(\.own)
            fitted = pairs.map(\.fitted)
        }

        public func callAsFunction(_ y: Double) -> Double {
            guard let first = own.first else { return y }
            if y <= first { return fitted[0] + y - first }
            guard let next = own.firstIndex(where: { y <= $0 }) else {
                return fitted[own.count - 1] + y - own[own.count - 1]
            }
            let share = (y - own[next - 1]) / (own[next] - own[next - 1])
            return fitted[next - 1] + share * (fitted[next] - fitted[next - 1])
        }
    }

    /// What becomes of a glyph.
    public struct Form: Hashable, Sendable {
        /// How much wider it is, from its origin on.
        public var stretch: Double
        public var heights: Heights

        public init(stretch: Double = 1, heights: Heights) {
            self.stretch = stretch
            self.heights = heights
        }

        /// The box of the glyph's outline, in ems from its origin, y downwards.
        public func box(_ own: CGRect) -> CGRect {
            let (top, bottom) = (heights(Double(-own.minY)), heights(Double(-own.maxY)))
            return CGRect(
                x: own.minX * stretch, y: CGFloat(-top), width: own.width * stretch,
                height: CGFloat(top - bottom))
        }
    }

    private let forms: [CGGlyph: Form]
    private let others: Form

    /// - Parameter others: what becomes of glyphs without a form of their own.
    public init(forms: [CGGlyph: Form], others: Form) {
        self.forms = forms
        self.others = others
    }

    public func form(of glyph: CGGlyph) -> Form { forms[glyph] ?? others }

    public static func == (a: GlyphFit, b: GlyphFit) -> Bool {
        a === b || (a.others == b.others && a.forms == b.forms)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(others) }
}
