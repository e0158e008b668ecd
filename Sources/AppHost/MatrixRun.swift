import AppBuild
import CAppMain
import Foundation
import HostOptions
import Simulator

/// Plays a scenario in all variants: each in a process of its own, as many at once as there are processors. What they
/// print comes in the order of the variants.
@MainActor
struct MatrixRun {
    private let plan: SnapshotPlan
    private let arguments: [String]

    init(_ plan: SnapshotPlan, arguments: [String]) {
        self.plan = plan
        self.arguments = arguments
    }

    private struct Child {
        let variant: DeviceMatrix.Variant
        let out: FileHandle
        let errors: FileHandle
        let container: AppContainer
        var status: Int32?
    }

    func play() -> Never {
        var waiting = plan.variants[...]
        var children: [pid_t: Child] = [:]
        var ended: [String: Child] = [:]
        var worst: Int32 = 0
        for variant in plan.variants {
            while ended[variant.key] == nil {
                while children.count < ProcessInfo.processInfo.activeProcessorCount,
                    let next = waiting.popFirst()
                {
                    let (process, child) = start(next)
                    children[process] = child
                }
                var status: Int32 = 0
                let process = waitpid(-1, &status, 0)
                guard process > 0, var child = children.removeValue(forKey: process) else { continue }
                child.container.remove()
                child.status = status & 0x7f == 0 ? (status >> 8) & 0xff : ExitStatus.app.rawValue
                ended[child.variant.key] = child
            }
            guard let child = ended.removeValue(forKey: variant.key) else { continue }
            copy(child.out, to: .standardOutput)
            copy(child.errors, to: .standardError)
            guard let status = child.status, status != 0 else { continue }
            FileHandle.standardError.write(
                Data("shoji: the variant \(variant.key) ended with status \(status)\n".utf8))
            // A fault of the app or its files weighs more than a difference.
            if worst == 0 || worst == ExitStatus.failed.rawValue { worst = status }
        }
        AppHost.end(worst)
    }

    private func start(_ variant: DeviceMatrix.Variant) -> (pid_t, Child) {
        let child = Child(
            variant: variant, out: Self.file(), errors: Self.file(), container: Self.container())
        let environment = ProcessInfo.processInfo.environment.merging(child.container.givenEnvironment) { $1 }
            .merging([ServeOptions.parentVariable: "\(getpid())"]) { $1 }
        var words =
            ([CommandLine.arguments[0]] + arguments + ["--variant", variant.key]).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, child.out.fileDescriptor, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, child.errors.fileDescriptor, STDERR_FILENO)
        var process: pid_t = 0
        let failure = posix_spawn(&process, "/proc/self/exe", &actions, nil, &words, &variables)
        guard failure == 0 else {
            AppHost.stop(
                "no process can be started: \(FileFailure.reason(failure))", ExitStatus.resource.rawValue)
        }
        return (process, child)
    }

    private static func container() -> AppContainer {
        do {
            return try AppContainer.fresh()
        } catch {
            AppHost.stop("\(error)", ExitStatus.resource.rawValue)
        }
    }

    /// A file without a name, which goes with its last descriptor.
    private static func file() -> FileHandle {
        guard let file = tmpfile() else {
            AppHost.stop("no temporary file: \(FileFailure.reason(errno))", ExitStatus.resource.rawValue)
        }
        let descriptor = dup(fileno(file))
        fclose(file)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private func copy(_ file: FileHandle, to end: FileHandle) {
        lseek(file.fileDescriptor, 0, SEEK_SET)
        end.write(file.readDataToEndOfFile())
    }
}
