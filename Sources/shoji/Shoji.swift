import AppBuild
import ArgumentParser
import Foundation
import HostOptions
import PageServing
import ProjectFormat
import Simulator

@main
struct Shoji: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shoji",
        abstract: "Builds iOS list screens on Linux, and shows, plays and tests them.",
        version: "0.1.0",
        subcommands: [
            Run.self, Snapshot.self, Report.self, Lint.self, Serve.self, Build.self, Test.self, Devices.self,
            Doctor.self,
        ])

    static func main() {
        // A parent that starts processes from a worker thread hands down that thread's blocked signals.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        // A file beyond the limit of its size is an error like others, told with its name.
        signal(SIGXFSZ, SIG_IGN)
        // Swift's runtime would first write where each thread is, for a quarter of a minute.
        signal(SIGQUIT, SIG_DFL)
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let error as AppBuildError {
            let status: ExitCode =
                switch error {
                case .usage: ExitStatus.usage
                case .source: ExitStatus.source
                case .tool: ExitStatus.resource
                }
            fail(error.description, status)
        } catch let error as ProjectError {
            fail(error.description, ExitStatus.resource)
        } catch let error as ChoiceError {
            fail(error.description, ExitStatus.usage)
        } catch let error as ScenarioError {
            fail(error.description, ExitStatus.resource)
        } catch let error as OptionError {
            fail(error.description, ExitStatus.usage)
        } catch let error as DisplayError {
            fail(error.description, ExitStatus.usage)
        } catch {
            if let failure = FileFailure(error) { fail(failure.description, ExitStatus.resource) }
            let code = exitCode(for: error)
            let message = fullMessage(for: error)
            if !message.isEmpty {
                FileHandle(fileDescriptor: code.isSuccess ? 1 : 2).write(Data((message + "\n").utf8))
            }
            Foundation.exit(ExitStatus.mapped(code).rawValue)
        }
    }

    static func fail(_ message: String, _ status: ExitCode) -> Never {
        FileHandle.standardError.write(Data("shoji: \(message)\n".utf8))
        Foundation.exit(status.rawValue)
    }
}

/// PATH and what is built from it; every command that builds has it.
struct SourceArgument: ParsableArguments {
    @Argument(
        help: "A project, a workspace, a folder of iOS source, or one .swift file. It is never written to.")
    var path: String
    @OptionGroup var choice: ChoiceOptions

    /// Builds, with one line of progress on a terminal. Throws `AppBuildError` and `ProjectError`.
    func build() throws -> URL { try Self.build(path, choice) }

    static func build(_ path: String, _ choice: ChoiceOptions) throws -> URL {
        try built(path, choice).executable
    }

    /// What has built it. `problem` is called with each error of source that does not build.
    /// - Parameter settle: see `AppBuilder.settle`.
    static func built(
        _ path: String, _ choice: ChoiceOptions, problem: @escaping (String) -> Void = { _ in },
        settle: @escaping () throws -> Void = {}
    ) throws -> AppBuilder {
        var builder = AppBuilder(
            source: try AppSource(path: path, choice.choice), runtime: try Runtime.ofThisProcess())
        builder.isStrict = choice.strict
        builder.settle = settle
        builder.problem = problem
        let start = ContinuousClock.now
        var isBuilt = false
        builder.progress = { line in
            isBuilt = true
            Progress.say(line)
        }
        _ = try builder.build()
        if isBuilt {
            Progress.say(
                "built in \(start.duration(to: .now).formatted(.units(fractionalPart: .show(length: 1))))")
        }
        return builder
    }
}

/// Builds after an edit. What editors and version control save at once is compiled at once: while the source is read, more may come.
struct Rebuild {
    let path: String
    let choice: ChoiceOptions
    let watch: FolderWatch

    private struct MoreWasSaved: Error {}

    /// What has built it, and the errors of source that does not build are told to `problem`.
    func run(problem: @escaping (String) -> Void = { _ in }) throws -> AppBuilder {
        while true {
            var isSettled = false
            do {
                let builder = try SourceArgument.built(
                    path, choice, problem: problem,
                    settle: {
                        if try watch.settle() { throw MoreWasSaved() }
                        isSettled = true
                    })
                if try isSettled || !watch.settle() { return builder }
            } catch is MoreWasSaved {
            } catch {
                // What could not be read may have been half of what is saved.
                if try isSettled || !watch.settle() { throw error }
            }
        }
    }
}

/// Which project, target and scheme of several is meant.
struct ChoiceOptions: ParsableArguments {
    @Option(help: "The project or workspace, where a folder holds several.")
    var project: String?

    @Option(help: "The target that is built.")
    var target: String?

    @Option(help: "The shared scheme whose target is built, as it launches it.")
    var scheme: String?

    @Flag(help: "Modules that are not here are errors; else something stands in for them that does nothing.")
    var strict = false

    var choice: ProjectChoice { ProjectChoice(project: project, target: target, scheme: scheme) }
}

/// Lines about long work: on a terminal only.
enum Progress {
    static func say(_ line: String) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        FileHandle.standardError.write(Data("shoji: \(line)\n".utf8))
    }
}
