import CoreGraphics

extension Scenario {
    /// Throws for the first step that touches a point outside the screen as the device is held then, and for two
    /// snapshots of one name. `settings` are the command line's choices, which win over the header.
    public func check(with settings: DeviceSettings) throws {
        var held = settings.filled(from: self.settings)
        var lines: [String: Int] = [:]
        for step in steps {
            func check(_ target: Target) throws {
                guard case .point(let point) = target else { return }
                let size = held.screenSize
                guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else {
                    throw ScenarioError(
                        file: file, line: step.line,
                        message: "\(step.action.name): \(short(point)) is outside the screen, which is "
                            + "\(Int(size.width)) x \(Int(size.height)) points"
                            + " (\((held.device ?? .standard).name), \((held.orientation ?? .portrait).rawValue))"
                    )
                }
            }
            func note(_ name: String) throws {
                guard let first = lines.updateValue(step.line, forKey: name) else { return }
                throw ScenarioError(
                    file: file, line: step.line,
                    message:
                        "snapshot: \"\(name)\" was written by line \(first) already; give it another name")
            }
            switch step.action {
            case .tap(let target), .press(let target, _), .fling(let target, _),
                .pinch(let target, _, _), .wheel(let target, _):
                try check(target)
            case .drag(let drag):
                try check(drag.from)
                try check(drag.to)
                if let name = drag.snapshot { try note(name) }
            case .path(let path): try check(.point(path[0].at))
            case .rotate(let orientation): held.orientation = orientation
            case .snapshot(let name, _): try note(name)
            case .textSize, .appearance, .direction, .locale, .statusBar, .keyboard, .network, .wait,
                .waitUntil, .settle, .key, .type, .scrollTo, .expect:
                break
            }
        }
    }

    private func short(_ point: CGPoint) -> String {
        func number(_ value: CGFloat) -> String {
            value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(Double(value))"
        }
        return "[\(number(point.x)), \(number(point.y))]"
    }
}
