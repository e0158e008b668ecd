import Simulator
import Testing

@testable import UIKit

/// The keyboard that a device draws. Heights are recorded ones (`DeviceModel+Keyboard.swift` says by whom): 336 points of an
/// iPhone 15 in portrait with the bar of suggestions, 291 without.
@MainActor @Suite struct DrawnKeyboardTests {
    @MainActor private final class Heard {
        var told: [(name: String, begin: CGRect, end: CGRect, duration: Double, curve: Int)] = []
        nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

        init() {
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification,
            ]
            for name in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                        [weak self] note in
                        let short = note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                            .replacingOccurrences(of: "Notification", with: "")
                        nonisolated(unsafe) let info = note.userInfo ?? [:]
                        MainActor.assumeIsolated { self?.hear(short, info) }
                    })
            }
        }

        private func hear(_ name: String, _ info: [AnyHashable: Any]) {
            func rect(_ key: String) -> CGRect { (info[key] as? NSValue)?.cgRectValue ?? .zero }
            told.append(
                (
                    name, rect(UIResponder.keyboardFrameBeginUserInfoKey),
                    rect(UIResponder.keyboardFrameEndUserInfoKey),
                    info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0,
                    info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
                ))
        }

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    private func settings(
        _ device: String = "iPhone 15", _ orientation: DeviceSettings.Orientation = .portrait
    )
        -> DeviceConfiguration
    {
        var settings = DeviceSettings()
        settings.device = DeviceModel.named(device)
        settings.orientation = orientation
        settings.keyboard = true
        return settings.configuration
    }

    private func stage(_ device: String = "iPhone 15", _ orientation: DeviceSettings.Orientation = .portrait)
        -> (Stage, UITextField)
    {
        let configuration = settings(device, orientation)
        let stage = Stage(UIViewController()) { $0 = configuration }
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        stage.window.rootViewController?.view.addSubview(field)
        stage.frame()
        return (stage, field)
    }

    private func tap(_ stage: Stage, _ text: String) throws {
        let place = try #require(ViewDump.find(text: text), "\(ViewDump.texts)").windowFrame
        stage.tap(CGPoint(x: place.midX, y: place.midY))
        stage.frame()
    }

    private var keyboard: CGRect? { InputHost.place }

    @Test(arguments: [
        ("iPhone 15", 852.0, 336.0, 291.0), ("iPhone 11", 896, 346, 301), ("iPhone 8 Plus", 736, 271, 226),
        ("iPhone SE (1st generation)", 568, 253, 216), ("iPhone SE (3rd generation)", 667, 260, 216),
    ]) func itIsAsHighAsOnTheDevice(device: String, screen: Double, with: Double, without: Double) {
        let (stage, field) = stage(device)
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        #expect(keyboard?.height == CGFloat(with) && keyboard?.maxY == CGFloat(screen))
        field.resignFirstResponder()
        field.keyboardType = .numberPad
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        #expect(keyboard?.height == CGFloat(without), "a number pad has no suggestions")
        field.keyboardType = .default
        field.autocorrectionType = .no
        field.reloadInputViews()
        #expect(keyboard?.height == CGFloat(without), "nothing is corrected, nothing suggested")
    }

    @Test func withoutOneNothingComes() {
        let stage = Stage(UIViewController())
        let heard = Heard()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        stage.window.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        #expect(keyboard == nil && heard.told.isEmpty)
    }

    /// Recorded in many apps' comments: duration 0.25, curve 7, from below the screen; in a published log each change of the frame
    /// is told before what shows or hides.
    @Test func itSaysWhereItGoes() {
        let (stage, field) = stage()
        let heard = Heard()
        field.becomeFirstResponder()
        #expect(heard.told.map(\.name) == ["WillChangeFrame", "WillShow"])
        let place = CGRect(x: 0, y: 852 - 336, width: 393, height: 336)
        #expect(heard.told[0].begin == place.offsetBy(dx: 0, dy: 336) && heard.told[0].end == place)
        #expect(heard.told.allSatisfy { $0.duration == 0.25 && $0.curve == 7 })
        stage.advance(by: 0.2)
        #expect(heard.told.count == 2, "it moves for a quarter of a second")
        stage.advance(by: 0.1)
        #expect(heard.told.last?.name == "DidShow")
        heard.told = []
        field.resignFirstResponder()
        stage.advance(by: 0.3)
        #expect(heard.told.map(\.name) == ["WillChangeFrame", "WillHide", "DidHide"])
        #expect(heard.told[0].begin == place && heard.told[0].end == place.offsetBy(dx: 0, dy: 336))
        #expect(keyboard == nil && UIApplication.shared.windows.count == 1)
    }

    /// Text Programming Guide for iOS, "Managing the Keyboard": a table view controller makes room for the keyboard; here for the one of the
    /// search bar above it.
    @Test func aListMakesRoomForTheKeyboardOfItsSearch() {
        let (list, configuration) = (UITableViewController(), settings())
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = false
        let stage = Stage(UINavigationController(rootViewController: list)) { $0 = configuration }
        stage.advance(by: 0.2)
        search.searchBar.searchTextField.becomeFirstResponder()
        stage.advance(by: 1)
        #expect(list.tableView.adjustedContentInset.bottom == CGFloat(336))
        search.isActive = false
        stage.advance(by: 1)
        #expect(list.tableView.adjustedContentInset.bottom == CGFloat(34))
    }

    /// UIKit: a sheet rises with the keyboard of what is edited in it; one that may be large becomes so ("medium detent jumps to large when the
    /// keyboard appears", a question that is asked much), and is as before afterwards.
    @Test(arguments: [true, false]) func aSheetRisesWithTheKeyboard(mayBeLarge: Bool) throws {
        let configuration = settings()
        let stage = Stage(UIViewController()) { $0 = configuration }
        let (sheet, field) = (
            UIViewController(), UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        )
        sheet.view.addSubview(field)
        sheet.sheetPresentationController?.detents =
            [.custom { _ in 200 }] + (mayBeLarge ? [.large()] : [])
        stage.window.rootViewController?.present(sheet, animated: false)
        stage.advance(by: 0.5)
        func top() throws -> CGFloat {
            try #require(sheet.sheetPresentationController?.presentedView).frame.minY
        }
        let resting = try top()
        #expect(resting > 600)
        field.becomeFirstResponder()
        stage.advance(by: 0.6)
        let keyboard = try #require(keyboard)
        let place = field.convert(field.bounds, to: nil)
        #expect(place.maxY < keyboard.minY, "the field is seen")
        if mayBeLarge {
            #expect(try top() < 100)
        } else {
            // 200 points above the keyboard, and the gap that a floating sheet has below.
            #expect(abs(try top() - (keyboard.minY - 200)) <= 16)
        }
        field.resignFirstResponder()
        stage.advance(by: 0.6)
        #expect(try top() == resting)
    }

    /// UIKit: from field to field the keyboard stays; it only takes the height that the next field asks for.
    @Test func itStaysFromFieldToField() {
        let (stage, field) = stage()
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        other.keyboardType = .numberPad
        let third = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        for each in [other, third] { stage.window.rootViewController?.view.addSubview(each) }
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        let heard = Heard()
        other.becomeFirstResponder()
        stage.advance(by: 0.3)
        #expect(heard.told.map(\.name) == ["WillChangeFrame", "WillShow", "DidShow"])
        #expect(heard.told[0].begin.height == 336 && heard.told[0].end.minY == 852 - 291)
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        heard.told = []
        third.becomeFirstResponder()
        #expect(heard.told.isEmpty && keyboard?.height == 336)
    }

    @Test func keysType() throws {
        let (stage, field) = stage()
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        // UITextAutocapitalizationType.sentences, the default: the first letter is a capital.
        for key in ["H", "e", "y", "space"] { try tap(stage, key) }
        #expect(field.text == "Hey ")
        try tap(stage, "123")
        for key in ["4", "2"] { try tap(stage, key) }
        try tap(stage, "#+=")
        try tap(stage, "€")
        try tap(stage, "delete")
        try tap(stage, "123")
        try tap(stage, "space")
        try tap(stage, "shift")
        try tap(stage, "A")
        #expect(field.text == "Hey 42 A")
        try tap(stage, "b")
        #expect(field.text == "Hey 42 Ab")
    }

    @Test func anotherKeyIsThereForEachType() throws {
        let (stage, field) = stage()
        func texts(_ type: UIKeyboardType) -> Set<String> {
            field.resignFirstResponder()
            field.keyboardType = type
            field.becomeFirstResponder()
            stage.advance(by: 0.6)
            return Set(ViewDump.texts)
        }
        #expect(texts(.emailAddress).isSuperset(of: ["q", "@", ".", "space"]))
        #expect(texts(.URL).isSuperset(of: [".", "/", ".com"]) && !texts(.URL).contains("space"))
        #expect(texts(.numberPad).isSuperset(of: ["0", "9", "PQRS"]) && !texts(.numberPad).contains("q"))
        #expect(texts(.decimalPad).contains(".") && !texts(.numberPad).contains("."))
        #expect(texts(.phonePad).contains("+"))
        #expect(texts(.numbersAndPunctuation).isSuperset(of: ["1", "$", "ABC"]))
        field.returnKeyType = .search
        #expect(texts(.default).contains("search") && !texts(.default).contains("return"))
    }

    /// Apple, `enablesReturnKeyAutomatically`: the key is disabled while the field has no text.
    @Test func returnWaitsForText() throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var returns = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                returns += 1
                return false
            }
        }
        let (stage, field) = stage()
        let delegate = Delegate()
        field.delegate = delegate
        field.returnKeyType = .send
        field.enablesReturnKeyAutomatically = true
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        try tap(stage, "send")
        #expect(delegate.returns == 0)
        try tap(stage, "A")
        try tap(stage, "send")
        #expect(delegate.returns == 1)
    }

    @Test func anAccessoryStandsOnItAndAnInputViewInItsPlace() {
        let (stage, field) = stage()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 852 - 336 - 44, width: 393, height: 44))
        #expect(
            keyboard?.height == CGFloat(336 + 44), "UIKit: the accessory is a part of the keyboard's frame")
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        field.reloadInputViews()
        stage.advance(by: 0.3)
        #expect(keyboard?.height == 44 + 200 + 34 && ViewDump.find(text: "q") == nil)
    }

    @Test func theGuideFollows() {
        let (stage, field) = stage()
        let root = stage.window.rootViewController!.view!
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
            box.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        ])
        stage.frame()
        #expect(box.frame.maxY == CGFloat(852 - 34))
        field.becomeFirstResponder()
        stage.frame()
        #expect(box.frame.maxY == CGFloat(852 - 336))
        stage.advance(by: 0.125)
        let shown = box.layer.presentation()?.frame.maxY ?? 0
        #expect(shown > 852 - 336 && shown < 852 - 34, "it goes with the keyboard, not before it")
        stage.change { $0.keyboard = nil }
        stage.advance(by: 0.3)
        #expect(box.frame.maxY == CGFloat(852 - 34))
    }

    /// Apple, `interactive`: the keyboard follows the dragging touch offscreen, and pulling upwards again cancels the dismissal.
    @Test func aFingerTakesItAlong() {
        let (stage, field) = stage()
        let root = stage.window.rootViewController!.view!
        let scroll = UIScrollView(frame: root.bounds)
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.keyboardDismissMode = .interactive
        root.insertSubview(scroll, at: 0)
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        let top = CGFloat(852 - 336)
        func move(_ ys: [CGFloat]) {
            for y in ys {
                stage.touch(.moved, CGPoint(x: 300, y: y))
                stage.advance(by: 1.0 / 60)
            }
        }
        stage.touch(.began, CGPoint(x: 300, y: 400))
        move([420, 440, 460, 500])
        #expect(keyboard?.minY == top && field.isFirstResponder, "the finger is above it yet")
        move([540, 600])
        #expect(keyboard?.minY == 600)
        move([560, 520, 480])
        stage.touch(.ended, CGPoint(x: 300, y: 480))
        stage.advance(by: 0.5)
        #expect(keyboard?.minY == top && field.isFirstResponder)

        stage.touch(.began, CGPoint(x: 300, y: 400))
        move([440, 480, 520, 560, 600])
        stage.touch(.ended, CGPoint(x: 300, y: 600))
        stage.advance(by: 0.5)
        #expect(keyboard == nil && !field.isFirstResponder)
    }

    @Test func itTurnsWithTheDevice() {
        let (stage, field) = stage()
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        let turned = settings("iPhone 15", .landscapeLeft)
        stage.change { $0 = turned }
        stage.advance(by: 0.3)
        // Telegram-iOS, DeviceMetrics: 172 with the home indicator, 37 for the suggestions.
        #expect(keyboard == CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
        let pad = settings("iPad (10th generation)")
        stage.change { $0 = pad }
        stage.advance(by: 0.3)
        #expect(keyboard?.height == 263 + 20 + 50 && ViewDump.find(text: "hide keyboard") != nil)
    }

    /// Text Programming Guide for iOS, "Managing the Keyboard": a table view controller makes room while a text in it is edited.
    @Test func aTableShowsTheRowThatIsEdited() {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                30
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let field = UITextField(frame: CGRect(x: 20, y: 4, width: 200, height: 30))
                field.tag = 1
                cell.contentView.addSubview(field)
                return cell
            }
        }
        let configuration = settings()
        let rows = Rows(style: .plain)
        let stage = Stage(rows) { $0 = configuration }
        let path = IndexPath(row: 14, section: 0)
        let cell = rows.tableView.cellForRow(at: path)
        let field = cell?.viewWithTag(1) as? UITextField
        field?.becomeFirstResponder()
        stage.advance(by: 0.3)
        #expect(rows.tableView.adjustedContentInset.bottom == CGFloat(336))
        let place = cell.map { $0.convert($0.bounds, to: nil) } ?? .zero
        #expect(place.maxY <= CGFloat(852 - 336) && place.minY > 59, "\(place)")
        // From field to field the keyboard stays, and the table goes on.
        rows.tableView.scrollToRow(at: IndexPath(row: 18, section: 0), at: .top, animated: false)
        stage.frame()
        let next = rows.tableView.cellForRow(at: IndexPath(row: 28, section: 0))
        (next?.viewWithTag(1) as? UITextField)?.becomeFirstResponder()
        stage.advance(by: 0.3)
        let nextPlace = next.map { $0.convert($0.bounds, to: nil) } ?? .zero
        #expect(next != nil && nextPlace.maxY <= CGFloat(852 - 336) && nextPlace.minY > 59, "\(nextPlace)")
        rows.view.endEditing(true)
        stage.advance(by: 0.3)
        #expect(rows.tableView.adjustedContentInset.bottom == CGFloat(34))
    }

    @Test func anAlertStandsAboveIt() {
        let configuration = settings("iPhone SE (3rd generation)")
        let controller = UIViewController()
        let stage = Stage(controller) { $0 = configuration }
        let alert = UIAlertController(title: "Name", message: "Of the shelf", preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: true)
        stage.advance(by: 1)
        let place = alert.view.convert(alert.view.bounds, to: nil)
        // In the middle of what a status bar of 20 points and 260 of keyboard leave of 667.
        #expect(abs(place.midY - (20 + CGFloat(667 - 260)) / 2) < 1, "\(place)")
    }
}

/// Rows and capitals without a view.
@Suite struct KeyboardPlanTests {
    private func plan(
        _ type: UIKeyboardType = .default, _ plane: KeyboardPlane = .letters, isPad: Bool = false
    )
        -> KeyboardPlan
    {
        var wish = KeyboardPlan.Wish(
            keyboard: isPad
                ? DrawnKeyboard(keys: 263, below: 0, suggestions: 50)
                : DrawnKeyboard(keys: 216, below: 75, suggestions: 45), width: isPad ? 810 : 375)
        wish.type = type
        wish.plane = plane
        wish.isPad = isPad
        return KeyboardPlan(wish)
    }

    /// Measured on 375 points by many: letters are 31.5 wide and 42 high, 6 apart, 3 from the edge.
    @Test func lettersAreAsWideAsOnADevice() throws {
        let letters = plan()
        let q = try #require(letters.places.first { $0.key == .text("q") }).frame
        let w = try #require(letters.places.first { $0.key == .text("w") }).frame
        #expect(q == CGRect(x: 3, y: 45 + 6, width: 31.5, height: 42) && w.minX - q.maxX == 6)
        let a = try #require(letters.places.first { $0.key == .text("a") }).frame
        #expect(a.minX == 3 + 37.5 / 2 && a.minY - q.minY == 54)
    }

    @Test(arguments: [false, true]) func noKeyLiesOverAnother(isPad: Bool) {
        let types: [UIKeyboardType] = [.default, .emailAddress, .URL, .webSearch, .twitter]
        for type in types {
            for plane in [KeyboardPlane.letters, .numbers, .symbols] {
                let plan = plan(type, plane, isPad: isPad)
                let area = CGRect(origin: .zero, size: plan.size)
                for (index, place) in plan.places.enumerated() {
                    #expect(area.contains(place.frame), "\(place)")
                    for other in plan.places.dropFirst(index + 1) {
                        #expect(!place.frame.intersects(other.frame), "\(place) \(other)")
                    }
                }
            }
        }
    }

    @Test func capitalsBeginSentences() {
        func after(_ text: String, _ type: UITextAutocapitalizationType = .sentences) -> Bool {
            KeyboardCapitals.areWanted(after: text, by: type)
        }
        #expect(after("") && after("One. ") && after("One!  ") && after("One\n") && after("a\n "))
        #expect(!after("One") && !after("One.") && !after("One ") && !after("3.5"))
        #expect(after("one ", .words) && !after("one", .words) && after("", .words))
        #expect(after("one", .allCharacters) && !after("", .none))
    }
}
