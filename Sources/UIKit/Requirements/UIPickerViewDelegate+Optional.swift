// Written by `make requirements` from the protocol's declaration.

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        OptionalRequirement.absent(self, answering: 0)
    }

    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        OptionalRequirement.absent(self, answering: 0)
    }

    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    { OptionalRequirement.absent(self, answering: nil) }

    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { OptionalRequirement.absent(self, answering: nil) }

    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { OptionalRequirement.absent(self, answering: UIView()) }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIPickerViewDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIPickerViewDelegate {
    @inline(__always) @discardableResult
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? {
        OptionalRequirement.call(target) { $0.pickerView(pickerView, widthForComponent: component) }
    }

    @inline(__always) @discardableResult
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat? {
        OptionalRequirement.call(target) { $0.pickerView(pickerView, rowHeightForComponent: component) }
    }

    @inline(__always) @discardableResult
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> (
        String?
    )? {
        OptionalRequirement.call(target) {
            $0.pickerView(pickerView, titleForRow: row, forComponent: component)
        }
    }

    @inline(__always) @discardableResult
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> (NSAttributedString?)?
    {
        OptionalRequirement.call(target) {
            $0.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        }
    }

    @inline(__always) @discardableResult
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
        OptionalRequirement.call(target) {
            $0.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
        }
    }
}
