import CoreGraphics
import UIKit

/// Looks into the screen of the session it is used in, and changes nothing there. Knows views by numbers, and keeps none alive.
@preconcurrency @MainActor
public final class Inspector {
    private struct Known {
        let number: Int
        weak var view: UIView?
    }

    private var known: [ObjectIdentifier: Known] = [:]
    private var last = 0

    public init() {}

    /// The frontmost view at a point, without its children.
    public func view(at point: CGPoint) -> InspectedView? { ViewDump.frontmost(at: point).map { value($0) } }

    /// All windows that are shown, front to back, with all that is in them.
    public var windows: [InspectedView] {
        known = known.filter { $0.value.view != nil }
        return ViewDump.shownWindows.map { window in
            let faults = LayoutFaults(in: window)
            return tree(window, faults)
        }
    }

    /// Nil for a view that is not there any more.
    public func details(of number: Int) -> InspectedDetails? {
        guard let view = known.values.first(where: { $0.number == number })?.view, let window = view.window
        else { return nil }
        let reader = InspectedReader(ViewDump(view), faults: LayoutFaults(in: ViewDump(window))) {
            self.number(of: $0)
        }
        return InspectedDetails(number: number, groups: reader.groups)
    }

    /// The class of a view and of the controller whose view it is, by their whole names.
    public func classes(of number: Int) -> [String] {
        guard let view = known.values.first(where: { $0.number == number })?.view else { return [] }
        return ([view, view.next as? UIViewController] as [AnyObject?]).compactMap { object in
            object.map { String(reflecting: type(of: $0)) }
        }
    }

    private func number(of view: UIView) -> Int {
        if let known = known[ObjectIdentifier(view)], known.view === view { return known.number }
        last += 1
        known[ObjectIdentifier(view)] = Known(number: last, view: view)
        return last
    }

    private func tree(_ dump: ViewDump, _ faults: LayoutFaults) -> InspectedView {
        var result = value(dump)
        result.isWrong = faults[dump.view].isEmpty ? nil : true
        result.children = dump.children.map { tree($0, faults) }
        return result
    }

    private func value(_ dump: ViewDump) -> InspectedView {
        let view = dump.view
        return InspectedView(
            number: number(of: view), kind: String(describing: type(of: view)),
            id: view.accessibilityIdentifier, text: dump.text, frame: view.frame.numbers,
            box: dump.windowFrame.numbers, isHidden: view.isHidden ? true : nil)
    }
}

/// What is wrong with the constraints of a window, by the views that it is about.
@MainActor
struct LayoutFaults {
    private var words: [ObjectIdentifier: [String]] = [:]
    /// Constraints that are ignored, in UIKit's words.
    private(set) var broken: Set<String> = []

    init(in window: ViewDump) { read(window) }

    private mutating func read(_ dump: ViewDump) {
        for conflict in dump.constraintConflicts {
            if let broken = conflict.broken { self.broken.insert(broken) }
            note(
                conflict.broken.map { "broken: \($0)" }
                    ?? "excluded: \(conflict.constraints.joined(separator: ", "))",
                conflict.view)
        }
        for open in dump.openPlaces { note("ambiguous: \(open.part)", open.view) }
        for child in dump.children { read(child) }
    }

    private mutating func note(_ text: String, _ view: UIView) {
        words[ObjectIdentifier(view), default: []].append(text)
    }

    subscript(view: UIView) -> [String] { words[ObjectIdentifier(view)] ?? [] }
}

extension CGRect {
    /// x, y, width and height in thousandths of a point.
    var numbers: [Double] { [minX, minY, width, height].map { (Double($0) * 1000).rounded() / 1000 } }
}
