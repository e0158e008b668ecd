/// The bundles of the frameworks that the app is built with. Their code and resources are in the app's own.
public enum FrameworkBundles {
    // Of the process: set once, before the app starts.
    /// Their identifiers.
    nonisolated(unsafe) public static var identifiers: Set<String> = []
}
