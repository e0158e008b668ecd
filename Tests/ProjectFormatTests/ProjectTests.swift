import Foundation
import ProjectFormat
import Testing

/// Projects of our own in the forms that Xcode writes. What is expected follows from the membership that is written
/// in each, by Apple's meaning of phases, source trees and exception sets.
struct ProjectTests {
    private func folder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = try ProjectFolder(files)
        defer { withExtendedLifetime(folder) {} }
        try body(folder.url)
    }

    private func account(_ root: URL, target: String? = nil) throws -> ProjectAccount {
        ProjectAccount(try #require(try ChosenProject(root, ProjectChoice(target: target))))
    }

    private let twoApps = """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (A, B, T); };
                G = {isa = PBXGroup; children = (F1, F2, F3, V); path = "My App"; sourceTree = "<group>"; };
                F1 = {isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Two.m; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = Gone.swift; sourceTree = SOURCE_ROOT; };
                V = {isa = PBXVariantGroup; children = (F4, F5); name = Main.storyboard; sourceTree = "<group>"; };
                F4 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                BV = {isa = PBXBuildFile; fileRef = V; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
                S2 = {isa = PBXSourcesBuildPhase; files = (B1, B3); };
                R1 = {isa = PBXResourcesBuildPhase; files = (BV); };
                A = {isa = PBXNativeTarget; name = First; buildPhases = (S1, R1); productType = "com.apple.product-type.application"; };
                B = {isa = PBXNativeTarget; name = Second; buildPhases = (S2); productType = "com.apple.product-type.application"; };
                T = {isa = PBXNativeTarget; name = Checks; buildPhases = (); productType = "com.apple.product-type.bundle.unit-test"; };
            };
            rootObject = P;
        }
        """

    private var twoAppFiles: [String: String] {
        [
            "App.xcodeproj/project.pbxproj": twoApps, "My App/One.swift": "", "My App/Two.m": "",
            "My App/Base.lproj/Main.storyboard": "", "My App/de.lproj/Main.strings": "",
        ]
    }

    @Test func twoAppsShareAFileAndTheFirstLeads() throws {
        try folder(twoAppFiles) { root in
            let account = try account(root)
            #expect(account.kind == "xcodeproj")
            #expect(account.targets.map(\.product) == ["application", "application", "test"])
            #expect(account.targets.map(\.chosen) == [true, false, false])
            #expect(account.targets[0].sources == ["My App/One.swift", "My App/Two.m"])
            #expect(
                account.targets[0].resources == [
                    "My App/Base.lproj/Main.storyboard", "My App/de.lproj/Main.strings",
                ])
            #expect(account.targets[1].sources == ["Gone.swift", "My App/One.swift"])
            // F3 stands on the eighth line of the file.
            #expect(account.problems.map(\.line) == [8])
            #expect(account.problems[0].remedy == "add Gone.swift, or remove it from the target")
            #expect(try self.account(root, target: "Second").targets.map(\.chosen) == [false, true, false])
            #expect(throws: ChoiceError.self) { try self.account(root, target: "Third") }
        }
    }

    /// The POSIX shell's rules, section 2.2 "Quoting".
    @Test func linesAreReadAsAShellReadsThem() {
        let words = ShellWords(#"/a/b  'c d' "e \" f" g\ h '' "#)
        #expect(words.ifClosed == ["/a/b", "c d", "e \" f", "g h", ""])
        #expect(words.words == words.ifClosed)
        for (open, words) in [("'a b", ["a b"]), ("a\\", ["a"])] {
            #expect(ShellWords(open).ifClosed == nil)
            #expect(ShellWords(open).words == words)
        }
    }

    /// Xcode parts arguments at spaces as a shell does; Foundation reads `-name value` (`NSArgumentDomain`) with lists and
    /// dictionaries in the old notation of property lists.
    @Test func argumentsOfSchemesAreWordsAndDefaults() {
        let launch = SchemeLaunch(
            arguments: SchemeLaunch.words(of: #"-a "two words" -list (de, "en US") -on"#))
        #expect(launch.arguments == ["-a", "two words", "-list", "(de,", "en US)", "-on"])
        let quoted = SchemeLaunch(
            arguments: SchemeLaunch.words(of: #"-list '(de, "en US")' -table {a=1;} -empty "" -on"#))
        #expect(quoted.arguments.suffix(3) == ["-empty", "", "-on"])
        #expect(quoted.defaults["list"] as? [String] == ["de", "en US"])
        #expect(quoted.defaults["table"] as? [String: String] == ["a": "1"])
        #expect(quoted.defaults["empty"] as? String == "" && quoted.defaults["on"] == nil)
        #expect(SchemeLaunch(arguments: ["-AppleLanguages", "(fr)"], locale: "de_DE").wantedLocale == "fr")
        #expect(SchemeLaunch(locale: "de_DE").wantedLocale == "de_DE" && SchemeLaunch().wantedLocale == nil)
    }

    @Test func theFirstSharedSchemeChooses() throws {
        var files = twoAppFiles
        files["App.xcodeproj/xcshareddata/xcschemes/A.xcscheme"] = """
            <Scheme><LaunchAction><BuildableProductRunnable>
            <BuildableReference BlueprintIdentifier="B" BlueprintName="Second"/>
            </BuildableProductRunnable></LaunchAction></Scheme>
            """
        try folder(files) { root in
            let account = try account(root)
            #expect(account.targets.map(\.chosen) == [false, true, false])
        }
    }

    @Test func aWorkspaceLeadsAndNamesWhatIsNotThere() throws {
        var files = twoAppFiles
        files["App.xcworkspace/contents.xcworkspacedata"] = """
            <Workspace version="1.0"><FileRef location="group:App.xcodeproj"/>
            <FileRef location="group:Pods/Pods.xcodeproj"/></Workspace>
            """
        try folder(files) { root in
            let account = try account(root)
            #expect(account.kind == "xcworkspace")
            #expect(account.targets.count == 3)
            #expect(account.problems.contains { $0.remedy == "run pod install" })
        }
    }

    /// As a merge or a full disk leaves it.
    @Test func aWorkspaceThatEndsTooSoonIsNotRead() throws {
        var files = twoAppFiles
        files["App.xcworkspace/contents.xcworkspacedata"] =
            "<Workspace version=\"1.0\">\n<FileRef location=\"group:App.xcodeproj\"/>"
        try folder(files) { root in
            #expect { try account(root) } throws: {
                "\($0)".contains("contents.xcworkspacedata:2: not well-formed XML")
            }
        }
    }

    @Test func synchronizedFoldersHaveExceptions() throws {
        let project = """
            {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (A, T); };
            G = {isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
            Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E2); };
            E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Info.plist, Out.swift); };
            E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Both.swift); };
            A = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (Y); productType = "com.apple.product-type.application"; };
            T = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
            }; rootObject = P; }
            """
        let files = [
            "App.xcodeproj/project.pbxproj": project, "App/In.swift": "", "App/Both.swift": "",
            "App/Out.swift": "",
            "App/Info.plist": "", "App/Deep/Old.m": "", "App/Deep/Old.h": "",
            "App/A.xcassets/Contents.json": "{}",
        ]
        try folder(files) { root in
            let account = try account(root)
            #expect(account.targets[0].sources == ["App/Both.swift", "App/Deep/Old.m", "App/In.swift"])
            #expect(account.targets[0].resources == ["App/A.xcassets"])
            #expect(account.targets[1].product == "extension")
            #expect(account.targets[1].sources == ["App/Both.swift"])
        }
    }

    @Test func projectsInJSONAndXMLAreRead() throws {
        let json = #"{"objects": {"P": {"isa": "PBXProject", "targets": []}}, "rootObject": "P"}"#
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>rootObject</key><string>P</string>
            <key>objects</key><dict><key>P</key><dict><key>isa</key><string>PBXProject</string></dict></dict></dict></plist>
            """
        for text in [json, xml] {
            try folder(["A.xcodeproj/project.pbxproj": text]) { root in
                let account = try account(root)
                #expect(account.targets.isEmpty)
            }
        }
    }

    @Test(arguments: [
        ("{objects = {\n<<<<<<< HEAD\n", 2), ("{objects = {\nP = {isa = PBXProject; }\n}; }", 3),
        ("{objects = {}; rootObject = P; }", nil), ("{a = \"open", 1), ("", 1),
    ])
    func brokenProjectsAreNamedWithTheLine(text: String, line: Int?) throws {
        try folder(["A.xcodeproj/project.pbxproj": text]) { root in
            let error = #expect(throws: ProjectError.self) { try account(root) }
            #expect(error?.line == line)
            #expect(error?.file.hasSuffix("A.xcodeproj/project.pbxproj") == true)
        }
    }

    @Test func severalProjectsAreAChoice() throws {
        try folder(["A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": ""]) { root in
            #expect(throws: ChoiceError.self) { try account(root) }
        }
    }

    @Test func aProjectFurtherDownLeadsWhereTheTopHasNone() throws {
        func project(_ kind: String) -> String {
            """
            {objects = {P = {isa = PBXProject; targets = (A); };
            A = {isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.\(kind)"; };
            }; rootObject = P; }
            """
        }
        let app = project("application")
        let files = [
            "README.md": "", "ios/Shop/Shop.xcodeproj/project.pbxproj": app,
            "ios/Kit/Kit.xcodeproj/project.pbxproj": project("framework"),
        ]
        try folder(files) { root in
            let account = try account(root)
            #expect(account.project == "ios/Shop/Shop.xcodeproj")
        }
        let two = ["One/One.xcodeproj/project.pbxproj": app, "Two/Two.xcodeproj/project.pbxproj": app]
        try folder(two) { root in
            let error = #expect(throws: ChoiceError.self) { try ChosenProject(root) }
            #expect(error?.description.contains("  One/One.xcodeproj\n  Two/Two.xcodeproj") == true)
            let chosen = try ChosenProject(root, ProjectChoice(project: "Two/Two.xcodeproj"))
            #expect(chosen?.container.lastPathComponent == "Two.xcodeproj")
        }
        // Below a library the only app leads.
        let example = ["Package.swift": "", "Demo/Demo.xcodeproj/project.pbxproj": app]
        try folder(example.merging(["Kit/Kit.xcodeproj/project.pbxproj": project("framework")]) { $1 }) {
            root in
            #expect(try ChosenProject(root) == nil)
            let below = try ChosenProject(root, belowSource: true)
            #expect(below?.container.lastPathComponent == "Demo.xcodeproj")
        }
        try folder(example.merging(two) { $1 }) { root in
            #expect(throws: ChoiceError.self) { try ChosenProject(root, belowSource: true) }
        }
        // Source at the top stands for itself, and so does source beside projects of libraries only.
        let libraries = ["A", "B"].map {
            ("Vendor/\($0)/\($0).xcodeproj/project.pbxproj", project("framework"))
        }
        for files in [
            ["Screen.swift": "", "Demo/Demo.xcodeproj/project.pbxproj": app],
            Dictionary(uniqueKeysWithValues: libraries + [("App/Screen.swift", "")]),
        ] {
            try folder(files) { root in
                let chosen = try ChosenProject(root)
                #expect(chosen?.container == nil)
            }
        }
    }

    /// The escapes of NeXT's notation, as `plutil` reads them.
    @Test func namesMayHoldAnyCharacter() throws {
        let project = #"""
            {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (A); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = "\bOne \"a\"\U00e4\101\\.swift"; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; };
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            A = {isa = PBXNativeTarget; name = App; buildPhases = (S); productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """#
        try folder(["App.xcodeproj/project.pbxproj": project]) { root in
            let account = try account(root)
            #expect(account.targets[0].sources == ["\u{8}One \"a\"\u{e4}A\\.swift"])
        }
    }
}
