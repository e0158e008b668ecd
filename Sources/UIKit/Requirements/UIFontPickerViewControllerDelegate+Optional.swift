// Written by `make requirements` from the protocol's declaration.

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        OptionalRequirement.absent(self)
    }

    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIFontPickerViewControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIFontPickerViewControllerDelegate {
    @inline(__always) @discardableResult
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) -> Void? {
        OptionalRequirement.call(target, "fontPickerViewControllerDidPickFont(_:)") {
            $0.fontPickerViewControllerDidPickFont(viewController)
        }
    }

    @inline(__always) @discardableResult
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) -> Void? {
        OptionalRequirement.call(target, "fontPickerViewControllerDidCancel(_:)") {
            $0.fontPickerViewControllerDidCancel(viewController)
        }
    }
}
