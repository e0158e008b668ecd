import NibFormat

extension UIImageView {
    func decodeNibImageView(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeImageView(coder)
    }

    func decodeImageView(_ coder: NibCoder) {
        if let element = coder.element.child(key: "preferredSymbolConfiguration") {
            preferredSymbolConfiguration = .nib(element)
        }
        if let image = coder.image("image") { self.image = image }
        if let image = coder.image("highlightedImage") { highlightedImage = image }
        if coder.flag("highlighted") == true { isHighlighted = true }
    }
}
