import AppBuild
import Testing

/// What Xcode writes into a product's Info.plist: Apple's documentation of the `CFBundle` keys, and the build settings
/// that Xcode's templates name; a new project has the versions 1.0 and 1.
struct BundleInfoTests {
    @Test func aSourceWithoutInfoPlistHasIdentifierNameAndVersions() {
        let values = BundleInfo([:], module: "Notes_App").values
        #expect(values["CFBundleIdentifier"] as? String == "com.example.Notes-App")
        #expect(values["CFBundleName"] as? String == "Notes_App")
        #expect(values["CFBundleShortVersionString"] as? String == "1.0")
        #expect(values["CFBundleVersion"] as? String == "1")
    }

    @Test func buildSettingsAreFilledIn() {
        let values = BundleInfo(
            [
                "CFBundleIdentifier": "org.notes.$(PRODUCT_NAME:rfc1034identifier)",
                "CFBundleName": "${PRODUCT_NAME}", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
                "CFBundleShortVersionString": "3.2",
                "Key": ["$(PRODUCT_NAME)", ["Class": "$(PRODUCT_MODULE_NAME).Scene"]],
            ], module: "Notes"
        ).values
        #expect(values["CFBundleIdentifier"] as? String == "org.notes.Notes")
        #expect(values["CFBundleName"] as? String == "Notes")
        #expect(values["CFBundleVersion"] as? String == "1")
        #expect(values["CFBundleShortVersionString"] as? String == "3.2")
        // Xcode's own template names a scene's delegate so, deep in the scene manifest.
        let list = values["Key"] as? [Any]
        #expect(list?.first as? String == "Notes")
        #expect((list?.last as? [String: String])?["Class"] == "Notes.Scene")
    }

    /// Modifiers count (Xcode Help, "Build settings reference"): characters that an identifier may not have are exchanged.
    @Test func modifiersOfSettingsCount() {
        let values = BundleInfo(
            [
                "CFBundleIdentifier": "org.$(PRODUCT_NAME:rfc1034identifier:lower)",
                "Module": "${PRODUCT_NAME:c99extidentifier}.Scene", "Other": "$(NOT_A_SETTING) stays",
            ], module: "Notes_App"
        ).values
        #expect(values["CFBundleIdentifier"] as? String == "org.notes-app")
        #expect(values["Module"] as? String == "Notes_App.Scene")
        #expect(values["Other"] as? String == "$(NOT_A_SETTING) stays")
    }
}
