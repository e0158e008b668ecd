import Foundation

/// A xib or storyboard as Xcode 5 and later write it: the tree of elements, and where each object id stands.
public struct NibDocument: Sendable {
    public enum Kind: Equatable, Sendable { case nib, storyboard }

    /// For messages: the path, or what the reader was told.
    public let file: String
    public let kind: Kind
    /// The `document` element.
    public let root: NibElement
    /// Every element with an object id that others may refer to.
    public let elements: [String: NibElement]
    /// Pictures, named and system colours that the document mentions, with what Xcode knew of them.
    public let resources: NibResources

    /// - Throws: `NibError` with file, line and object id.
    public init(contentsOf path: String, limits: NibLimits = NibLimits()) throws {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        if let size, size > limits.bytes {
            throw NibError(
                file: path, line: 0, "the file has \(size) bytes, more than \(limits.bytes)",
                remedy: "split it into several nibs")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw NibError(
                file: path, line: 0, "the file cannot be read", remedy: "check that it exists and is readable"
            )
        }
        try self.init(data: data, file: path, limits: limits)
    }

    /// - Throws: `NibError` with file, line and object id.
    public init(data: Data, file: String, limits: NibLimits = NibLimits()) throws {
        let root = try NibReader.read(data, file: file, limits: limits)
        kind = try Self.kind(of: root, file: file)
        elements = try Self.index(root, file: file)
        self.file = file
        self.root = root
        resources = NibResources(root.members(of: "resources"))
    }

    /// The objects of a nib: placeholders and top-level objects in the order of the file; none in a storyboard.
    public var objects: [NibElement] { root.members(of: "objects") }

    /// The scenes of a storyboard in the order of the file; none in a nib.
    public var scenes: [NibScene] { root.members(of: "scenes").map(NibScene.init) }

    /// The id of the controller that a storyboard starts with.
    public var initialViewController: String? { root["initialViewController"] }

    /// An error at one of this document's elements.
    public func error(at element: NibElement, _ message: String, remedy: String) -> NibError {
        NibError(file: file, line: element.line, id: element.id, message, remedy: remedy)
    }

    private static func kind(of root: NibElement, file: String) throws -> Kind {
        let type = root["type"] ?? ""
        if root.name == "archive" {
            throw NibError(
                file: file, line: root.line, "the file has the format of Xcode 4 and before",
                remedy: "open it in Xcode and save it again")
        }
        guard root.name == "document" else {
            throw NibError(
                file: file, line: root.line, "the root element is <\(root.name)>, not <document>",
                remedy: "give a xib or storyboard")
        }
        if type.contains("Cocoa.XIB") || type.contains("MacOSX") {
            throw NibError(
                file: file, line: root.line, "the document is for macOS", remedy: "give one for iOS")
        }
        let isStoryboard = type.contains("Storyboard") || root.child(named: "scenes") != nil
        return isStoryboard ? .storyboard : .nib
    }

    /// Elements whose `id` names no object: devices, tools, connections.
    private static let nameless: Set<String> = [
        "adaptation", "deployment", "device", "plugIn", "capability", "outlet", "outletCollection", "action",
    ]

    private static func index(_ root: NibElement, file: String) throws -> [String: NibElement] {
        var found: [String: NibElement] = [:]
        try root.visit { element in
            guard let id = element.id, !nameless.contains(element.name) else { return }
            if let first = found.updateValue(element, forKey: id) {
                throw NibError(
                    file: file, line: element.line, id: id,
                    "the id is used twice: <\(first.name)> on line \(first.line) has it too",
                    remedy: "give one of them another id, or resolve the merge conflict")
            }
        }
        return found
    }
}

/// One scene of a storyboard: a controller with its objects.
public struct NibScene: Sendable {
    public let element: NibElement

    public init(_ element: NibElement) { self.element = element }

    /// All objects: the controller, placeholders, exits, further top-level objects.
    public var objects: [NibElement] { element.members(of: "objects") }
    /// The controller, or the placeholder for one in another storyboard; nil in a broken scene.
    public var controller: NibElement? {
        let aside: Set = ["placeholder", "exit", "customObject"]
        let candidates = objects.filter { !aside.contains($0.name) }
        return candidates.first { $0["sceneMemberID"] == "viewController" }
            ?? candidates.first { $0.name.hasSuffix("ontroller") || $0.name == "viewControllerPlaceholder" }
    }
    /// The exit that unwind segues lead to.
    public var exit: NibElement? { objects.first { $0.name == "exit" } }
}

/// Of the document's `resources`: what Xcode knew of the assets that it mentions.
public struct NibResources: Sendable {
    /// Colours of asset catalogues with their values in the light appearance.
    public let namedColors: [String: NibColor]
    /// System colours by the names that `color` elements use, light appearance.
    public let systemColors: [String: NibColor]
    /// Pictures with their sizes in points.
    public let images: [String: CGSize]

    public init(_ elements: [NibElement]) {
        var named: [String: NibColor] = [:]
        var system: [String: NibColor] = [:]
        var images: [String: CGSize] = [:]
        for element in elements {
            guard let name = element["name"] else { continue }
            switch element.name {
            case "namedColor": named[name] = element.child(named: "color").flatMap(NibColor.init)
            case "systemColor": system[name] = element.child(named: "color").flatMap(NibColor.init)
            case "image": images[name] = CGSize(element)
            default: break
            }
        }
        namedColors = named
        systemColors = system
        self.images = images
    }
}
