import AssetFormat
import CVirtualTime
import Foundation

// Functions of Foundation that an app's executable gets from here, under the names that the compiler gave the
// originals. The dynamic linker prefers an executable's symbols to those of any library, so that Foundation's other
// parts get them too. docs/decisions says why each is needed.

/// `Locale.current`: what the session says. On Linux Foundation always answers `en_001`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { Locale(identifier: String(cString: shoji_locale())) }

/// `Locale.autoupdatingCurrent`
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentLocale() -> Locale { Locale(identifier: String(cString: shoji_locale())) }

/// `Locale.preferredLanguages`: that of the session.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] {
    [String(cString: shoji_locale()).replacingOccurrences(of: "_", with: "-")]
}

/// `UUID()`: version 4, from Swift's random numbers, which a played scenario seeds. Foundation asks the kernel.
@_silgen_name("$s20FoundationEssentials4UUIDVACycfC")
public func newUUID() -> UUID {
    var source = SystemRandomNumberGenerator()
    let (a, b) = (source.next(), source.next())
    func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (index * 8)) }
    return UUID(
        uuid: (
            byte(a, 0), byte(a, 1), byte(a, 2), byte(a, 3), byte(a, 4), byte(a, 5), byte(a, 6) & 0x0f | 0x40,
            byte(a, 7), byte(b, 0) & 0x3f | 0x80, byte(b, 1), byte(b, 2), byte(b, 3), byte(b, 4), byte(b, 5),
            byte(b, 6), byte(b, 7)
        ))
}

extension Timer {
    /// `Timer(timeInterval:repeats:block:)`: fires first after `timeInterval`, as on iOS; Foundation's on Linux at once. An initialiser owns what it is given.
    @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
    public static func after(
        timeInterval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(
            fire: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, repeats: repeats,
            block: block)
    }
}

// Formats that count ("%#@files@") are resolved before Foundation sees them: on Linux it does not know them.

/// `String(format:arguments:)`
@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
public func formatted(format: __shared String, arguments: __shared [any CVarArg]) -> String {
    text(format, nil, arguments)
}

/// `String(format:locale:arguments:)`
@_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
public func formatted(
    format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
) -> String {
    text(format, locale, arguments)
}

/// `String(format:_:)`
@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
public func formatted(format: __shared String, _ arguments: any CVarArg...) -> String {
    text(format, nil, arguments)
}

/// `String(format:locale:_:)`
@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
public func formatted(
    format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...
) -> String {
    text(format, locale, arguments)
}

/// `String.localizedStringWithFormat(_:_:)`
@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
public func localizedWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    text(format, currentLocale(), arguments)
}

private func text(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let format = LocalizedTexts.resolved(format, arguments) ?? format
    return withVaList(arguments) {
        String(
            NSString(
                format: format, locale: locale.map { NSLocale(localeIdentifier: $0.identifier) },
                arguments: $0))
    }
}

extension Bundle {
    /// `Bundle(identifier:)`: the app's bundle for those of the frameworks that it is built with. Foundation on Linux looks for
    /// bundles that were loaded from files of their own.
    @_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfC")
    public static func identified(_ identifier: __owned String) -> Bundle? {
        if let own = FrameworkBundles.own.first(where: { $0.identifier == identifier }) { return own.bundle }
        if FrameworkBundles.identifiers.contains(identifier) { return .main }
        return ([.main] + allBundles + allFrameworks).first { $0.bundleIdentifier == identifier }
    }
}

extension CharacterSet {
    /// `inverted`: one that may be changed. Foundation's of a set of its own, such as `.decimalDigits`, stops the app where it is.
    @_silgen_name("$s10Foundation12CharacterSetV8invertedACvg")
    public func invertedCopy() -> CharacterSet {
        var copy = self
        copy.invert()
        return copy
    }
}

// Failures of requests that are not the network's own: Foundation's transport tells of few of the codes.

/// `URLError(_nsError:)`
@_silgen_name("$s10Foundation8URLErrorV8_nsErrorAcA7NSErrorC_tcfC")
public func urlError(_ error: __owned NSError) -> URLError {
    // All that the value has in it.
    unsafeBitCast(toldFailure(error) ?? error, to: URLError.self)
}

/// The error whose code and words stand in the description; nil without the mark.
private func toldFailure(_ error: NSError) -> NSError? {
    guard error.code == NSURLErrorUnknown, let told = error.userInfo[NSLocalizedDescriptionKey] as? String,
        told.hasPrefix(SHOJI_FAILURE_MARK)
    else { return nil }
    let parts = told.dropFirst(SHOJI_FAILURE_MARK.count).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let code = Int(parts[0]) else { return nil }
    var information = error.userInfo
    information[NSLocalizedDescriptionKey] = String(parts[1])
    information[NSUnderlyingErrorKey] = nil
    return NSError(domain: NSURLErrorDomain, code: code, userInfo: information)
}
