import AppBuild
import BrowserDisplay
import CAppMain
import CoreGraphics
import Foundation
import HostOptions
import PageServing
import QuartzCore
import Simulator
import UIKit

/// Shows the app in browser pages until the process is ended: in those of the command line that has started it, or, when
/// a user has, in those of a server of its own.
@MainActor
final class LiveRun {
    private let display: BrowserDisplay
    private let session: LiveSession
    private let options: ServeOptions

    init(_ session: Session, record: AppRecord, screens: AppScreens, serve: ServeOptions) {
        // A session of minutes: what pictures have left is the system's again.
        shoji_return_freed_memory()
        self.session = LiveSession(session, record: record, screens: screens)
        display = BrowserDisplay(session: self.session) {
            Diagnostics.say($0.description)
        }
        options = serve
    }

    /// What was done in the app, beside its bundle in the build's folder, which nobody else can read.
    private static var done: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("done.yaml")
    }

    /// A resource that cannot be read: the command line shows it over the page.
    private static func tell(_ fault: String) {
        let line = ServeOptions.faultPrefix + fault.replacingOccurrences(of: "\n", with: " ") + "\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    func serve() -> Never {
        shoji_crash_step("the first screen")
        // Who reads the output may have gone; that must not end the app.
        signal(SIGPIPE, SIG_IGN)
        if let link = AppLine.take() {
            let faults = ResourceProblems.messages + ImageProblems.messages.filter { $0.hasPrefix("/") }
            for each in faults { Self.tell(each) }
            ResourceProblems.didNote = Self.tell
            session.keep(in: Self.done, resuming: options.resume, beside: options.beside)
            display.begin()
            // Who has the pages has gone: nobody can look any more.
            LinkedPages(link, host: display).start { [display] paths in
                Task { @MainActor in
                    guard ReadResources.reloadPictures(paths) else { return _ = link.send(.stale) }
                    display.forgetPictures()
                }
            } ended: {
                Task { @MainActor in AppHost.end(0) }
            }
        } else {
            do {
                let server = try PageServer(
                    host: options.address.host, port: options.address.port)
                print(server.start(display, token: AccessToken(), framedBy: options.embedFrom))
            } catch {
                AppHost.stop("\(error)", ExitStatus.usage.rawValue)
            }
        }
        shoji_crash_step("the page's events and frames")
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}

/// The line to the command line that has started this process, which is its standard input.
enum AppLine {
    static func take() -> PageLink? { takeDescriptor().map { PageLink($0) } }

    /// Nil when there is none. The app itself then reads nothing from its standard input.
    static func takeDescriptor() -> Int32? {
        guard ProcessInfo.processInfo.environment[ServeOptions.lineVariable] != nil else { return nil }
        unsetenv(ServeOptions.lineVariable)
        let line = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let nothing = open("/dev/null", O_RDONLY)
        guard line >= 0, nothing >= 0 else { return nil }
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        return line
    }
}
