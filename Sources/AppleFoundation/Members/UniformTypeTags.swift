import Foundation
import UniformTypeIdentifiers

// Kinds of files as MobileCoreServices has them.

/// What a tag is: a file's extension, or a MIME type.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// The kind of data that an extension or a MIME type belongs to.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let type =
        inTagClass == kUTTagClassMIMEType
        ? UTType(mimeType: inTag as String) : UTType(filenameExtension: inTag as String)
    return type.map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// The extension or MIME type of a kind of data.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>?
{
    let type = UTType(inUTI as String)
    let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { Unmanaged.passRetained($0 as CFString) }
}

/// Whether data of a kind is data of another one, too.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
        return false
    }
    return type.conforms(to: other)
}
