import Foundation
import StandInTable

/// The name of the one module that an app's source is compiled as.
public struct ModuleName: Equatable, Sendable, CustomStringConvertible {
    public let text: String
    /// What source calls the module, where that is the name of another one here.
    let alias: String?
    public var description: String { text }

    /// Modules of ours, of the toolchain and of Debian that an app sees or links: its own must not be one.
    static let taken = Set(
        StandIn.all.flatMap { $0.isOfALibrary ? [$0.module] : [$0.framework, $0.module] }
    ).union([
        "AppBuild", "AppHost", "AppleFoundation", "BrowserDisplay", "CAppMain", "CCairo", "CClipping",
        "CImageCodecs", "CMarkup",
        "CPango", "CSwiftInternals", "CVirtualTime",
        "Cassowary", "CoreGraphics", "Dispatch", "Foundation",
        "FoundationEssentials", "FoundationNetworking", "Glibc", "ProjectFormat", "ListEngine",
        "MarkupFormat", "NibFormat",
        "QuartzCore", "Raster",
        "ScrollPhysics", "Shoji", "ShojiRuntime", "Simulator", "Swift", "SwiftOnoneSupport", "SwiftUI",
        "SQLite3", "SymbolDrawings", "Synchronization", "Testing", "TextLayout", "UIKit", "XCTest", "Yams",
        "ArgumentParser", "Combine",
        "main",
        "CombineStandIn", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OperatingSystem",
        "UniformTypeIdentifiers", "os", "OSLog",
        "self", "shoji",
    ])
    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript",
        "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// An identifier from any name: what is no letter, digit or `_` becomes `_`; a digit does not stand first.
    public init(from name: String) {
        var letters = String(
            name.unicodeScalars.map { scalar -> Character in
                let isWord =
                    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                return isWord ? Character(scalar) : "_"
            })
        if letters.isEmpty || letters.allSatisfy({ $0 == "_" }) { letters = "App" }
        if letters.first!.isNumber { letters = "_" + letters }
        let isTaken = Self.taken.contains(letters)
        alias = isTaken ? letters : nil
        text = isTaken || Self.keywords.contains(letters) ? letters + Self.ending : letters
    }

    /// What source calls a module whose name here is that one; nil where it is the same.
    public static func alias(of module: String) -> String? {
        let name = String(module.dropLast(ending.count))
        return module.hasSuffix(ending) && taken.contains(name) ? name : nil
    }

    private static let ending = "App"

    /// The name for plain source: `CFBundleExecutable` or `CFBundleName` of the folder's Info.plist where that is a plain
    /// name (no build setting such as `$(PRODUCT_NAME)`), otherwise the folder's or file's own name.
    /// - Parameter folder: nil for a single file.
    init(ofPath path: URL, in folder: URL?) {
        self.init(
            from: folder.flatMap(Self.nameInPropertyList) ?? path.deletingPathExtension().lastPathComponent)
    }

    private static func nameInPropertyList(in folder: URL) -> String? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        for key in ["CFBundleExecutable", "CFBundleName"] {
            if let name = list[key] as? String, !name.isEmpty, !name.contains("$") { return name }
        }
        return nil
    }
}
