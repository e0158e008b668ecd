import CoreGraphics
import Foundation
import Testing

@testable import SnapshotComparison

/// Screens written by hand, with what their runs have kept. By the contract of differences.json the cause comes first; what is
/// expected is what was changed here, and arithmetic.
@Suite struct ReasonTests {
    /// A view in the frame of its superview.
    private struct Node {
        var id: String
        var kind = "UIView"
        var frame: [Double]
        /// More members of the dump
        var members = ""
        var children: [Node] = []
        var details = ViewDetails()

        func dump(_ x: Double = 0, _ y: Double = 0) -> String {
            let inside = children.map { $0.dump(x + frame[0], y + frame[1]) }.joined(separator: ",")
            let place = [x + frame[0], y + frame[1], frame[2], frame[3]]
            return """
                {"class": "\(kind)", "id": "\(id)", "frame": \(frame), "windowFrame": \(place), \(members)
                 "children": [\(inside)]}
                """
        }

        var allDetails: ViewDetails {
            var result = details
            result.children = children.map(\.allDetails)
            return result
        }
    }

    /// A screen of 300 x 300 points, three pixels each.
    private func screen(_ nodes: [Node]) -> Node {
        Node(id: "screen", frame: [0, 0, 300, 300], children: nodes)
    }

    private func dump(_ root: Node) throws -> SnapshotDump {
        try SnapshotDump(
            Data(
                """
                {"device": "iPhone 15", "size": [300, 300], "scale": 3, "orientation": "portrait", "textSize": "large",
                 "appearance": "light", "root": \(root.dump())}
                """.utf8))
    }

    private func compare(_ old: [Node], _ new: [Node], isKept: Bool = true) throws -> DumpComparison {
        let (old, new) = (screen(old), screen(new))
        return DumpComparison(
            from: try dump(old), to: try dump(new), oldDetails: isKept ? old.allDetails : nil,
            details: new.allDetails)
    }

    private func told(_ old: [Node], _ new: [Node], isKept: Bool = true) throws -> [String] {
        try compare(old, new, isKept: isKept).changes.map {
            "\($0.view.split(separator: "/").last ?? "") \($0.what) \($0.because ?? "-")"
        }
    }

    private func label(_ id: String, _ frame: [Double], text: String? = nil, font: Double = 17) -> Node {
        Node(
            id: id, kind: "UILabel", frame: frame,
            members: "\"text\": \"\(text ?? id)\", \"font\": [\"Inter\", \(font)],")
    }

    private func stack(_ id: String, _ frame: [Double], spacing: Double = 8, _ children: [Node]) -> Node {
        var stack = Node(id: id, kind: "UIStackView", frame: frame, children: children)
        stack.details.stack = .init(isVertical: false, spacing: spacing)
        return stack
    }

    /// `note.top == top.bottom + constant` for the first two of three views.
    private func isBelow(_ constant: Double = 12, priority: Double = 1000) -> ViewDetails.Constraint {
        .init(
            text: "note.top == top.bottom", own: .init(path: [1], edge: .top),
            other: .init(path: [0], edge: .bottom), constant: constant, priority: priority)
    }

    // MARK: From the cause to what follows

    /// A font of 34 for 28: the label grows by 16 x 7, its stack around it and what is below follow.
    @Test(arguments: [true, false]) func nothingFollowsFromWhatFollowsFromIt(isKept: Bool) throws {
        func screen(_ width: Double, _ height: Double, font: Double) -> [Node] {
            var top = stack(
                "top", [16, 20, width + 28, height],
                [
                    label("header", [0, 0, width, height], font: font),
                    Node(id: "icon", frame: [width + 8, 0, 20, 20]),
                ])
            var note = label("note", [16, 20 + height + 12, 200, 20])
            top.details.constraints = [isBelow()]
            note.details.constraints = [isBelow()]
            return [top, note]
        }
        let told = try told(screen(80, 33, font: 28), screen(96, 40, font: 34), isKept: isKept)
        #expect(
            told == [
                "header font its font", "top resized fits screen/top/header", "header resized its font",
                "icon moved follows screen/top/header in the stack",
                "note moved follows screen/top: note.top == top.bottom + 12",
            ])
    }

    @Test func aPriorityIsTheCauseOfWhatItShortens() throws {
        func row(_ left: Double, priority: Double) -> [Node] {
            var views = [label("left", [0, 0, left, 20]), label("right", [left + 8, 0, 192 - left, 20])]
            views[0].details.properties["contentCompressionResistancePriority"] = .numbers([priority, 750])
            views[1].details.properties["contentCompressionResistancePriority"] = .numbers([250, 750])
            return [stack("row", [16, 20, 200, 20], views)]
        }
        let changes = try compare(row(180, priority: 750), row(10, priority: 100)).changes
        #expect(changes[0].what == .other && changes[0].because == "its contentCompressionResistancePriority")
        #expect(changes[0].from == .numbers([750, 750]) && changes[0].to == .numbers([100, 750]))
        #expect(
            changes.dropFirst().map(\.because) == [
                "its contentCompressionResistancePriority", "follows screen/row/left in the stack",
                "follows screen/row/left in the stack",
            ])
    }

    @Test(arguments: [true, false]) func anOtherOrderIsNoOtherSpacing(isKept: Bool) throws {
        let (left, right) = (label("left", [0, 0, 100, 20]), label("right", [108, 0, 50, 20]))
        let then = [stack("row", [16, 20, 158, 20], [left, right])]
        let now = [
            stack(
                "row", [16, 20, 158, 20], [label("right", [0, 0, 50, 20]), label("left", [58, 0, 100, 20])])
        ]
        let changes = try compare(then, now, isKept: isKept).changes
        #expect(changes[0].view == "screen/row" && changes[0].because == "its order")
        #expect(changes[0].from == .text("left, right") && changes[0].to == .text("right, left"))
        #expect(Set(changes.dropFirst().map(\.because)) == ["follows screen/row: its order"])
    }

    @Test(arguments: [true, false]) func whatIsTakenOutOfAStackMovesTheRest(isKept: Bool) throws {
        func views(_ x: Double) -> [Node] {
            [label("header", [0, 0, 80, 20]), Node(id: "badge", kind: "Badge", frame: [x, 0, 40, 20])]
        }
        var then = views(116)
        then.insert(Node(id: "icon", kind: "UIImageView", frame: [88, 0, 20, 20]), at: 1)
        let told = try told(
            [stack("top", [16, 20, 156, 20], then)], [stack("top", [16, 20, 128, 20], views(88))],
            isKept: isKept)
        #expect(
            told == [
                "icon vanished -", "top resized fits screen/top/icon",
                "badge moved follows screen/top/icon in the stack",
            ])
    }

    /// A row that was pushed as a whole: what is in it follows the label that grew, by the constraint below it.
    @Test func whatIsInAMovedViewFollowsWhatGrewInIt() throws {
        func cell(_ y: Double, _ height: Double, font: Double) -> [Node] {
            func edge(_ edge: ViewDetails.Edge, _ constant: Double) -> ViewDetails.Constraint {
                .init(
                    text: "content.\(edge) == name.\(edge)", own: .init(path: [0, 0], edge: edge),
                    other: .init(path: [0, 0, 0], edge: edge), constant: constant)
            }
            var name = label("name", [16, 10, 100, height - 20], font: font)
            name.details.constraints = [edge(.top, -10), edge(.bottom, 10)]
            var content = Node(id: "content", frame: [0, 0, 300, height], children: [name])
            content.details.constraints = name.details.constraints
            return [Node(id: "cell", frame: [0, y, 300, height], children: [content])]
        }
        let told = try told(cell(40, 40, font: 17), cell(48, 48, font: 24))
        #expect(
            told.contains(
                "content resized follows screen/cell/content/name: content.bottom == name.bottom + 10"))
    }

    @Test func aSpacingOfOneViewMovesThoseBehind() throws {
        func views(_ spacing: Double?) -> [Node] {
            var header = label("header", [0, 0, 80, 20])
            if let spacing { header.details.properties["customSpacing"] = .number(spacing) }
            let gap = spacing ?? 8
            return [
                stack(
                    "top", [16, 20, 100 + gap, 20], [header, Node(id: "icon", frame: [80 + gap, 0, 20, 20])])
            ]
        }
        #expect(
            try told(views(nil), views(30)) == [
                "header other its customSpacing", "top resized fits screen/top/header",
                "icon moved follows screen/top/header in the stack",
            ])
    }

    // MARK: Numbers of what was set

    /// Places of dumps are rounded: 86.667 - 78.667 + 0.001 is no spacing that somebody has set.
    @Test func aSpacingIsAsItWasSet() throws {
        func views(_ x: Double) -> [Node] {
            [label("header", [0, 0, 78.667, 20]), Node(id: "icon", frame: [x, 0, 20, 20])]
        }
        let changes = try compare(
            [stack("top", [16, 20, 106.666, 20], views(86.666))],
            [stack("top", [16, 20, 118.667, 20], spacing: 20, views(98.667))]
        ).changes
        #expect(Set(changes.map(\.because)) == ["screen/top.spacing is 20, was 8"])
        // 12.001 points of the dumps are 36 pixels.
        #expect(changes.map(\.by) == [[12, 0], [12, 0]])
    }

    /// 154 pixels are 51 1/3 points, whichever places are rounded.
    @Test func growthIsInPixels() throws {
        let changes = try compare(
            [label("a", [0, 0, 155.333, 20]), label("b", [0, 30, 78.667, 20])],
            [label("a", [0, 0, 206.667, 20]), label("b", [0, 30, 130, 20])]
        ).changes
        #expect(changes.map(\.by) == [[51.333, 0], [51.333, 0]])
    }

    /// A constraint whose constant is as it was is not named, one with another priority is.
    @Test func onlyWhatSomebodyChangedOfConstraintsIsNamed() throws {
        func row(_ width: Double, priority: Double) -> [Node] {
            func isWide(_ constant: Double, _ priority: Double) -> ViewDetails.Constraint {
                .init(
                    text: "row.width ==", own: .init(path: [0], edge: .width), other: nil, constant: constant,
                    priority: priority)
            }
            var row = Node(id: "row", frame: [16, 20, width, 20])
            row.details.constraints = [isWide(200, priority), isWide(300, 600)]
            return [row]
        }
        #expect(
            try told(row(200, priority: 700), row(300, priority: 500)) == [
                "row resized the priority of row.width == 200 is 500, was 700"
            ])
    }

    /// Two constraints that are written alike have each their own constant.
    @Test func constraintsThatAreWrittenAlikeAreNotMistaken() throws {
        func box(_ width: Double) -> [Node] {
            var box = Node(id: "box", frame: [16, 20, width, 20])
            box.details.constraints = [50, width].map { constant in
                .init(
                    text: "box.width >=", own: .init(path: [0], edge: .width), other: nil, constant: constant,
                    isEquation: false)
            }
            return [box]
        }
        #expect(try told(box(200), box(240)) == ["box resized box.width >= 240, was 200"])
    }

    @Test func aConstantIsThatOfTheViewWhichItPlaces() throws {
        func views(_ height: Double, text: String, _ constant: Double) -> [Node] {
            var views = [
                label("top", [16, 20, 100, height], text: text),
                label("note", [16, 20 + height + constant, 100, 20]),
            ]
            for index in 0...1 { views[index].details.constraints = [isBelow(constant)] }
            return views
        }
        #expect(
            try told(views(20, text: "one", 12), views(40, text: "one and two", 30)) == [
                "top text its text", "note moved note.top == top.bottom + 30, was 12",
                "top resized its text",
            ])
    }

    @Test func whatAViewLooksLikeIsToldBeforeAndAfter() throws {
        func badge(_ radius: Double, _ transform: [Double], _ frame: [Double]) -> [Node] {
            var badge = Node(id: "badge", frame: frame)
            badge.details.properties = [
                "borderWidth": .number(2), "cornerRadius": .number(radius), "transform": .numbers(transform),
            ]
            return [badge]
        }
        let plain: [Double] = [1, 0, 0, 1, 0, 0]
        let radius = try compare(
            badge(8, plain, [10, 10, 40, 24]), badge(2, plain, [10, 10, 40, 24])
        ).changes
        #expect(
            radius == [
                ViewChange(
                    view: "screen/badge", what: .other, from: .number(8), to: .number(2),
                    because: "its cornerRadius")
            ])
        // Twice as large around its middle
        let scaled = try compare(
            badge(8, plain, [10, 10, 40, 24]), badge(8, [2, 0, 0, 2, 0, 0], [-10, -2, 80, 48])
        ).changes
        #expect(scaled.map(\.what) == [.other, .moved, .resized])
        #expect(Set(scaled.map(\.because)) == ["its transform"])
        // Round ends follow the height.
        let pill = try compare(
            badge(12, plain, [10, 10, 80, 24]), badge(20, plain, [10, 10, 80, 40])
        ).changes
        #expect(pill.map(\.what) == [.resized])
    }

    // MARK: Which row is which

    /// Rows of 40 points, each with a name and its number.
    private func rows(_ names: [String], height: Double) -> [Node] {
        let cells = names.enumerated().map { index, name in
            Node(
                id: "row", kind: "Cell", frame: [0, Double(index * 40), 300, 40],
                members: "\"indexPath\": [0, \(index)],",
                children: [
                    label("name", [16, 0, 200, 40], text: name),
                    label("price", [216, 0, 84, 40], text: "\(index + 1) €"),
                ])
        }
        let size = "\"contentSize\": [300, \(names.count * 40)],"
        return [Node(id: "table", frame: [0, 0, 300, height], members: size, children: cells)]
    }

    /// A row more in the middle, with numbers that count the rows: the names tell which is which.
    @Test func numbersDoNotTellRowsApart() throws {
        let then = rows(["Apples", "Bread", "Cheese", "Dates"], height: 300)
        let now = rows(["Apples", "Bananas", "Bread", "Cheese", "Dates"], height: 300)
        let changes = try compare(then, now).changes
        #expect(changes[0].what == .appeared && changes[0].to == .numbers([0, 40, 300, 40]))
        #expect(!changes.contains { $0.view.hasSuffix("name") })
        #expect(changes.filter { $0.what == .moved }.map(\.by) == [[0, 40], [0, 40], [0, 40]])
        let back = try compare(now, then).changes
        #expect(back[0].what == .vanished && back[0].from == .numbers([0, 40, 300, 40]))
    }

    /// 160 points have room for four rows: one more pushes the last one out, one less pulls another one in.
    @Test func rowsAtTheEndFollowThoseInTheMiddle() throws {
        let then = rows(["Apples", "Bread", "Cheese", "Dates"], height: 160)
        let now = rows(["Apples", "Bananas", "Bread", "Cheese"], height: 160)
        for (old, new, what) in [
            (then, now, [ViewChange.What.appeared, .vanished]), (now, then, [.vanished, .appeared]),
        ] {
            let changes = try compare(old, new).changes
            #expect(changes.filter { $0.because == nil }.map(\.what) == [what[0]])
            let last = try #require(changes.last { $0.what == what[1] })
            #expect(last.because == "pushed by \(changes[0].view)")
        }
        // A row at the end of a list that it does not fill is one that somebody added.
        let more = try compare(rows(["Apples"], height: 160), rows(["Apples", "Bread"], height: 160)).changes
        #expect(more.map(\.what) == [.appeared] && more[0].because == nil)
    }

    // MARK: Pixels

    private func pixels(
        _ areas: [(x: Range<Int>, y: Range<Int>, color: UInt32)], ground: UInt32 = 0xFFFF_FFFF
    )
        -> SnapshotPixels
    {
        var values = [UInt32](repeating: ground, count: 900 * 900)
        for area in areas { for y in area.y { for x in area.x { values[y * 900 + x] = area.color } } }
        return SnapshotPixels(width: 900, height: 900, values: values)
    }

    /// A shadow reaches over a picture beside the view that throws it: only the view is named.
    @Test func aShadowIsThatOfItsView() throws {
        func views(_ opacity: Double) -> [Node] {
            var badge = Node(id: "badge", frame: [100, 100, 40, 20])
            badge.details.properties["shadowOpacity"] = .number(opacity)
            return [
                Node(
                    id: "icon", kind: "UIImageView", frame: [70, 100, 20, 20], members: "\"image\": \"star\","
                ),
                badge,
            ]
        }
        var comparison = try compare(views(0), views(0.8))
        // 20 points around the badge are grey.
        let shadow = (x: 240..<480, y: 240..<420, color: UInt32(0xFFEE_EEEE))
        let badge = (x: 300..<420, y: 300..<360, color: UInt32(0xFFFF_0000))
        let count = comparison.addPixels(from: pixels([badge]), to: pixels([shadow, badge]))
        #expect(count == 240 * 180 - 120 * 60)
        #expect(comparison.changes.map(\.view) == ["screen/badge"])
        #expect(comparison.changes.map(\.because) == ["its shadowOpacity"])
    }

    @Test func aGroundIsNoOtherPicture() throws {
        let icon = Node(
            id: "icon", kind: "UIImageView", frame: [70, 100, 20, 20], members: "\"image\": \"star\",")
        func views(_ color: String) -> [Node] {
            [
                Node(
                    id: "ground", frame: [0, 0, 300, 300], members: "\"background\": \"\(color)\",",
                    children: [icon])
            ]
        }
        var comparison = try compare(views("#FFFFFFFF"), views("#EEEEEEFF"))
        let star = (x: 230..<250, y: 320..<340, color: UInt32(0xFF00_00FF))
        _ = comparison.addPixels(from: pixels([star]), to: pixels([star], ground: 0xFFEE_EEEE))
        #expect(comparison.changes.map(\.view) == ["screen/ground"])
        #expect(comparison.changes.map(\.what) == [.color])
        // Where nothing else changed it is the picture.
        var same = try compare([icon], [icon])
        _ = same.addPixels(from: pixels([star]), to: pixels([]))
        #expect(same.changes.map(\.because) == ["the picture of that name"])
    }
}
