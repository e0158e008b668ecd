import Foundation
import Testing

@testable import ProjectFormat

/// Pods in folders. What is expected is what CocoaPods' guides say of `:path`, and its specification's of `source_files` and `exclude_files`:
/// Ruby's patterns, a folder standing for the files in it.
struct LocalPodsTests {
    private func project(_ files: [String: String]) throws -> (ProjectFolder, ChosenProject?) {
        let text = """
            {objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B); };
            T = {isa = PBXNativeTarget; name = Demo; buildPhases = (S); productType = "com.apple.product-type.application"; };
            }; rootObject = P; }
            """
        let all = ["Example/Demo.xcodeproj/project.pbxproj": text, "Example/App.swift": ""]
        let folder = try ProjectFolder(all.merging(files) { $1 })
        return (folder, try ChosenProject(folder.url.appendingPathComponent("Example")))
    }

    private let podfile = """
        # pod 'Old', :path => '../Old'
        target 'Demo' do
          pod 'Kingfisher', '~> 7.0'
          pod 'Shelf', :path => '../'
          pod "Words/Core", path: "../Words/Words.podspec"
        end
        """

    @Test func aPodInAFolderHasTheFilesOfItsDescription() throws {
        let (folder, project) = try project([
            "Example/Podfile": podfile,
            "Shelf.podspec": """
            Pod::Spec.new do |s|
              s.name = 'Shelf'
              s.module_name = 'ShelfKit'
              s.source_files = 'Source/**/*.{h,swift}',
                               'More'
              s.exclude_files = 'Source/Mac/*'
              s.test_spec 'Tests' do |test_spec|
                test_spec.source_files = 'Tests/**/*.swift'
              end
            end
            """,
            "Source/A.swift": "", "Source/Deep/Down/B.swift": "", "Source/B.h": "", "Source/Mac/C.swift": "",
            "More/D.swift": "", "More/Down/E.swift": "", "Tests/T.swift": "", "Other.swift": "",
            "Words/Words.podspec": "Pod::Spec.new do |spec|\n  spec.source_files = \"*.swift\"\nend\n",
            "Words/Words.swift": "",
        ])
        let pods = try #require(project).localPods
        #expect(pods.map(\.name) == ["Shelf", "Words"])
        #expect(pods.map(\.module) == ["ShelfKit", "Words"])
        let root = folder.url.path + "/"
        #expect(
            pods.map { $0.files.map { $0.dropFirst(root.count) } } == [
                ["More/D.swift", "Source/A.swift", "Source/Deep/Down/B.swift"], ["Words/Words.swift"],
            ])
    }

    /// `resources` are the library's own, `resource_bundles` bundles in it, whatever line they begin on.
    @Test func aPodInAFolderHasResources() throws {
        let (folder, project) = try project([
            "Example/Podfile": "pod 'Shelf', path: '..'\n",
            "Shelf.podspec": """
            Pod::Spec.new do |s|
              s.name = 'Shelf'
              s.source_files = 'Source/*.swift'
              s.osx.source_files = 'Mac/*.swift'
              s.resources = ['Assets/*.{png,xib}', 'Texts']
              s.resource_bundles = {
                "#{s.name}Look" => [
                  'Look/**/*.xcassets', 'Look/*.lproj'
                ],
                'Empty' => 'Nothing/*'
              }
            end
            """,
            "Source/A.swift": "", "Mac/M.swift": "", "Assets/a.png": "", "Assets/b.xib": "",
            "Assets/c.txt": "",
            "Texts/de.lproj/Shelf.strings": "", "Look/Deep/Art.xcassets/Contents.json": "",
            "Look/en.lproj/Look.strings": "", "Look/other.txt": "",
        ])
        let pod = try #require(project?.localPods.first)
        let root = folder.url.path + "/"
        func relative(_ files: [String]) -> [String] { files.map { String($0.dropFirst(root.count)) } }
        #expect(relative(pod.files) == ["Source/A.swift"])
        #expect(relative(pod.resources) == ["Assets/a.png", "Assets/b.xib", "Texts/de.lproj/Shelf.strings"])
        #expect(pod.resourceBundles.map(\.name) == ["ShelfLook"])
        #expect(
            pod.resourceBundles.map { relative($0.files) } == [
                ["Look/Deep/Art.xcassets", "Look/en.lproj/Look.strings"]
            ])
    }

    /// The project that CocoaPods has made has them among its targets.
    @Test func installedPodsAreThoseOfTheirProject() throws {
        let (_, project) = try project([
            "Example/Podfile": podfile, "Shelf.podspec": "Pod::Spec.new do |s|\nend\n",
            "Example/Pods/Pods.xcodeproj/project.pbxproj":
                "{objects = {P = {isa = PBXProject; mainGroup = G; targets = (); }; G = {isa = PBXGroup; children = (); sourceTree = \"<group>\"; };}; rootObject = P; }",
        ])
        #expect(try #require(project).localPods.isEmpty)
    }
}
