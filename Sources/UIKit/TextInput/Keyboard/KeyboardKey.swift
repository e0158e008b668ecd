/// What a key of the drawn keyboard does.
enum KeyboardKey: Hashable {
    /// Types these characters; letters as they are without Shift.
    case text(String)
    case space
    case shift
    case delete
    /// What the field asks the return key to be
    case enter
    /// Shows other characters.
    case plane(KeyboardPlane)
    /// Takes the keyboard away; pads have it.
    case dismiss
    /// The next language, and dictation: there are none
    case globe, dictation
    /// A place of a number pad without a key
    case none

    /// Whether it stands in the darker colour of what types nothing.
    var isSpecial: Bool {
        switch self {
        case .text, .space, .none: false
        default: true
        }
    }
}

/// Which characters the keys have. DIFFERS: those of the English keyboard, whatever the locale.
enum KeyboardPlane: Hashable {
    case letters, numbers, symbols
    /// The grid of digits, with what stands in its corner at the left
    case digits(corner: String?)
}

extension UIKeyboardType {
    /// What the keyboard begins with on a phone or a pad. A pad has no grid of digits.
    func plane(isPad: Bool, separator: String) -> KeyboardPlane {
        switch self {
        case .numberPad, .asciiCapableNumberPad: isPad ? .numbers : .digits(corner: nil)
        case .decimalPad: isPad ? .numbers : .digits(corner: separator)
        // DIFFERS: a phone pad's second plane is not here; its corner types what dialling asks for most.
        case .phonePad: isPad ? .numbers : .digits(corner: "+")
        case .numbersAndPunctuation: .numbers
        default: .letters
        }
    }

    /// Between the two keys at the ends of the last row; UIKit: an address's keyboard has what addresses have.
    fileprivate var bottomKeys: [(key: KeyboardKey, share: CGFloat)] {
        switch self {
        case .emailAddress: [(.space, 3), (.text("@"), 1), (.text("."), 1)]
        case .URL: [(.text("."), 1.6), (.text("/"), 1.6), (.text(".com"), 1.8)]
        case .webSearch: [(.space, 4), (.text("."), 1)]
        case .twitter: [(.space, 3), (.text("@"), 1), (.text("#"), 1)]
        default: [(.space, 5)]
        }
    }
}

extension KeyboardPlane {
    /// Rows of keys with their widths in those of a letter, as far as the middle of the keyboard needs them.
    func rows(_ type: UIKeyboardType, isPad: Bool, hasKeysBelow: Bool) -> [[(
        key: KeyboardKey, width: CGFloat
    )]] {
        if case .digits(let corner) = self { return Self.grid(corner: corner) }
        let words = isPad ? padRows : phoneRows
        var rows = words.map { row in row.map { (KeyboardKey.text(String($0)), CGFloat(1)) } }
        let other: KeyboardPlane = self == .letters ? .numbers : .letters
        if isPad {
            rows[0].append((.delete, 1))
            rows[1] = [(.none, 0.5)] + rows[1] + [(.enter, 1.5)]
            let side: KeyboardKey = self == .letters ? .shift : .plane(self == .numbers ? .symbols : .numbers)
            rows[2] = [(side, 1)] + rows[2] + [(side, 11 - 1 - CGFloat(rows[2].count))]
            rows.append(
                [(.plane(other), 1.25), (.globe, 1), (.dictation, 1)]
                    + type.bottomKeys.map { ($0.key, $0.share / 5 * 5.25) } + [
                        (.plane(other), 1.25), (.dismiss, 1.25),
                    ])
            return rows
        }
        let side: KeyboardKey = self == .letters ? .shift : .plane(self == .numbers ? .symbols : .numbers)
        let share = 7 / CGFloat(rows[2].count)
        if self == .letters { rows[1] = [(.none, 0.5)] + rows[1] + [(.none, 0.5)] }
        rows[2] =
            [(side, 1.3), (.none, 0.2)] + rows[2].map { ($0.0, share) } + [(.none, 0.2), (.delete, 1.3)]
        // On phones with a button the globe stands in the last row.
        let start: [(KeyboardKey, CGFloat)] =
            hasKeysBelow ? [(.plane(other), 2.5)] : [(.plane(other), 1.25), (.globe, 1.25)]
        rows.append(start + type.bottomKeys.map { ($0.key, $0.share) } + [(.enter, 2.5)])
        return rows
    }

    private var phoneRows: [String] {
        switch self {
        case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
        default: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
        }
    }

    private var padRows: [String] {
        switch self {
        case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
        case .numbers: ["1234567890", "@#$&*()'\"", "%-+=/;:!?"]
        default: ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"]
        }
    }

    private static func grid(corner: String?) -> [[(key: KeyboardKey, width: CGFloat)]] {
        let digits = ["123", "456", "789"].map { $0.map { (KeyboardKey.text(String($0)), CGFloat(1)) } }
        return digits + [[(corner.map { .text($0) } ?? .none, 1), (.text("0"), 1), (.delete, 1)]]
    }

    /// UIKit, number pads: the letters that a telephone's digits have.
    static let lettersOfDigits = [
        "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ",
    ]
}
