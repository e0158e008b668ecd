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
