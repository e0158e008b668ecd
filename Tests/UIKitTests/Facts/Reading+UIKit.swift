import FactSupport

@testable import UIKit

extension Reading {
    /// `#RRGGBB`, as it looks in the light over white.
    @MainActor static func color(_ color: UIColor?) -> Reading {
        guard let color else { return .absent }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let bytes = [red, green, blue].map { Int(((1 - alpha + $0 * alpha) * 255).rounded()) }
        return .words(["#" + bytes.map { String($0 + 256, radix: 16).dropFirst().uppercased() }.joined()])
    }

    /// Top, left, bottom and right.
    static func insets(_ insets: UIEdgeInsets) -> Reading {
        .numbers([insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
    }
}

extension UIEdgeInsets {
    /// Top, left, bottom and right, as in the files of facts.
    init(_ numbers: [CGFloat]) {
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

extension CGRect {
    init(_ numbers: [CGFloat]) {
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension CGSize {
    init(_ numbers: [CGFloat]) { self.init(width: numbers[0], height: numbers[1]) }
}
