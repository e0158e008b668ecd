extension ScenarioReader {
    /// A line that may stand in a scenario, with an example. docs/scenarios.md is written from these.
    struct Form {
        let name: String
        let example: String
        let note: String?

        init(_ name: String, _ example: String, _ note: String? = nil) {
            (self.name, self.example, self.note) = (name, example, note)
        }

        /// - Parameter column: where the note begins, if the example leaves room.
        func line(_ start: String, notesAt column: Int) -> String {
            let text = "\(start)\(name): \(example)"
            guard let note else { return text }
            return text + String(repeating: " ", count: max(column - text.count, 3)) + "# \(note)"
        }
    }

    static let headerForms = [
        Form("device", "iPhone 15", "`shoji devices` lists them"),
        Form("orientation", "portrait", "landscapeLeft, landscapeRight, portraitUpsideDown"),
        Form(
            "textSize", "large",
            "extraSmall … extraExtraExtraLarge, accessibilityMedium … accessibilityExtraExtraExtraLarge"),
        Form("appearance", "light", "dark"),
        Form("direction", "ltr", "rtl"),
        Form("locale", "en_US", "the reader's language and region"),
        Form("statusBar", "true", "draws the status bar and the home indicator; off unless asked"),
        Form(
            "keyboard", "true",
            "the device draws its keyboard while a text is edited; off unless asked, as with keys at the device"
        ),
        Form("scale", "3", "pixels a point, in place of the device's own"),
        Form("os", "26", "26, 18 or 14"),
        Form("network", "off", "live, record:DIR or replay:DIR; see network.md"),
        Form(
            "matrix", #""devices=iPhone SE,iPhone 15;appearances=light,dark""#,
            "also orientations, textSizes, directions, locales"),
    ]

    static let stepForms = [
        Form("snapshot", "opened", "writes opened.png and opened.json"),
        Form("snapshot", "{name: cell, of: {id: row-3}}", "one view only"),
        Form("tap", #"{text: "More"}"#),
        Form("press", "{at: [196, 420], seconds: 0.8}"),
        Form(
            "press", #"{key: "cmd+a"}"#,
            "with cmd, shift, alt, ctrl; return, tab, escape, backspace, left …"),
        Form(
            "drag", "{from: [196, 600], to: [196, 200], seconds: 0.4, hold: 0.2}",
            "hold > 0: lifts at rest; press: rests before it moves"),
        Form(
            "drag", "{path: [[196, 600, 0], [196, 420, 0.1], [196, 200, 0.25]]}",
            "a finger's whole way: x, y, seconds since it came down"),
        Form("fling", "{from: [196, 600], velocity: [0, -2000]}", "points a second at the lift"),
        Form(
            "wheel", "{at: [196, 420], by: [0, 120]}",
            "a mouse's wheel; positive towards the end of the content"),
        Form(
            "pinch", "{at: [196, 420], scale: 2, seconds: 0.3}", "two fingers; below 1 they come together"),
        Form("type", #""Dune""#, "into what has the focus, a character a frame"),
        Form("scrollTo", #"{text: "Chapter 40"}"#, "scrolls until it is seen"),
        Form("rotate", "landscapeLeft"),
        Form("textSize", "accessibilityLarge"),
        Form("appearance", "dark"),
        Form("direction", "rtl"),
        Form("locale", "ar", "for what is made from now on; screens that are there keep their texts"),
        Form("statusBar", "true", "the system's bars over the app, from now on"),
        Form(
            "keyboard", "true", #"a drawn keyboard, from now on; its keys are texts: tap: {text: "q"}"#),
        Form("network", "off", "for requests from now on"),
        Form("wait", "0.5", "seconds"),
        Form(
            "wait", #"{until: {text: "Loaded"}, limit: 10}"#,
            "until it is seen; fails after the limit, 10 s unless said"),
        Form("settle", "true", "until nothing moves and no request waits, 10 s at most"),
        Form(
            "expect", #"{id: title, text: "Shelf", frame: [16, 8, 200, 22], count: 1, selected: true}"#,
            "any of them"),
        Form(
            "expect", "{id: volume, enabled: true, value: 0.5}",
            "also on: true of a switch, focused: true of what takes the keys"),
    ]

    /// Each once, in their order.
    static let headers = headerForms.map(\.name)
    static let steps = stepForms.reduce(into: [String]()) {
        if $0.last != $1.name { $0.append($1.name) }
    }

    /// The examples of docs/scenarios.md: header lines, then steps.
    static var examples: [String] {
        [
            headerForms.map { $0.line("", notesAt: 29) }.joined(separator: "\n"),
            "steps:\n" + stepForms.map { $0.line("  - ", notesAt: 60) }.joined(separator: "\n"),
        ].map { "```yaml\n\($0)\n```" }
    }
}
