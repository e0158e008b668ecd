import Simulator

/// The device that a snapshot is taken on: a model and what the reader set on it.
public struct SnapshotDevice: Equatable, Sendable {
    var settings = DeviceSettings()
    /// Whether the screen is as high as what is scrolled on it
    var isFullHeight = false

    /// - Parameter name: Apple's name of a model; see `shoji devices`. Stops for one that is not known.
    public init(_ name: String) {
        guard let model = DeviceModel.named(name) else {
            fatalError("no device is called \"\(name)\"; known are \(DeviceModel.all.map(\.name))")
        }
        settings.device = model
    }

    public static let iPhoneSE = SnapshotDevice("iPhone SE (3rd generation)")
    public static let iPhone15 = SnapshotDevice("iPhone 15")
    public static let iPhone16 = SnapshotDevice("iPhone 16")
    public static let iPadPro11 = SnapshotDevice("iPad Pro 11-inch")

    // MARK: The same device, otherwise set

    public var dark: SnapshotDevice { with { $0.appearance = .dark } }
    public var landscape: SnapshotDevice { with { $0.orientation = .landscapeRight } }
    public var rightToLeft: SnapshotDevice { with { $0.direction = .rtl } }
    /// With a keyboard on the screen while a text is edited.
    public var drawnKeyboard: SnapshotDevice { with { $0.keyboard = true } }
    public func textSize(_ size: DeviceSettings.TextSize) -> SnapshotDevice { with { $0.textSize = size } }
    /// Pixels a point, in place of the model's.
    public func scale(_ scale: Double) -> SnapshotDevice { with { $0.scale = scale } }
    /// The look of a release: 26, 18 or 14.
    public func release(_ release: Int) -> SnapshotDevice { with { $0.release = release } }
    /// A locale's identifier, such as `de_DE`.
    public func locale(_ identifier: String) -> SnapshotDevice { with { $0.locale = identifier } }

    /// As high as what is scrolled on it: one long picture with every cell, headers where they belong, bars at its ends.
    public var fullHeight: SnapshotDevice {
        var copy = self
        copy.isFullHeight = true
        return copy
    }

    private func with(_ change: (inout DeviceSettings) -> Void) -> SnapshotDevice {
        var copy = self
        change(&copy.settings)
        return copy
    }
}
