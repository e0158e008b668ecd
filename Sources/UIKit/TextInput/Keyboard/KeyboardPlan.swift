/// Where the keys of the drawn keyboard stand.
struct KeyboardPlan: Equatable {
    struct Place: Equatable {
        let key: KeyboardKey
        let frame: CGRect
    }

    let places: [Place]
    /// Of the bar of suggestions; empty where there is none
    let bar: CGRect
    let size: CGSize

    /// What the keyboard is to be.
    struct Wish: Equatable {
        var type = UIKeyboardType.default
        var plane = KeyboardPlane.letters
        var isPad = false
        /// Whether there is a bar of suggestions
        var hasBar = true
        var keyboard: DrawnKeyboard
        /// Of the screen
        var width: CGFloat
        /// Of the safe area, at each side
        var side: CGFloat = 0

        var height: CGFloat { (hasBar ? keyboard.suggestions : 0) + keyboard.keys + keyboard.below }
    }

    init(_ wish: Wish) {
        size = CGSize(width: wish.width, height: wish.height)
        let top = wish.hasBar ? wish.keyboard.suggestions : 0
        bar = CGRect(x: 0, y: 0, width: wish.width, height: top)
        // A phone in portrait has room for two keys beside the home indicator.
        let hasKeysBelow = !wish.isPad && wish.keyboard.below > 40
        let rows = wish.plane.rows(
            wish.type, isPad: wish.isPad, hasKeysBelow: hasKeysBelow || wish.keyboard.below > 0)
        let isGrid = if case .digits = wish.plane { true } else { false }
        let isLow = wish.keyboard.keys / 4 < 50
        // Around each key, as KeyboardKit measured them (`KeyboardLayout.Configuration`): 3 x 6 on a phone, 3 x 4 when it lies
        // on its side, 6 x 4 and 7 x 6 on a pad.
        let around: (x: CGFloat, y: CGFloat) =
            wish.isPad ? (wish.keyboard.keys > 330 ? (7, 6) : (6, 4)) : (3, isGrid ? 3 : isLow ? 4 : 6)
        let area = CGRect(
            x: wish.side, y: top, width: wish.width - 2 * wish.side, height: wish.keyboard.keys)
        let height = area.height / CGFloat(rows.count)
        var places: [Place] = []
        for (index, row) in rows.enumerated() {
            let unit = area.width / row.reduce(0) { $0 + $1.width }
            var x = area.minX
            for (key, width) in row {
                let cell = CGRect(
                    x: x, y: area.minY + CGFloat(index) * height, width: width * unit, height: height)
                x = cell.maxX
                if key != .none {
                    places.append(Place(key: key, frame: cell.insetBy(dx: around.x, dy: around.y)))
                }
            }
        }
        if hasKeysBelow, !isGrid {
            for (key, x) in [(KeyboardKey.globe, area.minX + 8), (.dictation, area.maxX - 8 - 52)] {
                places.append(Place(key: key, frame: CGRect(x: x, y: area.maxY, width: 52, height: 44)))
            }
        }
        self.places = places
    }
}
