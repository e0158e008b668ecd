import Foundation
import Testing

@testable import NibFormat

struct NibValueTests {
    private func element(_ text: String) throws -> NibElement {
        let data = Data("<document type=\"XIB\"><objects>\(text)</objects></document>".utf8)
        return try #require(NibDocument(data: data, file: "A.xib").objects.first)
    }

    private func color(_ attributes: String) throws -> NibColor? {
        try NibColor(element("<color key=\"c\" \(attributes)/>"))
    }

    @Test func coloursOfEverySpace() throws {
        #expect(
            try color(
                "red=\"0.5\" green=\"0.25\" blue=\"1\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
            )
                == .rgb(.sRGB, red: 0.5, green: 0.25, blue: 1, alpha: 0.5))
        #expect(
            try color("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"")
                == .rgb(.genericRGB, red: 1, green: 0, blue: 0, alpha: 1))
        #expect(
            try color(
                "red=\"1.1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
            )
                == .rgb(.displayP3, red: 1.1, green: 0, blue: 0, alpha: 1))
        #expect(
            try color(
                "white=\"0.66\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""
            )
                == .white(0.66, alpha: 1))
        #expect(try color("white=\"0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"") == .white(0, alpha: 0))
        #expect(
            try color("systemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\"")
                == .system("labelColor", fallback: nil))
        #expect(
            try color(
                "cocoaTouchSystemColor=\"darkTextColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\""
            )
                == .system("darkTextColor", fallback: .white(0, alpha: 1)))
        #expect(try color("name=\"Paper\"") == .named("Paper"))
    }

    @Test func fontsOfEveryKind() throws {
        func font(_ attributes: String) throws -> NibFont? {
            try NibFont(element("<fontDescription key=\"fontDescription\" \(attributes)/>"))
        }
        #expect(try font("type=\"system\" pointSize=\"17\"")?.face == .system(weight: nil))
        #expect(
            try font("type=\"system\" weight=\"semibold\" pointSize=\"17\"")?.face
                == .system(weight: "semibold"))
        #expect(try font("type=\"boldSystem\" pointSize=\"17\"")?.face == .system(weight: "bold"))
        #expect(try font("type=\"italicSystem\" pointSize=\"17\"")?.face == .italicSystem)
        #expect(try font("style=\"UICTFontTextStyleBody\"")?.face == .textStyle("UICTFontTextStyleBody"))
        #expect(
            try font("name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"12\"")
                == NibFont(
                    try element("<fontDescription name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"12\"/>")
                ))
        #expect(try NibFont(element("<font size=\"13\" name=\"Georgia\"/>"))?.pointSize == 13)
    }

    @Test func multipliersMayBeRatios() {
        #expect(NibConstraint.ratio("3:2") == 1.5)
        #expect(NibConstraint.ratio("1/4") == 0.25)
        #expect(NibConstraint.ratio("0.75") == 0.75)
        #expect(NibConstraint.ratio("1:0") == nil)
        #expect(NibConstraint.ratio("") == nil)
    }

    @Test func textsStandInAttributesOrElements() throws {
        let label = try element("<label text=\"a\"><string key=\"b\">c\nd</string><nil key=\"e\"/></label>")
        if case .some("a") = label.text("text") {} else { Issue.record("attribute") }
        if case .some("c\nd") = label.text("b") {} else { Issue.record("element") }
        if case .none = label.text("e") {} else { Issue.record("nil") }
        if case .absent = label.text("f") {} else { Issue.record("absent") }
        let encoded = try element("<string key=\"t\" base64-UTF8=\"YES\">\nYWLigKg\n</string>")
        #expect(encoded.string == "ab\u{2028}")
    }

    @Test func variationsChangeAttributesAndWhatIsInstalled() throws {
        let view = try element(
            """
            <stackView id="s" axis="vertical" spacing="1"><fontDescription key="f" type="system" pointSize="1"/>
            <variation key="default"><mask key="constraints"><exclude reference="a"/><exclude reference="b"/></mask></variation>
            <variation key="heightClass=compact" axis="horizontal"><mask key="constraints"><include reference="a"/></mask>
            <fontDescription key="f" type="system" pointSize="2"/></variation>
            <variation key="heightClass=compact-widthClass=regular" spacing="9"/></stackView>
            """)
        let tall = NibSizeClasses(isWidthCompact: true, isHeightCompact: false)
        let flat = NibSizeClasses(isWidthCompact: false, isHeightCompact: true)
        #expect(view.adapted(to: tall)["axis"] == "vertical")
        #expect(view.adapted(to: flat)["axis"] == "horizontal")
        #expect(view.adapted(to: flat)["spacing"] == "9")
        #expect(view.adapted(to: flat).font("f")?.pointSize == 2)
        #expect(view.excluded("constraints", in: tall) == ["a", "b"])
        #expect(view.excluded("constraints", in: flat) == ["b"])
    }

    @Test func runtimeAttributesOfEveryType() throws {
        let view = try element(
            """
            <view><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="w"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="s" value="x"/>
            <userDefinedRuntimeAttribute type="color" keyPath="c"><color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="size" keyPath="z"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="image" keyPath="i" value="star"/>
            </userDefinedRuntimeAttributes></view>
            """)
        let keys = view.runtimeAttributes.map(\.keyPath)
        #expect(keys == ["layer.cornerRadius", "w", "b", "s", "c", "z", "i"])
        if case .number(8, isInteger: true) = view.runtimeAttributes[0].value {
        } else {
            Issue.record("integer")
        }
        if case .color(.white(1, alpha: 1)) = view.runtimeAttributes[4].value {
        } else {
            Issue.record("colour")
        }
        if case .size(CGSize(width: 1, height: 2)) = view.runtimeAttributes[5].value {
        } else {
            Issue.record("size")
        }
    }
}
