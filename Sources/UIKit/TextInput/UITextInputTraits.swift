/// What a keyboard is asked to be like. The keyboard that a device draws (`DrawnKeyboard`) follows type, appearance, return key,
/// capitals, correction and secrecy; the other values are kept.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var inlinePredictionType: UITextInlinePredictionType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
    var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad

    public static let alphabet = UIKeyboardType.asciiCapable
}

public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static let alert = UIKeyboardAppearance.dark
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a field is meant to hold, for filling it in.
public struct UITextContentType: _ExtensibleConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self("name")
    public static let namePrefix = Self("honorific-prefix")
    public static let givenName = Self("given-name")
    public static let middleName = Self("additional-name")
    public static let familyName = Self("family-name")
    public static let nameSuffix = Self("honorific-suffix")
    public static let nickname = Self("nickname")
    public static let jobTitle = Self("organization-title")
    public static let organizationName = Self("organization")
    public static let location = Self("location")
    public static let fullStreetAddress = Self("street-address")
    public static let streetAddressLine1 = Self("address-line1")
    public static let streetAddressLine2 = Self("address-line2")
    public static let addressCity = Self("address-level2")
    public static let addressState = Self("address-level1")
    public static let addressCityAndState = Self("address-level1+2")
    public static let sublocality = Self("address-level3")
    public static let countryName = Self("country-name")
    public static let postalCode = Self("postal-code")
    public static let telephoneNumber = Self("tel")
    public static let emailAddress = Self("email")
    public static let URL = Self("url")
    public static let creditCardNumber = Self("cc-number")
    public static let username = Self("username")
    public static let password = Self("password")
    public static let newPassword = Self("new-password")
    public static let oneTimeCode = Self("one-time-code")
    public static let birthdate = Self("bday")
    public static let dateTime = Self("date-time")
    public static let birthdateDay = Self("bday-day")
    public static let birthdateMonth = Self("bday-month")
    public static let birthdateYear = Self("bday-year")
    public static let shipmentTrackingNumber = Self("shipment-tracking-number")
    public static let flightNumber = Self("flight-number")
    public static let creditCardSecurityCode = Self("cc-csc")
    public static let creditCardName = Self("cc-name")
    public static let creditCardGivenName = Self("cc-given-name")
    public static let creditCardMiddleName = Self("cc-additional-name")
    public static let creditCardFamilyName = Self("cc-family-name")
    public static let creditCardExpiration = Self("cc-exp")
    public static let creditCardExpirationMonth = Self("cc-exp-month")
    public static let creditCardExpirationYear = Self("cc-exp-year")
    public static let creditCardType = Self("cc-type")
    public static let cellularEID = Self("cellular-eid")
    public static let cellularIMEI = Self("cellular-imei")
}

/// Rules for made-up passwords; kept only.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}
