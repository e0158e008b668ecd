import Foundation
import ProjectFormat
import StandInTable

/// What a built executable knows about itself: a file beside it, read when the app starts.
public struct AppRecord: Codable, Equatable, Sendable {
    /// The app's module, which its class names start with.
    public var module: String
    /// The folder whose files are the app's bundle resources; nil for an app of a single Swift file.
    public var source: String?
    /// Files and folders below it that Xcode projects give to other targets. Absolute, sorted.
    public var leftOut: [String]
    /// What an Xcode project says of the app.
    public var target: AppTarget?
    /// Where its source may declare previews.
    public var previews: [PreviewPlace] = []
    /// Names of its classes that may be view controllers.
    public var controllers: [String] = []
    /// Where its source, libraries included, declares classes.
    public var classes: [ClassPlace] = []

    /// What a project's scheme hands the app, or the program's environment where tests run in it.
    public var launch: SchemeLaunch {
        let given = ProcessInfo.processInfo.environment[Self.launchVariable]
        return given.flatMap { try? JSONDecoder().decode(SchemeLaunch.self, from: Data($0.utf8)) }
            ?? target?.launch ?? SchemeLaunch()
    }

    /// The environment variable by which a program with tests is told.
    static let launchVariable = "SHOJI_TEST_LAUNCH"

    public static let fileName = ".shoji.json"

    public init(
        module: String, source: String?, leftOut: [String] = [], target: AppTarget? = nil,
        previews: [PreviewPlace] = [], controllers: [String] = [],
        classes: [ClassPlace] = []
    ) {
        self.module = module
        self.source = source
        self.leftOut = leftOut
        self.target = target
        self.previews = previews
        self.controllers = controllers
        self.classes = classes
    }

    public init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(AppRecord.self, from: Data(contentsOf: url))
    }

    func write(to url: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(self).writeWhole(to: url)
    }
}
