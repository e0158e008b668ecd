/// Which names may have been meant by one that is not there.
enum NearNames {
    /// Those first that differ in a third of the asked name's characters at most, the nearest in front; the others in the order that they have.
    static func sorted(_ names: [String], near asked: String) -> [String] {
        let word = letters(asked)
        let most = max(word.count / 3, 1)
        return names.enumerated().map { index, name in
            let distance = distance(word, letters(name))
            return (rank: distance <= most ? distance : .max, index: index, name: name)
        }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.name)
    }

    /// Long texts are alike or not by their beginnings.
    private static func letters(_ name: String) -> [Character] { Array(name.prefix(80).lowercased()) }

    /// How many characters have to be put in, taken out or exchanged to make one of the other (Levenshtein).
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var before = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let exchanged = before + (letter == other ? 0 : 1)
                before = row[j + 1]
                row[j + 1] = min(exchanged, row[j] + 1, before + 1)
            }
        }
        return row[b.count]
    }
}
