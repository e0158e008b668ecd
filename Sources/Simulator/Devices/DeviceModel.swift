import CoreGraphics
import Foundation

/// What a kind of device looks like to an app. Lengths are points.
public struct DeviceModel: Equatable, Sendable, CustomStringConvertible {
    public enum Kind: String, Sendable { case phone, pad }

    /// Apple's name for it.
    public let name: String
    public let kind: Kind
    /// In portrait.
    public let size: CGSize
    /// Pixels a point.
    public let scale: Int
    /// Safe area in portrait.
    public let top: CGFloat
    public let bottom: CGFloat
    /// Safe area in landscape: the sides (both the same), and below; nothing above on a phone.
    public let landscapeSide: CGFloat
    public let landscapeBottom: CGFloat
    /// Of the screen's corners.
    public let cornerRadius: CGFloat

    init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: Int, top: CGFloat, bottom: CGFloat,
        landscapeSide: CGFloat = 0, landscapeBottom: CGFloat = 0, corner: CGFloat = 0, kind: Kind = .phone
    ) {
        self.name = name
        self.kind = kind
        size = CGSize(width: width, height: height)
        self.scale = scale
        self.top = top
        self.bottom = bottom
        self.landscapeSide = landscapeSide
        self.landscapeBottom = landscapeBottom
        cornerRadius = corner
    }

    /// Top, left, bottom, right.
    public func safeArea(isLandscape: Bool) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    {
        if isLandscape {
            return (kind == .pad ? top : 0, landscapeSide, landscapeBottom, landscapeSide)
        }
        return (top, 0, bottom, 0)
    }

    /// What lies over the screen at its top: since the 14 Pro the island, before that a notch on phones without a home button.
    public enum Cutout: String, Sendable { case none, notch, island }
    public var cutout: Cutout {
        guard kind == .phone, bottom > 0 else { return .none }
        return top > 50 ? .island : .notch
    }

    /// The size of the screen as it is held.
    public func size(isLandscape: Bool) -> CGSize {
        isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    public var description: String {
        func text(_ insets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)) -> String {
            [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }.joined(separator: " ")
        }
        return "\(name): \(Int(size.width))x\(Int(size.height)) @\(scale)x, safe area "
            + "\(text(safeArea(isLandscape: false))), landscape \(text(safeArea(isLandscape: true)))"
    }
}

extension DeviceModel {
    /// The device with that name; letter case, brackets and the words "generation" and "inch" do not matter.
    /// A name without its generation means the newest one here: "iPhone SE", "iPad".
    public static func named(_ name: String) -> DeviceModel? {
        let wanted = plain(name)
        if let exact = all.first(where: { plain($0.name) == wanted }) { return exact }
        return all.last {
            plain($0.name).hasPrefix(wanted + " ")
                && generations.contains(String(plain($0.name).dropFirst(wanted.count + 1)))
        }
    }

    private static let generations: Set<String> = ["1st", "2nd", "3rd", "6th", "9th", "10th"]

    private static func plain(_ name: String) -> String {
        var words = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
        words.removeAll { ["generation", "gen", "inch"].contains($0) }
        return words.joined(separator: " ")
    }
}
