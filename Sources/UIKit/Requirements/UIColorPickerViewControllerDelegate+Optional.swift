// Written by `make requirements` from the protocol's declaration.

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        OptionalRequirement.absent(self)
    }

    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { OptionalRequirement.absent(self) }

    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIColorPickerViewControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIColorPickerViewControllerDelegate {
    @inline(__always) @discardableResult
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) -> Void? {
        OptionalRequirement.call(target) {
            $0.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
        }
    }
}
