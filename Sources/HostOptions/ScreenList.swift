import Foundation

/// What of a source can be shown by itself, as its built app tells it.
public struct ScreenList: Codable, Sendable {
    /// A view controller, a scene of a storyboard or a preview.
    public struct Screen: Codable, Sendable {
        /// `controller:NAME`, `preview:FILE:LINE` or, of several that are shown there, `preview:FILE:LINE:NUMBER` from the second
        public var id: String
        public var name: String
        /// The class of a view controller that the source declares; nil for previews
        public var type: String?

        public init(id: String, name: String, type: String? = nil) {
            (self.id, self.name, self.type) = (id, name, type)
        }
    }

    /// A view controller that cannot be shown by itself.
    public struct Unstartable: Codable, Sendable {
        public var name: String
        public var reason: String

        public init(name: String, reason: String) { (self.name, self.reason) = (name, reason) }
    }

    /// Whether there is an app besides
    public var app: Bool
    public var screens: [Screen]
    public var unstartable: [Unstartable]

    public init(app: Bool, screens: [Screen], unstartable: [Unstartable]) {
        (self.app, self.screens, self.unstartable) = (app, screens, unstartable)
    }
}

extension ScreenList {
    /// The last one in what an app has printed, beside whatever else it prints: a list is a line.
    public static func told(in output: Data) -> Data? {
        output.split(separator: UInt8(ascii: "\n")).map { Data($0) }.last {
            (try? JSONDecoder().decode(ScreenList.self, from: $0)) != nil
        }
    }
}
