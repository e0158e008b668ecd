@_exported import Foundation
import QuartzCore

/// What of a contact is read.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactTypeKey = "contactType"
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A person or an organisation. An app makes some itself; the device has none.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var values = Values()
    fileprivate struct Values {
        var identifier = UUID().uuidString
        var contactType = CNContactType.person
        var namePrefix = ""
        var givenName = ""
        var middleName = ""
        var familyName = ""
        var nickname = ""
        var organizationName = ""
        var jobTitle = ""
        var note = ""
        var birthday: DateComponents?
        var imageData: Data?
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<NSString>] = []
        var urlAddresses: [CNLabeledValue<NSString>] = []
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    }
    public override init() {}

    open var identifier: String { values.identifier }
    open var contactType: CNContactType { values.contactType }
    open var namePrefix: String { values.namePrefix }
    open var givenName: String { values.givenName }
    open var middleName: String { values.middleName }
    open var familyName: String { values.familyName }
    open var nickname: String { values.nickname }
    open var organizationName: String { values.organizationName }
    open var jobTitle: String { values.jobTitle }
    open var note: String { values.note }
    open var birthday: DateComponents? { values.birthday }
    open var imageData: Data? { values.imageData }
    open var thumbnailImageData: Data? { values.imageData }
    open var imageDataAvailable: Bool { values.imageData != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }

    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open class func localizedString(forKey key: String) -> String { key }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNContact()
        copy.values = values
        return copy
    }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutableContact()
        copy.values = values
        return copy
    }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { values.contactType }
        set { values.contactType = newValue }
    }
    open override var namePrefix: String {
        get { values.namePrefix }
        set { values.namePrefix = newValue }
    }
    open override var givenName: String {
        get { values.givenName }
        set { values.givenName = newValue }
    }
    open override var middleName: String {
        get { values.middleName }
        set { values.middleName = newValue }
    }
    open override var familyName: String {
        get { values.familyName }
        set { values.familyName = newValue }
    }
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    open override var organizationName: String {
        get { values.organizationName }
        set { values.organizationName = newValue }
    }
    open override var jobTitle: String {
        get { values.jobTitle }
        set { values.jobTitle = newValue }
    }
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
}

open class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
    public let label: String?
    public let value: ValueType
    public let identifier = UUID().uuidString
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    /// "_$!<Home>!$_" is "home".
    open class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") && label.hasSuffix(">!$_")
            ? label.dropFirst(4).dropLast(4).lowercased() : label
    }
}

open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CNPhoneNumber)?.stringValue == stringValue
    }
    open override var hash: Int { stringValue.hashValue }
}

open class CNPostalAddress: NSObject, @unchecked Sendable {
    open var street = ""
    open var city = ""
    open var state = ""
    open var postalCode = ""
    open var country = ""
    open var isoCountryCode = ""
    public override init() {}
}
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Names as text: given, middle and family name, or the organisation's.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let text = name.isEmpty ? contact.organizationName : name
        return text.isEmpty ? nil : text
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string) }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        "fullName" as NSString
    }
}
