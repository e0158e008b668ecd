import NibFormat

extension UISwitch {
    func decodeNibSwitch(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeControl(coder)
        if let color = coder.givenColor("onTintColor") { onTintColor = color }
        if let color = coder.givenColor("thumbTintColor") { thumbTintColor = color }
        isOn = coder.flag("on") ?? false
    }
}

extension UISlider {
    func decodeNibSlider(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeControl(coder)
        minimumValue = Float(coder.number("minValue") ?? 0)
        maximumValue = Float(coder.number("maxValue") ?? 1)
        value = Float(coder.number("value") ?? 0)
        isContinuous = coder.flag("continuous") ?? true
        if let color = coder.givenColor("minimumTrackTintColor") { minimumTrackTintColor = color }
        if let color = coder.givenColor("maximumTrackTintColor") { maximumTrackTintColor = color }
        if let color = coder.givenColor("thumbTintColor") { thumbTintColor = color }
        if let image = coder.image("minimumValueImage") { minimumValueImage = image }
        if let image = coder.image("maximumValueImage") { maximumValueImage = image }
    }
}

extension UISegmentedControl {
    func decodeNibSegments(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeControl(coder)
        isMomentary = coder.flag("momentary") ?? false
        isSpringLoaded = coder.flag("springLoaded") ?? false
        apportionsSegmentWidthsByContent = coder.flag("apportionsSegmentWidthsByContent") ?? false
        if let color = coder.givenColor("selectedSegmentTintColor") { selectedSegmentTintColor = color }
        let list = coder.element.child(named: "segments")?.children ?? []
        for (index, element) in list.filter({ $0.name == "segment" }).enumerated() {
            let inner = coder.inner(element)
            let name = "segmentTitles[\(index)]"
            let localized = coder.element.id.flatMap { coder.instantiation.translation("\($0).\(name)") }
            if let image = inner.image("image") {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: localized ?? element["title"] ?? "", at: index, animated: false)
            }
            if let width = inner.number("width") { setWidth(width, forSegmentAt: index) }
            if inner.flag("enabled") == false { setEnabled(false, forSegmentAt: index) }
        }
        let selected = coder.element.integer("selectedSegmentIndex") ?? 0
        if (0..<numberOfSegments).contains(selected) { selectedSegmentIndex = selected }
    }
}

extension UIStepper {
    func decodeNibStepper(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        decodeControl(coder)
        minimumValue = Double(coder.number("minimumValue") ?? 0)
        maximumValue = Double(coder.number("maximumValue") ?? 100)
        stepValue = Double(coder.number("stepValue") ?? 1)
        value = Double(coder.number("value") ?? 0)
        isContinuous = coder.flag("continuous") ?? true
        autorepeat = coder.flag("autorepeat") ?? true
        wraps = coder.flag("wraps") ?? false
    }
}

extension UIProgressView {
    func decodeNibProgress(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return decodeArchive(coder) }
        decodeViewAttributes(coder)
        progressViewStyle = coder.element["progressViewStyle"] == "bar" ? .bar : .default
        progress = Float(coder.number("progress") ?? 0)
        if let color = coder.givenColor("progressTintColor") { progressTintColor = color }
        if let color = coder.givenColor("trackTintColor") { trackTintColor = color }
    }
}
