import Foundation
import PageDriver
import TestSeeds
import Testing

/// The page driven as Playwright drives any page: elements found by the role and name that the browser works out, clicked by the
/// mouse in their middle, filled and typed into.
@MainActor
@Suite(.serialized) struct DrivenByNameTests {
    /// An element of the mirror, as a query finds it.
    private func part(_ role: String, _ name: String) -> String {
        "[...document.querySelectorAll('#accessible [data-role=\(role)]')].find(part => part.getAttribute('aria-label') === '\(name)')"
    }

    private let console =
        "[...document.getElementById('console-lines').children].map(line => line.textContent).join('|')"

    private let settings = """
        let name = UITextField(), mail = UITextField(), note = UITextView()
        let lights = UISwitch(), volume = UISlider(), choice = UISegmentedControl(items: ["One", "Two"])
        func fill() {
            name.placeholder = "Name"
            mail.placeholder = "Mail"
            note.accessibilityLabel = "Note"
            lights.accessibilityLabel = "Lights"
            volume.accessibilityLabel = "Volume"
            volume.minimumValue = 0
            volume.maximumValue = 10
            volume.value = 7
            choice.selectedSegmentIndex = 1
            let ask = UIButton(type: .system, primaryAction: UIAction(title: "Ask") { [self] _ in
                let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
                alert.addTextField { $0.placeholder = "Reason" }
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in print("cancelled") })
                alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in
                    print("reason", alert.textFields![0].text!) })
                present(alert, animated: true)
            })
            let heading = UILabel()
            heading.text = "Settings"
            heading.accessibilityTraits = .header
            for (row, each) in [heading, name, mail, note, lights, volume, choice, ask].enumerated() {
                each.frame = CGRect(x: 80, y: 170 + CGFloat(row) * 50, width: 250, height: 40)
                view.addSubview(each)
            }
            for field in [name, mail] {
                field.borderStyle = .roundedRect
                field.addAction(UIAction { _ in print(field.placeholder!, field.text!) }, for: .editingChanged)
            }
            lights.addAction(UIAction { [self] _ in print("lights", lights.isOn) }, for: .valueChanged)
        }
        """

    /// - Parameter first: what is waited for before `body` begins.
    private func withPage(
        viewDidLoad: String = "fill()", members: String, first: String, _ test: String = #function,
        _ body: (Chromium) async throws -> Void
    ) async throws {
        let tool = try ReleaseTool(test)
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: viewDidLoad, members: members)
        let served = try await tool.served(tool.source.path)
        defer { served.process.terminate() }
        let chromium = try Chromium(size: (1100, 920))
        defer { chromium.close() }
        do {
            try await chromium.open(served.address)
            try await chromium.wait(until: first)
            try await body(chromium)
        } catch {
            Issue.record("\(error)\nthe tool has printed: \(served.printed())")
        }
    }

    /// What Playwright's `click` does: the mouse in the middle of the element, which must be what the mouse meets there.
    private func click(_ chromium: Chromium, _ role: String, _ name: String) async throws {
        try await chromium.wait(until: part(role, name))
        let found = part(role, name)
        let place = try await chromium.evaluate(
            "(() => { const box = \(found).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] })()"
        )
        let point = try #require(place as? [Double])
        let isHit = try await chromium.evaluate(
            "\(found).contains(document.elementFromPoint(\(point[0]), \(point[1])))")
        #expect(isHit as? Bool == true, "\(role) \(name)")
        try await chromium.press(x: point[0], y: point[1])
        try await chromium.release(x: point[0], y: point[1])
    }

    private func key(_ chromium: Chromium, _ key: String, modifiers: Int = 0, code: Int = 0) async throws {
        for type in ["keyDown", "keyUp"] {
            var event: [String: Any] = [
                "type": type, "key": key, "modifiers": modifiers, "windowsVirtualKeyCode": code,
            ]
            if key.count == 1, modifiers == 0, type == "keyDown" { event["text"] = key }
            try await chromium.send("Input.dispatchKeyEvent", event)
        }
    }

    private func expectValue(_ chromium: Chromium, _ name: String, _ value: String) async throws {
        do {
            try await chromium.wait(until: "\(part("textbox", name)).value === '\(value)'")
        } catch {
            let found = try await chromium.evaluate("\(part("textbox", name)).value")
            Issue.record("\(name) is \(String(describing: found)), not \(value)")
        }
    }

    @Test(.timeLimit(.hang))
    func everyElementHasItsRoleNameValueAndPlace() async throws {
        try await withPage(members: settings, first: part("textbox", "Name")) { chromium in
            let parts = try await chromium.accessibleParts()
            func found(_ role: String, _ name: String) -> Chromium.Part? {
                parts.first { $0.role == role && $0.name == name }
            }
            for (role, name) in [
                ("heading", "Settings"), ("textbox", "Name"), ("textbox", "Mail"), ("textbox", "Note"),
                ("switch", "Lights"), ("slider", "Volume"), ("button", "One"), ("button", "Two"),
                ("button", "Ask"),
            ] {
                #expect(found(role, name) != nil, "\(role) \(name) in \(parts)")
            }
            let slider =
                "['valuenow', 'valuemin', 'valuemax'].map(name => \(part("slider", "Volume")).getAttribute('aria-' + name)).join()"
            #expect(try await chromium.evaluate(slider) as? String == "7,0,10")
            #expect(
                try await chromium.evaluate("\(part("button", "Two")).getAttribute('aria-pressed')")
                    as? String == "true")
            // Its place: the frame that the app gave it.
            let place =
                "(() => { const box = \(part("button", "Ask")).getBoundingClientRect(), screen = view.getBoundingClientRect(); "
                + "return [box.x - screen.x, box.y - screen.y, box.width, box.height].map(value => Math.round(value / pointsToCSS)).join() })()"
            #expect(try await chromium.evaluate(place) as? String == "80,520,250,40")
            // Programs that drive a page wait by functions given as text.
            #expect(try await chromium.evaluate("new Function('return 42')()") as? Int == 42)
            if let folder = ProcessInfo.processInfo.environment["SHOJI_KEEP_PICTURES"] {
                try await chromium.screenshot().write(to: URL(fileURLWithPath: folder + "/named.png"))
            }
        }
    }

    @Test(.timeLimit(.hang))
    func elementsAreClickedAndFilled() async throws {
        try await withPage(members: settings, first: part("textbox", "Name")) { chromium in
            try await click(chromium, "switch", "Lights")
            // Playwright's `check` looks at once, before the app can have answered.
            #expect(
                try await chromium.evaluate("\(part("switch", "Lights")).getAttribute('aria-checked')")
                    as? String == "true")
            try await chromium.wait(until: "\(console).includes('lights true')")
            try await chromium.wait(
                until: "\(part("switch", "Lights")).getAttribute('aria-checked') === 'true'")
            // As `fill` does it: the element has the focus and is selected, then a text is put in.
            @MainActor func fill(_ name: String, _ text: String) async throws {
                _ = try await chromium.evaluate(
                    "\(part("textbox", name)).focus(); \(part("textbox", name)).select()")
                try await chromium.send("Input.insertText", ["text": text])
                try await expectValue(chromium, name, text)
            }
            try await fill("Name", "Ada")
            try await fill("Mail", "ada@example.org")
            try await fill("Name", "Grace")
            #expect((try await chromium.evaluate(console) as? String)?.contains("Name Grace") == true)
            // Of an alert; what is behind it is not there meanwhile.
            try await click(chromium, "button", "Ask")
            try await chromium.wait(until: part("textbox", "Reason"))
            #expect(try await chromium.evaluate("\(part("textbox", "Name")) === undefined") as? Bool == true)
            // Its field has the focus at once.
            try await chromium.wait(until: "document.activeElement === \(part("textbox", "Reason"))")
            try await key(chromium, "w")
            try await expectValue(chromium, "Reason", "w")
            try await fill("Reason", "Because")
            try await click(chromium, "button", "OK")
            try await chromium.wait(until: "\(console).includes('reason Because')")
        }
    }

    @Test(.timeLimit(.hang))
    func keysShortcutsCompositionAndPasteReachTheField() async throws {
        try await withPage(members: settings, first: part("textbox", "Name")) { chromium in
            try await click(chromium, "textbox", "Name")
            try await chromium.wait(until: "takesText")
            for character in "one two three" { try await key(chromium, String(character)) }
            try await expectValue(chromium, "Name", "one two three")
            // "@" by AltGr, which Windows calls Control and Alt: 1 is Alt, 2 Control, 8 Shift.
            try await key(chromium, "@", modifiers: 3)
            try await expectValue(chromium, "Name", "one two three@")
            try await key(chromium, "Backspace", code: 8)
            // Words with Control, then a selection of a word with Shift, typed over.
            try await key(chromium, "ArrowLeft", modifiers: 2, code: 37)
            try await key(chromium, "ArrowLeft", modifiers: 2, code: 37)
            try await key(chromium, "Shift", modifiers: 8)
            try await chromium.send(
                "Input.dispatchKeyEvent", ["type": "keyDown", "key": "Shift", "modifiers": 8])
            try await key(chromium, "ArrowRight", modifiers: 10, code: 39)
            try await chromium.send("Input.dispatchKeyEvent", ["type": "keyUp", "key": "Shift"])
            try await key(chromium, "2")
            try await expectValue(chromium, "Name", "one 2 three")
            try await key(chromium, "a", modifiers: 2, code: 65)
            try await key(chromium, "x")
            try await expectValue(chromium, "Name", "x")
            // An input method: what is composed is there at once and is replaced until it is done.
            try await chromium.send(
                "Input.imeSetComposition", ["text": "に", "selectionStart": 1, "selectionEnd": 1])
            try await expectValue(chromium, "Name", "xに")
            try await chromium.send(
                "Input.imeSetComposition", ["text": "にほん", "selectionStart": 3, "selectionEnd": 3])
            try await expectValue(chromium, "Name", "xにほん")
            try await chromium.send("Input.insertText", ["text": "日本"])
            try await expectValue(chromium, "Name", "x日本")
            let paste =
                "(() => { const data = new DataTransfer(); data.setData('text', ' pasted'); "
                + "document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })) })()"
            _ = try await chromium.evaluate(paste)
            try await expectValue(chromium, "Name", "x日本 pasted")
            // Tab goes to the next field, Escape ends editing.
            try await key(chromium, "Tab", code: 9)
            try await key(chromium, "m")
            try await expectValue(chromium, "Mail", "m")
            // The page's focus is where the app's is, also on the way back.
            try await chromium.wait(until: "document.activeElement === \(part("textbox", "Mail"))")
            try await chromium.send(
                "Input.dispatchKeyEvent", ["type": "keyDown", "key": "Shift", "modifiers": 8])
            try await key(chromium, "Tab", modifiers: 8, code: 9)
            try await chromium.send("Input.dispatchKeyEvent", ["type": "keyUp", "key": "Shift"])
            try await chromium.wait(until: "document.activeElement === \(part("textbox", "Name"))")
            try await key(chromium, "Escape", code: 27)
            try await chromium.wait(until: "!takesText")
            // Before the app can have said that it edits the field, the key is its already.
            try await click(chromium, "textbox", "Name")
            try await key(chromium, "Tab", code: 9)
            try await key(chromium, "n")
            try await expectValue(chromium, "Mail", "mn")
            try await chromium.wait(until: "document.activeElement === \(part("textbox", "Mail"))")
            // What is cut and copied is on the machine's pasteboard.
            _ = try await chromium.evaluate(
                "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.taken = text } } }); 1"
            )
            try await key(chromium, "a", modifiers: 2, code: 65)
            try await key(chromium, "x", modifiers: 2, code: 88)
            try await expectValue(chromium, "Mail", "")
            try await chromium.wait(until: "taken === 'mn'")
            try await key(chromium, "k")
            try await key(chromium, "a", modifiers: 2, code: 65)
            try await key(chromium, "c", modifiers: 2, code: 67)
            try await chromium.wait(until: "taken === 'k'")
            try await expectValue(chromium, "Mail", "k")
            // On a Mac Command selects, Option types characters and goes by words; a dead key gives nothing until the next one.
            try await chromium.send(
                "Emulation.setUserAgentOverride", ["userAgent": "Mozilla/5.0", "platform": "MacIntel"])
            _ = try await chromium.evaluate("window.isOld = true; location.reload()")
            try await chromium.wait(until: "window.isOld === undefined && isMac")
            try await click(chromium, "textbox", "Mail")
            try await chromium.wait(until: "takesText")
            try await key(chromium, "a", modifiers: 4, code: 65)
            try await key(chromium, "@", modifiers: 1)
            try await expectValue(chromium, "Mail", "@")
            for character in ["Dead", "ê", " ", "b"] { try await key(chromium, character) }
            try await expectValue(chromium, "Mail", "@ê b")
            try await key(chromium, "ArrowLeft", modifiers: 1, code: 37)
            try await key(chromium, "c")
            try await expectValue(chromium, "Mail", "@ê cb")
        }
    }

    /// ARIA's patterns of buttons, switches, sliders and spin buttons; an element that is scrolled into view is there on the device too.
    @Test(.timeLimit(.hang))
    func elementsArePressedAdjustedAndScrolledIntoView() async throws {
        try await withPage(
            members: """
                let scroll = UIScrollView(), lights = UISwitch(), volume = UISlider(), count = UIStepper(), field = UITextField(), note = UITextView()
                func fill() {
                    scroll.frame = view.bounds
                    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    scroll.contentSize = CGSize(width: 300, height: 3000)
                    view.addSubview(scroll)
                    lights.accessibilityLabel = "Lights"
                    volume.accessibilityLabel = "Volume"
                    volume.maximumValue = 100
                    count.accessibilityLabel = "Count"
                    field.placeholder = "Name"
                    note.accessibilityLabel = "Note"
                    let buttons = ["Near", "Far"].map { name in
                        UIButton(type: .system, primaryAction: UIAction(title: name) { _ in print("pressed", name) })
                    }
                    for (row, each) in ([buttons[0], lights, volume, count, field, note] as [UIView]).enumerated() {
                        each.frame = CGRect(x: 80, y: 100 + CGFloat(row) * 50, width: 200, height: 40)
                        scroll.addSubview(each)
                    }
                    buttons[1].frame = CGRect(x: 80, y: 2800, width: 200, height: 40)
                    scroll.addSubview(buttons[1])
                    for control in [lights, volume, count] as [UIControl] {
                        control.addAction(UIAction { [self] _ in print(lights.isOn, volume.value, count.value) }, for: .valueChanged)
                    }
                }
                """,
            first: part("button", "Near")
        ) { chromium in
            @MainActor func press(_ role: String, _ name: String, _ pressed: String, code: Int) async throws {
                _ = try await chromium.evaluate("\(part(role, name)).focus()")
                try await key(chromium, pressed, code: code)
            }
            try await press("button", "Near", "Enter", code: 13)
            try await chromium.wait(until: "\(console) === 'pressed Near'")
            try await press("switch", "Lights", " ", code: 32)
            // What it will be is told at once.
            #expect(
                try await chromium.evaluate("\(part("switch", "Lights")).getAttribute('aria-checked')")
                    as? String
                    == "true")
            try await chromium.wait(until: "\(console).endsWith('true 0.0 0.0')")
            try await press("slider", "Volume", "ArrowRight", code: 39)
            try await chromium.wait(until: "\(console).endsWith('true 10.0 0.0')")
            try await press("spinbutton", "Count", "ArrowUp", code: 38)
            try await chromium.wait(until: "\(console).endsWith('true 10.0 1.0')")
            // As Playwright's `fill` does it with inputs of numbers.
            _ = try await chromium.evaluate(
                "(part => { part.focus(); part.value = '75'; part.dispatchEvent(new Event('input', { bubbles: true })) })(\(part("slider", "Volume")))"
            )
            try await chromium.wait(until: "\(console).endsWith('true 75.0 1.0')")
            try await click(chromium, "textbox", "Name")
            for character in "ab" { try await key(chromium, String(character)) }
            // Control first, then Shift, as fingers do.
            try await key(chromium, "z", modifiers: 2, code: 90)
            try await expectValue(chromium, "Name", "")
            try await chromium.send(
                "Input.dispatchKeyEvent", ["type": "keyDown", "key": "Control", "modifiers": 2])
            try await chromium.send(
                "Input.dispatchKeyEvent", ["type": "keyDown", "key": "Shift", "modifiers": 10])
            try await key(chromium, "Z", modifiers: 10, code: 90)
            try await chromium.send(
                "Input.dispatchKeyEvent", ["type": "keyUp", "key": "Shift", "modifiers": 2])
            try await chromium.send("Input.dispatchKeyEvent", ["type": "keyUp", "key": "Control"])
            try await expectValue(chromium, "Name", "ab")
            try await key(chromium, "z", modifiers: 2, code: 90)
            try await expectValue(chromium, "Name", "")
            try await key(chromium, "y", modifiers: 2, code: 89)
            try await expectValue(chromium, "Name", "ab")
            // Control with Home and End: the beginning and the end of all lines.
            try await click(chromium, "textbox", "Note")
            for name in ["a", "Enter", "b"] { try await key(chromium, name, code: name == "Enter" ? 13 : 0) }
            try await key(chromium, "Home", modifiers: 2, code: 36)
            try await key(chromium, "1")
            try await key(chromium, "End", modifiers: 2, code: 35)
            try await key(chromium, "2")
            try await expectValue(chromium, "Note", "1a\\nb2")
            try await key(chromium, "Escape", code: 27)
            // What is far below is brought into view, in the app too.
            _ = try await chromium.evaluate("\(part("button", "Far")).scrollIntoView({ block: 'center' })")
            try await chromium.wait(
                until:
                    "(box => box.top > 100 && box.bottom < 800)(\(part("button", "Far")).getBoundingClientRect())"
            )
            try await click(chromium, "button", "Far")
            try await chromium.wait(until: "\(console).endsWith('pressed Far')")
        }
    }

    /// A list has views for what is in the window only: who scrolls its last item into view again and again, as on any page that makes
    /// its rows when they are wanted, comes to every row.
    @Test(.timeLimit(.hang))
    func everyRowIsReachedByScrollingTheLastOneIntoView() async throws {
        try await withPage(
            members: """
                let table = UITableView()
                lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, number in
                    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                    cell.textLabel?.text = "Row \\(number)"
                    return cell
                }
                func fill() {
                    table.frame = view.bounds
                    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                    table.delegate = self
                    view.addSubview(table)
                    var rows = NSDiffableDataSourceSnapshot<Int, Int>()
                    rows.appendSections([0])
                    rows.appendItems(Array(1...200))
                    source.apply(rows, animatingDifferences: false)
                }
                }
                extension ScreenViewController: UITableViewDelegate {
                    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { print("chose", path.row + 1) }
                """,
            first: part("listitem", "Row 1")
        ) { chromium in
            let place =
                "(row => [row.ariaPosInSet, row.ariaSetSize].join())(\(part("listitem", "Row 1")))"
            #expect(try await chromium.evaluate(place) as? String == "1,200")
            let last = "[...document.querySelectorAll('#accessible [role=listitem]')].at(-1)"
            // Asked again and again, as drivers do, also where the app is slow to follow.
            let find =
                "(row => row ? (row.scrollIntoView({ block: 'center' }), true) : (\(last).scrollIntoView(), false))"
            try await chromium.wait(until: "\(find)(\(part("listitem", "Row 150")))")
            try await chromium.wait(
                until:
                    "(box => box.top > 200 && box.bottom < 700)(\(part("listitem", "Row 150")).getBoundingClientRect())"
            )
            try await click(chromium, "listitem", "Row 150")
            try await chromium.wait(until: "\(console) === 'chose 150'")
        }
    }

    @Test(.timeLimit(.hang))
    func twoFingersComeFromTheWheelWithControlAndFromADragWithOption() async throws {
        try await withPage(
            viewDidLoad:
                "view.isMultipleTouchEnabled = true; view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))",
            members: """
                @objc func pinched(_ pinch: UIPinchGestureRecognizer) {
                    if pinch.state == .ended { print("pinched", pinch.scale > 1.2 ? "out" : pinch.scale < 0.8 ? "in" : "\\(pinch.scale)") }
                }
                """,
            first: "shown().drawn > 0"
        ) { chromium in
            for _ in 0..<6 {
                try await chromium.send(
                    "Input.dispatchMouseEvent",
                    ["type": "mouseWheel", "x": 440, "y": 450, "deltaX": 0, "deltaY": -20, "modifiers": 2])
            }
            try await chromium.wait(until: "\(console) === 'pinched out'")
            let at =
                "(x, y) => { const box = view.getBoundingClientRect(); return [box.left + x * pointsToCSS, box.top + y * pointsToCSS] }"
            @MainActor func mouse(_ type: String, _ x: Double, _ y: Double) async throws {
                let place = try #require(try await chromium.evaluate("(\(at))(\(x), \(y))") as? [Double])
                try await chromium.send(
                    "Input.dispatchMouseEvent",
                    [
                        "type": type, "x": place[0], "y": place[1], "button": "left", "buttons": 1,
                        "clickCount": 1, "modifiers": 1,
                    ])
            }
            try await mouse("mousePressed", 330, 700)
            for step in 1...8 {
                try await mouse("mouseMoved", 330 - Double(step) * 14, 700 - Double(step) * 28)
            }
            #expect(
                try await chromium.evaluate("document.querySelectorAll('#fingers i').length") as? Int == 2)
            try await mouse("mouseReleased", 218, 476)
            try await chromium.wait(until: "\(console) === 'pinched out|pinched in'")
        }
    }
}
