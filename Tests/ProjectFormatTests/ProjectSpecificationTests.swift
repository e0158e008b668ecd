import Foundation
import Testing

@testable import ProjectFormat

/// `project.yml`, of which XcodeGen makes a project. Expected: what its documentation ("Project Spec") says of these words, worked out by hand.
struct ProjectSpecificationTests {
    private let files = [
        "project.yml": """
        name: Shelf
        include: [base.yml]
        options:
          bundleIdPrefix: org.example
        settingGroups:
          strict:
            FLAG: group
        configs:
          Debug: debug
          Release: release
        targets:
          App:
            type: application
            platform: iOS
            sources:
              - path: App
                excludes: ["**/*.md", Old, "Draft?.swift"]
              - path: Data/books.json
                buildPhase: resources
              - {path: Missing, optional: true}
            settings:
              groups: [strict]
              base: {NAME: base, ON: YES, TEXT: "YES", VERSION: 1.0}
              configs:
                release: {NAME: release}
            dependencies:
              - target: Kit
              - package: Words
              - package: Far
                products: [FarUI, FarCore]
            info:
              path: App/Info.plist
              properties:
                UILaunchScreen: {}
                Count: 3
          Kit:
            templates: [Library]
            templateAttributes: {place: KitSource}
          AppTests:
            type: bundle.unit-test
            platform: iOS
            sources: AppTests
            dependencies: [{target: App}]
          Art:
            type: bundle
            platform: [iOS, tvOS]
            sources: Art
        packages:
          Words: {path: Packages/Words}
          Far: {github: example/Far, from: 1.2.0}
        schemes:
          Staging:
            build: {targets: {App: all}}
            run: {config: Release, commandLineArguments: {"-one two": true, "-three": false}}
            test: {targets: [AppTests], config: Release}
        """,
        "base.yml": """
        targetTemplates:
          Library:
            type: framework
            platform: iOS
            sources: ["${place}"]
            settings: {PRODUCT_NAME: "${target_name}Product"}
        settings:
          SHARED: "$(TARGET_NAME) all"
        """,
        "App/App.swift": "", "App/Deep/Screen.swift": "", "App/Deep/notes.md": "", "App/Old/Old.swift": "",
        "App/Draft1.swift": "", "App/Images.xcassets/Contents.json": "", "App/en.lproj/Main.strings": "",
        "Data/books.json": "", "KitSource/Kit.swift": "", "AppTests/Tests.swift": "", "Art/a.png": "",
    ]

    private func relative(_ paths: [String], _ folder: ProjectFolder) -> [String] {
        paths.map { ProjectAccount.relative($0, to: folder.url) }
    }

    @Test func targetsHaveTheFilesThatTheirPatternsLeave() throws {
        let folder = try ProjectFolder(files)
        let project = try #require(try ChosenProject(folder.url))
        #expect(project.targets.map(\.name) == ["App", "Kit", "AppTests", "Art_iOS", "Art_tvOS"])
        let app = try #require(project.target)
        #expect(app.name == "App" && app.product == .application)
        #expect(relative(app.sources, folder) == ["App/App.swift", "App/Deep/Screen.swift"])
        #expect(
            relative(app.resources, folder) == [
                "App/Images.xcassets", "App/en.lproj/Main.strings", "Data/books.json",
            ])
        #expect(project.parts.map(\.name) == ["App", "Kit"])
        #expect(relative(project.parts[1].sources, folder) == ["KitSource/Kit.swift"])
        #expect(project.unitTests.map(\.name) == ["AppTests"])
        #expect(project.resourceBundles.map(\.productName) == ["Art", "Art"])
        #expect(project.problems.isEmpty)
    }

    @Test func settingsOfTheTargetCountAfterThoseOfItsGroups() throws {
        let folder = try ProjectFolder(files)
        let project = try #require(try ChosenProject(folder.url))
        let settings = try #require(project.settings)
        let wanted = [
            "NAME": "base", "ON": "YES", "TEXT": "YES", "VERSION": "1.0", "FLAG": "group",
            "SHARED": "App all",
            "PRODUCT_BUNDLE_IDENTIFIER": "org.example.App", "PROJECT_NAME": "Shelf", "SWIFT_VERSION": "5.0",
        ]
        for (name, value) in wanted { #expect(settings[name] == value, "\(name)") }
        #expect(project.settings(of: project.parts[1])?["PRODUCT_NAME"] == "KitProduct")
        var choice = ProjectChoice()
        choice.isForTests = true
        // Xcode tests in the configuration that the scheme's test action names.
        #expect(try ChosenProject(folder.url, choice)?.settings?["NAME"] == "release")
        let staging = try #require(try ChosenProject(folder.url, ProjectChoice(scheme: "Staging")))
        #expect(staging.settings?["NAME"] == "release")
        #expect(staging.scheme?.launch.arguments == ["-one", "two"])
        let list = try PropertyListSerialization.propertyList(
            from: #require(project.informationFile), format: nil)
        let values = try #require(list as? [String: Any])
        #expect(values["Count"] as? Int == 3 && values["UILaunchScreen"] as? [String: String] == [:])
    }

    @Test func packagesAreInFoldersAndRepositories() throws {
        let folder = try ProjectFolder(files)
        let project = try #require(try ChosenProject(folder.url))
        #expect(project.target?.packageProducts.map(\.name) == ["Words", "FarUI", "FarCore"])
        #expect(
            Set(project.packages.map(\.place)) == [
                .folder(folder.url.path + "/Packages/Words"),
                .repository(
                    "https://github.com/example/Far", requirement: ".upToNextMajor(from: \"1.2.0\")"),
            ])
    }

    /// Paths of an included file count from its folder, where it does not say otherwise; so does what it includes itself.
    @Test func includedFilesHaveTheirOwnPaths() throws {
        let folder = try ProjectFolder([
            "project.yml": """
            name: Shelf
            include:
              - Example/project.yml
              - {path: Parts/parts.yml, relativePaths: false}
            targets:
              Kit: {type: framework, platform: iOS, sources: KitSource}
            """,
            "Example/project.yml": """
            include: More/templates.yml
            packages: {Words: {path: Words}}
            targets:
              App:
                templates: [Base]
                type: application
                platform: iOS
                sources: [App, {path: Shared}]
                info: {path: App/Info.plist, properties: {Count: 3}}
                dependencies: [{target: Kit}, {target: Part}, {package: Words}]
            """,
            "Example/More/templates.yml": "targetTemplates: {Base: {sources: [{path: Common}]}}\n",
            "Parts/parts.yml": "targets: {Part: {type: framework, platform: iOS, sources: [PartSource]}}\n",
            "Example/App/App.swift": "", "Example/Shared/Shared.swift": "",
            "Example/More/Common/Common.swift": "",
            "KitSource/Kit.swift": "", "PartSource/Part.swift": "", "Example/Words/Package.swift": "",
        ])
        let project = try #require(try ChosenProject(folder.url))
        let app = try #require(project.target)
        #expect(
            Set(relative(app.sources, folder)) == [
                "Example/App/App.swift", "Example/Shared/Shared.swift", "Example/More/Common/Common.swift",
            ])
        #expect(
            Set(relative(project.parts.dropFirst().flatMap(\.sources), folder)) == [
                "KitSource/Kit.swift", "PartSource/Part.swift",
            ])
        #expect(project.packages.map(\.place) == [.folder(folder.url.path + "/Example/Words")])
    }

    /// A file may leave all that the project is to those that it includes.
    @Test func aFileThatOnlyIncludesOthersIsOne() throws {
        let folder = try ProjectFolder([
            "project.yml": "include:\n  # all of it\n  - path: Parts/all.yml\n",
            "Parts/all.yml": """
            name: Shelf
            targets:
              App: {type: application, platform: iOS, sources: App}
            """,
            "Parts/App/App.swift": "",
        ])
        let project = try #require(try ChosenProject(folder.url))
        #expect(project.target.map { relative($0.sources, folder) } == ["Parts/App/App.swift"])
        let other = try ProjectFolder([
            "project.yml": "include:\n  - words.yml\n", "words.yml": "words: [a]\n",
        ])
        #expect(try ChosenProject(other.url) == nil)
    }

    /// XcodeGen reads into a dictionary, in which the last value of a name stays.
    @Test func ofTwoValuesWithOneNameTheLastCounts() throws {
        let folder = try ProjectFolder([
            "project.yml": """
            name: Shelf
            targets:
              App:
                dependencies:
                - target: Away
                  link: false

                # The real one.
                type: application
                platform: iOS
                sources: App
                dependencies:
                  - target: Kit
              Kit: {type: framework, platform: iOS, sources: KitSource}
              Away: {type: framework, platform: iOS, sources: KitSource}
            """,
            "App/App.swift": "", "KitSource/Kit.swift": "",
        ])
        let project = try #require(try ChosenProject(folder.url))
        #expect(project.parts.map(\.name) == ["App", "Kit"])
        #expect(project.problems.map(\.line) == [4])
        #expect(
            project.problems.first?.text == "'dependencies' is here twice in one place; the last one counts")
    }

    /// A project that is there leads; a file of that name may be another program's.
    @Test func aProjectThatIsThereLeads() throws {
        let other = try ProjectFolder(["project.yml": "name: something\ntargets: [a]\n", "A.swift": ""])
        #expect(try ChosenProject(other.url) == nil)
        let broken = try ProjectFolder([
            "project.yml": "targets:\n  App:\n    type: application\n   x: [\n", "A.swift": "",
        ])
        let error = #expect(throws: ProjectError.self) { try ChosenProject(broken.url) }
        #expect(error?.line != nil && error?.file.hasSuffix("project.yml") == true)
    }
}
