import Foundation

struct Carousel {
    let title: String
    /// Names of pictures in the asset catalog, one a page.
    let covers: [String]
}

extension Carousel {
    static let all = [
        Carousel(
            title: "本周推荐 This week",
            covers: ["lamp-in-the-hills", "salt-roads", "a-house-of-doors", "night-ferry", "counting-swifts"]),
        Carousel(title: "Prizes", covers: ["paper-boats", "the-quiet-engine"]),
        Carousel(title: "山与水", covers: ["northern-garden", "field-notes", "salt-roads"]),
        Carousel(title: "One only", covers: ["night-ferry"]),
        Carousel(
            title: "Read again",
            covers: [
                "counting-swifts", "paper-boats", "lamp-in-the-hills", "field-notes", "the-quiet-engine",
            ]),
    ]
}
