/// Classes of UIKit with properties of their own that are read and observed by name.
@MainActor
protocol KeyedByName {
    /// `.none` for a name that the class does not know.
    func ownValue(forKey key: String) -> Any??
}

extension UILabel: KeyedByName {
    func ownValue(forKey key: String) -> Any?? {
        switch key {
        case "text": .some(text)
        case "attributedText": .some(attributedText)
        case "font": .some(font)
        case "textColor": .some(textColor)
        case "textAlignment": .some(textAlignment.rawValue)
        case "numberOfLines": .some(numberOfLines)
        default: .none
        }
    }
}

extension UITextField: KeyedByName {
    func ownValue(forKey key: String) -> Any?? {
        switch key {
        case "text": .some(text)
        case "placeholder": .some(placeholder)
        case "font": .some(font)
        case "textColor": .some(textColor)
        default: .none
        }
    }
}

extension UITextView: KeyedByName {
    func ownValue(forKey key: String) -> Any?? {
        switch key {
        case "text": .some(text)
        case "attributedText": .some(attributedText)
        case "font": .some(font)
        default: .none
        }
    }
}

extension UIImageView: KeyedByName {
    func ownValue(forKey key: String) -> Any?? { key == "image" ? .some(image) : .none }
}

extension UIViewController: KeyedByName {
    func ownValue(forKey key: String) -> Any?? {
        switch key {
        case "title": .some(title)
        case "view": .some(view)
        case "parentViewController", "parent": .some(parent)
        case "preferredContentSize": .some(preferredContentSize)
        default: .none
        }
    }
}
