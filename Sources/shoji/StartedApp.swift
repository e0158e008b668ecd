import AppBuild
import Foundation
import HostOptions

extension Process {
    /// Starts an app, which ends with this process. Throws `AppBuildError`.
    /// - Parameter environment: variables beside those of this process.
    func startApp(_ executable: URL, _ arguments: [String], environment: [String: String]) throws {
        executableURL = executable
        self.arguments = arguments
        self.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .merging([ServeOptions.parentVariable: "\(getpid())"]) { $1 }
        do {
            try run()
        } catch {
            throw AppBuildError.tool("\(executable.path): cannot be started: \(error.localizedDescription)")
        }
    }
}
