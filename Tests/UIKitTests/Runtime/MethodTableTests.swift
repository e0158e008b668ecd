import Foundation
import Testing

@testable import UIKit

/// The names of the methods that controllers offer to be overridden are those of their declarations, in their order:
/// that is how a method is found in the table of a class.
@Suite @MainActor struct MethodTableTests {
    final class Plain: UITableViewController {}

    class Heights: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            super.tableView(tableView, heightForRowAt: indexPath)
        }
    }

    final class HeightsAndTitles: Heights {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "title"
        }
    }

    final class Selecting: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
        {}
    }

    @Test func theMethodsThatAClassOverridesAreKnown() {
        let table = OverridableRequirements.tableController
        #expect(table.overridden(in: Plain.self).isEmpty)
        #expect(table.overridden(in: Heights.self) == ["tableView(_:heightForRowAt:)"])
        #expect(
            table.overridden(in: HeightsAndTitles.self).sorted() == [
                "tableView(_:heightForRowAt:)", "tableView(_:titleForHeaderInSection:)",
            ])
        #expect(
            OverridableRequirements.collectionController.overridden(in: Selecting.self) == [
                "collectionView(_:didSelectItemAt:)"
            ])
    }

    @Test func aClassThatOverridesEverythingIsKnownToDoSo() throws {
        let table = OverridableRequirements.tableController
        let collection = OverridableRequirements.collectionController
        #expect(
            table.overridden(in: OverriddenTableController.self).sorted() == table.names.sorted())
        #expect(
            collection.overridden(in: OverriddenCollectionController.self).sorted()
                == collection.names.sorted())
        #expect(try declared("TableView/UITableViewController") == table.names)
        #expect(try declared("CollectionView/UICollectionViewController") == collection.names)
    }

    /// The names of the `open func`s in the file of a class, as `#function` spells them.
    private func declared(_ file: String) throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/UIKit/\(file).swift")
        let text = try String(contentsOf: root, encoding: .utf8)
        return text.matches(of: /\n    open func (\w+)\(\s*([^()]*(?:\([^()]*\)[^()]*)*)\)/).map { match in
            let labels = match.2.split(separator: ",").map { parameter in
                parameter.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "\n" })[0]
            }
            return "\(match.1)(\(labels.map { "\($0):" }.joined()))"
        }
    }
}
