import CoreGraphics
import ScreenLint
import Testing

/// Rules over values: expectations by arithmetic, and by Apple's Human Interface Guidelines where that is said.
@Suite struct PlaceRuleTests {
    private func screen(_ views: LintView...) -> LintScreen {
        let root = LintView(path: "root", frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        return LintScreen(size: root.frame.size, scale: 1, views: [root] + views)
    }

    private func view(_ path: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
        -> LintView
    {
        LintView(path: path, frame: CGRect(x: x, y: y, width: width, height: height), parent: 0)
    }

    private func label(
        _ path: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat = 20,
        box: CGRect? = nil, parent: Int = 0
    ) -> LintView {
        var label = view(path, x, y, width, height)
        label.parent = parent
        label.text = LintText(path, box: box ?? label.frame, lineHeight: 20)
        return label
    }

    // MARK: Targets

    @Test func targetsAreFortyFourPoints() {
        // HIG, Accessibility: at least 44 x 44 points.
        func found(_ width: CGFloat, _ height: CGFloat, _ change: (inout LintView) -> Void = { _ in }) -> Int
        {
            var button = view("button", 10, 10, width, height)
            button.target = LintTarget(area: button.frame)
            change(&button)
            return screen(button).findings(of: [.smallTarget]).count
        }
        #expect(found(44, 44) == 0)
        #expect(found(44, 43) == 1)
        #expect(found(30, 100) == 1)
        #expect(found(30, 30) { $0.target?.area = CGRect(x: 0, y: 0, width: 44, height: 44) } == 0)
        #expect(found(51, 31) { $0.target?.hasSystemSize = true } == 0)
        #expect(found(20, 20) { $0.isOfSystem = true } == 0)
        // Nobody can tap what is outside of the screen.
        #expect(found(20, 20) { $0.frame.origin.x = 400 } == 0)
    }

    @Test func elementsNeedALabel() {
        var button = view("button", 10, 10, 44, 44)
        button.element = LintElement(role: "button", label: " ")
        #expect(screen(button).findings(of: [.missingLabel]).map(\.view) == ["button"])
        button.element?.label = "Like"
        #expect(screen(button).findings(of: [.missingLabel]).isEmpty)
        button.element = LintElement(role: "img", label: "")
        #expect(screen(button).findings(of: [.missingLabel]).first?.why.contains("it is a picture") == true)
    }

    // MARK: Texts

    @Test func truncatedTextsAreFound() {
        var title = label("title", 10, 10, 80)
        title.text?.isTruncated = true
        #expect(screen(title).findings(of: [.truncatedText]).count == 1)
        // Two lines are what somebody has chosen, for readers of ordinary sizes.
        title.text?.lineLimit = 2
        var chosen = screen(title)
        #expect(chosen.findings(of: [.truncatedText]).isEmpty)
        chosen.hasLargeText = true
        #expect(chosen.findings(of: [.truncatedText]).count == 1)
    }

    @Test func clippedTextsAreFound() {
        let rule: Set<LintRule> = [.clippedText]
        #expect(screen(label("a", 10, 10, 100)).findings(of: rule).isEmpty)
        // 20 points of which the screen, 300 wide, has 10
        let out = screen(label("a", 290, 10, 20)).findings(of: rule)
        #expect(out.first?.why.contains("right by the screen") == true, "\(out)")
        // All outside: it waits there.
        #expect(screen(label("a", 310, 10, 20)).findings(of: rule).isEmpty)
        // A line of 20 points in a view of 8
        let low = label("a", 10, 16, 100, 8, box: CGRect(x: 10, y: 10, width: 100, height: 20))
        #expect(screen(low).findings(of: rule).count == 1)
        var box = view("box", 0, 0, 50, 50)
        let wide = label("a", 10, 10, 100, parent: 1)
        #expect(screen(box, wide).findings(of: rule).isEmpty)
        box.clips = true
        #expect(screen(box, wide).findings(of: rule).first?.why.contains("box") == true)
        // What can be scrolled to is not cut: only along the way that is scrolled.
        box.content = CGRect(x: 0, y: 0, width: 200, height: 50)
        #expect(screen(box, wide).findings(of: rule).isEmpty)
        box.content = CGRect(x: 0, y: 0, width: 50, height: 500)
        #expect(screen(box, wide).findings(of: rule).count == 1)
        // Nor is what the screen cuts of one view that stands in a list; only along its way.
        var inList = screen(label("a", 10, 590, 100))
        #expect(inList.findings(of: rule).count == 1)
        inList.scrollsAcross = true
        #expect(inList.findings(of: rule).count == 1)
        inList.scrollsDown = true
        #expect(inList.findings(of: rule).isEmpty)
    }

    /// docs/lint.md: "a text of which a part is cut … by another view".
    @Test func textsBehindAnotherViewAreClipped() {
        func found(_ change: (inout LintView) -> Void = { _ in }) -> [LintFinding] {
            var cover = view("cover", 60, 0, 100, 20)
            cover.isOpaque = true
            cover.background = LintPaint(LintColor(red: 1, green: 0, blue: 0))
            change(&cover)
            return screen(label("a", 10, 0, 100), cover).findings(of: [.clippedText])
        }
        #expect(found().map(\.why) == ["its text \"a\" is clipped by cover, which is in front of it"])
        #expect(found { $0.frame.origin.x = 0 }.count == 1)
        let right: [(inout LintView) -> Void] = [
            { $0.background?.color.alpha = 0.5 }, { $0.background = nil },
            // All of it is hidden, or nothing.
            { $0.frame = CGRect(x: 0, y: 0, width: 200, height: 40) }, { $0.frame.origin.x = 110 },
            // What another controller shows in front is meant (a bar, a sheet), and so is a header that sticks.
            { $0.context.owner = 0 }, { $0.context.header = 2 },
        ]
        for change in right { #expect(found(change).isEmpty) }
    }

    @Test func textsInOnePlaceAreFound() {
        let rule: Set<LintRule> = [.overlappingText]
        #expect(screen(label("a", 0, 0, 100), label("b", 0, 20, 100)).findings(of: rule).isEmpty)
        #expect(screen(label("a", 0, 0, 100), label("b", 50, 5, 100)).findings(of: rule).map(\.view) == ["b"])
        var cover = view("cover", 0, 0, 300, 40)
        cover.isOpaque = true
        #expect(screen(label("a", 0, 0, 100), cover, label("b", 50, 5, 100)).findings(of: rule).isEmpty)
        // Two that leave nothing between them, such as headers that stay below one another, and two that do.
        func halves(from top: CGFloat) -> [LintFinding] {
            var (upper, lower) = (view("upper", 0, 0, 300, 10), view("lower", 0, top, 300, 40))
            (upper.isOpaque, lower.isOpaque) = (true, true)
            return screen(label("a", 0, 0, 100), upper, lower, label("b", 50, 5, 100)).findings(of: rule)
        }
        #expect(halves(from: 10).isEmpty)
        #expect(halves(from: 12).map(\.view) == ["b"])
        // One scrolls under the other.
        var list = view("list", 0, 0, 300, 600)
        list.content = CGRect(x: 0, y: 0, width: 300, height: 2000)
        #expect(
            screen(list, label("a", 0, 0, 100, parent: 1), label("b", 50, 5, 100)).findings(of: rule).isEmpty)
        var stuck = label("b", 50, 5, 100)
        stuck.context.header = 2
        #expect(screen(label("a", 0, 0, 100), stuck).findings(of: rule).isEmpty)
    }

    /// docs/lint.md: "What is behind the dimmed ground of a sheet, an alert or a menu is not judged".
    @Test func whatIsDimmedIsNotJudged() {
        func found(_ change: (inout LintScreen) -> Void) -> [String] {
            var behind = view("behind", 0, 0, 300, 600)
            behind.context.controller = "Behind"
            var title = label("title", 10, 10, 80, parent: 1)
            title.text?.isTruncated = true
            title.target = LintTarget(area: title.frame)
            title.constraints.openParts = ["left"]
            var ground = view("ground", 0, 0, 300, 600)
            ground.dims = true
            var front = label("front", 10, 10, 80, parent: 4)
            front.text?.isTruncated = true
            var sheet = view("sheet", 0, 0, 300, 600)
            sheet.context.controller = "Front"
            var all = screen(behind, title, ground, sheet, front)
            change(&all)
            return all.findings().map { "\($0.view) \($0.rule)" } + all.controllers
        }
        #expect(found { _ in } == ["front truncatedText", "Front"])
        let inTitle = ["title ambiguousConstraints", "title truncatedText", "title smallTarget"]
        let inFront = ["front truncatedText", "front overlappingText"]
        #expect(found { $0.views[3].dims = false } == inTitle + inFront + ["Behind", "Front"])
        // It reaches down to 25, the text to 30.
        #expect(found { $0.views[3].frame.size.height = 25 } == inTitle + inFront + ["Behind", "Front"])
        // What holds the ground is not behind it.
        let held = found {
            $0.views[3].parent = 1
            $0.views[1].constraints.openParts = ["width"]
        }
        #expect(held == ["behind ambiguousConstraints", "front truncatedText", "Behind", "Front"])
    }

    @Test func fixedSizesAreFound() {
        var title = label("title", 0, 0, 100)
        title.text?.followsTextSize = false
        #expect(screen(title).findings(of: [.noDynamicType]).count == 1)
        title.isOfSystem = true
        #expect(screen(title).findings(of: [.noDynamicType]).isEmpty)
        title.isOfSystem = false
        title.text?.string = "★"
        #expect(screen(title).findings(of: [.noDynamicType]).isEmpty)
    }

    // MARK: The rest

    @Test func picturesInTheDark() {
        var cover = view("cover", 0, 0, 50, 50)
        cover.picture = LintPicture(name: "cover", hasDark: false)
        var dark = screen(cover)
        dark.darkPicture = "logo"
        #expect(dark.findings(of: [.noDarkVariant]).isEmpty)
        dark.isDark = true
        #expect(dark.findings(of: [.noDarkVariant]).first?.why.contains("\"logo\"") == true)
        dark.views[1].picture?.hasDark = true
        #expect(dark.findings(of: [.noDarkVariant]).isEmpty)
    }

    @Test func constraintsAndSides() {
        var box = view("box", 0, 0, 50, 50)
        box.constraints.openParts = ["left", "width"]
        box.constraints.sides = ["a.left == b.left"]
        var all = screen(box)
        all.conflicts = [.init(view: 1, constraints: ["w == 10", "w == 20"], broken: "w == 20")]
        let found = all.findings()
        #expect(found.map(\.rule) == [.ambiguousConstraints, .conflictingConstraints, .fixedLeftRight])
        #expect(found[0].why.contains("left, width open"))
        #expect(found[1].why.contains("ignored is w == 20"))
    }

    @Test func silencesCoverByPath() {
        let finding = LintFinding(
            rule: .smallTarget, view: "List/BookCell#2/heart", frame: .zero, why: "", remedy: "")
        func covers(_ view: String?, _ screen: String? = nil, _ rule: LintRule = .smallTarget) -> Bool {
            LintSilence(rule, view: view, screen: screen, reason: "meant").covers(finding, on: "opened")
        }
        #expect(covers(nil) && covers("heart") && covers("BookCell") && covers("BookCell/heart"))
        #expect(covers("heart", "opened") && !covers("heart", "other"))
        // docs/lint.md: a scenario's snapshot by its own name
        let ofSnapshot = LintSilence(.smallTarget, screen: "paid", reason: "meant")
        #expect(ofSnapshot.covers(finding, on: "checkout/paid") && !ofSnapshot.covers(finding, on: "unpaid"))
        #expect(!covers("hear") && !covers("title") && !covers(nil, nil, .lowContrast))
    }
}
