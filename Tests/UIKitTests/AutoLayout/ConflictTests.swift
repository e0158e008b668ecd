import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct LayoutConflictTests {
    private func messages(_ action: () -> Void) -> [String] {
        final class Box { var lines: [String] = [] }
        let box = Box()
        let sink = Diagnostics.sink
        Diagnostics.sink = { box.lines.append($0) }
        action()
        Diagnostics.sink = sink
        return box.lines
    }

    @Test func conflictIsToldOnceInUIKitsWords() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let root = box(0, 0, 320, 100)
        root.accessibilityIdentifier = "conflict root"
        let view = root.adding(UIView())
        view.accessibilityIdentifier = "title"
        let (first, second) = (
            view.widthAnchor.constraint(equalToConstant: 100),
            view.widthAnchor.constraint(equalToConstant: 50)
        )
        (first.identifier, second.identifier) = ("wide", "narrow")
        NSLayoutConstraint.activate([first, second, view.leftAnchor.constraint(equalTo: root.leftAnchor)])
        let said = messages {
            root.laidOut()
            root.frame.size.width = 400
            root.laidOut()
        }
        #expect(view.frame.width == 100)
        #expect(
            said == [
                """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want. 
                \tTry this: 
                \t\t(1) look at each constraint and try to figure out which you don't expect; 
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
                (
                    "<NSLayoutConstraint 'wide' UIView "title".width == 100   (active)>",
                    "<NSLayoutConstraint 'narrow' UIView "title".width == 50   (active)>"
                )

                Will attempt to recover by breaking constraint 
                <NSLayoutConstraint 'narrow' UIView "title".width == 50   (active)>
                """
            ])
    }

    @Test func tooLittleRoomNamesTheGivenSize() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let root = box(0, 0, 20, 100)
        root.accessibilityIdentifier = "narrow root"
        let view = root.adding(UIView())
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
            view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
        ])
        let said = messages { root.laidOut() }
        #expect(said.count == 1)
        #expect(
            said[0].contains(
                "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' UIView \"narrow root\".width == 20 "
            ))
        #expect(said[0].contains("No length is less than 0: UIView.width"))
        #expect(said[0].contains("breaking constraint \n<NSLayoutConstraint UIView.right == "))
        #expect(view.frame.minX == 16)
    }

    @Test func constrainedViewWithFrameOfItsOwnIsAConflict() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let root = box(0, 0, 20, 100)
        let view = box(0, 0, 5, 5)
        view.accessibilityIdentifier = "forgotten"
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 44).isActive = true
        let said = messages { root.laidOut() }
        #expect(said.count == 1)
        #expect(said.first?.contains("UIView \"forgotten\".left == UIView.left + 44") == true)
        #expect(view.frame.minX == 0)
    }

    /// What authors of apps logged and showed: a stack view without room keeps its length. Rows in a view of height 0
    /// (jrasmusson/swift-arcade, Starbucks: what is below stands at its place), margins in a width of 0 (WordPress-iOS, issue 7056).
    @Test(arguments: [false, true]) func aStackWithoutRoomGivesUpItsDistances(hasMargins: Bool) {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let root = box(0, 0, 320, 400)
        let (holder, below) = (root.adding(UIView()), root.adding(UIView()))
        let stack = UIStackView(arrangedSubviews: (0..<(hasMargins ? 1 : 4)).map { _ in UIView() })
        stack.axis = .vertical
        stack.spacing = hasMargins ? 0 : 26
        stack.isLayoutMarginsRelativeArrangement = hasMargins
        stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        for row in stack.arrangedSubviews {
            let content = row.adding(ContentView(40, 20))
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: row.topAnchor),
                content.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                content.leftAnchor.constraint(equalTo: row.leftAnchor),
            ])
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(stack)
        NSLayoutConstraint.activate([
            holder.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            holder.leftAnchor.constraint(equalTo: root.leftAnchor),
            holder.rightAnchor.constraint(equalTo: root.rightAnchor),
            holder.heightAnchor.constraint(equalToConstant: 0),
            below.topAnchor.constraint(equalTo: holder.bottomAnchor, constant: 5),
            stack.topAnchor.constraint(equalTo: holder.topAnchor),
            stack.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
            stack.leftAnchor.constraint(equalTo: holder.leftAnchor),
            stack.rightAnchor.constraint(equalTo: holder.rightAnchor),
        ])
        let said = messages { root.laidOut() }
        #expect(holder.frame == CGRect(x: 0, y: 10, width: 320, height: 0))
        #expect(stack.frame.height == 0)
        #expect(below.frame.minY == 15)
        #expect(!said.isEmpty)
        for message in said {
            let broken = message.components(separatedBy: "breaking constraint").last ?? ""
            #expect(broken.contains(hasMargins ? "'UISV-canvas-connection'" : "'UISV-spacing'"))
        }
    }

    @Test func ambiguityIsNamed() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let root = box(0, 0, 320, 100)
        let (open, closed) = (root.adding(UIView()), root.adding(ContentView(20, 10)))
        open.accessibilityIdentifier = "open"
        NSLayoutConstraint.activate([
            open.leftAnchor.constraint(equalTo: root.leftAnchor),
            open.topAnchor.constraint(equalTo: root.topAnchor),
            open.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            closed.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            closed.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.laidOut()
        #expect(open.hasAmbiguousLayout)
        #expect(!closed.hasAmbiguousLayout)
        #expect(Diagnostics.ambiguousPlaces(in: root) == ["UIView \"open\".width"])
        #expect(closed.constraintsAffectingLayout(for: .vertical).count == 1)
    }

    @Test func dumpNamesViewsAndValues() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let root = box(0, 0, 320, 100)
        let view = root.adding(UIView())
        view.accessibilityIdentifier = "v"
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12).isActive = true
        #expect(Diagnostics.constraintDump(of: root).contains("UIView \"v\".left = 12, fixed\n"))
    }
}
