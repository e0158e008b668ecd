import NibFormat

extension UIScrollView {
    func decodeNibScrollView(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        let element = coder.element
        isScrollEnabled = coder.flag("scrollEnabled") ?? true
        isPagingEnabled = coder.flag("pagingEnabled") ?? false
        isDirectionalLockEnabled = coder.flag("directionalLockEnabled") ?? false
        bounces = coder.flag("bounces") ?? true
        alwaysBounceVertical = coder.flag("alwaysBounceVertical") ?? alwaysBounceVertical
        alwaysBounceHorizontal = coder.flag("alwaysBounceHorizontal") ?? false
        showsVerticalScrollIndicator = coder.flag("showsVerticalScrollIndicator") ?? true
        showsHorizontalScrollIndicator = coder.flag("showsHorizontalScrollIndicator") ?? true
        delaysContentTouches = coder.flag("delaysContentTouches") ?? true
        canCancelContentTouches = coder.flag("canCancelContentTouches") ?? true
        scrollsToTop = coder.flag("scrollsToTop") ?? true
        switch element["indicatorStyle"] {
        case "white": indicatorStyle = .white
        case "black": indicatorStyle = .black
        default: break
        }
        switch element["keyboardDismissMode"] {
        case "onDrag": keyboardDismissMode = .onDrag
        case "interactive": keyboardDismissMode = .interactive
        default: break
        }
        switch element["contentInsetAdjustmentBehavior"] {
        case "never": contentInsetAdjustmentBehavior = .never
        case "always": contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
        if element["decelerationRate"] == "fast" { decelerationRate = .fast }
        if let scale = coder.number("minimumZoomScale"), scale > 0 { minimumZoomScale = scale }
        if let scale = coder.number("maximumZoomScale"), scale > 0 { maximumZoomScale = scale }
        bouncesZoom = coder.flag("bouncesZoom") ?? true
        if let size = element.size(key: "contentSize") { contentSize = size }
        if let insets = coder.insets("contentInset") { contentInset = insets }
    }
}
