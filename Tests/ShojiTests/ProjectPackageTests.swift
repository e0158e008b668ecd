import Foundation
import Testing

/// Packages of a project, in folders and from repositories. What is expected is what SwiftPM documents of products,
/// resources, versions and conditions.
@Suite(.serialized) struct ProjectPackageTests {
    private func told(_ tool: ReleaseTool) async throws -> String? {
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        let answer = try await tool.run(
            "snapshot", tool.source.path, "--scenario", "s.yaml", "--out", "out")
        try #require(answer.status == 0, "\(answer)")
        return try DumpNode(#require(tool.read("out/opened.json"))).view(id: "told").text
    }

    /// A package for UIKit with resources, one that knows nothing of it, and C; what it needs on iOS alone, and on Linux alone, says so.
    private func writePackages(_ tool: ReleaseTool) throws {
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Shelf", platforms: [.iOS(.v15)],
                products: [.library(name: "ShelfUI", targets: ["ShelfUI"]), .library(name: "Unused", targets: ["Unused"])],
                dependencies: [.package(path: "../Words")],
                targets: [
                    .target(
                        name: "ShelfUI",
                        dependencies: [
                            .target(name: "CShelf", condition: .when(platforms: [.iOS])),
                            .product(name: "Words", package: "Words", condition: .when(platforms: [.iOS, .tvOS])),
                            .target(name: "Unused", condition: .when(platforms: [.linux])),
                        ],
                        resources: [.process("Resources")],
                        swiftSettings: [
                            .define("SHELF", .when(platforms: [.iOS])), .define("ELSEWHERE", .when(platforms: [.linux])),
                        ]),
                    .target(name: "CShelf"),
                    .target(name: "Unused"),
                ])
            """, "Screen/Packages/Shelf/Package.swift")
        try tool.write("nobody builds this", "Screen/Packages/Shelf/Sources/Unused/Unused.swift")
        try tool.write("int shelf_count(void);\n", "Screen/Packages/Shelf/Sources/CShelf/include/CShelf.h")
        try tool.write(
            "int shelf_count(void) { return 7; }\n", "Screen/Packages/Shelf/Sources/CShelf/shelf.c")
        try tool.write("resource", "Screen/Packages/Shelf/Sources/ShelfUI/Resources/about.txt")
        try tool.write(
            """
            import UIKit
            import Words
            import CShelf
            struct Hidden {}
            @objc public protocol ShelfViewDelegate: AnyObject {
                @objc optional func titleOfShelf(_ view: ShelfView) -> String
            }
            open class ShelfView: UIView {
                public weak var delegate: ShelfViewDelegate?
                @objc dynamic open var rows = 2
                public static func about() -> String {
                    try! String(contentsOf: Bundle.module.url(forResource: "about", withExtension: "txt")!)
                }
                open func told() -> String {
                    #if SHELF && !ELSEWHERE && os(iOS)
                    let condition = "shelf"
                    #else
                    let condition = "none"
                    #endif
                    return [condition, "\\(shelf_count())", word(), delegate?.titleOfShelf?(self) ?? "-"]
                        .joined(separator: ",")
                }
            }
            """, "Screen/Packages/Shelf/Sources/ShelfUI/Shelf.swift")
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Words", products: [.library(name: "Words", targets: ["Words"])], targets: [.target(name: "Words")])
            """, "Screen/Packages/Words/Package.swift")
        try tool.write(
            "struct Hidden {}\npublic func word() -> String { \"word\" }\n",
            "Screen/Packages/Words/Sources/Words/Words.swift")
    }

    private func writeProject(_ tool: ReleaseTool) throws {
        try tool.write(
            ProjectText(targets: [
                .init(
                    name: "Books", files: ["Books/App.swift"],
                    products: [("ShelfUI", "Packages/Shelf"), ("Words", "Packages/Words")])
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(
            ReleaseTool.app(
                """
                import ShelfUI
                import Words
                struct Hidden {}
                class Delegate: ShelfViewDelegate {
                    func titleOfShelf(_ view: ShelfView) -> String { "answered" }
                }
                class WideView: ShelfView { override func told() -> String { "wide " + super.told() } }
                func shelf() -> String {
                    let (view, delegate) = (WideView(), Delegate())
                    view.delegate = delegate
                    view.setValue(5, forKey: "rows")
                    return view.told() + ",\\(view.rows)"
                }
                """, "word(), ShelfView.about(), shelf(), String(reflecting: ShelfView.self)"),
            "Screen/Books/App.swift")
    }

    @Test func packagesInFoldersAreModules() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try writePackages(tool)
        try writeProject(tool)
        let first = try await told(tool)
        #expect(first == "word|resource|wide shelf,7,word,answered,5|ShelfUI.ShelfView")
        // An edit of a package arrives.
        try tool.write(
            "public func word() -> String { \"other\" }\n", "Screen/Packages/Words/Sources/Words/Words.swift")
        #expect(
            try await told(tool) == "other|resource|wide shelf,7,other,answered,5|ShelfUI.ShelfView")
        // A package's mistake is told at its place.
        let file = try tool.write(
            "public func word() -> String { 1 }\n", "Screen/Packages/Words/Sources/Words/Words.swift")
        let answer = try await tool.run("build", tool.source.path)
        #expect(answer.status == 1 && answer.err.contains("\(file.path):1:32: error: "), "\(answer)")
    }

    /// A package that never built lacks something of Apple's: the parts that do not compile are left out, as they are of the
    /// project's own modules, but not where nothing may be missing.
    @Test func whatDoesNotCompileOfAPackageIsLeftOut() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        // What a build says, it says when it compiles.
        let variables = ["SHOJI_CACHE": tool.folder.appendingPathComponent("cache").path]
        try writePackages(tool)
        try writeProject(tool)
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        let words = "Screen/Packages/Words/Sources/Words"
        let old = try tool.write(
            "public func old() -> Int {\n    String(\"word\".characters).count\n}\n", "\(words)/Old.swift")
        let paint = try tool.write(
            """
            import PaintKit
            public func paint() -> String {
                let box = PaintBox(colors: 3)
                box.mix()
                return "painted"
            }
            """, "\(words)/Paint.swift")
        try tool.write(
            ReleaseTool.app("import Words", "word(), paint(), \"\\(old())\""), "Screen/Books/App.swift")
        func told() async throws -> (String?, ReleaseTool.Answer) {
            let answer = try await tool.run(
                ["snapshot", tool.source.path, "--scenario", "s.yaml", "--out", "out"], variables: variables)
            try #require(answer.status == 0, "\(answer)")
            return (try DumpNode(#require(tool.read("out/opened.json"))).view(id: "told").text, answer)
        }
        let (first, answer) = try await told()
        // A number that cannot be made is zero.
        #expect(first == "word|painted|0")
        #expect(
            answer.err.contains(
                "\(old.path):2:1: warning: left out, since it does not compile without them: 'characters' is unavailable"
            ), "\(answer)")
        #expect(answer.err.contains("\(paint.path):1:1: warning: no module 'PaintKit' here"), "\(answer)")
        // Nothing is compiled, and nothing told, again.
        let again = try await told()
        #expect(again.0 == first && !again.1.err.contains("warning: "), "\(again)")
        // An edit is built with what was found; what is wrong in it is told.
        try tool.write("public func word() -> String { \"other\" }\n", "\(words)/Words.swift")
        #expect(try await told().0 == "other|painted|0")
        let edited = try tool.write("public func word() -> String { 1 }\n", "\(words)/Words.swift")
        let wrong = try await tool.run(["build", tool.source.path], variables: variables)
        #expect(wrong.status == 1 && wrong.err.contains("\(edited.path):1:32: error: "), "\(wrong)")
        try tool.write("public func word() -> String { \"word\" }\n", "\(words)/Words.swift")
        let strict = try await tool.run(["build", tool.source.path, "--strict"], variables: variables)
        #expect(
            strict.status == 1 && strict.err.contains("\(paint.path):1:8: error: no such module 'PaintKit'"),
            "\(strict)")
    }

    /// Where nothing else helps, the app is built without the package; the reason is the compiler's, not SwiftPM's.
    @Test func aPackageThatCannotBeMendedIsLeftOut() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try writePackages(tool)
        try writeProject(tool)
        let file = try tool.write(
            "public func word( -> String { \"word\" }\n", "Screen/Packages/Words/Sources/Words/Words.swift")
        let variables = ["SHOJI_CACHE": tool.folder.appendingPathComponent("cache").path]
        let answer = try await tool.run(["build", tool.source.path], variables: variables)
        #expect(
            answer.status == 0
                && answer.err.contains(
                    "\(file.path):1:19: warning: Words is left out: expected parameter name followed by ':'"),
            "\(answer)")
        let strict = try await tool.run(["build", tool.source.path, "--strict"], variables: variables)
        #expect(
            strict.status == 1 && strict.err.contains("\(file.path):1:19: error: expected parameter name"),
            "\(strict)")
    }

    /// A checkout that the project does not know as a package: its products are used where their modules are imported.
    @Test func aPackageInAFolderIsFoundByItsModule() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try writePackages(tool)
        try tool.write(
            ProjectText(targets: [.init(name: "Books", files: ["Books/App.swift"])]).text,
            "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(ReleaseTool.app("import Words", "Words.word()"), "Screen/Books/App.swift")
        #expect(try await told(tool) == "word")
    }

    /// A repository with two versions, of which `Package.resolved` has chosen the older one.
    @Test func packagesFromRepositoriesHaveTheResolvedVersion() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let repository = tool.source.deletingLastPathComponent().appendingPathComponent("Distant")
        func git(_ arguments: String...) async throws -> String {
            let answer = try await tool.run(
                ["-C", repository.path, "-c", "user.name=N", "-c", "user.email=n@example.org"] + arguments,
                executable: URL(fileURLWithPath: "/usr/bin/git"),
                // The same commits in every run: SwiftPM remembers which one a version was.
                variables: [
                    "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
                ])
            try #require(answer.status == 0, "\(answer)")
            return answer.out.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Distant", products: [.library(name: "Distant", targets: ["Distant"])], targets: [.target(name: "Distant")])
            """, "Distant/Package.swift")
        var commits: [String] = []
        for version in ["1.0.0", "1.1.0"] {
            try tool.write(
                "import UIKit\npublic func version() -> String { \"\(version)\" }\n",
                "Distant/Sources/Distant/Distant.swift")
            if commits.isEmpty { _ = try await git("init", "-q") }
            _ = try await git("add", "-A")
            _ = try await git("commit", "-q", "-m", version)
            _ = try await git("tag", version)
            commits.append(try await git("rev-parse", "HEAD"))
        }
        let url = "file://\(repository.path)"
        try tool.write(
            """
            {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B); };
            R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            D = {isa = XCSwiftPackageProductDependency; package = R; productName = Distant; };
            T = {isa = PBXNativeTarget; name = Books; buildPhases = (S); packageProductDependencies = (D); productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(ReleaseTool.app("import Distant", "Distant.version()"), "Screen/App.swift")
        let resolved = "Screen/Books.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        try tool.write(
            """
            {"pins": [{"identity": "distant", "kind": "remoteSourceControl", "location": "\(url)",
              "state": {"revision": "\(commits[0])", "version": "1.0.0"}}], "version": 2}
            """, resolved)
        #expect(try await told(tool) == "1.0.0")
        // Without a choice the requirement has one.
        try FileManager.default.removeItem(
            at: tool.source.appendingPathComponent("Books.xcodeproj/project.xcworkspace"))
        #expect(try await told(tool) == "1.1.0")
        // Once fetched, the repository is not needed.
        try FileManager.default.removeItem(at: repository)
        try tool.write(ReleaseTool.app("import Distant", "Distant.version(), \"edited\""), "Screen/App.swift")
        #expect(try await told(tool) == "1.1.0|edited")
    }

    /// An app of the one file `App.swift`, which uses `Distant` of a package in a repository.
    private func writeProject(
        _ tool: ReleaseTool, _ path: String, packageAt url: String,
        _ requirement: String = "kind = branch; branch = main;"
    ) throws {
        try tool.write(
            """
            {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B); };
            R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)"; requirement = {\(requirement) }; };
            D = {isa = XCSwiftPackageProductDependency; package = R; productName = Distant; };
            T = {isa = PBXNativeTarget; name = Books; buildPhases = (S); packageProductDependencies = (D); productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """, "\(path)/project.pbxproj")
    }

    /// A repository that is not to be had: the rest is built, and what is missing is named.
    @Test func aRepositoryThatIsNotThereIsNamed() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try writeProject(tool, "Screen/Books.xcodeproj", packageAt: "file:///nowhere/Distant")
        try tool.write(ReleaseTool.app("import Distant", "\"here\""), "Screen/App.swift")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        let answer = try await tool.run(
            "snapshot", tool.source.path, "--scenario", "s.yaml", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        #expect(answer.err.contains("/nowhere/Distant"), "\(answer)")
        #expect(try DumpNode(#require(tool.read("out/opened.json"))).view(id: "told").text == "here")
    }

    /// The network is not asked again at once for what it did not have; it is with `--strict`.
    @Test func whatCannotBeFetchedIsNotAskedForAgainAtOnce() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        // Another one in each run: SwiftPM keeps what it has fetched once.
        let place = UUID().uuidString
        let url = "file://\(tool.source.deletingLastPathComponent().path)/\(place)/Distant"
        try writeProject(
            tool, "Screen/Books.xcodeproj", packageAt: url, "kind = exactVersion; version = 1.0.0;")
        try tool.write(
            ReleaseTool.app("#if canImport(Distant)\nimport Distant\n#endif", "\"here\""), "Screen/App.swift")
        let said = "\(url) cannot be fetched; the build goes on without it"
        let whole = try await tool.run("build", tool.source.path, "--strict")
        #expect(whole.status == 4 && whole.err.contains("\(place)/Distant"), "\(whole)")
        let first = try await tool.run("build", tool.source.path)
        #expect(first.status == 0 && first.err.contains(said), "\(first)")
        try await tool.writeRepository(
            "Distant", in: place,
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Distant", products: [.library(name: "Distant", targets: ["Distant"])], targets: [.target(name: "Distant")])
            """, source: "public func version() -> String { \"1.0.0\" }\n")
        let second = try await tool.run("build", tool.source.path)
        #expect(second.status == 0 && second.err.contains(said), "\(second)")
        let strict = try await tool.run("build", tool.source.path, "--strict")
        #expect(strict.status == 0 && !strict.err.contains(said), "\(strict)")
        let last = try await tool.run("build", tool.source.path)
        #expect(last.status == 0 && !last.err.contains(said), "\(last)")
    }

    /// An example names the package that it is of by its repository, which may not be to be had: the package lies around it.
    @Test func anExamplesPackageLiesAroundIt() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "shelves", products: [.library(name: "Distant", targets: ["Distant"])],
                targets: [.target(name: "Distant", path: "Source")])
            """, "Screen/Package.swift")
        try tool.write("public func version() -> String { \"around\" }\n", "Screen/Source/Distant.swift")
        try writeProject(tool, "Screen/Demo/Demo.xcodeproj", packageAt: "file:///nowhere/shelves")
        try tool.write(ReleaseTool.app("import Distant", "Distant.version()"), "Screen/Demo/App.swift")
        try tool.write("steps:\n  - snapshot: opened\n", "s.yaml")
        // What is built already is told of as when it was built.
        for _ in 1...2 {
            let answer = try await tool.run(
                "snapshot", tool.source.path + "/Demo", "--scenario", "s.yaml", "--out", "out")
            #expect(answer.status == 0, "\(answer)")
            #expect(
                answer.err.contains(
                    "Distant is taken from \(tool.source.path), in the place of file:///nowhere/shelves"),
                "\(answer)")
            #expect(!answer.err.contains("cannot be fetched; the build goes on without it"), "\(answer)")
        }
        #expect(try DumpNode(#require(tool.read("out/opened.json"))).view(id: "told").text == "around")
    }

    private let red = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}], "info": {"author": "xcode", "version": 1}}
        """

    /// Xcode makes names of a package's assets, too; they are in the package's bundle.
    @Test func assetsOfAPackageHaveNames() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Paint", products: [.library(name: "Paint", targets: ["Paint"])],
                targets: [.target(name: "Paint", resources: [.process("Resources")])])
            """, "Screen/Packages/Paint/Package.swift")
        let assets = "Screen/Packages/Paint/Sources/Paint/Resources/Colors.xcassets"
        try tool.write(red, "\(assets)/Brand Red.colorset/Contents.json")
        try tool.write(
            """
            import UIKit
            public func painted() -> String {
                let colors: [UIColor] = [UIColor(resource: .brandRed), .brandRed, UIColor(named: "Brand Red", in: .module, compatibleWith: nil)!]
                return colors.map { color in
                    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
                    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
                    return "\\(Int(red))\\(Int(green))\\(Int(blue))"
                }.joined(separator: " ")
            }
            """, "Screen/Packages/Paint/Sources/Paint/Paint.swift")
        try tool.write(
            ProjectText(targets: [
                .init(name: "Books", files: ["Books/App.swift"], products: [("Paint", "Packages/Paint")])
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(ReleaseTool.app("import Paint", "painted()"), "Screen/Books/App.swift")
        #expect(try await told(tool) == "100 100 100")
    }

    /// A target that makes a bundle of files: they are in it, and not in the app's.
    @Test func aTargetMakesABundleOfFiles() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(red, "Screen/Art/Colors.xcassets/Brand.colorset/Contents.json")
        try tool.write("art", "Screen/Art/about.txt")
        try tool.write("app", "Screen/Books/about.txt")
        try tool.write("only here", "Screen/Art/only.txt")
        try tool.write(
            ProjectText(targets: [
                .init(name: "Books", files: ["Books/App.swift", "Books/about.txt"], links: ["Art"]),
                .init(
                    name: "Art", kind: "bundle",
                    files: ["Art/about.txt", "Art/only.txt", "Art/Colors.xcassets"]),
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(
            ReleaseTool.app(
                """
                let art = Bundle(url: Bundle.main.url(forResource: "Art", withExtension: "bundle")!)!
                func read(_ bundle: Bundle, _ name: String) -> String {
                    bundle.path(forResource: name, ofType: "txt").map { try! String(contentsOfFile: $0, encoding: .utf8) } ?? "none"
                }
                """,
                "read(.main, \"about\"), read(art, \"about\"), read(art, \"only\"), read(.main, \"only\"), \"\\(UIColor(named: \"Brand\", in: art, compatibleWith: nil) != nil)\""
            ), "Screen/Books/App.swift")
        #expect(try await told(tool) == "app|art|only here|none|true")
    }

    /// Xcode takes a package of the workspace or project in the place of one of the same name that another package names, be it a folder that is
    /// not there or a repository.
    @Test func aPackageOfTheProjectIsTakenForWhatCannotBeHad() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        for (name, words) in [
            ("Home", "path: \"./Words\""), ("Shop", "url: \"file:///nowhere/Words.git\", from: \"1.0.0\""),
        ] {
            try tool.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                    dependencies: [.package(\(words))],
                    targets: [.target(name: "\(name)", dependencies: [.product(name: "Words", package: "Words")])])
                """, "Screen/\(name)/Package.swift")
            try tool.write(
                "import Words\npublic func \(name.lowercased())() -> String { \"\(name) \" + word() }\n",
                "Screen/\(name)/Sources/\(name)/\(name).swift")
        }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Words", products: [.library(name: "Words", targets: ["Words"])], targets: [.target(name: "Words")])
            """, "Screen/Words/Package.swift")
        try tool.write(
            "public func word() -> String { \"word\" }\n", "Screen/Words/Sources/Words/Words.swift")
        try tool.write(
            ProjectText(targets: [
                .init(
                    name: "Books", files: ["App.swift"],
                    products: [("Home", "Home"), ("Shop", "Shop"), ("Words", "Words")])
            ]).text, "Screen/Books.xcodeproj/project.pbxproj")
        try tool.write(ReleaseTool.app("import Home\nimport Shop", "home(), shop()"), "Screen/App.swift")
        #expect(try await told(tool) == "Home word|Shop word")
    }

    /// A pod in a folder that uses another one, and has files of its own and a bundle of files. No `pod install` has made a project of them.
    @Test func podsInFoldersHaveTheirFilesAndEachOther() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            ProjectText(targets: [.init(name: "Books", files: ["App.swift"])]).text,
            "Screen/Example/Books.xcodeproj/project.pbxproj")
        try tool.write(
            "target 'Books' do\n  pod 'Shelf', :path => '../Shelf'\n  pod 'Words', :path => '../Words'\nend\n",
            "Screen/Example/Podfile")
        try tool.write(
            """
            Pod::Spec.new do |s|
              s.name = 'Shelf'
              s.source_files = 'Source/*.swift'
              s.resources = 'Assets/*.txt'
              s.resource_bundles = {
                'ShelfLook' => ['Look/**/*']
              }
              s.dependency 'Words'
            end
            """, "Screen/Shelf/Shelf.podspec")
        try tool.write(
            "Pod::Spec.new do |s|\n  s.name = 'Words'\n  s.source_files = '*.swift'\nend\n",
            "Screen/Words/Words.podspec")
        try tool.write("public func word() -> String { \"word\" }\n", "Screen/Words/Words.swift")
        try tool.write("asset", "Screen/Shelf/Assets/about.txt")
        try tool.write("look", "Screen/Shelf/Look/Deep/about.txt")
        try tool.write(
            """
            import UIKit
            import Words
            public final class Shelf {
                static func read(_ bundle: Bundle) -> String {
                    bundle.path(forResource: "about", ofType: "txt").map { try! String(contentsOfFile: $0, encoding: .utf8) } ?? "none"
                }
                public static func told() -> [String] {
                    let own = Bundle(for: Shelf.self)
                    let look = own.url(forResource: "ShelfLook", withExtension: "bundle").flatMap(Bundle.init(url:))
                    return [word(), read(own), look.map(read) ?? "no bundle"]
                }
            }
            """, "Screen/Shelf/Source/Shelf.swift")
        try tool.write(
            ReleaseTool.app("import Shelf", "Shelf.told().joined(separator: \" \")"),
            "Screen/Example/App.swift")
        #expect(try await told(tool) == "word asset look")
    }
}
