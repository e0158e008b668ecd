/// A view as somebody sees it who looks into the screen: a value, made anew for each question.
public struct InspectedView: Codable, Equatable, Sendable {
    /// The same for a view as long as it lives.
    public var number: Int
    /// Its class without the module.
    public var kind: String
    /// Accessibility identifier
    public var id: String?
    public var text: String?
    /// x, y, width and height in the superview.
    public var frame: [Double]
    /// The box around it on the screen.
    public var box: [Double]
    public var isHidden: Bool?
    /// Whether constraints about it are broken, or leave its place open.
    public var isWrong: Bool?
    /// Back to front; nil where only the view itself was asked for.
    public var children: [InspectedView]?
}

/// What there is to know of one view, in groups, as it is read.
public struct InspectedDetails: Codable, Equatable, Sendable {
    public struct Group: Codable, Equatable, Sendable {
        public var title: String
        public var rows: [Row]
    }

    public struct Row: Codable, Equatable, Sendable {
        public var name: String
        public var value: String
        /// Of what is a colour, `#RRGGBBAA` as it is under the view's traits.
        public var color: String?
        /// Another view that the row speaks of.
        public var view: Int?
        public var isWrong: Bool?
    }

    public var number: Int
    /// Where the source declares the view's class and its controller's.
    public var places: [Place] = []
    public var groups: [Group]

    /// Of a declaration, below the folder of source.
    public struct Place: Codable, Equatable, Sendable {
        public var kind: String
        public var file: String
        public var line: Int

        public init(kind: String, file: String, line: Int) {
            self.kind = kind
            self.file = file
            self.line = line
        }
    }

    /// The rows of one group; empty without one of that title.
    public subscript(title: String) -> [Row] { groups.first { $0.title == title }?.rows ?? [] }
}
