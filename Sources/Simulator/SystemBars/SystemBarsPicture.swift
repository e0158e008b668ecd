import CoreGraphics
import QuartzCore
import UIKit

/// The system's own bars as layers over an app's screen: the status bar at 9:41 with full signal and battery, the home
/// indicator. Measures are taken from pictures of devices by eye, not recorded.
@MainActor
struct SystemBarsPicture: Equatable {
    let bars: SystemBars
    let size: CGSize
    let scale: CGFloat
    let device: DeviceModel
    /// The device's language runs so: the status bar is laid out from the other side.
    var isRightToLeft = false

    /// What they say on every picture of Apple's.
    private static let time = "9:41"
    /// How wide the four bars are.
    private static let signalWidth: CGFloat = 3 * 4.9 + 3.2

    // Of no view: beyond every number that a session gives, and exact in a page, whose numbers have 53 bits.
    private static let statusBarID = LayerID(number: 1 << 52)
    private static let homeIndicatorID = LayerID(number: (1 << 52) + 1)

    private var isLandscape: Bool { size.width > size.height }

    /// Back to front.
    var layers: [LayerNode] {
        var result: [LayerNode] = []
        let height = device.safeArea(isLandscape: isLandscape).top
        if !bars.isStatusBarHidden, height > 0 {
            let bounds = CGRect(x: 0, y: 0, width: size.width, height: height)
            let context = CGContext(recordingIn: bounds, scale: scale)
            UIGraphicsPushContext(context)
            (bars.isStatusBarLight ? UIColor.white : UIColor.black).set()
            draw(in: bounds)
            UIGraphicsPopContext()
            result.append(
                layer(
                    Self.statusBarID, "status bar", bounds,
                    .drawing(LayerDrawing(list: context.list, bounds: bounds))))
        }
        if device.safeArea(isLandscape: isLandscape).bottom > 0, !bars.isHomeIndicatorHidden {
            let width = device.kind == .pad ? size.width * 0.32 : isLandscape ? 232 : size.width * 0.36
            let frame = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
            var look = LayerAppearance()
            look.backgroundColor = (bars.isHomeIndicatorLight ? UIColor.white : UIColor.black).cgColor
            look.cornerRadius = 2.5
            result.append(layer(Self.homeIndicatorID, "home indicator", frame, .none, look))
        }
        return result
    }

    private func layer(
        _ id: LayerID, _ name: String, _ frame: CGRect, _ contents: LayerContents,
        _ appearance: LayerAppearance = LayerAppearance()
    ) -> LayerNode {
        let geometry = LayerGeometry(
            position: frame.origin, anchorPoint: .zero, bounds: CGRect(origin: .zero, size: frame.size),
            transform: .identity)
        return LayerNode(
            id: id, name: name, geometry: geometry, appearance: appearance, contents: contents, mask: nil,
            children: [])
    }

    /// On phones without a home button the two ears beside the cutout, else one line.
    private func draw(in bounds: CGRect) {
        let hasEars = device.kind == .phone && device.bottom > 0
        let middle = hasEars ? bounds.height * (bounds.height > 52 ? 0.56 : 0.62) : bounds.height / 2
        let font = UIFont.systemFont(ofSize: hasEars ? 17 : 12, weight: .semibold)
        let text = NSAttributedString(
            string: Self.time,
            attributes: [.font: font, .foregroundColor: bars.isStatusBarLight ? UIColor.white : .black])
        let width = text.size().width
        let ear = hasEars ? size.width * 0.155 : 0
        /// Where something of a width stands.
        func place(_ x: CGFloat, width: CGFloat = 0) -> CGPoint {
            CGPoint(x: isRightToLeft ? size.width - x - width : x, y: middle)
        }
        let textX = hasEars ? ear - width / 2 : device.kind == .pad ? 20 : (size.width - width) / 2
        text.draw(at: CGPoint(x: place(textX, width: width).x, y: middle - text.size().height / 2))
        let unit: CGFloat = hasEars ? 1 : 0.85
        let batteryX = size.width - (hasEars ? ear + 10 : device.kind == .pad ? 46 : 30) * 1
        battery(at: place(batteryX, width: 25 * unit), unit)
        if hasEars || device.kind == .pad {
            wireless(at: place(batteryX - 15 * unit), unit)
            if device.kind == .phone {
                signal(at: place(batteryX - 45 * unit, width: Self.signalWidth * unit), unit)
            }
        } else {
            signal(at: place(7, width: Self.signalWidth * unit), unit)
            wireless(at: place(38), unit)
        }
    }

    /// From its left end.
    private func battery(at place: CGPoint, _ unit: CGFloat) {
        let box = CGRect(x: place.x, y: place.y - 6.5 * unit, width: 25 * unit, height: 13 * unit)
        let frame = UIBezierPath(roundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8 * unit)
        frame.lineWidth = 1
        frame.stroke(with: .normal, alpha: 0.4)
        UIBezierPath(roundedRect: box.insetBy(dx: 2, dy: 2), cornerRadius: 2.5 * unit).fill()
        UIBezierPath(
            roundedRect: CGRect(x: box.maxX + 1, y: place.y - 2 * unit, width: 1.5, height: 4 * unit),
            cornerRadius: 0.75
        ).fill(with: .normal, alpha: 0.5)
    }

    /// Three arcs around its middle.
    private func wireless(at place: CGPoint, _ unit: CGFloat) {
        let foot = CGPoint(x: place.x, y: place.y + 5 * unit)
        for (radius, width) in [(CGFloat(9.6), CGFloat(2.6)), (5.6, 2.6), (1.9, 3.6)] {
            let arc = UIBezierPath(
                arcCenter: foot, radius: radius * unit, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
                clockwise: true)
            arc.lineWidth = width * unit
            arc.stroke()
        }
    }

    /// Four bars from the left end.
    private func signal(at place: CGPoint, _ unit: CGFloat) {
        for (index, height) in [CGFloat(4), 6.5, 9.2, 12].enumerated() {
            let bar = CGRect(
                x: place.x + CGFloat(index) * 4.9 * unit, y: place.y + (6 - height) * unit, width: 3.2 * unit,
                height: height * unit)
            UIBezierPath(roundedRect: bar, cornerRadius: 0.9 * unit).fill()
        }
    }
}
