import Foundation
import TestSeeds
import Testing

@testable import NibFormat

struct NibDocumentTests {
    static func document(_ objects: String, type: String = "XIB") -> Data {
        let head = "com.apple.InterfaceBuilder3.CocoaTouch.\(type)"
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="\(head)" version="3.0">
                <device id="retina6_1" orientation="portrait" appearance="light"/>
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            \(objects)
                </objects>
                <resources>
                    <namedColor name="Paper"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
                    <image name="star" catalog="system" width="128" height="116"/>
                </resources>
            </document>
            """.utf8)
    }

    private func failure(_ data: Data) -> NibError? {
        do {
            _ = try NibDocument(data: data, file: "A.xib")
            return nil
        } catch { return error as? NibError }
    }

    @Test func elementsKeepTheirLineIdAndOrder() throws {
        let document = try NibDocument(
            data: Self.document(
                "<view id=\"v\">\n<subviews>\n<label id=\"l\" text=\"a &amp; b&#10;c\"/></subviews></view>"),
            file: "A.xib")
        #expect(document.kind == .nib)
        #expect(document.objects.map(\.name) == ["placeholder", "view"])
        let label = try #require(document.elements["l"])
        #expect(label.line == 8)
        #expect(label["text"] == "a & b\nc")
        #expect(document.resources.namedColors["Paper"] == .rgb(.sRGB, red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(document.resources.images["star"] == CGSize(width: 128, height: 116))
    }

    @Test func storyboardsHaveScenes() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
            <scenes><scene sceneID="s"><objects>
            <viewController id="c" sceneMemberID="viewController"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
            <exit id="e" sceneMemberID="exit"/>
            </objects><point key="canvasLocation" x="1" y="2"/></scene></scenes></document>
            """
        let document = try NibDocument(data: Data(text.utf8), file: "M.storyboard")
        #expect(document.kind == .storyboard)
        #expect(document.initialViewController == "c")
        #expect(document.scenes.first?.controller?.id == "c")
        #expect(document.scenes.first?.exit?.id == "e")
    }

    @Test func duplicateIdsNameBothPlaces() {
        let error = failure(Self.document("<view id=\"v\">\n<subviews><label id=\"v\"/></subviews></view>"))
        #expect(error?.line == 7)
        #expect(error?.id == "v")
        #expect(error?.message.contains("line 6") == true)
    }

    @Test func documentTypesAreRefusedBeforeParsing() {
        var bomb = "<?xml version=\"1.0\"?>\n<!-- a -->\n<!DOCTYPE l [<!ENTITY a \"aaaaaaaaaa\">"
        for step in 1..<30 { bomb += "<!ENTITY a\(step) \"&a\(step - 1);&a\(step - 1);\">" }
        let error = failure(Data((bomb + "]><document>&a29;</document>").utf8))
        #expect(error?.line == 3)
        #expect(error?.message.contains("DOCTYPE") == true)
    }

    @Test func otherKindsOfFilesAreNamed() {
        #expect(failure(Data())?.message == "the file is empty")
        #expect(failure(Data("NIBArchive\u{1}".utf8))?.message == "this is a compiled nib")
        #expect(failure(Data("hello".utf8))?.message == "this is not XML")
        #expect(failure(Data([0xFF, 0xFE, 0x3C, 0x00]))?.message == "the file is not UTF-8")
        #expect(
            failure(Data("<?xml version=\"1.0\" encoding='UTF-16'?><a/>".utf8))?.message.contains("UTF-16")
                == true)
        #expect(failure(Data("<plist/>".utf8))?.message.contains("<plist>") == true)
        #expect(failure(Data("<archive/>".utf8))?.message.contains("Xcode 4") == true)
    }

    @Test func truncatedFilesNameTheInnermostObject() {
        let whole = Self.document("<view id=\"v\"><subviews>\n<label id=\"l\"><rect key=\"frame\" x=\"0\"/>")
        let error = failure(whole)
        #expect(error?.message.contains("is expected") == true)
        let cut = failure(whole.prefix(whole.count / 2 + 60))
        #expect(cut != nil)
    }

    @Test func depthAndCountAreLimited() {
        let deep = String(repeating: "<view>", count: 100_000)
        #expect(failure(Self.document(deep))?.message.contains("200 deep") == true)
        var limits = NibLimits()
        limits.elements = 100
        let many = Self.document(String(repeating: "<view/>", count: 200))
        #expect(throws: NibError.self) { try NibDocument(data: many, file: "A.xib", limits: limits) }
        limits.bytes = 100
        #expect(throws: NibError.self) { try NibDocument(data: many, file: "A.xib", limits: limits) }
    }

    @Test func truncationsAndChangedBytesEndInAnErrorOrADocument() {
        let whole = Self.document(
            "<view id=\"v\"><subviews><label id=\"l\" text=\"é\"><string key=\"t\">x</string></label></subviews></view>"
        )
        var random = SeededGenerator(seed: 7)
        var (errors, documents) = (0, 0)
        for round in 0..<400 {
            var data = whole
            if random.chance(percent: 50) { data = Data(whole.prefix(random.next(whole.count))) }
            for _ in 0..<random.next(3) where !data.isEmpty {
                data[random.next(data.count)] = UInt8(random.next(256))
            }
            do {
                _ = try NibDocument(data: data, file: "A.xib")
                documents += 1
            } catch {
                let fault = error as? NibError
                #expect(fault?.file == "A.xib" && fault?.remedy.isEmpty == false, "round \(round): \(error)")
                errors += 1
            }
        }
        #expect(errors > 200, "\(errors) of 400 damaged documents were refused")
        #expect(documents > 0, "no document survived a change of one byte")
    }

    @Test func fiftyMegabytesAreReadInBoundedMemory() throws {
        let text = String(repeating: "All work and no play makes Jack a dull boy. ", count: 60)
        var body = ""
        var number = 0
        while body.utf8.count < 50 << 20 {
            body +=
                "<label id=\"n\(number)\" text=\"\(text)\"><rect key=\"frame\" x=\"0\" y=\"1\"/></label>\n"
            number += 1
        }
        let data = Self.document(body)
        let before = Self.peakMemory
        let document = try NibDocument(data: data, file: "Large.xib")
        #expect(document.objects.count == number + 1)
        let grown = Self.peakMemory - before
        #expect(grown < 1_000_000, "\(grown) kB")
    }

    /// Kilobytes.
    private static var peakMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
    }
}
