// Apple's importer gives a method that ends with a completion handler a second form, which is waited for (SE-0297, "Concurrency
// interoperability with Objective-C"). Headers of UIKit take it away (NS_SWIFT_DISABLE_ASYNC) from what animates, presents and
// updates lists; these are left. The forms of documents and pictures stand in their classes.

extension UIViewPropertyAnimator {
    /// The same, waited for: where the animations have come to rest.
    @discardableResult
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { ended in addCompletion { ended.resume(returning: $0) } }
    }
}

extension UIApplication {
    /// The same, waited for: whether the URL was opened.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { ended in
            open(url, options: options) { ended.resume(returning: $0) }
        }
    }

    /// The same, waited for.
    public func setAlternateIconName(_ name: String?) async throws {
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            setAlternateIconName(name) { error in
                if let error { ended.resume(throwing: error) } else { ended.resume() }
            }
        }
    }
}
