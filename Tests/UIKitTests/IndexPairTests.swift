import Foundation
import Testing

@testable import SwiftInternals
@testable import UIKit

/// Index paths of two numbers are made and read where they lie; Foundation must see the same paths.
@Suite struct IndexPairTests {
    @Test(arguments: [(0, 0), (3, 7), (0, Int.max), (Int.max, 1), (-1, -9)])
    func twoNumbersAreThePathThatFoundationMakes(section: Int, item: Int) {
        let path = IndexPath(item: item, section: section)
        let other = IndexPath(indexes: [section, item])
        #expect(path == other && path.hashValue == other.hashValue && path.count == 2)
        #expect(path[0] == section && path[1] == item)
        #expect(other.section == section && other.item == item && other.row == item)
        #expect(path.appending(5) == IndexPath(indexes: [section, item, 5]))
    }

    @Test func settingOneNumberKeepsTheOther() {
        var path = IndexPath(row: 4, section: 2)
        path.item = 9
        path.section = 1
        #expect(path == IndexPath(indexes: [1, 9]))
    }

    @Test func longerAndShorterPathsAreReadByFoundation() {
        let long = IndexPath(indexes: [6, 5, 4])
        #expect(long.section == 6 && long.item == 5)
        #expect(IndexPath(index: 8).section == 8)
        #expect(
            IndexPair(long) == nil && IndexPair(IndexPath(index: 1)) == nil && IndexPair(IndexPath()) == nil)
    }
}
