extension NSAttributedString {
    /// What is told when HTML has been read: its text, what is known of the document, or why there is none.
    public typealias CompletionHandler =
        @MainActor (
            NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any], (any Error)?
        ) -> Void

    /// Reads HTML, and tells on the main thread in a later turn.
    ///
    /// DIFFERS: it is read as `NSAttributedString(data:options:documentAttributes:)` reads it, not by a web view.
    public class func loadFromHTML(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        nonisolated(unsafe) var options = options
        options[.documentType] = DocumentType.html
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                do {
                    let text = try NSAttributedString(data: data, options: options, documentAttributes: nil)
                    completionHandler(text, [.documentType: DocumentType.html], nil)
                } catch {
                    completionHandler(nil, [:], error)
                }
            }
        }
    }

    public class func loadFromHTML(
        string: String, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        var options = options
        options[.characterEncoding] = String.Encoding.utf8.rawValue
        loadFromHTML(data: Data(string.utf8), options: options, completionHandler: completionHandler)
    }

    public class func loadFromHTML(
        fileURL: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        loadFromHTML(
            request: URLRequest(url: fileURL), options: options, completionHandler: completionHandler)
    }

    public class func loadFromHTML(
        request: URLRequest, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        nonisolated(unsafe) var options = options
        if options[.baseURL] == nil { options[.baseURL] = request.url }
        URLSession.shared.dataTask(with: request) { data, _, error in
            if let data {
                loadFromHTML(data: data, options: options, completionHandler: completionHandler)
            } else {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        completionHandler(nil, [:], error ?? CocoaError(.fileReadUnknown))
                    }
                }
            }
        }.resume()
    }
}
