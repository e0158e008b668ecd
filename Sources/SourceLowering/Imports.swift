import StandInTable
import SwiftSyntax

/// Imports as Linux has them.
enum Imports {
    /// Modules whose parts come with another one, and that one.
    private static let replaced = StandIn.all.reduce(
        into: [
            "Darwin": "Glibc", "os": "OperatingSystem", "OSLog": "OperatingSystem", "MobileCoreServices": "",
            "ObjectiveC": "ObjectiveC",
            "CoreFoundation": "Foundation", "Combine": "CombineStandIn",
        ]
    ) { modules, each in modules[each.framework] = each.module }

    /// The name here of a module that `canImport` asks for.
    static func importable(_ module: String) -> String? {
        StandIn.of(module)?.isOfAPart == true ? nil : stoodInFor(module)
    }

    /// The name here of a module that qualified names tell: `os.Logger` is `OperatingSystem.Logger`.
    static func stoodInFor(_ module: String) -> String? {
        replaced[module].flatMap { $0.isEmpty || $0 == module ? nil : $0 }
    }

    /// The module here that a name before a type or a function stands for; nil where it is a variable that has the
    /// name of a module and a member follows.
    static func module(
        _ base: String, before member: String, _ conditions: Conditions, _ merged: Set<String>?
    ) -> String? {
        let isType = member.first?.isUppercase == true
        if isItself(base, in: conditions, merged) { return nil }
        switch base {
        case "os": return isType || member.hasPrefix("os_") ? stoodInFor(base) : nil
        case "OSLog", "Combine": return isType ? stoodInFor(base) : nil
        // C's functions have small letters, and Swift's types of other names than C's large ones.
        case "Darwin": return stoodInFor(base)
        case "Foundation" where ofXML.contains(member): return "FoundationXML"
        case "Foundation" where ofAppleFoundation.contains(member): return "AppleFoundation"
        // Here these modules have less than on Apple's systems; UIKit has the rest, and brings them along.
        case "CoreFoundation": return "UIKit"
        case _ where broughtByUIKit.contains(base): return "UIKit"
        default: return isType && StandIn.of(base) != nil ? stoodInFor(base) : nil
        }
    }

    /// Modules that UIKit brings along, and parts of which stand elsewhere here.
    private static let broughtByUIKit: Set = ["Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC"]

    /// Of which Foundation on Linux has the name alone or a form that does otherwise: two of one name, where a file imports Foundation.
    static let ofAppleFoundation: Set = [
        "NSCache", "NSCacheDelegate", "NSComparisonPredicate", "NSExpression",
        "PersonNameComponentsFormatter",
    ]

    /// What Foundation has of XML on iOS.
    private static let ofXML: Set = ["XMLParser", "XMLParserDelegate"]

    /// Why a framework does not exist here; nil for what does, and for a library that has a framework's name.
    private static func absence(of module: String, _ conditions: Conditions) -> String? {
        if conditions.modules.contains(module) { return nil }
        return reasons[module]
            ?? (frameworks.contains(module) ? "a framework of iOS, of which nothing is here" : nil)
    }

    private static let reasons: [String: String] = [
        "Metal": "there is no Metal",
        "SpriteKit": "there is no SpriteKit",
        "SceneKit": "there is no SceneKit",
        "Vision": "there is no Vision",
        "CloudKit": "there is no CloudKit",
        "WatchKit": "there is no watch",
        "AppKit": "this is iOS, not macOS",
        "Cocoa": "this is iOS, not macOS",
        "HealthKit": "there is no health data",
        "ARKit": "there is no ARKit",
        "CoreBluetooth": "there is no Bluetooth",
    ]

    /// Further frameworks that do not exist here, by Apple's list "Technologies".
    private static let frameworks: Set<String> = [
        "Accelerate", "AccessorySetupKit", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI",
        "AdServices", "AppIntents", "AssetsLibrary", "AutomaticAssessmentConfiguration", "BackgroundAssets",
        "BrowserEngineKit", "CallKit", "CarPlay", "CFNetwork", "ClassKit", "Cinematic", "ColorSync",
        "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreMIDI", "CoreML", "CoreNFC", "CoreTransferable",
        "CoreVideo", "CryptoTokenKit", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension",
        "ExposureNotification", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
        "FoundationModels", "GLKit", "GameController", "GameKit", "GroupActivities", "HomeKit", "iAd",
        "IdentityLookup", "IdentityLookupUI", "IntentsUI", "IOKit", "IOSurface", "JavaScriptCore",
        "JournalingSuggestions", "LinkPresentation", "LiveCommunicationKit", "ManagedSettings",
        "ManagedSettingsUI", "MediaAccessibility", "MediaToolbox", "Messages", "MetalFX", "MetalKit",
        "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit", "MLCompute", "ModelIO",
        "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension",
        "NotificationCenter", "OpenAL", "OpenGLES", "PassKit", "PDFKit", "PencilKit", "PHASE", "PushKit",
        "PushToTalk", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan", "SafetyKit",
        "ScreenTime", "SensorKit", "SensitiveContentAnalysis", "SharedWithYou", "ShazamKit", "Social",
        "SoundAnalysis", "Speech", "SwiftData", "Symbols", "ThreadNetwork", "TipKit", "Translation",
        "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "VisionKit", "WatchConnectivity",
        "WeatherKit", "WorkoutKit",
    ]

    /// Further modules that the toolchain has.
    private static let toolchain: Set<String> = [
        "Cxx", "Distributed", "Shelves", "SnapshotTesting", "InlineSnapshotTesting", "UIKitSnapshots",
        "FoundationInternationalization", "Runtime",
        "_Concurrency",
        "_Differentiation",
        "_StringProcessing", "_Volatile",
    ]

    /// What an import of a module comes to.
    static func state(of module: String, _ conditions: Conditions) -> Lowering.ImportedModule.State {
        if let reason = absence(of: module, conditions) { return .absent(reason) }
        if let standIn = StandIn.of(module) {
            guard standIn.isOfALibrary else { return .standIn(standIn.lack) }
            // Its own source goes before, where there is any.
            return conditions.modules.contains(module) ? .here : .unknown
        }
        let isHere =
            replaced[module] != nil || conditions.modules.contains(module) || toolchain.contains(module)
        return isHere ? .here : .unknown
    }

    static func lower(
        _ node: ImportDeclSyntax, in file: SourceFile, _ conditions: Conditions, merged: Set<String>?
    ) {
        let standsIn = merged != nil
        let names = node.path.map(\.name.text)
        guard let module = names.first, isActive(Syntax(node), conditions) else { return }
        let absence = absence(of: module, conditions)
        if let reason = absence, standsIn {
            file.blank(node)
            file.note(foreign: module, node, reason)
        } else if let reason = absence {
            // Source often imports more than it uses; what it does use, the compiler does not find.
            let remedy = "put its use within '#if canImport(\(module))'"
            file.replace(
                node, with: "#warning(\"no module '\(module)' here: \(reason); \(remedy)\")")
        } else if let other = replaced[module], !isItself(module, in: conditions, merged) {
            // Of so large a module the source uses what its stand-in lacks, too.
            if standsIn, let standIn = StandIn.of(module), standIn.isOfAPart {
                file.note(foreign: module, node, standIn.lack)
            }
            if other.isEmpty { return file.blank(node) }
            if names.count > 1 || other != module || node.importKindSpecifier != nil {
                file.replace(node, with: "import \(other)")
            }
        } else if !conditions.modules.contains(module), !toolchain.contains(module) {
            // A library whose source lies in the folder is part of the app's own module here; where it does not, the
            // import is what a build that fails for lack of a name is told.
            file.blank(node)
            file.note(foreign: module, node)
        } else if names.count > 1, conditions.modules.contains(module),
            node.importKindSpecifier == nil || broughtByUIKit.contains(module)
        {
            // `import UIKit.UIView`, `import class Foundation.URLSession`
            file.replace(node, with: "import \(module)")
        }
    }

    /// Whether nothing takes the place of a library: its own source is here, or nothing may, as in a build with `--strict`.
    private static func isItself(_ module: String, in conditions: Conditions, _ merged: Set<String>?) -> Bool
    {
        guard StandIn.of(module)?.isOfALibrary == true else { return false }
        return conditions.modules.contains(module) || merged?.contains(module) != false
    }

    /// Modules that a file sees without importing them: UIKit, as it sees its members on iOS, and what Foundation and UIKit
    /// bring there: the locks, the parser of XML, Combine, and some of the frameworks that are stood in for.
    static func lacking(in file: SourceFile, _ index: TypeIndex) -> [String] {
        let finder = ImportFinder(index.conditions)
        finder.walk(file.tree)
        var result = finder.found.contains("UIKit") ? [] : ["UIKit"]
        if !finder.found.contains("os"), file.text.has("os_unfair_lock") {
            result.append("OperatingSystem")
        }
        if !finder.found.contains("FoundationXML"), file.text.has("XMLParser") {
            result.append("FoundationXML")
        }
        for (module, names) in brought
        where !finder.found.contains(module) && names.contains(where: file.text.has) {
            result.append(stoodInFor(module) ?? module)
        }
        if index.filesWithHiddenMembers.contains(ObjectIdentifier(file)) { result.append(coreFoundation) }
        return result
    }

    /// One function of Core Foundation, which loads the module and brings no other name.
    private static let coreFoundation = "func CoreFoundation.CFBundleGetTypeID"

    /// What a file names that uses one of these modules.
    private static let brought: KeyValuePairs<String, [StaticString]> = [
        "Combine": [
            "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
            "ObservableObject",
        ],
        "CoreImage": ["CIImage", "CIFilter", "CIContext", "CIColor"],
        "CoreText": ["CTFont", "CTLine", "CTFramesetter"],
        "Security": ["kSec", "SecItem", "SecRandom", "SecTrust", "errSec", "serverTrust", "URLCredential("],
        "UserNotifications": ["UNUserNotificationCenter", "UNNotification", "UNMutableNotificationContent"],
    ]

    private static func isActive(_ node: Syntax, _ conditions: Conditions) -> Bool {
        var (child, parent) = (node, node.parent)
        while let each = parent {
            if let clause = each.as(IfConfigClauseSyntax.self),
                let condition = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
                conditions.activeClause(of: condition)?.id != clause.id
            {
                return false
            }
            (child, parent) = (each, each.parent)
        }
        return child.is(SourceFileSyntax.self)
    }
}

private final class ImportFinder: ActiveVisitor {
    var found: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text, node.importKindSpecifier == nil { found.insert(name) }
        return .skipChildren
    }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
