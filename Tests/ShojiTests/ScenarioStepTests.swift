import Testing

/// Steps that look at what is on the screen, in an app.
@Suite struct ScenarioStepTests {
    private static let table = """
        let table = UITableView()
        let field = UITextField()
        """
    private static let screen = """
        table.dataSource = self
        table.frame = CGRect(x: 0, y: 200, width: 393, height: 600)
        view.addSubview(table)
        field.accessibilityIdentifier = "field"
        field.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
        view.addSubview(field)
        let lights = UISwitch()
        lights.accessibilityIdentifier = "lights"
        lights.frame.origin = CGPoint(x: 320, y: 100)
        view.addSubview(lights)
        let volume = UISlider(frame: CGRect(x: 100, y: 150, width: 200, height: 30))
        volume.accessibilityIdentifier = "volume"
        (volume.value, volume.isEnabled) = (0.1, false)
        view.addSubview(volume)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            let label = UILabel(frame: CGRect(x: 10, y: 160, width: 200, height: 30))
            label.text = "Loaded"
            self.view.addSubview(label)
        }
        """
    private static let rows = """

        extension ScreenViewController: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
                cell.textLabel?.text = "Chapter \\(path.row)"
                return cell
            }
        }
        """

    @Test func theyWaitTypeScrollAndExpect() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: Self.screen, members: Self.table)
        try tool.write("import UIKit\n" + Self.rows, "Screen/Rows.swift")
        try tool.write(
            """
            steps:
              - expect: {text: "Loaded", count: 0}
              - wait: {until: {text: "Loaded"}, limit: 3}
              - expect: {text: "Loaded", frame: [10, 160, 200, 30], count: 1}
              - expect: {id: field, focused: false}
              - tap: {id: field}
              - expect: {id: field, focused: true, enabled: true}
              - expect: {id: lights, on: false}
              - tap: {id: lights}
              - expect: {id: lights, on: true}
              - expect: {id: volume, value: 0.1, enabled: false}
              - type: "Dune"
              - expect: {id: field, text: "Dune"}
              - press: {key: "cmd+a"}
              - press: {key: backspace}
              - type: "Emma"
              - expect: {id: field, text: "Emma"}
              - expect: {text: "Chapter 40", count: 0}
              - scrollTo: {text: "Chapter 40"}
              - tap: {text: "Chapter 40"}
              - expect: {text: "Chapter 40", selected: true}
              - scrollTo: {text: "Chapter 2"}
            """, "s.yaml")
        let answer = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
        for (step, told) in [
            (
                "wait: {until: {text: \"Never\"}, limit: 1}",
                "s.yaml:2: error: wait: {text: \"Never\"} was not to be seen within 1.0 s; there are: "
            ),
            (
                "expect: {id: box, frame: [10, 100, 50, 51]}",
                "s.yaml:2: error: expect: frame: expected [10.0, 100.0, 50.0, 51.0], found [10.0, 100.0, 50.0, 50.0]"
            ),
            (
                "expect: {text: \"Chapter 0\", selected: true}",
                "s.yaml:2: error: expect: selected: expected true, found false"
            ),
            (
                "expect: {id: volume, value: 0.2}",
                "s.yaml:2: error: expect: value: expected 0.2, found 0.1"
            ),
            ("expect: {id: volume, on: true}", "s.yaml:2: error: expect: on: {id: volume} is no switch"),
        ] {
            try tool.write("steps:\n  - \(step)\n", "s.yaml")
            let answer = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
            #expect(answer.status == 5, "\(answer)")
            #expect(answer.err.contains(told), "\(answer)")
        }
    }

    /// What is made after the step is in the other language; what is there keeps its text, and hears of it.
    @Test func anotherLanguageHoldsForWhatIsMadeFromNowOn() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.write("\"hello\" = \"Hello\";", "Screen/en.lproj/Localizable.strings")
        try tool.write("\"hello\" = \"Hallo\";", "Screen/de.lproj/Localizable.strings")
        try tool.writeApp(
            viewDidLoad: """
                add()
                NotificationCenter.default.addObserver(
                    forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: .main
                ) { _ in
                    MainActor.assumeIsolated { self.add() }
                }
                """,
            members: """
                func add() {
                    let label = UILabel(frame: CGRect(x: 10, y: 100 + 40 * view.subviews.count, width: 300, height: 30))
                    label.text = NSLocalizedString("hello", comment: "") + " " + 1.5.formatted() + " " + Locale.current.identifier
                    view.addSubview(label)
                }
                """)
        try tool.write(
            """
            steps:
              - expect: {text: "Hello 1.5 en_US", count: 1}
              - locale: de-DE
              - expect: {text: "Hello 1.5 en_US", count: 1}
              - expect: {text: "Hallo 1,5 de_DE", count: 1}
            """, "s.yaml")
        let answer = try await tool.run("snapshot", "Screen", "--scenario", "s.yaml", "--out", "out")
        #expect(answer.status == 0, "\(answer)")
    }
}
