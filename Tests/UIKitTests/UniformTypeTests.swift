import Foundation
import Testing
import UniformTypeIdentifiers

/// Apple's documentation of `UTType` and of the types that the system declares.
@Suite struct UniformTypeTests {
    @Test func typesByExtensionAndMIMEType() {
        #expect(UTType(filenameExtension: "PNG") == .png && UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType(mimeType: "application/json") == .json && UTType(mimeType: "text/html") == .html)
        #expect(
            UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.png.identifier == "public.png" && UTType("public.png") == .png)
        #expect(UTType("com.example.unknown") == nil)
        #expect(UTType(filenameExtension: "png", conformingTo: .audio) == nil)
        #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
    }

    @Test func typesConformToOthers() {
        #expect(UTType.heic.conforms(to: .image) && UTType.heic.conforms(to: .heic))
        #expect(!UTType.heic.isSubtype(of: .heic) && UTType.image.isSupertype(of: .heic))
        #expect(UTType.json.conforms(to: .text) && !UTType.json.conforms(to: .image))
        #expect(UTType.pdf.conforms(to: .data) && UTType.pdf.conforms(to: .content))
        #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .data, .item]))
    }

    @Test func unknownExtensionsGetTypesOfTheirOwn() throws {
        let type = try #require(UTType(filenameExtension: "shoji"))
        #expect(type.isDynamic && !type.isDeclared && type.preferredFilenameExtension == "shoji")
        #expect(type.conforms(to: .data) && type == UTType(filenameExtension: "Shoji"))
        #expect(UTType(exportedAs: "com.example.note").identifier == "com.example.note")
        #expect(try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.png])) == [.png])
    }
}
