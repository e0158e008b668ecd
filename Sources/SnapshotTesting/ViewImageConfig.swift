import Foundation
import UIKit

/// A device that pictures of views are taken for: a size, a safe area and traits.
public struct ViewImageConfig: Sendable {
    public enum Orientation: Sendable { case landscape, portrait }
    public enum TabletOrientation: Sendable {
        public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
        public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    public var safeArea: UIEdgeInsets
    public var size: CGSize?
    public var traits: UITraitCollection
    var isPad = false
    var scale: CGFloat = 2
    var isLandscape = false

    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// Sizes in portrait, as Apple publishes them.
    private static func phone(
        _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, top: CGFloat, bottom: CGFloat,
        side: CGFloat, below: CGFloat, scale: CGFloat
    ) -> ViewImageConfig {
        let isLandscape = orientation == .landscape
        var config = ViewImageConfig(
            safeArea: isLandscape
                ? UIEdgeInsets(top: 0, left: side, bottom: below, right: side)
                : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            size: isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height))
        config.isLandscape = isLandscape
        config.scale = scale
        // As the library has it for every phone.
        config.traits = UITraitCollection(preferredContentSizeCategory: .medium)
        return config
    }

    private static func notched(
        _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, top: CGFloat, scale: CGFloat = 3
    ) -> ViewImageConfig {
        phone(width, height, orientation, top: top, bottom: 34, side: top, below: 21, scale: scale)
    }

    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(320, 568, orientation, top: 20, bottom: 0, side: 0, below: 0, scale: 2)
    }
    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 667, orientation, top: 20, bottom: 0, side: 0, below: 0, scale: 2)
    }
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 736, orientation, top: 20, bottom: 0, side: 0, below: 0, scale: 3)
    }
    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        notched(375, 812, orientation, top: 44)
    }
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        notched(414, 896, orientation, top: 44, scale: 2)
    }
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        notched(414, 896, orientation, top: 44)
    }
    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        notched(390, 844, orientation, top: 47)
    }
    public static let iPhone12Pro = iPhone12(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        notched(428, 926, orientation, top: 47)
    }
    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        notched(375, 812, orientation, top: 50)
    }
    public static let iPhone13Pro = iPhone13(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone13(orientation) }
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        notched(428, 926, orientation, top: 47)
    }

    private static func pad(
        _ width: CGFloat, _ height: CGFloat, _ orientation: TabletOrientation, top: CGFloat = 20,
        bottom: CGFloat = 0
    )
        -> ViewImageConfig
    {
        var size: CGSize
        var isLandscape = false
        switch orientation {
        case .portrait(let split):
            size = CGSize(width: width, height: height)
            switch split {
            case .oneThird: size.width = 320
            case .twoThirds: size.width = width - 330
            case .full: break
            }
        case .landscape(let split):
            isLandscape = true
            size = CGSize(width: height, height: width)
            switch split {
            case .oneThird: size.width = 320
            case .oneHalf: size.width = (height - 10) / 2
            case .twoThirds: size.width = height - 330
            case .full: break
            }
        }
        var config = ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size)
        (config.isPad, config.isLandscape) = (true, isLandscape)
        return config
    }

    private static func whole(_ orientation: Orientation) -> TabletOrientation {
        orientation == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full)
    }

    public static let iPadMini = iPadMini(.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        iPadMini(whole(orientation))
    }
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(768, 1024, orientation)
    }
    public static let iPad9_7 = iPadMini(.landscape)
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(whole(orientation)) }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }
    public static let iPad10_2 = iPad10_2(.landscape)
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        iPad10_2(whole(orientation))
    }
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(810, 1080, orientation)
    }
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(whole(orientation))
    }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(834, 1112, orientation)
    }
    public static let iPadPro11 = iPadPro11(.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro11(whole(orientation))
    }
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(834, 1194, orientation, top: 24, bottom: 20)
    }
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(whole(orientation))
    }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(1024, 1366, orientation)
    }
}
