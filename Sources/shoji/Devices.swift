import ArgumentParser
import Foundation
import Simulator

struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "The devices and their sizes, scales and safe areas, in points.")

    func run() {
        let rows = DeviceModel.all.map { device in
            [
                device.name, "\(Int(device.size.width)) x \(Int(device.size.height))", "\(device.scale)x",
                Self.text(device.safeArea(isLandscape: false)), Self.text(device.safeArea(isLandscape: true)),
            ]
        }
        let head = ["device", "size", "scale", "safe area (top left bottom right)", "in landscape"]
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
        for row in [head] + rows {
            let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            var line = cells.joined(separator: "  ")
            while line.hasSuffix(" ") { line.removeLast() }
            print(line)
        }
    }

    private static func text(_ area: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)) -> String
    {
        [area.top, area.left, area.bottom, area.right].map { "\(Int($0))" }.joined(separator: " ")
    }
}
