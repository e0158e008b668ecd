import AppBuild
import Foundation
import PageServing

/// The page's address on one folder of source, kept from run to run where only this user can read it: pages that stay open
/// come back by themselves, and a bookmark goes on working.
struct KeptAddress: Codable {
    private(set) var token: String
    private(set) var port: Int

    private static func file(in folder: BuildFolder) -> URL { folder.url.appendingPathComponent("page.json") }

    /// Takes the port, the one from before where any will do. Throws `DisplayError` and `AppBuildError`.
    static func serve(
        _ folder: BuildFolder, host: String, port: Int
    ) throws -> (server: PageServer, token: AccessToken) {
        let kept = KeptAddress(in: folder)
        let token = kept.map { AccessToken(text: $0.token) } ?? AccessToken()
        let server: PageServer
        if port == 0, let kept, let same = try? PageServer(host: host, port: kept.port) {
            server = same
        } else {
            server = try PageServer(host: host, port: port)
        }
        try KeptAddress(token: token.text, port: server.port).write(in: folder)
        return (server, token)
    }

    private init(token: String, port: Int) {
        self.token = token
        self.port = port
    }

    /// Nil where there is none, or where somebody else could have read or written it.
    private init?(in folder: BuildFolder) {
        let path = Self.file(in: folder).path
        var about = stat()
        guard lstat(path, &about) == 0, about.st_mode & (S_IFMT | 0o077) == S_IFREG,
            about.st_uid == geteuid(), let data = FileManager.default.contents(atPath: path),
            let kept = try? JSONDecoder().decode(KeptAddress.self, from: data),
            kept.token.utf8.count >= AccessToken().text.utf8.count, (1...65535).contains(kept.port)
        else { return nil }
        self = kept
    }

    private func write(in folder: BuildFolder) throws {
        try folder.make()
        let file = Self.file(in: folder)
        let fresh = file.path + ".\(getpid())"
        unlink(fresh)
        let handle = open(fresh, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard handle >= 0 else {
            throw AppBuildError.tool("\(file.path): cannot be written: \(FileFailure.reason(errno))")
        }
        let output = FileHandle(fileDescriptor: handle, closeOnDealloc: true)
        try output.write(contentsOf: try JSONEncoder().encode(self))
        try output.close()
        rename(fresh, file.path)
    }
}
