import Foundation
import Testing

@testable import ProjectFormat

/// Test plans as Xcode 11 to 26 write them (names in a list, or by suites and classes), and schemes that say the same themselves. What is
/// expected is Apple's documentation of test plans: a configuration's own settings stand in the place of the shared ones.
struct TestPlanTests {
    private func plan(_ text: String) throws -> TestPlan {
        let folder = try ProjectFolder(["Plans/Shelf.xctestplan": text])
        defer { withExtendedLifetime(folder) {} }
        return try TestPlan(contentsOf: folder.url.path + "/Plans/Shelf.xctestplan")
    }

    @Test func aPlanChoosesTestsAndSaysHowTheyRun() throws {
        let plan = try plan(
            """
            {
              "configurations" : [
                { "id" : "1", "name" : "German", "options" : { "language" : "de", "region" : "AT" } },
                { "enabled" : false, "id" : "2", "name" : "Off", "options" : { } },
                { "id" : "3", "name" : "Own", "options" : {
                    "commandLineArgumentEntries" : [ { "argument" : "-own 'two words'" } ],
                    "environmentVariableEntries" : [ ] } }
              ],
              "defaultOptions" : {
                "codeCoverage" : false,
                "commandLineArgumentEntries" : [
                  { "argument" : "-mode tested" }, { "argument" : "-never", "enabled" : false } ],
                "environmentVariableEntries" : [
                  { "key" : "PLACE", "value" : "shelf" }, { "enabled" : false, "key" : "NEVER", "value" : "1" } ],
                "testExecutionOrdering" : "random"
              },
              "testTargets" : [
                { "parallelizable" : true,
                  "skippedTests" : [ "SlowTests", "ListTests\\/testOld()", "ListTests\\/testEach(number:)" ],
                  "target" : { "containerPath" : "container:Shelf.xcodeproj", "identifier" : "A1", "name" : "ShelfTests" } },
                { "selectedTests" : [ "ListTests\\/testFew()" ],
                  "target" : { "containerPath" : "container:Shelf.xcodeproj", "identifier" : "A2", "name" : "FewTests" } },
                { "enabled" : false,
                  "target" : { "containerPath" : "container:Shelf.xcodeproj", "identifier" : "A3", "name" : "OffTests" } }
              ],
              "version" : 1
            }
            """)
        #expect(plan.name == "Shelf" && plan.targets?.map(\.name) == ["ShelfTests", "FewTests"])
        #expect(
            plan.configurations == [
                .init(
                    name: "German",
                    launch: SchemeLaunch(
                        arguments: ["-mode", "tested"], environment: ["PLACE": "shelf"], locale: "de_AT")),
                .init(name: "Own", launch: SchemeLaunch(arguments: ["-own", "two words"])),
            ])
        let (shelf, few) = (try #require(plan.targets?.first), try #require(plan.targets?.last))
        let names = [
            "SlowTests/testA", "SlowTests/Inner/b()", "SlowTestsToo/testA", "ListTests/testOld",
            "ListTests/testEach(number:)", "ListTests/testNew", "ListTests/testFew",
        ]
        #expect(
            names.filter(shelf.includes) == ["SlowTestsToo/testA", "ListTests/testNew", "ListTests/testFew"])
        #expect(names.filter(few.includes) == ["ListTests/testFew"])
    }

    @Test func namesMayStandBySuitesAndClasses() throws {
        let plan = try plan(
            """
            { "testTargets" : [ {
                "skippedTests" : {
                  "suites" : [ { "name" : "Whole" },
                    { "name" : "Outer", "suites" : [ { "name" : "Inner", "testFunctions" : [ "a()" ] } ] } ],
                  "testFunctions" : [ "alone()" ],
                  "xctestClasses" : [ { "name" : "ListTests", "xctestMethods" : [ "testOld()" ] } ] },
                "target" : { "identifier" : "A1", "name" : "ShelfTests" } } ],
              "version" : 1 }
            """)
        #expect(
            plan.targets?.first?.skipped == ["Whole", "Outer/Inner/a", "alone", "ListTests/testOld"])
        #expect(plan.configurations == [.init(name: "", launch: SchemeLaunch())])
    }

    /// As Xcode 16 to 26 write them: of a target, and of all in the options; with `or` one of several tags is enough.
    @Test func tagsChooseTests() throws {
        let plan = try plan(
            """
            {
              "configurations" : [
                { "id" : "1", "name" : "Shared", "options" : { } },
                { "id" : "2", "name" : "Own", "options" : { "skippedTags" : { "tags" : [ ".old" ] } } }
              ],
              "defaultOptions" : { "skippedTags" : { "mode" : "or", "tags" : [ ".slow", ".flaky" ] } },
              "testTargets" : [ {
                  "selectedTags" : { "tags" : [ ".screen", "list" ] },
                  "target" : { "containerPath" : "container:Shelf.xcodeproj", "identifier" : "A1", "name" : "ShelfTests" } } ],
              "version" : 1
            }
            """)
        let target = try #require(plan.targets?.first)
        #expect(target.isPartial && target.includes("ListTests/testA"))
        #expect(target.tags.includes([".screen", ".list", ".slow"]))
        #expect(!target.tags.includes([".screen"]) && !target.tags.includes([]))
        let (shared, own) = (
            try #require(plan.configurations.first).tags, try #require(plan.configurations.last).tags
        )
        #expect(shared.includes([]) && !shared.includes([".slow"]) && !shared.includes([".list", ".flaky"]))
        #expect(own.includes([".slow"]) && !own.includes([".old"]))
    }

    @Test func testsOfPackagesAreNamedByTheFolder() throws {
        let folder = try ProjectFolder([
            "Shelf.xcodeproj/project.pbxproj": "{objects = {P = {isa = PBXProject; }; }; rootObject = P; }",
            "Packages/Words/Package.swift": "",
            "Shelf.xctestplan": """
            { "testTargets" : [
                { "target" : { "containerPath" : "container:Packages\\/Words", "identifier" : "WordsTests", "name" : "WordsTests" } },
                { "target" : { "containerPath" : "container:Shelf.xcodeproj", "identifier" : "A1", "name" : "ShelfTests" } }
              ], "version" : 1 }
            """,
        ])
        defer { withExtendedLifetime(folder) {} }
        let project = try #require(try ChosenProject(folder.url))
        let plan = try project.testPlan(named: "Shelf.xctestplan")
        #expect(plan.packages.mapValues { $0.map(\.name) } == ["Packages/Words": ["WordsTests"]])
        #expect(
            project.package(at: "Packages/Words")?.path == folder.url.path + "/Packages/Words"
                && project.package(at: "Packages/None") == nil)
    }

    @Test func aPlanThatCannotBeReadIsNamed() {
        #expect {
            try plan("{ \"testTargets\" : [ { } ], \"version\" : 1 }")
        } throws: {
            "\($0)".hasSuffix("Shelf.xctestplan: not a test plan as Xcode writes it: 'target' is missing")
        }
        #expect {
            try plan("<<<<<<< HEAD\n{ }")
        } throws: {
            "\($0)".hasSuffix("Shelf.xctestplan: not a test plan as Xcode writes it: not JSON")
        }
    }

    @Test func aSchemeHasADefaultPlanOrSaysItselfWhatIsTested() throws {
        func scheme(_ tests: String) -> String {
            """
            <Scheme><TestAction>\(tests)</TestAction><LaunchAction><BuildableProductRunnable>
            <BuildableReference BlueprintIdentifier="A" BlueprintName="Shelf"/>
            </BuildableProductRunnable></LaunchAction></Scheme>
            """
        }
        func testable(_ attributes: String, _ name: String, _ inside: String) -> String {
            "<TestableReference \(attributes)><BuildableReference BlueprintIdentifier=\"T\" BlueprintName=\"\(name)\"/>\(inside)</TestableReference>"
        }
        let schemes = "Shelf.xcodeproj/xcshareddata/xcschemes"
        let folder = try ProjectFolder([
            "Shelf.xcodeproj/project.pbxproj": """
            {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (A); };
            G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
            A = {isa = PBXNativeTarget; name = Shelf; buildPhases = (); productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """,
            "\(schemes)/Plans.xcscheme": scheme(
                """
                <TestPlans><TestPlanReference reference="container:Slow.xctestplan"/>
                <TestPlanReference reference="container:Plans/Fast.xctestplan" default="YES"/></TestPlans>
                """),
            "\(schemes)/Itself.xcscheme": scheme(
                "<Testables>"
                    + testable(
                        "skipped=\"NO\"", "ShelfTests",
                        "<SkippedTests><Test Identifier=\"ListTests/testOld()\"/></SkippedTests>")
                    + testable(
                        "skipped=\"NO\" useTestSelectionWhitelist=\"YES\"", "FewTests",
                        "<SelectedTests><Test Identifier=\"ListTests\"/></SelectedTests>")
                    + testable("skipped=\"YES\"", "OffTests", "") + "</Testables>"),
            "Slow.xctestplan": "{ \"testTargets\" : [ ] }",
            "Plans/Fast.xctestplan": "{ \"testTargets\" : [ ] }",
            "Loose.xctestplan": "{ \"testTargets\" : [ ] }",
        ])
        defer { withExtendedLifetime(folder) {} }
        func plan(_ scheme: String?, named name: String? = nil) throws -> TestPlan {
            try #require(try ChosenProject(folder.url, ProjectChoice(scheme: scheme))).testPlan(named: name)
        }
        #expect(try plan("Plans").name == "Fast")
        #expect(try plan("Plans", named: "Slow").name == "Slow")
        #expect(try plan(nil, named: "Slow").name == "Slow")
        #expect(try plan(nil, named: "Loose.xctestplan").name == "Loose")
        #expect(try plan(nil).targets == nil)
        #expect(
            try plan("Itself").targets == [
                .init(id: "T", name: "ShelfTests", skipped: ["ListTests/testOld"]),
                .init(id: "T", name: "FewTests", selected: ["ListTests"]),
            ])
        #expect {
            try plan("Itself", named: "Slow")
        } throws: {
            $0 is ChoiceError
        }
        #expect {
            try plan(nil, named: "Nobody")
        } throws: {
            "\($0)".contains("Fast") && "\($0)".contains("Slow")
        }
    }
}
