import Foundation
import Glibc

// `XMLParser` hands the default of an attribute on without a look whether there is one: `<!ATTLIST verb tense CDATA #REQUIRED>` ends
// the process (Foundation of Swift 6.3). Its way into libxml2 is defined once more, and puts an empty text there.

private typealias AttributeDeclaration =
    @convention(c) (
        _ context: UnsafeMutableRawPointer?, _ element: UnsafePointer<CChar>?,
        _ attribute: UnsafePointer<CChar>?,
        _ type: CInt, _ kind: CInt, _ value: UnsafePointer<CChar>?, _ choices: OpaquePointer?
    ) -> Void

private typealias MakeParser =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafePointer<CChar>?, CInt, UnsafePointer<CChar>?
    ) -> OpaquePointer?

/// Foundation's own, one function for all parsers.
// Of the process: Foundation is one for all sessions.
nonisolated(unsafe) private var declaredAttribute: AttributeDeclaration?

/// libxml2's function of that name; `handler` is an `xmlSAXHandler`, whose ninth function is told of attributes.
@_cdecl("xmlCreatePushParserCtxt")
public func makePushParser(
    _ handler: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?, _ chunk: UnsafePointer<CChar>?,
    _ size: CInt, _ name: UnsafePointer<CChar>?
) -> OpaquePointer? {
    if let place = handler?.assumingMemoryBound(to: AttributeDeclaration?.self).advanced(by: 8),
        place.pointee != nil
    {
        declaredAttribute = place.pointee
        place.pointee = { context, element, attribute, type, kind, value, choices in
            let declared = declaredAttribute
            if let value { return declared?(context, element, attribute, type, kind, value, choices) ?? () }
            "".withCString { declared?(context, element, attribute, type, kind, $0, choices) }
        }
    }
    // RTLD_NEXT
    let next = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "xmlCreatePushParserCtxt")
    guard let make = unsafeBitCast(next, to: MakeParser?.self) else { return nil }
    return make(handler, data, chunk, size, name)
}
