import NibFormat

extension UIPickerView {
    func decodeNibPicker(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
    }
}

extension UIDatePicker {
    func decodeNibDatePicker(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeControl(coder)
        datePickerMode = Mode(nib: coder.element["datePickerMode"]) ?? .dateAndTime
        switch coder.element["style"] {
        case "wheels": preferredDatePickerStyle = .wheels
        case "compact": preferredDatePickerStyle = .compact
        case "inline": preferredDatePickerStyle = .inline
        default: break
        }
        minuteInterval = coder.element.integer("minuteInterval") ?? 1
        if let name = coder.element.child(key: "locale")?["localeIdentifier"] {
            locale = Locale(identifier: name)
        }
        if let name = coder.element.child(key: "timeZone")?["name"] { timeZone = TimeZone(identifier: name) }
        minimumDate = date("minimumDate", coder)
        maximumDate = date("maximumDate", coder)
        // Interface Builder: "Current Date", or the one that stands there.
        if coder.flag("useCurrentDate") != true, let date = date("date", coder) { self.date = date }
        if let seconds = coder.number("countDownDuration") { countDownDuration = TimeInterval(seconds) }
    }
}

extension UIDatePicker {
    private func date(_ key: String, _ coder: NibCoder) -> Date? {
        coder.element.child(key: key)?.number("timeIntervalSinceReferenceDate").map {
            Date(timeIntervalSinceReferenceDate: Double($0))
        }
    }
}

extension UISearchBar {
    func decodeNibSearchBar(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        let element = coder.element
        if let text = coder.text("text") { self.text = text }
        if let text = coder.text("placeholder") { placeholder = text }
        if let text = coder.text("prompt") { prompt = text }
        if element["searchBarStyle"] == "minimal" { searchBarStyle = .minimal }
        if let color = coder.givenColor("barTintColor") { barTintColor = color }
        showsCancelButton = coder.flag("showsCancelButton") ?? false
        showsBookmarkButton = coder.flag("showsBookmarkButton") ?? false
        showsSearchResultsButton = coder.flag("showsSearchResultsButton") ?? false
        let titles = element.child(named: "scopeButtonTitles")?.children ?? []
        if !titles.isEmpty { scopeButtonTitles = titles.map(\.text) }
        showsScopeBar = coder.flag("showsScopeBar") ?? false
        if let traits = element.child(key: "textInputTraits") { searchTextField.decodeTraits(traits) }
    }
}

extension UIDatePicker.Mode: NibWord {
    static let nibWords: KeyValuePairs<String, Self> = [
        "time": .time, "date": .date, "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
    ]
}
