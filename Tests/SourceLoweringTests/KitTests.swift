import Foundation
@testable import SourceLowering
import Testing

/// What the lowering reads from UIKit's source.
@Suite struct KitTests {
    /// Optional methods of a protocol and of those that it refines.
    private func optional(_ name: String) -> Set<FullName> {
        let kit = Lowered.kit
        let own = Set(kit.optionalMethods.filter { $0.value.contains(name) }.keys)
        return (kit.protocols[name] ?? []).reduce(own) { $0.union(optional($1)) }
    }

    @Test(arguments: [
        ("UITableViewController", ["UITableViewDelegate", "UITableViewDataSource"]),
        ("UICollectionViewController", ["UICollectionViewDelegate", "UICollectionViewDataSource"]),
    ])
    func controllersDeclareAllMethodsOfTheirProtocols(_ name: String, _ protocols: [String]) {
        let declared = Set(
            (Lowered.kit.methods[name] ?? [:]).flatMap { base, list in
                list.map { FullName(base: base, labels: $0.labels) }
            })
        let missing = protocols.reduce(into: Set<FullName>()) { $0.formUnion(optional($1)) }.subtracting(
            declared)
        #expect(missing.isEmpty, "\(name) lacks \(missing.sorted())")
    }

    @Test func optionalMethodsOfDelegatesAreKnown() {
        for name in [
            "tableView(_:heightForRowAt:)", "scrollViewDidScroll(_:)", "gestureRecognizerShouldBegin(_:)",
        ] {
            #expect(Lowered.kit.optionalMethods[FullName(name)] != nil, "\(name)")
        }
        #expect(Lowered.kit.answersByName("UITableViewCell"))
        #expect(!Lowered.kit.answersByName("NSObject"))
    }

    @Test func textKeepsWhatIsKnown() {
        #expect(KitIndex(text: Lowered.kit.text).text == Lowered.kit.text)
    }

    /// The same source gives the same bytes, whatever order dictionaries have.
    @Test func whatIsKnownIsTheSameInEveryRun() {
        let files = Lowered.kitFiles.map(Lowering.parsed)
        let texts = Set((0..<20).map { _ in TypeIndex(files, kit: KitIndex()).asKit.text })
        #expect(texts.count == 1)
    }

    /// Two classes cannot both conform: a class of the app below a framework's that answers by name overrides its answers.
    @Test func classesBelowAPlayerOverrideWhatItAnswers() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
        let player = try Data(
            contentsOf: sources.appendingPathComponent("StandIns/AVFoundation/AVPlayer.swift"))
        let kit = Lowering.kit(
            of: Lowered.kitFiles + [.init(path: "AVPlayer.swift", text: [UInt8](player))])
        #expect(kit.answersByName("AVPlayer"))
        let source = "final class Ticking: AVPlayer { @objc func tick() {} }"
        let output = Lowering.lower([.init(path: "/app/App.swift", text: Array(source.utf8))], kit: kit)[0]
        let text = String(decoding: output.text ?? [], as: UTF8.self)
        #expect(text.contains("override func _perform("))
        #expect(!text.contains("_RuntimeMembers"))
    }

    /// `numberOfSections(in:)` is a method of both lists' data sources.
    @Test func methodsOfOneNameAreKnownByTheirProtocols() {
        let heads = Lowered.kit.heads[FullName("numberOfSections(in:)")]
        #expect(heads?["UITableViewDataSource"] == "func numberOfSections(in __p0: UITableView) -> Int")
        #expect(
            heads?["UICollectionViewDataSource"] == "func numberOfSections(in __p0: UICollectionView) -> Int")
    }

    // MARK: Libraries

    private static let library = Lowering.Library(
        name: "Rows",
        files: [
            .init(
                path: "/rows/Rows.swift",
                text: Array(
                    """
                    import UIKit
                    @objc public protocol RowDelegate: AnyObject {
                        @objc optional func picked(_ row: Int)
                        @objc optional var heading: String { get }
                    }
                    public protocol Row { func configure() }
                    extension Row { public func configure() {} }
                    open class Source: NSObject { @objc open func tapped() {} }
                    public final class Closed: NSObject {}
                    extension UIViewController {
                        @objc var insets: Int { 1 }
                        @objc public func fit(_ rows: Int) throws -> Int { rows }
                    }
                    extension Source { @objc func late() {} }
                    """.utf8))
        ], isLowered: true)

    /// Source that is built with the library, lowered.
    private func lowered(
        _ source: String, isLowered: Bool = true, with files: [Lowering.Input] = Self.library.files
    ) -> String {
        let library = Lowering.Library(name: "Rows", files: files, isLowered: isLowered)
        let kit = Lowering.kit(of: Lowered.kitFiles, libraries: [library])
        let input = Lowering.Input(path: "/app/App.swift", text: Array(source.utf8))
        let output = Lowering.lower([input], kit: KitIndex(text: kit.text))[0]
        return output.text.map { String(decoding: $0, as: UTF8.self) } ?? source
    }

    /// `@objc optional` of the library is what is optional; a default of a Swift protocol's is none.
    @Test func aLibrarysOptionalRequirementsAreKnown() {
        let text = lowered(
            """
            import Rows
            class Base: Row {}
            class Sub: Base { func configure() {} }
            func tell(_ delegate: RowDelegate?) {
                delegate?.picked?(1)
                [2].forEach { delegate?.picked?($0) }
                print(delegate?.heading ?? "")
            }
            class Answer: NSObject, RowDelegate { func picked(_ row: Int) {} }
            """)
        #expect(text.contains("send(delegate, \"picked(_:)\", { __d in __d.picked(1) })"), "\(text)")
        #expect(text.contains("{ __0 in UIKit.OptionalRequirement.send(delegate, "), "\(text)")
        #expect(
            text.contains("func _responds(to __n: String) -> Bool { switch __n { case \"picked(_:)\""),
            "\(text)")
        #expect(!text.contains("configure() { UIKit.OptionalRequirement.absent"), "\(text)")
    }

    /// `aClass.init()` in a library runs the `init()` of a class of the app, whether the app or the library declares it; one that is not public there is
    /// not inherited.
    @Test func aLibrarysPlainInitializersAreInherited() {
        let library = """
            import UIKit
            open class Screen: UIViewController {
                public init() { super.init(nibName: nil, bundle: nil) }
                public required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            open class Closed: UIViewController {
                init() { super.init(nibName: nil, bundle: nil) }
                public required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            """
        let text = lowered(
            "import Rows\nclass Mine: Screen {}\nclass Other: Closed {}",
            with: [.init(path: "/rows/Screen.swift", text: Array(library.utf8))])
        #expect(text.contains("self == Mine.self ? Mine() : nil"), "\(text)")
        #expect(!text.contains("Other()"), "\(text)")
    }

    /// A preview shows what a library's wrapper, or a member that a library gave controllers, wraps; what is not public there, or SwiftUI's, it does not.
    @Test func aLibrarysWrappersMakePreviews() {
        let library = """
            import SwiftUI
            import UIKit
            public struct Wrapper<Wrapped: UIView>: UIViewRepresentable {
                let view: Wrapped
                public init(_ make: @escaping () -> Wrapped) { view = make() }
                public func makeUIView(context: Context) -> Wrapped { view }
                public func updateUIView(_ view: Wrapped, context: Context) {}
            }
            struct Hidden: UIViewControllerRepresentable {
                let controller: UIViewController
                func makeUIViewController(context: Context) -> UIViewController { controller }
                func updateUIViewController(_ controller: UIViewController, context: Context) {}
            }
            extension UIViewController {
                public func toPreview() -> some View { Hidden(controller: self) }
                public func toBlurred() -> some View { Hidden(controller: self).blur(radius: 2) }
            }
            """
        let text = lowered(
            """
            import Rows
            import SwiftUI
            class Screen: UIViewController {}
            struct A_Previews: PreviewProvider { static var previews: some View { Wrapper { UIView() } } }
            struct B_Previews: PreviewProvider { static var previews: some View { Rows.Wrapper { UIView() } } }
            struct C_Previews: PreviewProvider { static var previews: some View { Screen().toPreview() } }
            struct D_Previews: PreviewProvider { static var previews: some View { Hidden(controller: Screen()) } }
            struct E_Previews: PreviewProvider { static var previews: some View { Screen().toBlurred() } }
            #Preview { Screen().toPreview() }
            """, with: [.init(path: "/rows/Wrappers.swift", text: Array(library.utf8))])
        for shown in ["A", "B", "C"] {
            #expect(text.contains("several: { \(shown)_Previews._shown }"), "\(shown): \(text)")
        }
        #expect(text.contains("UIKit._Preview._wrapped { Screen().toPreview() }"), "\(text)")
        for skipped in ["D", "E"] {
            #expect(!text.contains("\(skipped)_Previews._shown"), "\(skipped): \(text)")
        }
    }

    /// What is built on an open class of a lowered library overrides what that answers; the class has it without a
    /// message of its own.
    @Test func classesOnALibrarysOpenClassesOverrideItsAnswers() {
        let app = "import Rows\nclass Mine: Source { @objc func swiped() {} }\n"
        #expect(lowered(app).contains("override func _perform("))
        #expect(!lowered(app, isLowered: false).contains("override func _perform("))
        let library = Lowering.lower(
            [.init(path: "/l/L.swift", text: Array("import UIKit\nopen class L: NSObject {}\n".utf8))],
            kit: Lowered.kit)[0]
        let text = library.text.map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(text.contains("UIKit._RuntimeMembers"), "\(text)")
    }

    /// What Objective-C sees of a library's extensions is overridden in other modules as well, where it is seen.
    @Test func membersOfALibrarysExtensionsAreReplaced() {
        let app = """
            @testable import Rows
            class Screen: UIViewController {
                override var insets: Int { super.insets + 1 }
                override func fit(_ rows: Int) throws -> Int { try super.fit(rows) + 1 }
            }
            class Mine: Source { override func late() {} }
            func made() -> UIViewController {
                class Inner: UIViewController { override var insets: Int { super.insets + 2 } }
                return Inner()
            }
            """
        let text = lowered(app)
        for part in [
            "         var __e_insets: Int { self.__s_UIViewController_insets + 1 }",
            "func __e_fit(_ rows: Int) throws -> Int { try self.__s_UIViewController_fit(rows) + 1 }",
            "@_dynamicReplacement(for: insets) var __r_App_swift_insets: Int { get { if !UIKit._SuperCall.isOne(), "
                + "let __o = self as? any __Elsewhere_UIViewController_insets { return __o.__e_insets }; return self.insets } }",
            "@_dynamicReplacement(for: fit(_:)) func __r_App_swift_fit(_ __p0: Int) throws -> Int",
            "{ return try UIKit._SuperCall.of { try self.fit(__p0) } }",
            "@preconcurrency @MainActor protocol __Elsewhere_UIViewController_fit: AnyObject { func __e_fit(_ __p0: Int) throws -> Int }",
            "extension Screen: __Elsewhere_UIViewController_insets {}",
            "extension Source { @_dynamicReplacement(for: late()) func __r_App_swift_late()",
            "extension Mine: __Elsewhere_Source_late {}",
            "class Inner: UIViewController, __Elsewhere_UIViewController_insets {",
            "{ self.__s_UIViewController_insets + 2 }",
        ] {
            #expect(text.contains(part), "\(part): \(text)")
        }
        #expect(!text.contains("override var") && !text.contains("override func late"), "\(text)")
        // A library that is compiled as it is cannot be replaced.
        #expect(lowered(app, isLowered: false).contains("override var insets"))
    }

    /// A protocol of a library that only views can have: initialisers of classes that come from Objective-C need not be `required`.
    @Test func aLibrarysProtocolsSayWhatTheyAskOfClasses() {
        let library = Lowering.Library(
            name: "Styles",
            files: [
                .init(
                    path: "/styles/Styled.swift",
                    text: Array(
                        "import UIKit\npublic protocol Styled: UIView {}\npublic protocol Content: Styled {}\n"
                            .utf8)
                )
            ], isLowered: true)
        let kit = Lowering.kit(of: Lowered.kitFiles, libraries: [library])
        let source = """
            import Styles
            extension Styled where Self: Content { static func made() -> () -> Self { { Self() } } }
            func make<V: Content>() -> V { V(frame: .zero) }
            """
        let output = Lowering.lower(
            [.init(path: "/app/App.swift", text: Array(source.utf8))], kit: KitIndex(text: kit.text))[0]
        let text = output.text.map { String(decoding: $0, as: UTF8.self) } ?? source
        #expect(text.contains("{ UIKit._new(Self.self) }"), "\(text)")
        #expect(text.contains("UIKit._new(V.self, frame: .zero)"), "\(text)")
    }
}
