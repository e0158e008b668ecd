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
