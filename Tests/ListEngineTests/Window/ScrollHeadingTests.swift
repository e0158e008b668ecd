import CoreGraphics
import TestSeeds
import Testing

@testable import ListEngine

/// Which items come into sight next.
@Suite struct ScrollHeadingTests {
    private let window = CGRect(x: 0, y: 100, width: 300, height: 200)
    private let down = ScrollHeading(axis: .vertical, isForward: true)
    private let up = ScrollHeading(axis: .vertical, isForward: false)

    /// Lines of three squares of 100 points.
    private func grid(_ count: Int) -> [CGRect] {
        (0..<count).map { CGRect(x: $0 % 3 * 100, y: $0 / 3 * 100, width: 100, height: 100) }
    }

    @Test func theMainDirectionOfAMovementCounts() {
        #expect(ScrollHeading(x: 0, y: 0) == nil)
        #expect(ScrollHeading(x: 3, y: -4) == up)
        #expect(ScrollHeading(x: -5, y: 4) == ScrollHeading(axis: .horizontal, isForward: false))
    }

    @Test func theNextLineOfAGridIsOneLine() {
        #expect(down.nextLine(of: grid(30), beyond: window) == [9, 10, 11])
        #expect(up.nextLine(of: grid(30), beyond: window) == [0, 1, 2])
        #expect(down.nextLine(of: grid(9), beyond: window) == [], "nothing lies beyond")
        #expect(
            down.nextLine(of: grid(30), beyond: window.offsetBy(dx: 0, dy: 1)) == [12, 13, 14],
            "a line that is seen in part is not ahead")
    }

    @Test func itemsInTheMiddleOfTheirLineBelongToIt() {
        let line = [(300, 100), (320, 60), (340, 20), (400, 50)].enumerated().map {
            CGRect(x: $0.offset * 70, y: $0.element.0, width: 70, height: $0.element.1)
        }
        #expect(down.nextLine(of: line, beyond: window) == [0, 1, 2])
    }

    @Test func aLongItemTakesOnlyItsNearestNeighbourWithIt() {
        let columns = [
            CGRect(x: 0, y: 300, width: 150, height: 900), CGRect(x: 150, y: 310, width: 150, height: 40),
            CGRect(x: 150, y: 350, width: 150, height: 40), CGRect(x: 150, y: 390, width: 150, height: 40),
        ]
        #expect(down.nextLine(of: columns, beyond: window) == [0, 1])
    }

    @Test func whatLiesBesideTheWayDoesNotCome() {
        let sheet = (0..<60).map { CGRect(x: $0 % 10 * 100, y: $0 / 10 * 100, width: 100, height: 100) }
        let window = CGRect(x: 250, y: 100, width: 300, height: 200)
        #expect(down.nextLine(of: sheet, beyond: window) == [32, 33, 34, 35])
        let right = ScrollHeading(axis: .horizontal, isForward: true)
        #expect(right.nextLine(of: sheet, beyond: window) == [16, 26])
    }

    /// Whatever the frames: all of a line are ahead, lie next to one another, and nothing nearer is left out.
    @Test(arguments: UInt64(1)...5)
    func aLineIsTheNearestOnes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let frames = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                CGRect(
                    x: .random(in: 0...200, using: &random), y: .random(in: -200...600, using: &random),
                    width: .random(in: 1...100, using: &random), height: .random(in: 1...150, using: &random))
            }
            for heading in [down, up] {
                let line = heading.nextLine(of: frames, beyond: window)
                let near = { (number: Int) in heading.distance(to: frames[number], from: self.window) }
                let ahead = frames.indices.filter { near($0) >= 0 }
                #expect(line.allSatisfy(ahead.contains), "seed \(seed)")
                #expect(line.isEmpty == ahead.isEmpty, "seed \(seed)")
                let farthest = line.map(near).max() ?? 0
                #expect(
                    ahead.allSatisfy { line.contains($0) || near($0) >= farthest },
                    "seed \(seed): \(heading) \(line) of \(frames)")
                for (a, b) in zip(line, line.dropFirst()) {
                    #expect(
                        frames[a].minY < frames[b].maxY && frames[b].minY < frames[a].maxY,
                        "seed \(seed): \(a) and \(b) do not lie side by side")
                }
            }
        }
    }
}
