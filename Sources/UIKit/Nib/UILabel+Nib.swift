import NibFormat

extension UILabel {
    func decodeNibLabel(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeLabel(coder)
    }

    func decodeLabel(_ coder: NibCoder) {
        let element = coder.element
        if let font = coder.font("fontDescription") { self.font = font }
        if let color = coder.givenColor("textColor") { textColor = color }
        if let color = coder.givenColor("highlightedColor") { highlightedTextColor = color }
        if let color = coder.givenColor("shadowColor") { shadowColor = color }
        if let offset = element.size(key: "shadowOffset") { shadowOffset = offset }
        textAlignment = NSTextAlignment(nib: element["textAlignment"]) ?? .left
        lineBreakMode = NSLineBreakMode(nib: element["lineBreakMode"]) ?? .byTruncatingTail
        numberOfLines = max(element.integer("numberOfLines") ?? 1, 0)
        // Interface Builder writes only what is not its default: a label shrinks unless told not to.
        adjustsFontSizeToFitWidth = coder.flag("adjustsFontSizeToFit") ?? true
        if let scale = coder.number("minimumScaleFactor") {
            minimumScaleFactor = scale
        } else if let size = coder.number("minimumFontSize"), font.pointSize > 0 {
            minimumScaleFactor = size / font.pointSize
        }
        baselineAdjustment = UIBaselineAdjustment(nib: element["baselineAdjustment"]) ?? .alignBaselines
        adjustsFontForContentSizeCategory = coder.flag("adjustsFontForContentSizeCategory") ?? false
        preferredMaxLayoutWidth = coder.number("preferredMaxLayoutWidth") ?? 0
        if coder.flag("enabled") == false { isEnabled = false }
        if coder.flag("highlighted") == true { isHighlighted = true }
        if let text = coder.attributedText("attributedText") {
            attributedText = text
        } else if let text = coder.text("text") {
            self.text = text
        }
    }
}

extension UIBaselineAdjustment: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = ["alignCenters": .alignCenters, "none": .none]
}
