import NibFormat

extension UITextField {
    func decodeNibTextField(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeControl(coder)
        let element = coder.element
        if let font = coder.font("fontDescription") { self.font = font }
        if let color = coder.givenColor("textColor") { textColor = color }
        textAlignment = NSTextAlignment(nib: element["textAlignment"]) ?? .natural
        borderStyle = BorderStyle(nib: element["borderStyle"]) ?? .none
        clearButtonMode = ViewMode(nib: element["clearButtonMode"]) ?? .never
        leftViewMode = ViewMode(nib: element["leftViewMode"]) ?? .never
        rightViewMode = ViewMode(nib: element["rightViewMode"]) ?? .never
        clearsOnBeginEditing = coder.flag("clearsOnBeginEditing") ?? false
        adjustsFontSizeToFitWidth = coder.flag("adjustsFontSizeToFit") ?? true
        minimumFontSize = coder.number("minimumFontSize") ?? 0
        adjustsFontForContentSizeCategory = coder.flag("adjustsFontForContentSizeCategory") ?? false
        if let image = coder.image("background") { background = image }
        if let image = coder.image("disabledBackground") { disabledBackground = image }
        if let traits = element.child(key: "textInputTraits") { decodeTraits(traits) }
        if let text = coder.text("placeholder") { placeholder = text }
        if let text = coder.attributedText("attributedText") {
            attributedText = text
        } else if let text = coder.text("text") {
            self.text = text
        }
    }
}

extension UITextField.ViewMode: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    ]
}

extension UITextView {
    func decodeNibTextView(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeNibScrollView(coder)
        let element = coder.element
        if let font = coder.font("fontDescription") { self.font = font }
        if let color = coder.givenColor("textColor") { textColor = color }
        textAlignment = NSTextAlignment(nib: element["textAlignment"]) ?? .natural
        isEditable = coder.flag("editable") ?? true
        isSelectable = coder.flag("selectable") ?? true
        adjustsFontForContentSizeCategory = coder.flag("adjustsFontForContentSizeCategory") ?? false
        if let traits = element.child(key: "textInputTraits") { decodeTraits(traits) }
        if let types = element.child(key: "dataDetectorTypes") {
            dataDetectorTypes = UIDataDetectorTypes(nib: types)
        }
        if let text = coder.attributedText("attributedText") {
            attributedText = text
        } else if let text = coder.text("text") {
            self.text = text
        }
    }
}

extension UIDataDetectorTypes {
    /// From a `dataDetectorType` element.
    init(nib element: NibElement) {
        let names: [(Self, String)] = [
            (.phoneNumber, "phoneNumber"), (.link, "link"), (.address, "address"),
            (.calendarEvent, "calendarEvent"),
            (.shipmentTrackingNumber, "shipmentTrackingNumber"), (.flightNumber, "flightNumber"),
            (.lookupSuggestion, "lookupSuggestion"),
        ]
        self.init(names.filter { element.flag($0.1) == true }.map(\.0))
    }
}

extension UITextField.BorderStyle: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
}
