import Foundation
import PageDriver
import Testing

@testable import AppBuild

/// An edit within functions of one file is built without the compiler's driver, every other one with it. Expected is what a build of the whole makes
/// of the same source.
@Suite(.serialized) struct EditBuildTests {
    private final class Project {
        let tool: ReleaseTool
        var problems: [String] = []
        /// What was not as expected: issues of another thread are no test's.
        var faults: [String] = []

        init(_ test: String) throws {
            tool = try ReleaseTool(test)
            try tool.writeApp(viewDidLoad: "title = \"\\(Model().text())\\(isNamed(Model()))\"")
            try write("Model", Self.model)
            try write("Named", "protocol Named {}\nfunc isNamed(_ any: Any) -> Bool { any is Named }\n")
        }

        static let model = """
            struct Model {
                var name = "a"
                func text(_ count: Int = 1) -> String { "one" }
            }

            """

        func write(_ name: String, _ text: String) throws {
            try tool.write(text, "Screen/\(name).swift")
        }

        func builder() throws -> AppBuilder {
            var builder = AppBuilder(
                source: try AppSource(path: tool.source.path),
                runtime: try Runtime(ofTool: ReleaseTool.executable),
                environment: ["SHOJI_CACHE": tool.folder.appendingPathComponent("cache").path])
            builder.problem = { [self] in problems.append($0) }
            return builder
        }

        /// Builds; the names of the files that were compiled by themselves since the driver built.
        func build() throws -> [String] {
            let builder = try builder()
            _ = try builder.build()
            let state = try #require(BuiltState(contentsOf: builder.folder.state))
            return state.edited.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
        }

        /// The objects of what is compiled, without what follows from the path under which each was made first, and the program.
        func products() throws -> [String: Data] {
            let builder = try builder()
            let names = try FileManager.default.contentsOfDirectory(atPath: builder.folder.objects.path)
            var products = ["": try Data(contentsOf: builder.executable)]
            for name in names where name.hasSuffix(".o") {
                let file = builder.folder.objects.appendingPathComponent(name)
                var data = try Data(contentsOf: file)
                let hash = try #require(ObjectSection.place(of: ".swift_modhash", in: data))
                data.resetBytes(in: hash)
                products[name] = data
            }
            return products
        }

        func check(_ holds: Bool, _ what: String) {
            if !holds { faults.append(what) }
        }

        /// Builds, where those files are compiled by themselves.
        func build(_ expected: [String], _ what: String) throws {
            let edited = try build()
            check(edited == expected, "\(what): \(edited), not \(expected)")
        }

        /// What is there is what a build of all makes; the program has `word` in it.
        func compare(_ what: String, _ word: String) throws {
            let made = try products()
            let program = try #require(made[""])
            check(program.range(of: Data(word.utf8)) != nil, "\(what): the program without \(word)")
            let folder = try builder().folder
            for each in [folder.record, folder.state] { try FileManager.default.removeItem(at: each) }
            try build([], what)
            for (name, data) in try products() where name != "" {
                check(made[name] == data, "\(what): \(name) is another one")
            }
        }
    }

    @Test(.timeLimit(.hang)) func anEditOfBodiesIsCompiledByItself() async throws {
        let faults = try await onOwnThread {
            let project = try Project("anEditOfBodiesIsCompiledByItself")
            defer { project.tool.remove() }
            try project.build([], "first")
            try project.write(
                "Model", Project.model.replacing("\"one\"", with: "\"a second word \\(count)\""))
            try project.build(["Model.swift"], "a body")
            try project.tool.writeApp(viewDidLoad: "view.alpha = 0.5; title = Model().text()")
            try project.build(["Model.swift", "ScreenViewController.swift"], "another one's")
            try project.compare("edits of two files, one after the other", "a second word")
            // The driver's next build takes them for new.
            try project.write("Model", Project.model.replacing("\"one\"", with: "\"a third word\""))
            try project.build(["Model.swift"], "a body again")
            try project.write("Model", Project.model.replacing("Int = 1", with: "Int = 2"))
            try project.build([], "a default argument")
            try project.compare("a default argument after an edit", "one")
            return project.faults
        }
        #expect(faults == [])
    }

    @Test(.timeLimit(.hang)) func whatOtherFilesMayDependOnIsBuiltWithThem() async throws {
        let faults = try await onOwnThread {
            let project = try Project("whatOtherFilesMayDependOnIsBuiltWithThem")
            defer { project.tool.remove() }
            try project.build([], "first")
            var model = Project.model
            for (old, new) in [
                ("-> String", "-> Substring"), ("var name = \"a\"", "var size = 1.5, name = \"a\""),
                ("struct Model {", "struct Model: Named {"),
                ("struct Model", "typealias Other = Model\nstruct Model"),
            ] {
                model = model.replacing(old, with: new)
                try project.write("Model", model)
                try project.build([], new)
            }
            try project.compare("declarations of one file", "one")
            try project.write(
                "More", "extension Model: CustomStringConvertible { var description: String { \"\" } }\n")
            try project.build([], "a file more")
            try FileManager.default.removeItem(at: project.tool.source.appendingPathComponent("More.swift"))
            try project.build([], "a file fewer")
            // Two files at once
            try project.write("Model", model.replacing("\"one\"", with: "\"a second word\""))
            try project.tool.writeApp(viewDidLoad: "view.alpha = 0.5")
            try project.build([], "two files at once")
            try project.compare("bodies of two files at once", "a second word")
            return project.faults
        }
        #expect(faults == [])
    }

    @Test(.timeLimit(.hang)) func anErrorInABodyLeavesWhatWasBuilt() async throws {
        let (faults, problems, file) = try await onOwnThread {
            let project = try Project("anErrorInABodyLeavesWhatWasBuilt")
            defer { project.tool.remove() }
            try project.write("Outside", "@_silgen_name(\"nobody_has_it\") func nobody() -> Int\n")
            try project.build([], "first")
            let products = try project.products()
            try project.write("Model", Project.model.replacing("\"one\"", with: "wrong"))
            project.check((try? project.build()) == nil, "an error is none")
            let problems = project.problems
            project.check(try project.products() == products, "an error leaves something else")
            try project.write("Model", Project.model.replacing("\"one\"", with: "\"a second word\""))
            try project.build(["Model.swift"], "the edit after it")
            try project.compare("an edit after an error", "a second word")
            // An error of the linker is the driver's to tell.
            try project.write("Model", Project.model.replacing("\"one\"", with: "\"\\(nobody())\""))
            project.check((try? project.build()) == nil, "the linker's error is none")
            try project.write("Model", Project.model)
            try project.build([], "the edit after it")
            try project.compare("an edit after the linker's error", "one")
            let file = project.tool.source.appendingPathComponent("Model.swift").path
            return (project.faults, problems, file)
        }
        #expect(faults == [])
        #expect(problems == ["\(file):3:45: error: cannot find 'wrong' in scope"])
    }

    @Test func commandsThatAreNotAsExpectedAreNotTaken() throws {
        func told(_ second: String, _ end: String = "/t/clang x.o @/o/M.autolink -o /o/M") -> CompileCommands?
        {
            CompileCommands(
                """
                /t/swift-frontend -frontend -c -primary-file /s/A.swift '/s/B 1.swift' -I /i -o /o/A.o
                \(second)
                /t/swift-autolink-extract /o/A.o /o/B.o -o /o/M.autolink
                \(end)
                """, objects: ["/s/A.swift": "/o/A.o", "/s/B 1.swift": "/o/B.o"])
        }
        let good = "/t/swift-frontend -frontend -c /s/A.swift -primary-file '/s/B 1.swift' -I /i -o /o/B.o"
        let commands = try #require(told(good))
        #expect(
            commands.compile("/s/B 1.swift", to: "/n/B.o") == [
                "/t/swift-frontend", "-frontend", "-c", "/s/A.swift", "-primary-file", "/s/B 1.swift", "-I",
                "/i",
                "-o", "/n/B.o",
            ])
        #expect(commands.link(librariesIn: "/l") == ["/t/clang", "x.o", "@/l", "-o", "/o/M"])
        #expect(
            commands.collectLibraries(in: "/l") == [
                "/t/swift-autolink-extract", "/o/A.o", "/o/B.o", "-o", "/l",
            ])
        // Another option, two files at once, a list in a file, no such file, another linker
        for bad in [
            good.replacing("/i", with: "/j"), good.replacing("/s/A.swift", with: "-primary-file /s/A.swift"),
            "/t/swift-frontend -frontend -c -filelist /tmp/l -o /o/B.o", good.replacing("B.o", with: "C.o"),
            "",
        ] {
            #expect(told(bad) == nil, "\(bad)")
        }
        #expect(told(good, "/t/clang x.o -o /o/M") == nil)
    }
}
