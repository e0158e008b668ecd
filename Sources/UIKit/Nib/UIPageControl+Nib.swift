import NibFormat

extension UIPageControl {
    func decodeNibPageControl(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeControl(coder)
        hidesForSinglePage = coder.flag("hidesForSinglePage") ?? false
        if let color = coder.givenColor("pageIndicatorTintColor") { pageIndicatorTintColor = color }
        if let color = coder.givenColor("currentPageIndicatorTintColor") {
            currentPageIndicatorTintColor = color
        }
        numberOfPages = coder.element.integer("numberOfPages") ?? 0
        currentPage = coder.element.integer("currentPage") ?? 0
    }
}

extension UIActivityIndicatorView {
    func decodeNibIndicator(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        style = Style(nib: coder.element["style"]) ?? .medium
        if let color = coder.givenColor("color") { self.color = color }
        hidesWhenStopped = coder.flag("hidesWhenStopped") ?? false
        if coder.flag("animating") ?? false { startAnimating() }
        if coder.flag("hidden") ?? false { isHidden = true }
    }
}

extension UIActivityIndicatorView.Style: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
    ]
}
