import SwiftInternals

/// Which views' layers ask for actions when their values change: those where the view's class or the layer's overrides what
/// UIKit and Core Animation answer. The others are moved by animation blocks alone, and nobody has to be asked.
@MainActor
enum ActionOverrides {
    private final class PlainView: UIView {}
    private final class ActingView: UIView {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    }
    private final class PlainLayer: CALayer {}
    private final class ActingLayer: CALayer {
        override func action(forKey event: String) -> (any CAAction)? { nil }
        override class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    }

    private static let viewSlots = ClassTable.slots(
        of: UIView.self, overriddenIn: ActingView.self, butNotIn: PlainView.self)
    private static let layerSlots = ClassTable.slots(
        of: CALayer.self, overriddenIn: ActingLayer.self, butNotIn: PlainLayer.self)
    // Of the process: what it says of a class is so in every session.
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// O(1) after the first question about a class.
    static func exist(in view: UIView.Type, _ layer: CALayer.Type) -> Bool {
        overrides(view, viewSlots, UIView.self)
            || (layer != CALayer.self && overrides(layer, layerSlots, CALayer.self))
    }

    private static func overrides(_ type: AnyClass, _ slots: [ClassTable.Slot], _ base: AnyClass) -> Bool {
        if let found = known[ObjectIdentifier(type)] { return found }
        let found = slots.contains { ClassTable.overrides($0, in: type, since: base) }
        known[ObjectIdentifier(type)] = found
        return found
    }
}
