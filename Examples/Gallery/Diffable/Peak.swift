import Foundation

/// A peak of an island that exists nowhere else.
struct Peak: Hashable {
    let id: Int
    let name: String
    /// Metres.
    let height: Int

    static let all: [Peak] = {
        let first = ["Ash", "Bell", "Cold", "Dun", "Ember", "Fox", "Grey", "High"]
        let second = ["crag", "fell", "horn", "top", "ridge"]
        var peaks: [Peak] = []
        for (a, one) in first.enumerated() {
            for (b, two) in second.enumerated() {
                peaks.append(
                    Peak(id: a * 5 + b, name: one + two, height: 800 + (a * 397 + b * 613) % 1900))
            }
        }
        return peaks
    }()

    func matches(_ filter: String) -> Bool {
        filter.isEmpty || name.lowercased().contains(filter.lowercased())
    }
}
