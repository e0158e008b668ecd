import Foundation
import FoundationNetworking

/// Requests as before `URLSession`, which makes them.
open class NSURLConnection: NSObject {
    /// Tells the answer on the queue.
    open class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            queue.addOperation { handler(response, data, error) }
        }
        task.resume()
    }

    /// Whether there is a way to ask for it.
    open class func canHandle(_ request: URLRequest) -> Bool {
        ["http", "https", "file", "data"].contains(request.url?.scheme?.lowercased())
    }
}
