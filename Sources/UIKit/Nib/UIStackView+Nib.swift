import NibFormat

extension UIStackView {
    func decodeNibStackView(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        let element = coder.element
        decodeArrangement(element)
        spacing = coder.number("spacing") ?? 0
        isBaselineRelativeArrangement = coder.flag("baselineRelativeArrangement") ?? false
        // UIKit: Interface Builder's margins of a stack view's own hold for what it arranges (github.com/ephread/Instructions @0f3efa7, a
        // storyboard and its picture, iOS 17).
        let hasOwnMargins = ["layoutMargins", "directionalLayoutMargins"].contains {
            element.child(key: $0) != nil
        }
        isLayoutMarginsRelativeArrangement =
            coder.flag("layoutMarginsRelativeArrangement") ?? hasOwnMargins
        for view in subviews { addArrangedSubview(view) }
    }

    func decodeArrangement(_ element: NibElement) {
        axis = element["axis"] == "vertical" ? .vertical : .horizontal
        distribution = Distribution(nib: element["distribution"]) ?? .fill
        alignment = Alignment(nib: element["alignment"]) ?? .fill
    }
}

extension UIStackView.Distribution: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
}

extension UIStackView.Alignment: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "leading": .leading, "top": .leading, "trailing": .trailing, "bottom": .trailing, "center": .center,
        "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
}
