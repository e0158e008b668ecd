/// Values that assistive technology, or whoever drives a screen by names, changes without a finger.
@MainActor
public enum AdjustableControls {
    /// Moves what is under `point`, of the screen, by steps as VoiceOver's swipes up and down do: a slider by a tenth of its range, a stepper
    /// by its step, a page control by a page; what the app made adjustable as it says.
    public static func adjust(by steps: Int, at point: CGPoint) {
        guard let view = view(at: point) else { return }
        for _ in 0..<min(abs(steps), 1000) {
            if steps > 0 { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
        }
    }

    /// Gives the slider, stepper or page control under `point` a value, as a finger would; pages count from 1.
    /// - Returns: whether there is one.
    public static func set(_ value: Double, at point: CGPoint) -> Bool {
        switch view(at: point) {
        case let slider as UISlider: slider.changeValue(to: Float(value))
        case let stepper as UIStepper: stepper.changeValue(to: value)
        case let pages as UIPageControl: pages.changeValue(to: Int(cutting: CGFloat(value).rounded()) - 1)
        default: return false
        }
        return true
    }

    private static func view(at point: CGPoint) -> UIView? {
        for window in UIApplication.shared.windowsInOrder.reversed() {
            guard var view = window.hitTest(point, with: nil) else { continue }
            while true {
                if view is UISlider || view is UIStepper || view is UIPageControl
                    || view.accessibilityTraits.contains(.adjustable)
                {
                    return (view as? UIControl)?.isEnabled == false ? nil : view
                }
                guard let superview = view.superview else { return nil }
                view = superview
            }
        }
        return nil
    }
}

extension UISlider {
    fileprivate func changeValue(to new: Float) {
        let old = value
        setValue(new, animated: false)
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    func adjust(by tenths: Float) { changeValue(to: value + tenths * (maximumValue - minimumValue) / 10) }
}
