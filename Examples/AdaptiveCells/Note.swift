import Foundation

struct Note {
    let title: String
    /// What the tiles of the note show.
    let remarks: [String]
}

extension Note {
    static let all: [Note] = {
        let titles = [
            "雨后的车站 The station after the rain",
            "A note may be a word.",
            "Another one goes on for so long that it needs a second line on a telephone held upright, and a third one"
                + " as soon as its reader likes large letters.",
            "茶馆里的人们谈论天气、收成和远方的来信，直到灯一盏一盏地熄灭。",
            "Rows are as tall as their text: the label is pinned eight points from each edge of its cell, and the"
                + " table asks the constraints.",
            "Short again",
            "Turn the device, and every row is measured at its new width; nothing is cut off and nothing is left"
                + " empty.",
            "五月 May", "Eleven words are enough to fill more than one line here.",
            "The map shows a harbour, two roads and a bridge that was never built.",
            "北方的花园 The northern garden", "Salt",
            "Bread, tea, paper and a lamp with enough oil for the night.",
            "The last note on the first screen is rarely the last note.",
            "A river clock tells the hour by the height of the water, which is to say: roughly.",
            "Small planets", "Low tide at six, high tide at noon.", "老街的尽头有一家修表的铺子。",
        ]
        return titles.enumerated().map { index, title in
            let remarks = (0..<(4 + index % 5 * 3)).map {
                Self.remarks[($0 * 3 + index) % Self.remarks.count]
            }
            return Note(title: title, remarks: remarks)
        }
    }()

    private static let remarks = [
        "Read again.", "Where was this written, and by whom?", "见第三章。",
        "The second sentence contradicts the first, but only if the bridge is taken for a real one.",
        "Lovely.", "Ask the clockmaker about the year in which the water stood so high.", "同意",
        "A longer remark, kept here to see that a tile is as tall as what stands in it, whatever that is.",
        "No.", "Compare the note on bread.", "夜里读到这里，灯油用完了。",
    ]
}
