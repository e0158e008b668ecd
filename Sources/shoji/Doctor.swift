import AppBuild
import ArgumentParser
import Foundation
import HostOptions
import ProjectFormat
import SwiftInternals

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Checks toolchain, libraries and fonts, or with PATH gives the account of a project before it is built."
    )

    @Argument(help: "A project, a workspace, a package, a folder or a .swift file.")
    var path: String?

    @Flag(help: "The account as JSON.")
    var json = false

    @OptionGroup var choice: ChoiceOptions

    func validate() throws {
        if path == nil, json || choice.choice != ProjectChoice() {
            throw ValidationError("expected a PATH with --json, --project, --target or --scheme")
        }
    }

    func run() throws {
        guard let path else { return try checkMachine() }
        let account = try SourceAccount(path: path, choice.choice, isStrict: choice.strict).account
        print(json ? account.json : account.text)
    }

    private func checkMachine() throws {
        let runtime = try? Runtime.ofThisProcess()
        var isWell = true
        func report(_ what: String, _ result: String?, _ remedy: String) {
            print("\(result == nil ? "missing" : "ok     ")  \(what)\(result.map { ": \($0)" } ?? "")")
            if result == nil {
                isWell = false
                print("         mend it with: \(remedy)")
            }
        }
        let swift = Self.firstLine(of: "swiftc", "--version")
        let supported = Toolchain.supported.joined(separator: " or ")
        let version = swift.flatMap(Toolchain.version(inOutput:))
        report(
            "Swift \(supported)", version.map(Toolchain.isSupported) == true ? swift : nil,
            "install Swift \(supported) from https://swift.org/install"
                + (swift.map { "; found: \($0)" } ?? ""))
        let wrong = Assumption.all.compactMap { $0.verify() }
        report(
            "inside of Swift and Foundation",
            wrong.isEmpty ? "\(Assumption.all.count) assumptions hold" : nil,
            wrong.joined(separator: "\n         "))
        report("runtime library", runtime.map { $0.folder.path }, "./shoji --version")

        let missing = runtime.map { Self.missingPackages(in: $0.repository) } ?? []
        report(
            "Debian packages", missing.isEmpty ? "all there" : nil,
            "apt-get update && apt-get install -y --no-install-recommends \(missing.joined(separator: " "))")
        let fonts = [
            "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
            "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
        ]
        let absent = fonts.filter { !FileManager.default.fileExists(atPath: $0) }
        report(
            "fonts", absent.isEmpty ? "Inter, Noto Sans CJK" : nil,
            "apt-get update && apt-get install -y --no-install-recommends --reinstall fonts-inter fonts-noto-cjk"
        )
        if !isWell { throw ExitStatus.resource }
    }

    private static func missingPackages(in repository: URL) -> [String] {
        let list = repository.appendingPathComponent("Scripts/packages.txt")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
        let wanted = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        let present =
            OtherProgram.output(of: ["dpkg-query", "-W", "-f", "${db:Status-Status} ${Package}\n"] + wanted)
            ?? ""
        let installed = Set(
            present.split(separator: "\n").filter { $0.hasPrefix("installed ") }.map { $0.dropFirst(10) })
        return wanted.filter { !installed.contains($0[...]) }
    }

    private static func firstLine(of command: String...) -> String? {
        OtherProgram.output(of: command)?.split(separator: "\n").first.map(String.init)
    }
}
