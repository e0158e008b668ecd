import Foundation

/// What dumps do not tell of a view and its screen knows, in the tree of the dump: for reasons. A run keeps it beside its pictures,
/// so that one that compares with them knows what was set.
public struct ViewDetails: Codable, Sendable, Equatable {
    /// The controller whose view it is
    public var controller: String?
    /// Of its text, `#RRGGBBAA`
    public var color: String?
    /// By their names: what its looks and its size depend on
    public var properties: [String: ChangedValue] = [:]
    public var stack: Stack?
    public var constraints: [Constraint] = []
    public var children: [ViewDetails] = []

    public init() {}

    /// Where those of a picture are, in the folder that has it.
    public static func file(of name: String, in folder: URL) -> URL {
        folder.appendingPathComponent(".details").appendingPathComponent("\(name).json")
    }

    func child(_ index: Int) -> ViewDetails? { children.indices.contains(index) ? children[index] : nil }

    public struct Stack: Codable, Sendable, Equatable {
        public var isVertical: Bool
        public var spacing: Double

        public init(isVertical: Bool, spacing: Double) {
            self.isVertical = isVertical
            self.spacing = spacing
        }
    }

    /// An edge or length by its kind.
    public enum Edge: String, Codable, Sendable {
        case left, right, top, bottom, width, height, centerX, centerY
    }

    /// An edge of a view, which a path of indices from the root of the dump leads to.
    public struct Anchor: Codable, Sendable, Equatable {
        public var path: [Int]
        public var edge: Edge

        public init(path: [Int], edge: Edge) {
            self.path = path
            self.edge = edge
        }
    }

    /// `own = multiplier × other + constant + offset`.
    public struct Constraint: Codable, Sendable, Equatable {
        /// In words, without the constant: `title.leading == BookCell.leading`
        public var text: String
        public var own: Anchor
        public var other: Anchor?
        public var multiplier: Double
        public var constant: Double
        /// What guides and baselines are from the edges of their views
        public var offset: Double
        public var isEquation: Bool
        public var priority: Double

        public init(
            text: String, own: Anchor, other: Anchor?, multiplier: Double = 1, constant: Double,
            offset: Double = 0, isEquation: Bool = true, priority: Double = 1000
        ) {
            self.text = text
            self.own = own
            self.other = other
            self.multiplier = multiplier
            self.constant = constant
            self.offset = offset
            self.isEquation = isEquation
            self.priority = priority
        }
    }
}
