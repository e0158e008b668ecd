import NibFormat

extension UITextInputTraits {
    /// A `textInputTraits` element.
    func decodeTraits(_ element: NibElement) {
        switch element["autocapitalizationType"] {
        case "words": autocapitalizationType = .words
        case "sentences": autocapitalizationType = .sentences
        case "allCharacters": autocapitalizationType = .allCharacters
        default: autocapitalizationType = .none
        }
        switch element["autocorrectionType"] {
        case "no": autocorrectionType = .no
        case "yes": autocorrectionType = .yes
        default: break
        }
        switch element["spellCheckingType"] {
        case "no": spellCheckingType = .no
        case "yes": spellCheckingType = .yes
        default: break
        }
        if let type = NibKeyboards.types[element["keyboardType"] ?? ""] { keyboardType = type }
        if let type = NibKeyboards.returnKeys[element["returnKeyType"] ?? ""] { returnKeyType = type }
        switch element["keyboardAppearance"] {
        case "alert", "dark": keyboardAppearance = .dark
        case "light": keyboardAppearance = .light
        default: break
        }
        enablesReturnKeyAutomatically = element.flag("enablesReturnKeyAutomatically") ?? false
        isSecureTextEntry = element.flag("secureTextEntry") ?? false
        if let type = element["textContentType"] { textContentType = UITextContentType(rawValue: type) }
    }
}

private enum NibKeyboards {
    static let types: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "URL": .URL, "numberPad": .numberPad,
        "numbersAndPunctuation": .numbersAndPunctuation, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
        "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
