import Testing

@testable import UIKit

@MainActor @Suite struct LabelAutoLayoutTests {
    private let text = "A text of so many words that it needs several lines in a narrow cell"

    private func cell(width: CGFloat) -> (UIView, UILabel) {
        Stage.setDevice(DeviceConfiguration())
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
            cell.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
            cell.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        ])
        return (cell, label)
    }

    private func fittingHeight(_ cell: UIView, width: CGFloat) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test(arguments: [120.0, 200, 320, 700])
    func aRowIsAsTallAsItsWrappedLabel(width: Double) {
        let (cell, label) = cell(width: width)
        let expected = label.sizeThatFits(CGSize(width: width - 16, height: 0)).height + 16
        #expect(abs(fittingHeight(cell, width: width) - expected) < 1e-6)
    }

    /// The published way to size a table's header (and the most voted ones): lay it out at the table's width, then ask for its compressed
    /// size. A text that wraps keeps the width of its last layout as the one that it prefers.
    @Test func aTextPrefersTheWidthOfItsLastLayout() {
        let (header, label) = cell(width: 200)
        let natural = label.sizeThatFits(.zero)
        #expect(label.intrinsicContentSize == natural)
        let wrapped = label.sizeThatFits(CGSize(width: 184, height: 0)).height
        header.setNeedsLayout()
        header.layoutIfNeeded()
        let compressed = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(compressed.height - wrapped - 16) < 1e-6 && compressed.width == 200)
        #expect(label.intrinsicContentSize.height == wrapped)
        // Another layout at another width brings another one.
        header.frame.size.width = 320
        header.layoutIfNeeded()
        let wider = label.sizeThatFits(CGSize(width: 304, height: 0)).height
        #expect(wider < wrapped && label.frame.width == 304)
        #expect(
            abs(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height - wider - 16) < 1e-6
        )
        label.text = "Short"
        #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width < 100)
    }

    /// As in the storyboard of a published course, whose title wraps on a device.
    @Test func aLabelOfSeveralLinesWrapsHoweverItResists() {
        let (cell, label) = cell(width: 120)
        let height = fittingHeight(cell, width: 120)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        let sink = Diagnostics.sink
        defer { Diagnostics.sink = sink }
        var said: [String] = []
        Diagnostics.sink = { said.append($0) }
        cell.bounds.size.height = height
        cell.layoutIfNeeded()
        #expect(label.frame.minX == 8 && label.frame.width == 104)
        #expect(abs(fittingHeight(cell, width: 120) - height) < 1e-6)
        #expect(said.isEmpty)
    }

    /// A published picture (iPhone X, iOS 12.1) shows labels of at most 359 points in cells that are as wide as their widest lines.
    @Test(arguments: [true, false])
    func aTextThatWrapsIsAsWideAsItsWidestLine(isMiddle: Bool) {
        Stage.setDevice(DeviceConfiguration())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
        NSLayoutConstraint.activate([
            limit, label.topAnchor.constraint(equalTo: view.topAnchor),
            isMiddle
                ? label.centerXAnchor.constraint(equalTo: view.centerXAnchor)
                : label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        ])
        for most in [150.0, 220, 110, 1000] {
            limit.constant = most
            view.layoutIfNeeded()
            let wrapped = label.sizeThatFits(CGSize(width: most, height: 0))
            #expect(abs(label.frame.width - wrapped.width) < 1e-6)
            // In the two others the space at the end of the widest line fills the limit.
            if most == 110 || most == 1000 { #expect(label.frame.width < most) }
            #expect(abs(label.frame.height - wrapped.height) < 1e-6)
        }
        limit.constant = 150
        view.frame.size.width = 300
        view.layoutIfNeeded()
        #expect(label.frame.width == label.sizeThatFits(CGSize(width: 150, height: 0)).width)
        label.text = "Short"
        view.layoutIfNeeded()
        #expect(label.frame.width == label.sizeThatFits(.zero).width)
    }

    @Test func aCellIsFittedToTheWidestLineOfItsText() {
        Stage.setDevice(DeviceConfiguration())
        let (cell, label) = cell(width: 50)
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
        let wrapped = label.sizeThatFits(CGSize(width: 150, height: 0))
        let fitted = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(fitted.width - wrapped.width - 16) < 1e-6)
        #expect(abs(fitted.height - wrapped.height - 16) < 1e-6)
    }

    @Test func aNewTextAndANewFontChangeTheHeight() {
        let (cell, label) = cell(width: 200)
        let before = fittingHeight(cell, width: 200)
        label.text = "Short"
        #expect(abs(fittingHeight(cell, width: 200) - (20.333333 + 16)) < 1e-5)
        label.font = .systemFont(ofSize: 34)
        #expect(abs(fittingHeight(cell, width: 200) - (40.666667 + 16)) < 1e-5)
        label.font = .systemFont(ofSize: 17)
        label.text = text
        #expect(fittingHeight(cell, width: 200) == before)
    }

    @Test func baselinesLineUp() {
        Stage.setDevice(DeviceConfiguration())
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let large = UILabel()
        let small = UILabel()
        large.font = .systemFont(ofSize: 34)
        for label in [large, small] {
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        NSLayoutConstraint.activate([
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let first = large.frame.minY + large.firstBaselineOffset!
        #expect(abs(small.frame.minY + small.firstBaselineOffset! - first) < 0.34)
        #expect(small.frame.minY > 10)
    }

    @Test func aLabelFitsItsTextOnAScreenOfOtherPixels() {
        let view = UIView()
        let label = UILabel()
        label.text = "New in August"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let stage = Stage(showing: view)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        stage.frame()
        for scale in [2.0, 1, 3] {
            stage.change { $0.scale = scale }
            #expect(
                abs(label.frame.width - label.intrinsicContentSize.width) < 1e-6, "at \(scale) pixels a point"
            )
            #expect((label.frame.width * scale).truncatingRemainder(dividingBy: 1) < 1e-6)
        }
    }
}
