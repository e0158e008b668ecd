import Testing

@testable import UIKit

/// Stack views recorded on UIKit (Mac Catalyst 26.1, two pixels a point; origins rounded to whole points).
@MainActor
@Suite(.serialized)
struct RecordedStackTests {
    private let stage = Stage { $0.scale = 2 }

    private func stack(
        _ axis: NSLayoutConstraint.Axis, _ width: CGFloat, _ height: CGFloat, spacing: CGFloat,
        _ views: [UIView]
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.axis = axis
        stack.spacing = spacing
        return stack
    }

    private func expect(
        _ stack: UIStackView, _ frames: [[CGFloat]], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        stack.laidOut()
        for (index, frame) in frames.enumerated() {
            expectNear(
                stack.arrangedSubviews[index].frame, frame, "view \(index)", sourceLocation: sourceLocation)
        }
    }

    @Test func equalWidths() {
        let stack = stack(.horizontal, 320, 100, spacing: 8, (0..<4).map { _ in UIView() })
        stack.distribution = .fillEqually
        expect(stack, [[0, 0, 74, 100], [82, 0, 74, 100], [164, 0, 74, 100], [246, 0, 74, 100]])
    }

    @Test func equalHeightsWithFractions() {
        let stack = stack(.vertical, 180, 300, spacing: 10, (0..<3).map { _ in UIView() })
        stack.distribution = .fillEqually
        expect(stack, [[0, 0, 180, 93.5], [0, 103, 180, 93.5], [0, 207, 180, 93.5]])
    }

    @Test func equalHeightsWithTies() {
        let stack = stack(.vertical, 100, 99, spacing: 0, (0..<4).map { _ in UIView() })
        stack.distribution = .fillEqually
        expect(stack, [[0, 0, 100, 25], [0, 25, 100, 25], [0, 50, 100, 25], [0, 74, 100, 25]])
    }

    @Test func spacerTakesWhatIsLeft() {
        let stack = stack(
            .horizontal, 300, 30, spacing: 8, [ContentView(28, 19), UIView(), ContentView(37.5, 19)])
        stack.alignment = .center
        expect(stack, [[0, 6, 28, 19], [36, 15, 218.5, 0], [263, 6, 37.5, 19]])
    }

    @Test func firstOfEqualContentsStretches() {
        let stack = stack(
            .horizontal, 300, 30, spacing: 8,
            [ContentView(29.5, 19), ContentView(29, 19), ContentView(41.5, 19)])
        expect(stack, [[0, 0, 213.5, 30], [222, 0, 29, 30], [259, 0, 41.5, 30]])
    }

    @Test func firstOfEqualContentsIsCompressed() {
        let stack = stack(.horizontal, 120, 30, spacing: 8, [ContentView(76.5, 19), ContentView(94, 19)])
        expect(stack, [[0, 0, 18, 30], [26, 0, 94, 30]])
    }

    @Test func lastOfTwoSpacersTakesAll() {
        let stack = stack(
            .horizontal, 300, 30, spacing: 8,
            [ContentView(29.5, 19), UIView(), ContentView(29, 19), UIView(), ContentView(41.5, 19)])
        expect(
            stack,
            [[0, 0, 29.5, 30], [38, 0, 0, 30], [46, 0, 29, 30], [83, 0, 168, 30], [259, 0, 41.5, 30]])
    }

    @Test func verticalStackWithSpacer() {
        let stack = stack(
            .vertical, 300, 180, spacing: 10, [ContentView(104.5, 20), UIView(), ContentView(86, 15)])
        expect(stack, [[0, 0, 300, 20], [0, 30, 300, 125], [0, 165, 300, 15]])
    }

    @Test func nestedStacksOfLabels() {
        func column(_ alignment: UIStackView.Alignment, _ sizes: [(CGFloat, CGFloat)]) -> UIStackView {
            let column = UIStackView(arrangedSubviews: sizes.map { ContentView($0.0, $0.1) })
            column.axis = .vertical
            column.alignment = alignment
            column.spacing = 3
            return column
        }
        let left = column(.leading, [(39, 19), (34.5, 16), (28.5, 16)])
        let right = column(.trailing, [(38.5, 19), (46, 16), (81, 16)])
        let stack = stack(.horizontal, 266, 111, spacing: 10, [left, right])
        stack.distribution = .fillEqually
        stack.alignment = .top
        stack.laidOut()
        expectNear(left.frame, [0, 0, 128, 57])
        expectNear(right.frame, [138, 0, 128, 57])
        let leftFrames: [[CGFloat]] = [[0, 0, 39, 19], [0, 22, 34.5, 16], [0, 41, 28.5, 16]]
        let rightFrames: [[CGFloat]] = [[90, 0, 38.5, 19], [82, 22, 46, 16], [47, 41, 81, 16]]
        for (view, frame) in zip(left.subviews + right.subviews, leftFrames + rightFrames) {
            expectNear(view.frame, frame)
        }
    }
}
