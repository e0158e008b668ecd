import Foundation

/// Which targets have tests of what, and which of the tests run.
extension ChosenProject {
    /// The targets with unit tests of the chosen target: those that depend on it, and those that depend on no app.
    public var unitTests: [ProjectTarget] {
        let apps = targets.filter { $0.product == .application && $0 != target }
        return allUnitTests.filter { each in
            !apps.contains { $0.project == each.project && each.dependencies.contains($0.id) }
        }
    }

    private var allUnitTests: [ProjectTarget] {
        targets.filter { $0.isUnitTest && $0.isForPhones && !$0.presentSwiftFiles.isEmpty }
    }

    /// The same of other targets, which are what is tested where no tests are the chosen target's.
    public var otherUnitTests: [(tested: ProjectTarget, tests: [ProjectTarget])] {
        var result: [(tested: ProjectTarget, tests: [ProjectTarget])] = []
        let own = unitTests
        for each in allUnitTests where !own.contains(each) {
            guard let tested = tested(by: each) else { continue }
            if let index = result.firstIndex(where: { $0.tested == tested }) {
                result[index].tests.append(each)
            } else {
                result.append((tested, [each]))
            }
        }
        return result
    }

    /// Which tests run, and how: by the test plan of that name or file, or by what the scheme that was asked for says, else
    /// all.
    ///
    /// Throws `ChoiceError` for a plan that is not there, `ProjectError` for one that cannot be read.
    public func testPlan(named name: String?) throws -> TestPlan {
        let plan: TestPlan
        if let name {
            plan = try TestPlan(contentsOf: try testPlanFile(named: name))
        } else if let file = scheme?.testPlans.first {
            plan = try TestPlan(contentsOf: file)
        } else {
            plan = TestPlan(
                name: scheme?.name ?? "", targets: scheme?.testTargets,
                configurations: [TestPlan.Configuration(name: "", launch: scheme?.tests ?? SchemeLaunch())])
        }
        return settings.map(plan.expanded) ?? plan
    }

    /// The package of targets that a test plan names by its folder; nil where there is none.
    public func package(at path: String) -> URL? {
        let folder = ProjectDocument.path(path, below: folder.path)
        guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else { return nil }
        return URL(fileURLWithPath: folder)
    }

    private func testPlanFile(named name: String) throws -> String {
        if name.hasSuffix(".xctestplan") {
            let file = ProjectDocument.path(name, below: folder.path)
            guard FileManager.default.fileExists(atPath: file) else {
                throw ChoiceError(description: "\(name): no such test plan in \(folder.path)")
            }
            return file
        }
        let files = (scheme.map { [$0] } ?? schemes).flatMap(\.testPlans)
        func planName(_ file: String) -> String {
            URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        }
        guard let file = files.first(where: { planName($0) == name }) else {
            throw ChoiceError(
                description:
                    "no shared scheme has a test plan '\(name)'; there are:\(Self.list(files.map(planName)))")
        }
        return file
    }

    /// What a target of unit tests is a part of: the application that it is hosted in, or what it depends on.
    public func tested(by test: ProjectTarget) -> ProjectTarget? {
        let needed = targets.filter { $0.project == test.project && test.dependencies.contains($0.id) }
        return needed.first { $0.product == .application } ?? needed.first ?? (target == test ? nil : target)
    }
}
