import Foundation

struct Book: Hashable {
    let title: String
    /// File name of the cover.
    let cover: String
}

struct Month {
    let title: String
    let books: [Book]
}

extension Book {
    static let all = [
        Book(title: "山里的灯", cover: "lamp-in-the-hills.png"),
        Book(title: "Salt Roads", cover: "salt-roads.jpg"),
        Book(title: "A House of Doors", cover: "a-house-of-doors.png"),
        Book(title: "夜航船", cover: "night-ferry.png"),
        Book(title: "Counting Swifts", cover: "counting-swifts.png"),
        Book(title: "纸船", cover: "paper-boats.png"),
        Book(title: "The Quiet Engine", cover: "the-quiet-engine.png"),
        Book(title: "北方的花园", cover: "northern-garden.jpg"),
        Book(title: "Field Notes on Rain", cover: "field-notes.png"),
        Book(title: "Seven Stairs", cover: "seven-stairs.png"),
        Book(title: "老街", cover: "old-street.png"),
        Book(title: "The Mapmaker", cover: "the-mapmaker.png"),
        Book(title: "茶与铁", cover: "tea-and-iron.jpg"),
        Book(title: "Low Tide", cover: "low-tide.png"),
        Book(title: "A Year of Bread", cover: "a-year-of-bread.png"),
        Book(title: "雪信", cover: "snow-letters.png"),
        Book(title: "Glass Harbour", cover: "glass-harbour.png"),
        Book(title: "The Long Table", cover: "the-long-table.png"),
        Book(title: "河流的钟", cover: "river-clock.jpg"),
        Book(title: "Small Planets", cover: "small-planets.png"),
    ]
}

extension Month {
    /// The latest first.
    static let all: [Month] = {
        let titles = [
            "五月新书 New in May", "四月新书 New in April", "三月新书 New in March", "二月新书 New in February",
            "一月新书 New in January", "十二月新书 New in December", "十一月新书 New in November",
            "十月新书 New in October", "九月新书 New in September", "八月新书 New in August",
            "七月新书 New in July", "六月新书 New in June",
        ]
        let counts = [7, 3, 12, 1, 5, 9, 4, 20, 2, 8, 6, 16]
        return zip(titles, counts).enumerated().map { index, month in
            let books = (0..<month.1).map { Book.all[($0 + index * 7) % Book.all.count] }
            return Month(title: month.0, books: books)
        }
    }()
}
