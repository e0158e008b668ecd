import NibFormat

extension UIPageControl {
    func decodeNibPageControl(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeControl(coder)
        hidesForSinglePage = coder.flag("hidesForSinglePage") ?? false
        if let color = coder.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
        if let color = coder.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
        numberOfPages = coder.element.integer("numberOfPages") ?? 0
        currentPage = coder.element.integer("currentPage") ?? 0
    }
}

extension UIActivityIndicatorView {
    func decodeNibIndicator(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        switch coder.element["style"] {
        case "large": style = .large
        case "whiteLarge": style = .whiteLarge
        case "white": style = .white
        case "gray": style = .gray
        default: style = .medium
        }
        if let color = coder.color("color"), let color { self.color = color }
        hidesWhenStopped = coder.flag("hidesWhenStopped") ?? false
        if coder.flag("animating") ?? false { startAnimating() }
        if coder.flag("hidden") ?? false { isHidden = true }
    }
}
