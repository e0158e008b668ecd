import Foundation
import FoundationNetworking

/// What `URLSession` loads from `file:` URLs, which it refuses on Linux: data tasks of every session.
final class FileURLs: URLProtocol {
    static func install() { _ = URLProtocol.registerClass(FileURLs.self) }

    override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL ?? false }
    override class func canInit(with task: URLSessionTask) -> Bool {
        // A download is a file of its own, which a protocol cannot hand over.
        !(task is URLSessionDownloadTask) && task.currentRequest.map(canInit(with:)) ?? false
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            return fail(.fileDoesNotExist, url)
        }
        guard !isFolder.boolValue else { return fail(.fileIsDirectory, url) }
        guard let data = try? Data(contentsOf: url) else { return fail(.noPermissionsToReadFile, url) }
        let response = URLResponse(
            url: url, mimeType: Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream",
            expectedContentLength: data.count, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}

    private func fail(_ code: URLError.Code, _ url: URL) {
        client?.urlProtocol(
            self, didFailWithError: URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url]))
    }

    /// By the file's extension.
    private static let types = [
        "json": "application/json", "txt": "text/plain", "html": "text/html", "htm": "text/html",
        "css": "text/css", "csv": "text/csv", "xml": "application/xml", "plist": "application/x-plist",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "svg": "image/svg+xml",
        "pdf": "application/pdf",
    ]
}
