@_exported import UIKit

/// A font of Core Text is one of UIKit's here.
public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

public let kCTFontAttributeName = "NSFont" as CFString
public let kCTForegroundColorAttributeName = "NSColor" as CFString
public let kCTParagraphStyleAttributeName = "NSParagraphStyle" as CFString
public let kCTKernAttributeName = "NSKern" as CFString

@preconcurrency @MainActor
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
)
    -> CTFont
{ UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size) }
@preconcurrency @MainActor
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
@preconcurrency @MainActor
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Positive, as in Core Text.
@preconcurrency @MainActor
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
@preconcurrency @MainActor
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
@preconcurrency @MainActor
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
@preconcurrency @MainActor
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
@preconcurrency @MainActor
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
@preconcurrency @MainActor
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }

public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session
    public static let user = Self.persistent
}

/// Makes the faces of a file available to `UIFont(name:size:)`.
@preconcurrency @MainActor
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do {
        try AppFonts.register(path: (fontURL as URL).path)
        return true
    } catch let problem {
        Diagnostics.sayOnce("CTFontManagerRegisterFontsForURL: \(problem)")
        let code = NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101)
        error?.pointee = Unmanaged.passRetained(code)
        return false
    }
}
@preconcurrency @MainActor
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// A line of text that is measured.
public final class CTLine: Sendable {
    nonisolated(unsafe) let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
}

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    CTLine(attrString)
}
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: 0, length: line.text.length) }
/// The width; ascent, descent and leading are those of the first font.
@preconcurrency @MainActor
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let font =
        line.text.length > 0 ? line.text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    let shown = font ?? UIFont.systemFont(ofSize: 12)
    ascent?.pointee = shown.ascender
    descent?.pointee = -shown.descender
    leading?.pointee = shown.leading
    return Double(line.text.size().width)
}

/// A text that is measured within a width.
public final class CTFramesetter: Sendable {
    nonisolated(unsafe) let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}
@preconcurrency @MainActor
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
    _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let whole = NSRange(location: 0, length: framesetter.text.length)
    let range =
        stringRange.length == 0
        ? NSRange(location: stringRange.location, length: whole.length - stringRange.location)
        : NSRange(location: stringRange.location, length: stringRange.length)
    fitRange?.pointee = CFRange(location: range.location, length: range.length)
    return framesetter.text.attributedSubstring(from: range).boundingRect(
        with: constraints, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
    ).size
}
