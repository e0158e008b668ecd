import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct GuideTests {
    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test func safeAreaAndMarginsFollowTheDevice() {
        let root = UIView()
        let (safe, inside) = (root.adding(UIView()), root.adding(UIView()))
        pin(safe, to: root.safeAreaLayoutGuide)
        pin(inside, to: root.layoutMarginsGuide)
        let stage = Stage(showing: root)
        expectFrame(safe, 0, 59, 393, 852 - 59 - 34)
        expectFrame(inside, 20, 59, 393 - 40, 852 - 59 - 34)
        stage.rotate(to: .landscapeRight)
        expectFrame(safe, 59, 0, 852 - 118, 393 - 21)
        #expect(root.safeAreaLayoutGuide.layoutFrame == safe.frame)
        #expect(root.layoutMarginsGuide.layoutFrame == inside.frame)
    }

    @Test func baselinesStandForLinesOfText() {
        final class Line: UIView {
            override var firstBaselineOffset: CGFloat? { 12 }
            override var lastBaselineOffset: CGFloat? { 5 }
        }
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let root = box(0, 0, 100, 100)
        let (first, second) = (root.adding(Line()), root.adding(ContentView(10, 30)))
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            first.heightAnchor.constraint(equalToConstant: 40),
            second.firstBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor),
            first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0),
        ])
        root.laidOut()
        #expect(second.frame.maxY == 43)
    }

    @Test func marginAttributesMeanTheMargins() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let root = box(0, 0, 100, 100)
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = root.adding(UIView())
        for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            let margin: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
                .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin,
            ]
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: root,
                attribute: margin[attribute]!,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        root.laidOut()
        expectFrame(view, 2, 1, 94, 96)
        root.layoutMargins.left = 20
        root.laidOut()
        expectFrame(view, 20, 1, 76, 96)
    }

    /// A text between the edges of the readable guide is as high as it is between those of the margins, where those are not wider than
    /// reads well.
    @Test func aTextInTheReadableGuideIsFitted() {
        func fitted(_ guide: (UIView) -> UILayoutGuide) -> (size: CGSize, label: CGRect) {
            let (host, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44)), UILabel())
            label.numberOfLines = 0
            label.text = String(repeating: "guide text ", count: 20)
            label.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(label)
            let guide = guide(host)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: guide.topAnchor),
                label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            host.layoutIfNeeded()
            let size = host.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            host.frame.size = size
            host.layoutIfNeeded()
            return (size, label.frame)
        }
        let (readable, margins) = (fitted(\.readableContentGuide), fitted(\.layoutMarginsGuide))
        #expect(readable.size == margins.size && readable.label == margins.label)
    }

    @Test func readableWidthIsLimited() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let root = box(0, 0, 1000, 100)
        let view = root.adding(UIView())
        pin(view, to: root.readableContentGuide)
        root.laidOut()
        expectFrame(view, 164, 8, 672, 84)
        #expect(root.readableContentGuide.layoutFrame == view.frame)
        root.frame.size.width = 320
        root.laidOut()
        expectFrame(view, 8, 8, 304, 84)
    }

    @Test func guideOfOnesOwnTakesPart() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let root = box(0, 0, 300, 100)
        let (a, b) = (root.adding(ContentView(40, 10)), root.adding(ContentView(60, 10)))
        let guide = UILayoutGuide()
        guide.identifier = "both"
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
            b.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            guide.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.laidOut()
        #expect(guide.layoutFrame == CGRect(x: 95, y: 0, width: 110, height: 100))
        #expect([a.frame.minX, b.frame.maxX] == [95, 205])
        root.removeLayoutGuide(guide)
        #expect(root.constraints.count == 1)
        #expect(guide.owningView == nil)
    }

    @Test func contentDecidesTheContentSize() {
        let root = UIView()
        let scroll = root.adding(UIScrollView())
        let content = scroll.adding(UIView())
        let (text, tail) = (content.adding(WrappingView(length: 39300)), content.adding(ContentView(20, 20)))
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 7),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            text.topAnchor.constraint(equalTo: content.topAnchor),
            tail.topAnchor.constraint(equalTo: text.bottomAnchor),
            tail.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
        let stage = Stage(showing: root)
        #expect(scroll.contentSize == CGSize(width: 393, height: 2027))
        expectFrame(content, 0, 7, 393, 2020)
        scroll.contentOffset.y = 300
        stage.frame()
        expectFrame(content, 0, 7, 393, 2020)
        #expect(scroll.contentSize.height == 2027)
    }

    @Test func frameGuideStaysWhileContentScrolls() {
        let root = UIView()
        let scroll = root.adding(UIScrollView())
        scroll.contentInsetAdjustmentBehavior = .never
        let (content, badge) = (scroll.adding(UIView()), scroll.adding(ContentView(20, 10)))
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 3000),
            badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        ])
        let stage = Stage(showing: root)
        #expect(scroll.contentSize == CGSize(width: 393, height: 3000))
        #expect(badge.frame.minY == 5)
        scroll.contentOffset.y = 100
        stage.frame()
        #expect(badge.frame.minY == 105)
        #expect(content.frame.minY == 0)
    }
}
