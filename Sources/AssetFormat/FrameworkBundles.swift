import Foundation

/// The bundles of the frameworks that the app is built with. Their code is in the app's own, and so are their resources, but for names that
/// several have: a framework with such has a bundle of its own.
public enum FrameworkBundles {
    // Of the process: set once, before the app starts.
    /// Their identifiers.
    nonisolated(unsafe) public static var identifiers: Set<String> = []

    /// A framework's own bundle, or one of tests, and its texts.
    public struct Own {
        public let module: String
        public let identifier: String
        public let bundle: Bundle
        public let texts = LocalizedTexts()

        public init(module: String, identifier: String, bundle: Bundle) {
            (self.module, self.identifier, self.bundle) = (module, identifier, bundle)
        }
    }
    // Of the process: set once, before the app starts.
    /// Those bundles.
    nonisolated(unsafe) public static var own: [Own] = []
}
