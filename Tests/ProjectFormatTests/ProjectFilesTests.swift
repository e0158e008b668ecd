import Foundation
import Testing

@testable import ProjectFormat

/// Projects in the notation that Xcode writes, cut down to what tells which file is whose.
struct ProjectFilesTests {
    /// - Parameters:
    ///   - targets: name, product type, base kit, and the file references it compiles or copies.
    ///   - more: further objects.
    private func project(
        groups: String, targets: [(name: String, kind: String, kit: String, files: [String])],
        more: String = "", attributes: [String: String] = [:]
    ) -> String {
        var objects = groups + more
        for (name, kind, kit, files) in targets {
            let builds = files.map { "B\(name)\($0)" }
            for (file, build) in zip(files, builds) {
                objects += "\(build) /* in Sources */ = {isa = PBXBuildFile; fileRef = \(file) /* x */; };\n"
            }
            objects += """
                S\(name) = {
                    isa = PBXSourcesBuildPhase;
                    files = (\(builds.map { "\($0) /* a, \"b\" */," }.joined(separator: "\n")));
                };
                T\(name) = {
                    isa = PBXNativeTarget; buildConfigurationList = L\(name); buildPhases = (S\(name),);
                    \(attributes[name] ?? "")
                    productType = "com.apple.product-type.\(kind)";
                };
                L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name)); };
                C\(name) = {isa = XCBuildConfiguration; buildSettings = {
                    SDKROOT = \(kit); OTHER_SWIFT_FLAGS = "$(inherited) \\"-D\\" \\"COCOAPODS\\"";
                }; };

                """
        }
        return """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                classes = {
                };
                objects = {
            /* Begin */
            \(objects)
                    P0 /* Project object */ = {
                        isa = PBXProject; mainGroup = G0; projectDirPath = ""; projectRoot = "";
                        targets = (\(targets.map { "T\($0.name)" }.joined(separator: ", ")));
                    };
                };
                rootObject = P0 /* Project object */;
            }
            """
    }

    private let groups = """
        G0 = {isa = PBXGroup; children = (G1, G2, G3,); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, V1); path = "My App"; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; name = Television; children = (F3); path = TV; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; name = Shared; children = (F4, F5); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; name = Model.swift; path = Models/Model.swift; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F6); name = Main.storyboard; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Shared/Both.swift; sourceTree = SOURCE_ROOT; };
        F5 = {isa = PBXFileReference; path = Shared/Checks.swift; sourceTree = SOURCE_ROOT; };
        F6 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };

        """

    private func leftOut(_ files: [String: String]) throws -> Set<String> {
        let folder = try ProjectFolder(files)
        defer { withExtendedLifetime(folder) {} }
        let root = folder.url
        return Set(ProjectFiles.leftOut(of: root).map { String($0.dropFirst(root.path.count + 1)) })
    }

    private let files = [
        "My App/Screen.swift": "", "My App/Models/Model.swift": "", "TV/Screen.swift": "",
        "Shared/Both.swift": "", "Shared/Checks.swift": "",
    ]

    @Test func whatOtherTargetsAloneHaveIsNoPartOfTheApp() throws {
        var all = files
        all["App.xcodeproj/project.pbxproj"] = project(
            groups: groups,
            targets: [
                ("app", "application", "iphoneos", ["F1", "F2", "F4", "V1"]),
                ("tv", "application", "appletvos", ["F3", "F4"]),
                ("test", "bundle.unit-test", "iphoneos", ["F5", "F2"]),
            ])
        #expect(try leftOut(all) == ["TV/Screen.swift", "Shared/Checks.swift"])
    }

    @Test func librariesForPhonesArePartsOfIt() throws {
        var all = files
        all["App.xcodeproj/project.pbxproj"] = project(
            groups: groups,
            targets: [
                ("app", "application", "iphoneos", ["F1", "V1"]), ("kit", "framework", "iphoneos", ["F4"]),
                ("mac", "framework", "macosx", ["F2"]), ("widget", "app-extension", "iphoneos", ["F5"]),
            ])
        #expect(
            try leftOut(all) == ["My App/Models/Model.swift", "TV/Screen.swift", "Shared/Checks.swift"])
    }

    @Test func aProjectWithoutAnAppLeavesNothingOut() throws {
        var all = files
        all["Pods/Pods.xcodeproj/project.pbxproj"] = project(
            groups: groups,
            targets: [
                ("kit", "framework", "iphoneos", ["F1"]), ("test", "bundle.unit-test", "iphoneos", ["F5"]),
            ])
        #expect(try leftOut(all) == [])
    }

    @Test func whatNoTargetHasIsNoPartOfTheApp() throws {
        var all = files
        all["App.xcodeproj/project.pbxproj"] = project(
            groups: groups, targets: [("app", "application", "iphoneos", ["F1", "F4", "V1"])])
        #expect(
            try leftOut(all) == ["My App/Models/Model.swift", "TV/Screen.swift", "Shared/Checks.swift"])
    }

    /// A module and a bundle have one file of a name: the one that the project lists. Source beside the project's own
    /// folders is the user's.
    @Test func whatWasLeftBehindByAMoveIsNoPartOfTheApp() throws {
        var all = files
        all["My App/Old/Screen.swift"] = ""
        all["My App/Old/New.swift"] = ""
        all["Library/Screen.swift"] = ""
        all["App.xcodeproj/project.pbxproj"] = project(
            groups: groups,
            targets: [("app", "application", "iphoneos", ["F1", "F2", "F3", "F4", "F5", "V1"])])
        #expect(try leftOut(all) == ["My App/Old/Screen.swift"])
    }

    /// Unicode Standard Annex #15: both spellings are canonically equivalent, and for a Mac's file systems one name.
    @Test func namesAreFoundInEitherSpelling() throws {
        let folder = try ProjectFolder(["수업/Überblick.swift": ""])
        let name = "수업/Überblick.swift".decomposedStringWithCanonicalMapping
        let exact = folder.url.path + "/수업/Überblick.swift".precomposedStringWithCanonicalMapping
        let found = ProjectDocument.path(name, below: folder.url.path)
        #expect(
            found.utf8.elementsEqual(exact.utf8)
                && !found.utf8.elementsEqual((folder.url.path + "/" + name).utf8))
        // What is there in no spelling is told as the project writes it.
        let missing = ProjectDocument.path(name + "x", below: folder.url.path)
        #expect(missing.hasSuffix("/" + name + "x"))
    }

    /// Folders of Xcode 16: a target has what lies in them, but for its exceptions.
    @Test func wholeFoldersBelongToTargets() throws {
        let folders = """
            G0 = {isa = PBXGroup; children = (D1, D2); sourceTree = "<group>"; };
            D1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = App; sourceTree = "<group>"; };
            D2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E3); path = Widget; sourceTree = "<group>"; };
            E1 = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = (Info.plist, "Spare Parts/Draft.swift"); target = Tapp;
            };
            E2 = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = (Model.swift, "Spare Parts/Draft.swift"); target = Twidget;
            };
            E3 = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Kind.swift);
                target = Tapp;
            };

            """
        let text = project(
            groups: folders,
            targets: [("app", "application", "auto", []), ("widget", "app-extension", "iphoneos", [])],
            attributes: [
                "app": "fileSystemSynchronizedGroups = (D1);",
                "widget": "fileSystemSynchronizedGroups = (D2);",
            ])
        let out = try leftOut([
            "App/Screen.swift": "", "App/Model.swift": "", "App/Spare Parts/Draft.swift": "",
            "Widget/Kind.swift": "", "Widget/Widget.swift": "", "App.xcodeproj/project.pbxproj": text,
        ])
        #expect(out == ["App/Spare Parts/Draft.swift", "Widget/Widget.swift"])
    }

    @Test func whatCannotBeReadSaysNothing() throws {
        for text in ["", "{", "{ objects = { }; }", "{ a = \"", String(repeating: "(", count: 10_000)] {
            #expect(
                try leftOut(["A.swift": "", "A.xcodeproj/project.pbxproj": text]) == [], "\(text.prefix(20))")
        }
    }
}
