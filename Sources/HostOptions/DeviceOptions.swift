import ArgumentParser
import Foundation
import Simulator

/// The options that every command that starts an app has, and the app's own executable too.
public struct DeviceOptions: ParsableArguments {
    @Option(help: "The device, by Apple's name for it (default: iPhone 15). `shoji devices` lists them.")
    public var device: DeviceModel?

    @Option(help: "portrait, landscapeLeft, landscapeRight or portraitUpsideDown.")
    public var orientation: DeviceSettings.Orientation?

    @Option(help: "The reader's text size, from extraSmall to accessibilityExtraExtraExtraLarge.")
    public var textSize: DeviceSettings.TextSize?

    @Option(help: "light or dark.")
    public var appearance: DeviceSettings.Appearance?

    @Option(help: "ltr or rtl.")
    public var direction: DeviceSettings.Direction?

    @Option(help: "The reader's language and region, such as zh_CN.")
    public var locale: String?

    @Option(help: "Pixels a point, in place of the device's own; 1 to 4.")
    public var scale: Double?

    @Option(help: "Which release of iOS: 26, 18 or 14.")
    public var os: Int?

    @Flag(help: "The device draws its keyboard while a text is edited.")
    public var keyboard = false

    @Option(help: "Start with this view controller class of the source instead of its @main.")
    public var viewController: String?

    @Option(help: .hidden)
    public var preview: String?

    /// The environment variable by which the command line tells a program with tests.
    public static let variable = "SHOJI_DEVICE"

    /// What it was told.
    public static var given: DeviceOptions {
        let told = ProcessInfo.processInfo.environment[variable] ?? ""
        return (try? DeviceOptions.parse(told.split(separator: "\n").map(String.init))) ?? DeviceOptions()
    }

    public init() {}

    /// What is shown in place of the app, as the page names it.
    public var screen: String? {
        get { preview.map { "preview:\($0)" } ?? viewController.map { "controller:\($0)" } }
        set {
            (preview, viewController) = (nil, nil)
            guard let newValue, let colon = newValue.firstIndex(of: ":") else { return }
            let name = String(newValue[newValue.index(after: colon)...])
            if newValue.hasPrefix("preview:") { preview = name } else { viewController = name }
        }
    }

    public func validate() throws {
        if let scale, !(1...4).contains(scale) {
            throw ValidationError("--scale \(scale): expected a number from 1 to 4")
        }
        if let locale, !DeviceSettings.isLocale(locale) {
            throw ValidationError("--locale \(locale): expected an identifier such as en or zh_CN")
        }
        if let os, !DeviceSettings.releases.contains(os) {
            throw ValidationError("--os \(os): expected \(DeviceSettings.namesOfReleases)")
        }
    }

    public var settings: DeviceSettings {
        var result = DeviceSettings()
        result.device = device
        result.orientation = orientation
        result.textSize = textSize
        result.appearance = appearance
        result.direction = direction
        result.locale = locale
        result.scale = scale
        result.release = os
        if keyboard { result.keyboard = true }
        return result
    }

    /// The same choices as arguments for the app's executable.
    public var arguments: [String] {
        var result: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { result += ["--\(name)", value] }
        }
        add("device", device?.name)
        add("orientation", orientation?.rawValue)
        add("text-size", textSize?.rawValue)
        add("appearance", appearance?.rawValue)
        add("direction", direction?.rawValue)
        add("locale", locale)
        add("scale", scale.map { "\($0)" })
        add("os", os.map { "\($0)" })
        if keyboard { result.append("--keyboard") }
        add("view-controller", viewController)
        add("preview", preview)
        return result
    }
}

extension DeviceModel: ExpressibleByArgument {
    public init?(argument: String) {
        guard let device = DeviceModel.named(argument) else { return nil }
        self = device
    }
    public var defaultValueDescription: String { name }
}
extension DeviceSettings.Orientation: ExpressibleByArgument {}
extension DeviceSettings.TextSize: ExpressibleByArgument {}
extension DeviceSettings.Appearance: ExpressibleByArgument {}
extension DeviceSettings.Direction: ExpressibleByArgument {}
