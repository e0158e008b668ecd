/// A module of ours that takes the place of a framework of Apple's, or of a library that lays screens out: apps that import it build, and say what does not happen.
public struct StandIn: Sendable {
    /// Apple's name.
    public let framework: String
    /// Ours: another one where packages ask with `canImport` for a framework that they then expect to be whole.
    public let module: String
    /// What does not happen.
    public let lack: String

    /// Whether only what meets UIKit is here: `canImport` says no, and what source uses beyond is declared from its use.
    public let isOfAPart: Bool
    /// Whether it is no framework of Apple's but a library: its own source goes before.
    public let isOfALibrary: Bool

    private init(
        _ framework: String, as module: String? = nil, isOfAPart: Bool = false, isOfALibrary: Bool = false,
        _ lack: String
    ) {
        (self.framework, self.module, self.lack) = (framework, module ?? framework, lack)
        (self.isOfAPart, self.isOfALibrary) = (isOfAPart, isOfALibrary)
    }

    /// All of them. Each has a target and a folder below `Sources/StandIns` of its module's name.
    public static let all: [StandIn] = [
        StandIn("AdSupport", "the device has no identifier for advertisements"),
        StandIn("AppTrackingTransparency", "nobody is followed: permission is refused"),
        StandIn("AudioToolbox", "nothing is heard or felt"),
        StandIn("AuthenticationServices", "there are no accounts: signing in ends as if the reader left"),
        StandIn(
            "AVFoundation",
            "nothing is seen or heard: films are a dark area, cameras and microphones are refused"),
        StandIn("AVKit", "nothing is seen or heard: films are a dark area"),
        StandIn("BackgroundTasks", "the app is always in front: nothing is done in the background"),
        StandIn("CommonCrypto", as: "CommonCryptoStandIn", "hashes are true, nothing is ciphered"),
        StandIn("Contacts", "there are no contacts: permission is refused"),
        StandIn("ContactsUI", "there are no contacts: pickers choose nothing"),
        StandIn(
            "CoreData",
            "what is saved is in memory and gone when the app ends; stores that are there are not read"),
        StandIn("CoreHaptics", "nothing is felt"),
        StandIn("CoreImage", "filters leave pictures as they are"),
        StandIn(
            "CoreLocation", "nobody knows where the device is: permission is refused, addresses are not found"
        ),
        StandIn("MapKit", "there are no maps: a grey ground shows annotations and overlays at their places"),
        StandIn("CoreMedia", "no film and no sound is read; times are calculated"),
        StandIn("CoreMotion", "the device does not move"),
        StandIn("CoreSpotlight", "there is no search of the device: what is told is dropped"),
        StandIn("CoreTelephony", "there is no telephone"),
        StandIn("CoreText", "texts are measured; lines are not drawn one by one"),
        StandIn(
            "CryptoKit", as: "CryptoKitStandIn",
            "hashes and codes by keys are true, nothing is ciphered or signed"),
        StandIn("EventKit", "there are no calendars: permission is refused"),
        StandIn("EventKitUI", "there are no calendars: nothing is edited"),
        StandIn("GameplayKit", "there are random numbers and machines of states, nothing else"),
        StandIn("ImageIO", "of animated files the first picture is read; PNG and JPEG files are written"),
        StandIn("Intents", "there is no assistant: what is told is dropped"),
        StandIn("LocalAuthentication", "nobody is recognised: there is no face, no finger, no code"),
        StandIn("MediaPlayer", "nothing is heard; there is no lock screen and no music"),
        StandIn("MessageUI", "nothing is sent: there are no mails and no messages"),
        StandIn(
            "Network", as: "NetworkStandIn",
            "the network counts as wireless, and never changes; connections of one's own fail"),
        StandIn("Photos", "there are no photos: permission is refused, everything found is empty"),
        StandIn("PhotosUI", "there are no photos: pickers choose nothing"),
        StandIn("QuickLook", "pictures and texts are shown, of other files the name"),
        StandIn("SafariServices", "pages are not loaded: their address is shown"),
        StandIn(
            "Security", as: "SecurityStandIn",
            "the keychain is in memory and gone when the app ends; certificates are not looked into"),
        StandIn(
            "SnapKit", as: "SnapKitStandIn", isOfAPart: true, isOfALibrary: true,
            "a small module of the same words makes the constraints in its place"),
        StandIn("StoreKit", "there is no store: it sells nothing, payments fail"),
        StandIn(
            "SwiftUI", as: "SwiftUIStandIn", isOfAPart: true,
            "views are not drawn: where UIKit shows one stands a box with its name"),
        StandIn(
            "SystemConfiguration", as: "SystemConfigurationStandIn",
            "the network counts as reachable, and never changes"),
        StandIn("UserNotifications", "no notification is shown: permission is refused, requests are kept"),
        StandIn(
            "WebKit", "pages are not loaded and no script is run: the address is shown, of HTML its text"),
        StandIn("WidgetKit", "there is no home screen with widgets"),
    ]

    /// The one for a framework.
    public static func of(_ framework: String) -> StandIn? { byFramework[framework] }

    private static let byFramework = Dictionary(uniqueKeysWithValues: all.map { ($0.framework, $0) })
}
