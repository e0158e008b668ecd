import Foundation

/// A method of a library's class, replaced in the table of the class.
public enum ReplacedMethod {
    /// Words of a class's metadata that are looked through.
    private static let words = 400

    private struct Replacement {
        let slot: Int
        let type: AnyClass
        let (old, new): (UInt, UInt)
    }
    // Of the process: classes have their methods in every session.
    nonisolated(unsafe) private static var installed: [Replacement] = []
    private static let lock = NSLock()

    /// From now on calls of the method `original` of `type`, and of no subclass made before, reach `replacement`.
    /// - Parameters: the linker's names of two functions with the same arguments.
    /// - Returns: false when one of them is not in the process or the class has no such method.
    public static func install(_ replacement: String, insteadOf original: String, in type: AnyClass) -> Bool {
        let process = dlopen(nil, RTLD_NOW)
        guard let new = dlsym(process, replacement), let old = dlsym(process, original),
            let slot = slot(of: old, in: type)
        else { return false }
        table(of: type)[slot] = UInt(bitPattern: new)
        let replacement = Replacement(
            slot: slot, type: type, old: UInt(bitPattern: old), new: UInt(bitPattern: new))
        lock.withLock { installed.append(replacement) }
        return true
    }

    /// Has a subclass take over what was replaced in the classes above it, where it has no method of its own.
    static func inherit(in type: AnyClass) {
        let above = ObjectClass.chain(of: type).map { ObjectIdentifier($0) }
        for each in lock.withLock({ installed }) where above.contains(ObjectIdentifier(each.type)) {
            if table(of: type)[each.slot] == each.old { table(of: type)[each.slot] = each.new }
        }
    }

    /// `Bundle.localizedString(forKey:value:table:)`
    public static let localizedString =
        "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"

    /// `Bundle.object(forInfoDictionaryKey:)`
    public static let informationValue = "$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF"

    /// `Bundle.preferredLocalizations`, `Bundle.developmentLocalization`
    public static let preferredLocalizations = "$s10Foundation6BundleC22preferredLocalizationsSaySSGvg"
    public static let developmentLocalization = "$s10Foundation6BundleC23developmentLocalizationSSSgvg"

    /// `Bundle.url(forResource:withExtension:subdirectory:)`, and the same with a localization
    public static let resource =
        "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF"
    public static let localizedResource =
        "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF"

    /// `UserDefaults.set(_:forKey:)` of URLs.
    public static let setURL = "$s10Foundation12UserDefaultsC3set_6forKeyy0A10Essentials3URLVSg_SStF"

    /// `UserDefaults.set(_:forKey:)`, `object(forKey:)`, `removeObject(forKey:)`
    public static let setValue = "$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF"
    public static let readValue = "$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF"
    public static let removeValue = "$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF"

    /// `NumberFormatter.string(from:)`, and the setters of the largest and smallest number of digits after the point.
    public static let numberString = "$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF"
    public static let numberFromString = "$s10Foundation15NumberFormatterC6number4fromAA8NSNumberCSgSS_tF"
    public static let maximumFractionDigits = "$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs"
    public static let minimumFractionDigits = "$s10Foundation15NumberFormatterC21minimumFractionDigitsSivs"

    /// `DateFormatter.string(from:)`
    public static let dateString = "$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF"

    /// `FileManager.urls(for:in:)`
    public static let folders =
        "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF"

    /// Several, of the classes that have them. Says on standard error what is lost when Foundation is built in another way than expected.
    public static func install(
        _ replaced: [(own: String, method: String, type: AnyClass)], orSay loss: String
    ) {
        let missing = replaced.filter { !install($0.own, insteadOf: $0.method, in: $0.type) }
        guard !missing.isEmpty else { return }
        let names = Set(missing.map { "\($0.type)" }).sorted().joined(separator: ", ")
        FileHandle.standardError.write(Data("\(names): this Foundation is not known; \(loss)\n".utf8))
    }

    private static func table(of type: AnyClass) -> UnsafeMutablePointer<UInt> {
        unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    }

    private static func slot(of function: UnsafeMutableRawPointer, in type: AnyClass) -> Int? {
        (0..<words).first { table(of: type)[$0] == UInt(bitPattern: function) }
    }

    /// Asked before anything was replaced.
    static let assumption = Assumption(
        "the tables of Bundle, UserDefaults, FileManager and formatters name their methods localizedString, object(forInfoDictionaryKey:), url(forResource:), set(_: URL?, forKey:), urls(for:in:), string(from:)",
        loss:
            "NSLocalizedString, values of Info.plist, files with accents in their names, set(nil, forKey:), the folder Library, digits of numbers, relative dates"
    ) {
        let methods: [(String, AnyClass)] = [
            (localizedString, Bundle.self), (informationValue, Bundle.self),
            (preferredLocalizations, Bundle.self), (developmentLocalization, Bundle.self),
            (resource, Bundle.self), (localizedResource, Bundle.self),
            (setURL, UserDefaults.self), (setValue, UserDefaults.self), (removeValue, UserDefaults.self),
            (readValue, UserDefaults.self), (folders, FileManager.self),
            (numberString, NumberFormatter.self), (numberFromString, NumberFormatter.self),
            (maximumFractionDigits, NumberFormatter.self),
            (minimumFractionDigits, NumberFormatter.self), (dateString, DateFormatter.self),
        ]
        return methods.allSatisfy { method, type in
            dlsym(dlopen(nil, RTLD_NOW), method).flatMap { slot(of: $0, in: type) } != nil
        }
    }
}
