import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct FittingTests {
    init() { _ = Stage() }

    /// A cell: an icon, a text as wide as is left, margins of 10.
    private func row(_ length: CGFloat) -> (UIView, WrappingView, UIView) {
        let row = UIView()
        let (icon, text) = (row.adding(ContentView(30, 30)), row.adding(WrappingView(length: length)))
        icon.setContentHuggingPriority(.required, for: .horizontal)
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
            icon.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
            icon.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -10),
            text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -10),
            text.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
            text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -10),
        ])
        return (row, text, icon)
    }

    private func height(_ view: UIView, width: CGFloat) -> CGSize {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    @Test func heightFollowsTheLinesOfTheText() {
        let (row, text, _) = row(700)
        #expect(height(row, width: 300) == CGSize(width: 300, height: 80))
        #expect(height(row, width: 200) == CGSize(width: 200, height: 120))
        text.length = 100
        #expect(height(row, width: 200) == CGSize(width: 200, height: 50))
    }

    @Test func compressedSizeIsTheNaturalOne() {
        let (row, _, _) = row(100)
        #expect(
            row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 160, height: 50))
    }

    @Test func expandedSizeGoesAsFarAsConstraintsAllow() {
        let view = UIView()
        let inner = view.adding(UIView())
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
            inner.leftAnchor.constraint(equalTo: view.leftAnchor),
            inner.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
                == CGSize(width: 120, height: 10000))
    }

    private final class Watched: UIView {
        var heard: [String] = []
        override var frame: CGRect { didSet { heard.append("frame") } }
        override var bounds: CGRect { willSet { heard.append("bounds \(newValue.size)") } }
        override var center: CGPoint { didSet { heard.append("center \(center)") } }
    }

    /// UIKit: constraints set a view's bounds and centre, and not its frame; a published chat's text view follows its bounds so.
    @Test func constraintsSetBoundsAndCentre() {
        let root = box(0, 0, 300, 500)
        let watched = root.adding(Watched())
        watched.heard = []
        NSLayoutConstraint.activate([
            watched.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            watched.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            watched.widthAnchor.constraint(equalToConstant: 100),
            watched.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.laidOut()
        expectFrame(watched, 20, 30, 100, 40)
        #expect(
            watched.heard == ["bounds \(CGSize(width: 100, height: 40))", "center \(CGPoint(x: 70, y: 50))"])
        watched.heard = []
        root.setNeedsLayout()
        root.laidOut()
        #expect(watched.heard == [])
    }

    /// The content view of an effect has a mask that fills, which counts as constraints: what its content's constraints say holds of the view around
    /// it, as deep as they lie. A public library's bar of effects within effects is as high as its text. Arithmetic: margins of 10 around 100 by 40.
    @Test func effectsAreAsLargeAsTheirContentMakesThem() {
        let root = box(0, 0, 300, 500)
        let (outer, inner) = (root.adding(UIVisualEffectView(effect: nil)), UIVisualEffectView(effect: nil))
        outer.contentView.adding(inner)
        let content = inner.contentView.adding(ContentView(100, 40))
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            inner.leftAnchor.constraint(equalTo: outer.contentView.leftAnchor),
            inner.rightAnchor.constraint(equalTo: outer.contentView.rightAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            content.leftAnchor.constraint(equalTo: inner.contentView.leftAnchor, constant: 10),
            content.rightAnchor.constraint(equalTo: inner.contentView.rightAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
        ])
        root.laidOut()
        expectFrame(outer, 20, 30, 120, 60)
        expectFrame(outer.contentView, 0, 0, 120, 60)
        expectFrame(inner.contentView, 0, 0, 120, 60)
        expectFrame(content, 10, 10, 100, 40)
        content.natural.height = 80
        root.laidOut()
        expectFrame(outer, 20, 30, 120, 100)
        let fitting = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(fitting == CGSize(width: 120, height: 100))
        outer.translatesAutoresizingMaskIntoConstraints = true
        outer.removeFromSuperview()
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
        expectFrame(outer.contentView, 0, 0, 200, 150)
        outer.laidOut()
        expectFrame(content, 10, 10, 180, 130)
    }

    @Test func fittingLeavesThePlacesAlone() {
        let (row, text, icon) = row(700)
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        row.laidOut()
        _ = height(row, width: 200)
        expectFrame(text, 50, 10, 240, 60)
        expectFrame(icon, 10, 10, 30, 30)
        #expect(!row.hasPendingLayout)
    }

    @Test func placedTextWrapsAtTheWidthItGets() {
        let view = box(0, 0, 200, 400)
        let (first, second) = (view.adding(WrappingView(length: 500)), view.adding(ContentView(10, 10)))
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            first.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            first.topAnchor.constraint(equalTo: view.topAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 4),
        ])
        view.laidOut()
        expectFrame(first, 0, 0, 200, 60)
        #expect(second.frame.minY == 64)
        view.frame.size.width = 100
        view.laidOut()
        expectFrame(first, 0, 0, 100, 100)
        first.length = 90
        view.laidOut()
        #expect(second.frame.minY == 24)
    }

    @Test func textIsMeasuredAtAWidthThatRoundingCannotUndercut() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let view = box(0, 0, 100, 100)
        let text = view.adding(WrappingView(length: 142.8))
        NSLayoutConstraint.activate([
            text.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 0.2),
            text.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.714),
        ])
        view.laidOut()
        #expect(text.intrinsicContentSize(forWidth: text.bounds.width)!.height <= text.bounds.height)
    }

    @Test func reusedCellNeedsNoNewAnalysis() {
        let (row, text, _) = row(700)
        _ = height(row, width: 300)
        let scope = row.autoLayout?.fitting
        text.length = 300
        #expect(height(row, width: 300).height == 60)
        #expect(row.autoLayout?.fitting === scope)
    }

    @Test func cellsOfOneKindShareTheirAnalysis() {
        let (first, _, _) = row(700)
        let (second, _, _) = row(20)
        _ = height(first, width: 300)
        _ = height(second, width: 300)
        let (one, two) = (first.autoLayout?.fitting, second.autoLayout?.fitting)
        #expect(one?.system.shape == two?.system.shape)
        var systems = (one!.system, two!.system)
        #expect(systems.0.plan() === systems.1.plan())
    }

    @Test func contentInsideAViewThatFollowsItsSuperviewCounts() {
        let cell = box(0, 0, 320, 44)
        let content = box(0, 0, 320, 44)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(content)
        let text = content.adding(WrappingView(length: 600))
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            text.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
        ])
        #expect(height(cell, width: 200) == CGSize(width: 200, height: 70))
        #expect(height(content, width: 200) == CGSize(width: 200, height: 70))
    }

    @Test func naturalSizeOfTheViewItselfCounts() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let view = ContentView(33.1, 20)
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(size.width - 100.0 / 3) < 1e-9 && size.height == 20)
    }

    @Test func aViewThatWasMeasuredOutlivesWhatItStoodIn() {
        let view = ContentView(40, 20)
        do {
            let around = UIView()
            around.addSubview(view)
            #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20))
            view.removeFromSuperview()
        }
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20))
    }

    @Test func stackViewFitsItsContents() {
        let stack = UIStackView(arrangedSubviews: [ContentView(40, 20), WrappingView(length: 300)])
        stack.axis = .vertical
        stack.spacing = 6
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 300, height: 46))
        #expect(height(stack, width: 100) == CGSize(width: 100, height: 86))
        stack.axis = .horizontal
        stack.alignment = .center
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 346, height: 20))
    }
}
