import Testing
import UIKit

@testable import Counter

extension Tag {
    @Tag static var slow: Self
    @Tag static var screen: Self
}

struct CounterTests {
    @Test func theAppHasStarted() {
        #expect(UIApplication.shared.delegate is CounterApp)
    }

    @Test(.tags(.screen)) func aCountIsARow() {
        let controller = CounterController()
        controller.loadViewIfNeeded()
        controller.count()
        #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
    }

    @Test func resources() throws {
        let url = Bundle(for: Marker.self).url(forResource: "counts", withExtension: "json")
        let data = try Data(contentsOf: #require(url))
        #expect(try JSONDecoder().decode([Int].self, from: data) == [1, 2])
    }

    @Suite(.tags(.slow)) struct Slow {
        @Test(.tags(.screen)) func many() {
            let controller = CounterController()
            for _ in 0..<100 { controller.count() }
            #expect(controller.tally.count == 100)
        }
    }
}

private final class Marker {}
