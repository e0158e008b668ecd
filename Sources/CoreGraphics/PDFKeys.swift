// Keys of what is told about a PDF document. Texts here, so that both `kCGPDFContextTitle` and
// `kCGPDFContextTitle as String` are keys of Swift's dictionaries.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"
