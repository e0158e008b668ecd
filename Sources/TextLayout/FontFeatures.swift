/// OpenType features that a font turns on or off.
public struct FontFeatures: Hashable, Sendable, CustomStringConvertible {
    /// By four-letter tag. Features that are not named here are as the face has them.
    public private(set) var isOn: [String: Bool] = [:]

    public init() {}

    /// Features by their tags, all turned on.
    public init(_ tags: String...) {
        for tag in tags { isOn[tag] = true }
    }

    public var description: String {
        isOn.keys.sorted().map { (isOn[$0]! ? "+" : "-") + $0 }.joined(separator: " ")
    }

    /// Takes over a setting of Apple's font feature registry. A type or selector that no OpenType feature stands
    /// for changes nothing.
    public mutating func set(type: Int, selector: Int) {
        let settings = Self.settings.filter { $0.type == type }
        let chosen = settings.filter { $0.on == selector }
        for setting in settings where setting.on != selector {
            // Settings of one selector for "off" exclude each other.
            let isExcluded = chosen.contains { $0.off == setting.off }
            if setting.off == selector || isExcluded { isOn[setting.tag] = false }
        }
        for setting in chosen { isOn[setting.tag] = true }
    }

    private struct Setting: Sendable {
        var tag: String
        var type: Int
        var on: Int
        var off: Int
    }

    /// Core Text: types and selectors of Apple's font feature registry and the OpenType features that they stand for,
    /// as in HarfBuzz's table from Apple (`hb-aat-layout.cc`). Types without a selector for "off" have one that the
    /// registry does not use.
    private static let settings: [Setting] =
        ligatures + letters + numbers + stylisticSets + eastAsian

    private static let ligatures = [
        Setting(tag: "liga", type: 1, on: 2, off: 3), Setting(tag: "dlig", type: 1, on: 4, off: 5),
        Setting(tag: "clig", type: 1, on: 18, off: 19), Setting(tag: "hlig", type: 1, on: 20, off: 21),
        Setting(tag: "hist", type: 1, on: 20, off: 21), Setting(tag: "calt", type: 36, on: 0, off: 1),
        Setting(tag: "swsh", type: 36, on: 2, off: 3), Setting(tag: "cswh", type: 36, on: 4, off: 5),
    ]

    /// Type 3 is the registry's older name of small capitals.
    private static let letters = [
        Setting(tag: "smcp", type: 3, on: 3, off: 0), Setting(tag: "smcp", type: 37, on: 1, off: 0),
        Setting(tag: "pcap", type: 37, on: 2, off: 0), Setting(tag: "c2sc", type: 38, on: 1, off: 0),
        Setting(tag: "c2pc", type: 38, on: 2, off: 0), Setting(tag: "unic", type: 3, on: 14, off: 15),
        Setting(tag: "case", type: 33, on: 0, off: 1), Setting(tag: "cpsp", type: 33, on: 2, off: 3),
        Setting(tag: "titl", type: 19, on: 4, off: 0), Setting(tag: "mgrk", type: 15, on: 10, off: 11),
    ]

    private static let numbers = [
        Setting(tag: "tnum", type: 6, on: 0, off: 4), Setting(tag: "pnum", type: 6, on: 1, off: 4),
        Setting(tag: "onum", type: 21, on: 0, off: 2), Setting(tag: "lnum", type: 21, on: 1, off: 2),
        Setting(tag: "sups", type: 10, on: 1, off: 0), Setting(tag: "subs", type: 10, on: 2, off: 0),
        Setting(tag: "ordn", type: 10, on: 3, off: 0), Setting(tag: "sinf", type: 10, on: 4, off: 0),
        Setting(tag: "afrc", type: 11, on: 1, off: 0), Setting(tag: "frac", type: 11, on: 2, off: 0),
        Setting(tag: "zero", type: 14, on: 4, off: 5),
    ]

    private static let stylisticSets = (1...20).map {
        Setting(tag: $0 < 10 ? "ss0\($0)" : "ss\($0)", type: 35, on: 2 * $0, off: 2 * $0 + 1)
    }

    private static let eastAsian = [
        Setting(tag: "trad", type: 20, on: 0, off: 16), Setting(tag: "smpl", type: 20, on: 1, off: 16),
        Setting(tag: "jp78", type: 20, on: 2, off: 16), Setting(tag: "jp83", type: 20, on: 3, off: 16),
        Setting(tag: "jp90", type: 20, on: 4, off: 16), Setting(tag: "expt", type: 20, on: 10, off: 16),
        Setting(tag: "jp04", type: 20, on: 11, off: 16), Setting(tag: "hojo", type: 20, on: 12, off: 16),
        Setting(tag: "nlck", type: 20, on: 13, off: 16), Setting(tag: "tnam", type: 20, on: 14, off: 16),
        Setting(tag: "pwid", type: 22, on: 0, off: 7), Setting(tag: "pkna", type: 22, on: 0, off: 7),
        Setting(tag: "fwid", type: 22, on: 1, off: 7), Setting(tag: "hwid", type: 22, on: 2, off: 7),
        Setting(tag: "twid", type: 22, on: 3, off: 7), Setting(tag: "qwid", type: 22, on: 4, off: 7),
        Setting(tag: "palt", type: 22, on: 5, off: 7), Setting(tag: "halt", type: 22, on: 6, off: 7),
        Setting(tag: "hngl", type: 23, on: 1, off: 0), Setting(tag: "ruby", type: 28, on: 2, off: 3),
        Setting(tag: "ital", type: 32, on: 2, off: 3), Setting(tag: "hkna", type: 34, on: 0, off: 1),
    ]
}
