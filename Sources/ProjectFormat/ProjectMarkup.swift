import Foundation
import FoundationXML

/// The elements of a workspace's or a scheme's file, in their order.
final class ProjectMarkup: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        /// The names of the elements around it, outermost first.
        var around: [String]
        /// The `location` of the groups around it, outermost first.
        var locations: [String]
        var attributes: [String: String]
    }

    private(set) var elements: [Element] = []
    private var open: [(name: String, location: String?)] = []

    static func elements(of file: String) throws(ProjectError) -> [Element] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectError(file: file, text: "there is no such file, or it cannot be read")
        }
        let markup = ProjectMarkup()
        let parser = XMLParser(data: data)
        parser.delegate = markup
        // Of a document that ends too soon the parser says nothing.
        guard parser.parse(), markup.open.isEmpty else {
            throw ProjectError(file: file, line: max(1, parser.lineNumber), text: "not well-formed XML")
        }
        return markup.elements
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(
            Element(
                name: name, around: open.map(\.name), locations: open.compactMap(\.location),
                attributes: attributes))
        open.append((name, attributes["location"]))
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}

public enum ProjectWorkspace {
    /// The projects of a workspace in their order. Absolute.
    public static func projects(of workspace: URL) throws(ProjectError) -> [URL] {
        try files(of: workspace).filter { $0.pathExtension == "xcodeproj" }
    }

    /// The files and folders of a workspace in their order. Absolute.
    static func files(of workspace: URL) throws(ProjectError) -> [URL] {
        let file = workspace.path + "/contents.xcworkspacedata"
        let base = workspace.deletingLastPathComponent().path
        return try ProjectMarkup.elements(of: file).filter { $0.name == "FileRef" }.map { element in
            var folder = base
            for location in element.locations + [element.attributes["location"] ?? ""] {
                let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                let part = parts.count == 2 ? String(parts[1]) : ""
                folder = ProjectDocument.path(part, below: parts[0] == "group" ? folder : base)
            }
            return URL(fileURLWithPath: folder)
        }
    }
}

/// A scheme that a project or workspace shares.
public struct ProjectScheme: Equatable, Sendable {
    public let name: String
    /// The id of the target that it launches.
    public let target: String?
    /// The target's name, for schemes that a workspace holds.
    public let targetName: String?
    /// The configuration that it launches.
    public let configuration: String?
    /// The configuration that it tests.
    public let testConfiguration: String?
    /// What it hands the app at launch.
    public let launch: SchemeLaunch
    /// What it hands the app that hosts tests, where it has no test plan.
    public let tests: SchemeLaunch
    /// The targets that it tests then; nil where it names none.
    let testTargets: [TestPlan.Target]?
    /// The files of its test plans, the default one first. Absolute.
    let testPlans: [String]
}

extension ProjectScheme {
    /// Shared schemes of a project or workspace by name, and those that cannot be read.
    static func shared(in folder: URL) -> (schemes: [ProjectScheme], broken: [String: ProjectError]) {
        let place = folder.path + "/xcshareddata/xcschemes"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        var schemes: [ProjectScheme] = []
        var broken: [String: ProjectError] = [:]
        for file in files.sorted() where file.hasSuffix(".xcscheme") {
            let name = String(file.dropLast(9))
            do {
                schemes.append(
                    try ProjectScheme(
                        name, contentsOf: place + "/" + file, below: folder.deletingLastPathComponent().path))
            } catch {
                broken[name] = error
            }
        }
        return (schemes, broken)
    }

    /// - Parameter root: the folder of the project or workspace.
    private init(_ name: String, contentsOf file: String, below root: String) throws(ProjectError) {
        let elements = try ProjectMarkup.elements(of: file)
        let launched = elements.first {
            $0.name == "BuildableReference" && $0.around.contains("LaunchAction")
        }
        let launch = SchemeLaunch(of: "LaunchAction", in: elements)
        var tests = SchemeLaunch(of: "TestAction", in: elements)
        if Self.sharesLaunch(elements, tests) {
            tests = SchemeLaunch(
                arguments: launch.arguments, environment: launch.environment, locale: tests.locale)
        }
        self.init(
            name: name, target: launched?.attributes["BlueprintIdentifier"],
            targetName: launched?.attributes["BlueprintName"],
            configuration: elements.first { $0.name == "LaunchAction" }?.attributes["buildConfiguration"],
            testConfiguration: elements.first { $0.name == "TestAction" }?.attributes["buildConfiguration"],
            launch: launch, tests: tests, testTargets: TestPlan.targets(of: elements),
            testPlans: Self.testPlans(of: elements, below: root))
    }

    private static func testPlans(of elements: [ProjectMarkup.Element], below root: String) -> [String] {
        let references = elements.filter { $0.name == "TestPlanReference" }.map(\.attributes)
        let ordered =
            references.filter { $0["default"] == "YES" } + references.filter { $0["default"] != "YES" }
        return ordered.compactMap { attributes in
            // `container:` stands before the path.
            attributes["reference"]?.split(separator: ":", maxSplits: 1).last.map {
                ProjectDocument.path(String($0), below: root)
            }
        }
    }

    /// Whether tests have the arguments and the environment of a launch: where the scheme does not say so, if they have none of
    /// their own.
    private static func sharesLaunch(_ elements: [ProjectMarkup.Element], _ tests: SchemeLaunch) -> Bool {
        let said = elements.first { $0.name == "TestAction" }?.attributes["shouldUseLaunchSchemeArgsEnv"]
        return said.map { $0 == "YES" } ?? (tests.arguments.isEmpty && tests.environment.isEmpty)
    }
}
