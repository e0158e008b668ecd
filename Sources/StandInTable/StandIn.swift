/// A module of ours that takes the place of a framework of Apple's: apps that import it build, and say what does not happen.
public struct StandIn: Sendable {
    /// Apple's name.
    public let framework: String
    /// Ours: another one where packages ask with `canImport` for a framework that they then expect to be whole.
    public let module: String
    /// What does not happen.
    public let lack: String

    private init(_ framework: String, as module: String? = nil, _ lack: String) {
        (self.framework, self.module, self.lack) = (framework, module ?? framework, lack)
    }

    /// All of them. Each has a target and a folder below `Sources/StandIns` of its module's name.
    public static let all: [StandIn] = [
        StandIn(
            "CoreLocation", "nobody knows where the device is: permission is refused, addresses are not found"
        ),
        StandIn("MapKit", "there are no maps: a grey ground shows annotations and overlays at their places"),
        StandIn("SafariServices", "pages are not loaded: their address is shown"),
        StandIn(
            "WebKit", "pages are not loaded and no script is run: the address is shown, of HTML its text"),
    ]

    /// The one for a framework.
    public static func of(_ framework: String) -> StandIn? { byFramework[framework] }

    private static let byFramework = Dictionary(uniqueKeysWithValues: all.map { ($0.framework, $0) })
}
