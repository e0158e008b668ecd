import Foundation
import ProjectFormat

/// Builds the tests of a project, hosted in its app, or of a package.
public struct TestBuild {
    private var path: URL
    private var choice: ProjectChoice
    private let runtime: Runtime
    private let environment: [String: String]
    /// Whether nothing may be missing, in the app or in its tests; else tests that lack something fail.
    public var isStrict = false
    /// The name or the file of a test plan; nil: as the scheme says.
    public var testPlan: String?
    public var progress: (String) -> Void = { _ in }
    public var problem: (String) -> Void = { _ in }

    public init(
        path: String, _ choice: ProjectChoice, runtime: Runtime,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
        self.choice = choice
        self.choice.isForTests = true
        self.runtime = runtime
        self.environment = environment
    }

    /// Throws `AppBuildError`, `ProjectError` and `ChoiceError`. `AppBuildError.usage` where there are no tests.
    public func build() throws -> [TestProgram] {
        guard FileManager.default.fileExists(atPath: path.path) else {
            throw AppBuildError.usage("\(path.path): no such folder or file; expected a project or a package")
        }
        let isManifest = path.lastPathComponent == "Package.swift"
        let manifest = isManifest ? path : path.appendingPathComponent("Package.swift")
        let isPackage = FileManager.default.fileExists(atPath: manifest.path)
        // A library's project beside its package has the same tests, unless the package has none or cannot be read.
        if !isManifest, let project = try ChosenProject(path, choice),
            !isPackage || project.target?.product == .application || choice.isMade
                || testPlan != nil || !project.unitTests.isEmpty && !hasTests(manifest)
        {
            return try build(project)
        }
        if !isManifest, isPackage, !hasTests(manifest), let project = try AppSource.project(at: path, choice)
        {
            return try build(project)
        }
        if let testPlan {
            throw AppBuildError.usage(
                "\(path.path): no Xcode project here that could have the test plan \(testPlan)")
        }
        guard isPackage else {
            let isOfTuist = ["Project.swift", "Workspace.swift"].contains {
                FileManager.default.fileExists(atPath: path.appendingPathComponent($0).path)
            }
            throw AppBuildError.usage(
                "\(path.path): neither a project nor a package; tests need the target that they belong to"
                    + (isOfTuist
                        ? ": `tuist generate` makes the project, which may be checked in"
                        : "; `shoji test --previews` tests previews alone"))
        }
        return try build(package: manifest.deletingLastPathComponent())
    }

    // MARK: Packages

    /// Whether SwiftPM finds tests in a package. Most manifests without any do not have the word that declares them, and need not be run.
    private func hasTests(_ manifest: URL) -> Bool {
        guard (try? String(contentsOf: manifest, encoding: .utf8))?.contains("testTarget") == true else {
            return false
        }
        let package = manifest.deletingLastPathComponent()
        let described = DescribedPackages(scratch: PackageBuild.scratch(in: folder(of: package)))
        return (try? described.description(of: package))?.targets.contains { $0.type == "test" } ?? false
    }

    private func folder(of package: URL) -> BuildFolder {
        BuildFolder(
            named: ModuleName(from: package.lastPathComponent).text, identity: package.path + "#package",
            environment: environment)
    }

    private func build(package: URL) throws -> [TestProgram] {
        let folder = folder(of: package)
        var build = PackageBuild(package: package, folder: folder, runtime: runtime)
        build.progress = progress
        build.problem = problem
        build.mayStandIn = !isStrict
        // What was built once is its author's to mend.
        let mark = folder.url.appendingPathComponent("tests-built")
        let runtimeMark = Data(try runtime.fingerprint().utf8)
        build.mayBeMissing = !isStrict && FileManager.default.contents(atPath: mark.path) != runtimeMark
        let built: PackageBuild.Built
        do {
            built = try build.build(.tests)
        } catch let error as LeftOutModule {
            FileHandle.standardError.write(Data((error.reason + "\n").utf8))
            throw AppBuildError.source("\(package.path): the package does not build")
        }
        FileHandle.standardError.write(Data(built.warnings.map { $0 + "\n" }.joined().utf8))
        try runtimeMark.write(to: mark, options: .atomic)
        guard built.graph.packages[0].targets.contains(where: { $0.type == "test" }) else {
            throw AppBuildError.usage("\(package.path)/Package.swift: the package has no test target")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: built.products.path)
        return names.filter { $0.hasSuffix(".xctest") }.sorted().map {
            var program = TestProgram(
                executable: built.products.appendingPathComponent($0), folder: package, isHosted: false)
            program.lost = built.lostTests
            return program
        }
    }

    // MARK: Projects

    /// Programs for each configuration of the test plan: the same ones, handed something else.
    private func build(_ chosen: ChosenProject) throws -> [TestProgram] {
        let named = chosen.target.flatMap { $0.isUnitTest ? $0 : nil }
        if let named {
            return try build(of: chosen.tested(by: named), in: chosen, tests: [named])
        }
        let plan = try testPlan(of: chosen)
        if chosen.unitTests.isEmpty, choice.target == nil, plan.packages.isEmpty {
            let others = chosen.otherUnitTests.map { each in
                (tested: each.tested, tests: each.tests.filter { plan.target($0) != nil })
            }.filter { !$0.tests.isEmpty }
            if !others.isEmpty {
                return try others.flatMap { try build(of: $0.tested, in: chosen, tests: $0.tests) }
            }
            for project in chosen.subprojects {
                var other = self
                (other.path, other.choice) = (project, ProjectChoice())
                other.choice.isForTests = true
                if try ChosenProject(project)?.unitTests.isEmpty == false { return try other.build() }
            }
        }
        return try build(chosen, choice)
    }

    private func build(
        of tested: ProjectTarget?, in chosen: ChosenProject, tests: [ProjectTarget]
    ) throws -> [TestProgram] {
        guard let tested else { return try build(chosen, choice, tests: tests) }
        var choice = choice
        choice.target = tested.name
        return try build(try AppSource.project(at: path, choice) ?? chosen, choice, tests: tests)
    }

    /// - Parameter tests: all of the target's where none are named.
    private func build(
        _ project: ChosenProject, _ choice: ProjectChoice, tests named: [ProjectTarget]? = nil
    ) throws -> [TestProgram] {
        let plan = try testPlan(of: project)
        let all = named ?? project.unitTests
        let chosenTests = all.compactMap { target in plan.target(target).map { (target: target, plan: $0) } }
        let packages = named == nil ? plan.packages : [:]
        guard !chosenTests.isEmpty || !packages.isEmpty else {
            if !all.isEmpty {
                throw AppBuildError.usage(
                    "\(project.container.path): \(plan.name) leaves out all targets with unit tests: "
                        + all.map(\.name).joined(separator: ", "))
            }
            throw AppBuildError.usage(
                "\(project.container.path): no target with unit tests"
                    + (project.targets.contains { $0.product == .test }
                        ? "; tests of the user interface are not run" : ""))
        }
        let others = project.targets.filter { $0.product == .test && !$0.isUnitTest && $0.isForPhones }
        if !others.isEmpty {
            let names = others.map(\.name).joined(separator: ", ")
            FileHandle.standardError.write(
                Data("shoji: tests of the user interface are not run: \(names)\n".utf8))
        }
        var programs: [TestProgram] = []
        if !chosenTests.isEmpty { programs.append(try build(chosenTests, of: project, choice)) }
        for (path, targets) in packages.sorted(by: { $0.key < $1.key }) {
            guard let package = project.package(at: path) else {
                throw AppBuildError.usage(
                    "\(project.folder.path)/\(path): no package here, whose tests \(plan.name) has: "
                        + targets.map(\.name).joined(separator: ", "))
            }
            programs += try build(package: package).map { $0.running(targets) }
        }
        return plan.configurations.flatMap { configuration in
            programs.map {
                var program = $0
                program.launch = configuration.launch
                program.tags = configuration.tags
                if plan.configurations.count > 1 { program.configuration = configuration.name }
                return program
            }
        }
    }

    private func build(
        _ chosenTests: [(target: ProjectTarget, plan: TestPlan.Target)], of project: ChosenProject,
        _ choice: ProjectChoice
    ) throws -> TestProgram {
        let tests = chosenTests.map(\.target)
        guard project.target != nil else {
            throw AppBuildError.usage(
                "\(project.container.path): no application, framework or library whose source is there, and whose tests these could be: "
                    + tests.map(\.name).joined(separator: ", "))
        }
        let source = try AppSource(path: path.path, choice)
        var builder = AppBuilder(source: source, runtime: runtime, environment: environment)
        builder.isStrict = isStrict
        builder.progress = progress
        builder.problem = problem
        let modules = tests.map { SourceModule($0, of: project) }
        let built = Set(try source.libraries(for: modules).map(\.identity))
        // On a device each has a bundle of its own; those that have one in the app, too, are not named again.
        let (parts, named) = (project.parts, project.frameworksWithNamesakes)
        let frameworks = project.libraries.filter {
            $0.product == .framework && built.contains(SourceModule.identity(of: $0))
                && !named.contains($0) && (!parts.contains($0) || !($0.resources + $0.models).isEmpty)
        }
        var program = try builder.buildTests(
            modules, hostedBy: source.target?.hosting(tests, with: frameworks, of: project))
        for (module, each) in zip(modules, chosenTests) { program.chosen[module.name.text] = each.plan }
        return program
    }

    private func testPlan(of project: ChosenProject) throws -> TestPlan {
        do {
            return try project.testPlan(named: testPlan)
        } catch let error as ChoiceError {
            throw AppBuildError.usage(error.description)
        }
    }
}

extension AppBuilder {
    /// A program with the app, which it starts, and tests, which it then runs.
    /// - Parameter target: what the project says of the app with the tests.
    func buildTests(_ tests: [SourceModule], hostedBy target: AppTarget?) throws -> TestProgram {
        let kept = BuildFolder(
            named: module.text, identity: source.module.identity + "#tested", environment: environment)
        let ofApp = try buildLibraries(for: tests)
        var libraries = ofApp
        if !source.isLibrary {
            libraries.append(try build(source.module, .library, in: kept, with: libraries))
        }
        var list: [TestList] = []
        var lost: [TestProgram.LostTest] = []
        for test in tests {
            let folder = BuildFolder(named: test.name.text, identity: test.identity, environment: environment)
            let built = try build(test, .library, in: folder, with: libraries, losesTests: true)
            let lowering = SourceLowering(
                tool: runtime.loweringTool, kit: runtime.kitMembers, folder: folder.lowered)
            let kit = try folder.locked { [libraries] in try lowering.kit(with: libraries) }
            libraries.append(built)
            let missing = LostTests(of: built, in: folder.url)
            list.append(try TestList(of: test, without: missing, kit: kit, runtime))
            lost += missing.all.map { TestProgram.LostTest($0, module: test.name.text) }
        }
        let folder = BuildFolder(
            named: module.text, identity: source.module.identity + "#tests", environment: environment)
        let bundle = folder.bundle
        let runner = try folder.locked {
            let runner = try TestRunner(list).write(to: folder.lowered)
            try writeAppRecord(in: bundle, with: ofApp, of: target, tests: tests)
            return runner
        }
        let executable = bundle.appendingPathComponent(module.text)
        // Of tests nothing may be left out that nobody counts.
        var strict = self
        strict.isStrict = true
        _ = try strict.build(runner, .tests(executable), in: folder, with: libraries)
        var program = TestProgram(executable: executable, folder: source.root, isHosted: true)
        program.lost = lost
        return program
    }
}
