import Foundation

/// Functions and values of libraries that no header promises, and that are called, or stood in for, by their linker's
/// names.
public enum PrivateSymbols {
    /// Where each of them is used, and what does not work without.
    struct Use: Sendable {
        let library: String
        let loss: String
        let names: [String]
    }

    static let uses: [Use] = [
        Use(
            library: "libFoundationEssentials.so",
            loss: "Locale.current as the device is set, UUIDs of played runs",
            names: [
                "$s20FoundationEssentials6LocaleV7currentACvgZ",
                "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ",
                "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ",
                "$s20FoundationEssentials4UUIDVACycfC",
            ]),
        Use(
            library: "libFoundation.so",
            loss: "timers' first dates, counted formats (%#@…@), localised texts",
            names: [
                "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC",
                "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC",
                "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC",
                "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC",
                "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC",
                "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ",
            ]),
        Use(
            library: "libFoundation.so", loss: "digits of numbers, relative dates, changes of defaults",
            names: [
                "$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF",
                "$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF",
                "$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF",
                "$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF",
                "$s10Foundation15NumberFormatterC6number4fromAA8NSNumberCSgSS_tF",
                "$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs",
                "$s10Foundation15NumberFormatterC21minimumFractionDigitsSivs",
                "$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF",
            ]),
        Use(
            library: "libFoundation.so",
            loss: "sets of characters that are another's opposite and are changed",
            names: ["$s10Foundation12CharacterSetV8invertedACvg"]),
        Use(
            library: "libFoundation.so", loss: "bundles of the project's frameworks by their identifiers",
            names: ["$s10Foundation6BundleC10identifierACSgSS_tcfC"]),
        Use(
            library: "libFoundation.so", loss: "requests that fail as offline",
            names: ["$s10Foundation8URLErrorV8_nsErrorAcA7NSErrorC_tcfC"]),
        Use(
            library: "libFoundation.so", loss: "the main run loop and its timers",
            names: [
                "CFRunLoopRunInMode", "CFRunLoopStop", "CFRunLoopGetMain", "CFRunLoopObserverCreate",
                "CFRunLoopAddObserver", "CFRunLoopSourceCreate", "CFRunLoopAddSource",
                "CFRunLoopTimerCreate", "CFRunLoopAddTimer", "CFRunLoopTimerGetInterval",
                "CFRunLoopTimerGetNextFireDate", "CFRunLoopTimerDoesRepeat", "CFRunLoopTimerIsValid",
                "CFRunLoopTimerInvalidate", "CFRunLoopTimerGetContext", "CFAbsoluteTimeGetCurrent",
                "CFRetain",
                "CFRelease", "kCFRunLoopDefaultMode", "kCFRunLoopCommonModes", "CFEqual",
                "CFRunLoopTimerSetNextFireDate", "CFRunLoopCopyCurrentMode", "CFRunLoopPerformBlock",
                "CFGetTypeID", "CFArrayGetTypeID", "CFArrayGetCount", "CFArrayGetValueAtIndex",
            ]),
        Use(
            library: "libFoundation.so", loss: "formatters in the language of the session",
            names: ["CFLocaleCreate", "CFStringCreateWithCString"]),
        Use(
            library: "libdispatch.so", loss: "work in groups and timer sources in played runs",
            names: [
                "dispatch_group_enter", "dispatch_group_leave", "dispatch_retain", "dispatch_release",
                "dispatch_source_merge_data", "dispatch_source_testcancel", "dispatch_async_f",
                "dispatch_get_global_queue", "dispatch_queue_get_label", "dispatch_group_wait",
            ]),
        Use(
            library: "libdispatch.so", loss: "delays and work on queues in played runs",
            names: [
                "_dispatch_main_q", "_dispatch_main_queue_callback_4CF",
                "_dispatch_get_main_queue_handle_4CF",
                "_dispatch_source_type_timer", "_dispatch_source_type_data_add",
            ]),
        Use(
            library: "libBlocksRuntime.so", loss: "delays and work on queues in played runs",
            names: ["_Block_copy", "_Block_release"]),
        Use(
            library: "libswiftCore.so", loss: "classes by their names in nibs",
            names: ["swift_enumerateAllMetadataSections"]),
        Use(
            library: "libswiftCore.so", loss: "arguments of schemes",
            names: ["$ss11CommandLineO9argumentsSaySSGvsZ"]),
    ]

    static let assumptions = uses.map { use in
        Assumption("\(use.library) has \(use.names.joined(separator: ", "))", loss: use.loss) {
            missing(use).isEmpty
        }
    }

    /// Names that the library itself lacks; an executable may have its own of the same name.
    static func missing(_ use: Use) -> [String] {
        guard let library = dlopen(use.library, RTLD_NOW | RTLD_NOLOAD) ?? dlopen(use.library, RTLD_NOW)
        else {
            return use.names
        }
        defer { dlclose(library) }
        return use.names.filter { dlsym(library, $0) == nil }
    }
}
