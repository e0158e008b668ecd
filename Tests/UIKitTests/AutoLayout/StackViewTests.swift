import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct StackViewTests {
    private let views = [ContentView(30, 10), ContentView(50, 20), ContentView(20, 30)]
    private let stack: UIStackView

    init() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        stack.spacing = 10
    }

    private var spans: [[CGFloat]] {
        stack.laidOut()
        return views.map { [$0.frame.minX, $0.frame.width] }
    }

    /// Apple's documentation of UIStackView, "Dynamically changing the stack view's content": `UIView.animate { firstView.isHidden = true }` is
    /// all that it takes. The view is seen until the animation has ended.
    @Test func hidingInAnAnimationIsSeen() {
        let root = UIView()
        let stage = Stage(showing: root)
        let rows = (0..<3).map { _ in ContentView(100, 60) }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: root.topAnchor),
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        stage.frame()
        func seen(_ row: Int) -> CGRect { rows[row].layer.presentation()?.frame ?? .null }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rows[1].isHidden = true }
        stage.advance(by: 0.5)
        #expect(rows[1].isHidden && !rows[1].layer.isHidden)
        #expect(abs(seen(1).height - 30) < 3 && abs(seen(2).minY - 90) < 3)
        stage.advance(by: 0.6)
        #expect(rows[1].layer.isHidden && rows[2].frame.minY == 60)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rows[1].isHidden = false }
        stage.advance(by: 0.5)
        #expect(!rows[1].layer.isHidden && abs(seen(1).height - 30) < 3 && abs(seen(2).minY - 90) < 3)
        // Hidden and shown again before that has ended.
        stage.advance(by: 0.6)
        UIView.animate(withDuration: 1) { rows[0].isHidden = true }
        stage.advance(by: 0.2)
        rows[0].isHidden = false
        stage.advance(by: 1)
        #expect(!rows[0].isHidden && !rows[0].layer.isHidden && rows[0].frame.height == 60)
    }

    @Test func hiddenViewHasNoLengthAndCostsNoSpacing() {
        stack.distribution = .fillEqually
        views[1].isHidden = true
        #expect(spans == [[0, 95], [95, 0], [105, 95]])
        views[1].isHidden = false
        #expect(spans == [[0, 60], [70, 60], [140, 60]])
    }

    @Test func hiddenFirstViewLeavesNoGap() {
        stack.distribution = .fillEqually
        views[0].isHidden = true
        #expect(spans == [[0, 0], [0, 95], [105, 95]])
    }

    @Test func equalSpacingSharesTheGaps() {
        stack.distribution = .equalSpacing
        #expect(spans == [[0, 30], [80, 50], [180, 20]])
    }

    @Test func equalCenteringSharesTheDistancesOfCentres() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        stack.distribution = .equalCentering
        stack.spacing = 0
        // Centres at 15 and 190, so the middle one is at 102.5.
        let middle = spans[1]
        #expect(abs(middle[0] + middle[1] / 2 - 102.5) < 0.34)
        #expect(spans[0] == [0, 30] && spans[2] == [180, 20])
    }

    @Test func proportionalFillFollowsNaturalLengths() {
        stack.distribution = .fillProportionally
        #expect(spans == [[0, 54], [64, 90], [164, 36]])
        views[0].natural.width = 130
        #expect(spans == [[0, 117], [127, 45], [182, 18]])
    }

    @Test func customSpacingCountsAfterOneView() {
        stack.frame.size.width = 150
        views[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        stack.setCustomSpacing(25, after: views[0])
        #expect(spans == [[0, 30], [55, 50], [115, 35]])
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(spans == [[0, 30], [40, 50], [100, 50]])
    }

    @Test func alignmentPlacesAcross() {
        views[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        let expected: [(UIStackView.Alignment, [[CGFloat]])] = [
            (.fill, [[0, 40], [0, 40], [0, 40]]), (.top, [[0, 10], [0, 20], [0, 30]]),
            (.center, [[15, 10], [10, 20], [5, 30]]), (.bottom, [[30, 10], [20, 20], [10, 30]]),
        ]
        for (alignment, frames) in expected {
            stack.alignment = alignment
            stack.laidOut()
            #expect(views.map { [$0.frame.minY, $0.frame.height] } == frames, "\(alignment)")
        }
        stack.alignment = .lastBaseline
        stack.laidOut()
        #expect(views.map(\.frame.maxY).allSatisfy { $0 == views[0].frame.maxY })
    }

    @Test func rightToLeftTurnsTheRowRound() {
        stack.semanticContentAttribute = .forceRightToLeft
        stack.distribution = .fillEqually
        #expect(spans == [[140, 60], [70, 60], [0, 60]])
    }

    @Test func marginsCountWhereAsked() {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        stack.distribution = .fillEqually
        stack.spacing = 0
        #expect(spans == [[10, 60], [70, 60], [130, 60]])
        #expect(views[0].frame.minY == 5 && views[0].frame.height == 30)
    }

    @Test func arrangementFollowsInsertionRemovalAndAxis() {
        stack.distribution = .fillEqually
        stack.removeArrangedSubview(views[1])
        #expect(views[1].superview === stack)
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0]])
        #expect([spans[2], spans[0]] == [[0, 95], [105, 95]])
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
        stack.axis = .vertical
        #expect(spans[2] == [0, 200])
        #expect(views[2].frame.height == 40)
    }

    @Test func stackInsideConstraintsTakesTheSizeOfItsContents() {
        let root = box(0, 0, 300, 300)
        root.adding(stack)
        stack.axis = .vertical
        stack.alignment = .leading
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
        ])
        root.laidOut()
        expectFrame(stack, 5, 6, 50, 80)
        expectFrame(views[2], 0, 50, 20, 30)
        #expect(!views[2].hasAmbiguousLayout && !stack.hasAmbiguousLayout)
    }
}
