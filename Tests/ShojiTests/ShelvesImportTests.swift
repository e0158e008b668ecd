import Foundation
import Testing

/// The component library in source that the tool builds, and its package's own tests.
@Suite(.serialized) struct ShelvesImportTests {
    @Test func sourceImportsShelves() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write(
            #"""
            import Shelves
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let screen = ShelvesController<String, Int, UICollectionViewCell> { cell, number in
                        cell.accessibilityIdentifier = "book-\(number)"
                    }
                    screen.show([
                        Shelf(id: "new", title: "New", items: Array(0..<40)),
                        Shelf(
                            id: "all", title: "All", layout: .grid(ShelfItemSize(width: 80, height: 112)),
                            items: Array(100..<107)),
                    ])
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = screen
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """#, "Screen/AppDelegate.swift")
        let answer = try await tool.run("snapshot", "Screen", "--device", "iPhone 15", "--out", "out")
        try #require(answer.status == 0, "\(answer)")
        let files = try FileManager.default.contentsOfDirectory(
            atPath: tool.folder.appendingPathComponent("out").path)
        let name = try #require(files.first { $0.hasSuffix(".json") })
        let dump = try DumpNode(try #require(tool.read("out/\(name)")))
        // Seven covers of 80 in 393 - 32 points: four in a line (4 * 80 + 3 * 10 = 350), two lines.
        let books = (100..<107).map { dump.descendants.first(with: "book-\($0)")?.frame ?? [] }
        #expect(books.map { $0.last } == Array(repeating: 112, count: 7))
        #expect(books[4][1] - books[0][1] == 122)
        #expect(books[4][0] == books[0][0])
    }

    /// Views of a xib whose classes are the components', with what Interface Builder keeps for them: places by arithmetic.
    @Test func componentsStandInAXib() async throws {
        let tool = try ReleaseTool("shelvesxib")
        defer { tool.remove() }
        try tool.write(
            #"""
            import Shelves
            import UIKit

            final class NumberCell: UICollectionViewCell {
                func show(_ number: Int, _ name: String) { accessibilityIdentifier = "\(name)-\(number)" }
            }
            // Interface Builder names classes without parameters.
            final class NumberShelf: ShelfView<Int, NumberCell> {}
            final class NumberCarousel: Carousel<Int, NumberCell> {}

            final class ScreenController: UIViewController {
                @IBOutlet private var shelf: NumberShelf!
                @IBOutlet private var carousel: NumberCarousel!
                @IBOutlet private var list: UICollectionView!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    shelf.fill = { $0.show($1, "book") }
                    shelf.show(.items(Array(0..<20)))
                    shelf.list.accessibilityIdentifier = "shelf"
                    carousel.fill = { $0.show($1, "page") }
                    carousel.items = Array(0..<5)
                    carousel.list.accessibilityIdentifier = "pages"
                    let layout = list.collectionViewLayout as? AdaptiveColumnsLayout
                    list.accessibilityIdentifier = "columns \(layout?.columnCount ?? 0)"
                }
            }

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = ScreenController(nibName: "Screen", bundle: nil)
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """#, "Screen/AppDelegate.swift")
        func number(_ key: String, _ value: Int) -> String {
            "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(key)\"><integer key=\"value\" value=\"\(value)\"/></userDefinedRuntimeAttribute>"
        }
        func view(_ id: String, _ element: String, _ y: Int, _ height: Int, _ inside: String) -> String {
            """
            <\(element) id="\(id)" \(element == "view" ? "customClass=\"\(id)\" customModule=\"Screen\"" : "")>
            <rect key="frame" x="0" y="\(y)" width="393" height="\(height)"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
            \(inside)
            </\(element)>
            """
        }
        let shelf = view(
            "NumberShelf", "view", 100, 110,
            """
            <userDefinedRuntimeAttributes>
            \(number("itemWidth", 70))\(number("itemHeight", 90))\(number("lineCount", 1))\(number("sideMargin", 24))
            <userDefinedRuntimeAttribute type="boolean" keyPath="showsHeader" value="NO"/>
            </userDefinedRuntimeAttributes>
            """)
        let carousel = view(
            "NumberCarousel", "view", 300, 200,
            "<userDefinedRuntimeAttributes>\(number("peek", 30))\(number("spacing", 12))</userDefinedRuntimeAttributes>"
        )
        let columns = view(
            "Columns", "collectionView", 520, 300,
            """
            <collectionViewLayout key="collectionViewLayout" id="L" customClass="AdaptiveColumnsLayout" customModule="Shelves">
            <userDefinedRuntimeAttributes>\(number("leastColumnWidth", 100))\(number("spacing", 20))</userDefinedRuntimeAttributes>
            </collectionViewLayout>
            """)
        try tool.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ScreenController">
            <connections>
            <outlet property="view" destination="V" id="o1"/><outlet property="shelf" destination="NumberShelf" id="o2"/>
            <outlet property="carousel" destination="NumberCarousel" id="o3"/><outlet property="list" destination="Columns" id="o4"/>
            </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="V"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(shelf)\(carousel)\(columns)</subviews></view>
            </objects>
            </document>
            """, "Screen/Screen.xib")
        let answer = try await tool.run("snapshot", "Screen", "--device", "iPhone 15", "--out", "out")
        try #require(answer.status == 0, "\(answer)")
        let dump = try DumpNode(try #require(tool.read("out/opened.json")))
        // Items of 70 by 90 begin 24 from the side, in a view that has room for them and 10 above and below.
        #expect(try dump.view(id: "book-0").frame == [24, 0, 70, 90])
        #expect(try dump.view(id: "shelf").contentOffset[0] == 0)
        // A page leaves 30 of its neighbours at both sides, less the 12 between: 393 - 60.
        #expect(try dump.view(id: "page-0").frame[2] == 393 - 2 * 30)
        // (393 + 20) / (100 + 20) columns.
        #expect(dump.descendants.contains { $0.id == "columns 3" })
    }

    /// Each property that Interface Builder shows is one that nibs find here.
    @Test func allThatIsInspectableIsFoundByName() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: ReleaseTool.repository.appendingPathComponent(path), encoding: .utf8)
        }
        let known = try text("Sources/ShelvesNames/InspectableMembers.swift")
        let folder = "Packages/Shelves/Sources/Shelves"
        var count = 0
        for file in try FileManager.default.contentsOfDirectory(
            atPath: ReleaseTool.repository.appendingPathComponent(folder).path
        ).sorted()
        where file.hasSuffix(".swift") {
            let type = file.replacingOccurrences(of: ".swift", with: "")
            for match in try text("\(folder)/\(file)").matches(of: /@IBInspectable public var (\w+)/) {
                count += 1
                let members = known.components(separatedBy: "extension \(type): Inspectable {").last ?? ""
                let own = members.components(separatedBy: "\n}").first ?? ""
                #expect(own.contains("\"\(match.1)\": Member(self"), "\(type).\(match.1)")
            }
        }
        #expect(count >= 18)
    }

    @Test func itsPackageIsTestedAsAnyOther() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        let package = ReleaseTool.repository.appendingPathComponent("Packages/Shelves").path
        let answer = try await tool.run("test", package, "--filter", "CarouselArithmeticTests")
        #expect(answer.status == 0, "\(answer)")
    }
}

extension Sequence where Element == DumpNode {
    fileprivate func first(with id: String) -> DumpNode? { first { $0.id == id } }
}
