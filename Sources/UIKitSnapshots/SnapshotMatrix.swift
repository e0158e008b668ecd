import Simulator

/// Sets of devices and of what a reader sets on them: a snapshot is taken in every combination.
///
/// ```swift
/// assertSnapshot(of: BooksViewController(), on: .matrix(devices: ["iPhone SE", "iPad (10th)"], appearances: [.light, .dark]))
/// ```
///
/// Files are named as those of `shoji snapshot --matrix`: `TEST@iPhone_SE-dark.png`.
public struct SnapshotMatrix: Sendable {
    let variants: [DeviceMatrix.Variant]
    /// What the matrix says nothing of
    let base: SnapshotDevice

    /// An axis that is left out stays as `base` has it. Stops for a device that is not known, as `SnapshotDevice` does.
    /// - Parameters:
    ///   - devices: Apple's names of models.
    ///   - locales: identifiers, such as `de_DE`.
    public static func matrix(
        devices: [String] = [], orientations: [DeviceSettings.Orientation] = [],
        textSizes: [DeviceSettings.TextSize] = [], appearances: [DeviceSettings.Appearance] = [],
        directions: [DeviceSettings.Direction] = [], locales: [String] = [],
        base: SnapshotDevice = .iPhone15
    ) -> SnapshotMatrix {
        let axes: [(DeviceMatrix.Axis, [String])] = [
            (.devices, devices), (.orientations, orientations.map(\.rawValue)),
            (.textSizes, textSizes.map(\.rawValue)), (.appearances, appearances.map(\.rawValue)),
            (.directions, directions.map(\.rawValue)), (.locales, locales),
        ]
        var matrix = DeviceMatrix()
        for (axis, names) in axes where !names.isEmpty {
            do {
                try matrix.add(axis.rawValue, names)
            } catch {
                fatalError("\(error)")
            }
        }
        return SnapshotMatrix(variants: matrix.variants, base: base)
    }

    /// The same sets as `--matrix` reads them: "devices=iPhone SE,iPhone 15;appearances=light,dark". Stops for what that
    /// does not read.
    public static func matrix(_ text: String, base: SnapshotDevice = .iPhone15) -> SnapshotMatrix {
        do {
            return SnapshotMatrix(variants: try DeviceMatrix(text).variants, base: base)
        } catch {
            fatalError("\(error)")
        }
    }
}

extension SnapshotDevice {
    init(_ variant: DeviceMatrix.Variant, base: SnapshotDevice) {
        settings = variant.settings.filled(from: base.settings)
        isFullHeight = base.isFullHeight
    }
}
