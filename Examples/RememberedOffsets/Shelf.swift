import Foundation

struct Book: Hashable {
    let title: String
    /// File name of the cover.
    let cover: String
}

/// A row of books. Its identifier stays the same wherever the row goes.
struct Shelf {
    let id: Int
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

extension Shelf {
    static let all: [Shelf] = {
        let titles = [
            "本周推荐 Picks of the Week", "小说 Fiction", "旅行 Travel", "自然 Nature", "历史 History",
            "诗歌 Poetry", "科学 Science", "艺术 Art", "美食 Food", "童书 Children", "音乐 Music", "哲学 Philosophy",
            "传记 Lives", "城市 Cities", "海洋 The Sea", "手工 Crafts",
        ]
        return titles.enumerated().map { Shelf(id: $0, title: $1) }
    }()

    init(id: Int, title: String) {
        let books = (0..<(10 + id % 7)).map { Book.all[($0 * 3 + id * 5) % Book.all.count] }
        self.init(id: id, title: title, books: books)
    }
}
