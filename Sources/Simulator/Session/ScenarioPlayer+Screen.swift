import CoreGraphics
import QuartzCore
import UIKit

/// Steps that look at what is on the screen: they wait for it, compare it, scroll to it.
extension ScenarioPlayer {
    private func isSeen(_ target: Scenario.Target) -> Bool {
        session.context.run {
            switch target {
            case .id(let id): ViewDump.find(identifier: id).map { !$0.visibleWindowFrame.isEmpty } ?? false
            case .text(let text): ViewDump.find(text: text).map { !$0.visibleWindowFrame.isEmpty } ?? false
            case .point: true
            }
        }
    }

    func wait(for target: Scenario.Target, limit: Double, _ step: Scenario.Step) throws {
        let end = session.time + limit
        while !isSeen(target) {
            guard session.time < end else {
                throw failure(step, "\(target) was not to be seen within \(limit) s\(present(for: target))")
            }
            session.advance()
        }
    }

    func check(_ expected: Scenario.Expectation, _ step: Scenario.Step) throws {
        session.present()
        let target = expected.id.map { Scenario.Target.id($0) } ?? .text(expected.text ?? "")
        if let count = expected.count {
            let found = ViewDump.all(identifier: expected.id, text: expected.text).count
            guard found == count else { throw failure(step, "count: expected \(count), found \(found)") }
            if count == 0 { return }
        }
        guard isSeen(target) else {
            throw failure(step, "\(target) is not to be seen\(present(for: target))")
        }
        let found = try view(of: target, step)
        if expected.id != nil, let text = expected.text, found.text != text {
            throw failure(
                step,
                "text: expected \"\(text)\", found \(found.text.map { "\"\($0)\"" } ?? "a view without text")"
            )
        }
        if let frame = expected.frame, Self.numbers(of: frame) != Self.numbers(of: found.view.frame) {
            throw failure(
                step,
                "frame: expected \(Self.numbers(of: frame)), found \(Self.numbers(of: found.view.frame))")
        }
        try check(
            step, "selected", expected.selected, Self.isSelected(found.view),
            "\(target) is in no control and no cell")
        try check(step, "enabled", expected.enabled, Self.isEnabled(found.view), "\(target) is in no control")
        try check(step, "on", expected.on, Self.isOn(found.view), "\(target) is no switch")
        try check(step, "value", expected.value, Self.value(of: found.view), "\(target) has none")
        try check(step, "focused", expected.focused, Self.isFocused(found.view), "")
    }

    /// - Parameter reason: why nothing was found.
    private func check<Value: Equatable>(
        _ step: Scenario.Step, _ name: String, _ expected: Value?, _ found: Value?, _ reason: String
    ) throws {
        guard let expected, expected != found else { return }
        throw failure(step, "\(name): " + (found.map { "expected \(expected), found \($0)" } ?? reason))
    }

    /// As a dump writes them.
    private static func numbers(of frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
    }

    /// The first answer of a view and what it is in, from the inside out.
    private static func first<Value>(_ view: UIView, _ answer: (UIView) -> Value?) -> Value? {
        sequence(first: view) { $0.superview }.lazy.compactMap(answer).first
    }

    /// Nil when nothing of it can be selected.
    private static func isSelected(_ view: UIView) -> Bool? {
        first(view) {
            ($0 as? UITableViewCell)?.isSelected ?? ($0 as? UICollectionViewCell)?.isSelected
                ?? ($0 as? UIControl)?.isSelected
        }
    }

    private static func isEnabled(_ view: UIView) -> Bool? { first(view) { ($0 as? UIControl)?.isEnabled } }

    private static func isOn(_ view: UIView) -> Bool? { first(view) { ($0 as? UISwitch)?.isOn } }

    /// To six digits, for sliders and progress views hold less than a scenario says.
    private static func value(of view: UIView) -> Double? {
        let found = first(view) { view -> Double? in
            switch view {
            case let slider as UISlider: Double(slider.value)
            case let stepper as UIStepper: stepper.value
            case let progress as UIProgressView: Double(progress.progress)
            case let pages as UIPageControl: Double(pages.currentPage)
            case let segments as UISegmentedControl: Double(segments.selectedSegmentIndex)
            default: nil
            }
        }
        return found.map { ($0 * 1_000_000).rounded() / 1_000_000 }
    }

    private static func isFocused(_ view: UIView) -> Bool {
        sequence(first: view) { $0.superview }.contains(where: \.isFirstResponder)
    }

    /// A step that failed, not one that cannot be done.
    private func failure(_ step: Scenario.Step, _ message: String) -> ExpectationError {
        ExpectationError(file: scenario.file, line: step.line, message: "\(step.action.name): \(message)")
    }

    // MARK: Scrolling

    /// From where it is towards the end, then from the beginning: lists make their cells as they come into sight.
    func scroll(to target: Scenario.Target, _ step: Scenario.Step) throws {
        if isSeen(target) { return }
        for view in scrollViews() {
            let isAcross =
                view.contentSize.width - view.bounds.width > view.contentSize.height - view.bounds.height
            let inset = view.adjustedContentInset
            let first = isAcross ? -inset.left : -inset.top
            let start = isAcross ? view.contentOffset.x : view.contentOffset.y
            let window = isAcross ? view.bounds.width : view.bounds.height
            for begin in start > first ? [start, first] : [first] {
                var offset = begin
                while true {
                    move(view, to: offset, isAcross)
                    if isSeen(target) { return }
                    // Self-sizing rows change the end while it comes nearer.
                    let last = max(
                        first,
                        isAcross
                            ? view.contentSize.width + inset.right - window
                            : view.contentSize.height + inset.bottom - window)
                    if offset >= last { break }
                    offset = min(offset + window / 2, last)
                }
            }
            move(view, to: start, isAcross)
        }
        throw error(step, "\(target) is nowhere in what can be scrolled\(present(for: target))")
    }

    private func move(_ view: UIScrollView, to offset: CGFloat, _ isAcross: Bool) {
        session.context.run {
            view.setContentOffset(
                CGPoint(
                    x: isAcross ? offset : view.contentOffset.x, y: isAcross ? view.contentOffset.y : offset),
                animated: false)
        }
        session.advance()
    }

    /// Those that can be seen and scrolled, the largest first.
    private func scrollViews() -> [UIScrollView] {
        session.context.run {
            ViewDump.all(identifier: nil, text: nil).compactMap { $0.view as? UIScrollView }
                .filter {
                    $0.isScrollEnabled
                        && ($0.contentSize.height > $0.bounds.height
                            || $0.contentSize.width > $0.bounds.width)
                }
                .enumerated()
                .sorted {
                    let (a, b) = ($0.element.bounds, $1.element.bounds)
                    return (-a.width * a.height, $0.offset) < (-b.width * b.height, $1.offset)
                }
                .map(\.element)
        }
    }

    // MARK: Keys and two fingers

    func press(_ keys: [String]) {
        for key in keys { session.handle(.key(key, down: true), at: session.time) }
        for key in keys.reversed() { session.handle(.key(key, down: false), at: session.time) }
        session.advance()
    }

    /// A character a frame.
    func type(_ text: String, _ step: Scenario.Step) throws {
        guard session.context.run({ KeyboardInput.current.takesText }) else {
            throw error(step, "nothing takes text; tap a field first")
        }
        for character in text { press([character == "\n" ? "Enter" : String(character)]) }
    }

    /// Two fingers side by side, 100 points apart where they are nearest.
    func pinch(at middle: CGPoint, scale: Double, seconds: Double) {
        let near: CGFloat = 100
        let (from, to) = scale >= 1 ? (near, near * scale) : (near / scale, near)
        func place(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(x: middle.x + side * distance / 2, y: middle.y)
        }
        let sides: [(finger: Int, side: CGFloat)] = [(1, -1), (2, 1)]
        for (finger, side) in sides { touch(.began, place(from, side), finger: finger) }
        let frames = max(Int((seconds * 60).rounded()), 1)
        for frame in 1...frames {
            session.advance()
            let distance = from + (to - from) * CGFloat(frame) / CGFloat(frames)
            for (finger, side) in sides { touch(.moved, place(distance, side), finger: finger) }
        }
        for (finger, side) in sides { touch(.ended, place(to, side), finger: finger) }
        session.advance()
    }
}
