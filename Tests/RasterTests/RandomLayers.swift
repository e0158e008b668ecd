import TestSeeds
import QuartzCore

/// A mutable tree of layers that changes at random and commits to shared nodes, as a view tree does.
struct RandomLayers {
    final class Item {
        let number: UInt64
        var frame = CGRect.zero
        var origin = CGPoint.zero
        var transform = CGAffineTransform.identity
        var look = LayerAppearance()
        var contents = LayerContents.none
        var mask: LayerNode?
        var children: [Item] = []
        var node: LayerNode?

        init(number: UInt64) { self.number = number }

        func commit() -> LayerNode {
            if let node { return node }
            let look = self.look
            let made = layer(
                number, frame, contents: contents, origin: origin, transform: transform, mask: mask,
                children: children.map { $0.commit() }
            ) { $0 = look }
            node = made
            return made
        }

        /// Forgets the committed nodes on the way to `item`.
        func touch(_ item: Item) -> Bool {
            guard self === item || children.contains(where: { $0.touch(item) }) else { return false }
            node = nil
            return true
        }

        var all: [Item] { [self] + children.flatMap(\.all) }
    }

    var random: SeededGenerator
    let root = Item(number: 1)
    var lastNumber: UInt64 = 1
    var latest = ""
    let scale: CGFloat

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        scale = CGFloat([1, 2, 3][random.next(3)])
        root.frame = rect(0, 0, 90, 110)
        root.look.backgroundColor = .white
        for _ in 0..<4 { root.children.append(make(depth: 0)) }
        // One list that scrolls, with what lists have.
        let list = make(depth: 9)
        list.frame = rect(5, 10, 80, 80)
        list.look = LayerAppearance()
        list.look.masksToBounds = true
        list.look.backgroundColor = random.chance(percent: 70) ? .white : nil
        for row in 0..<12 {
            let cell = make(depth: random.chance(percent: 50) ? 1 : 9)
            cell.frame = rect(0, CGFloat(row) * 17.5, 80, 17.5)
            cell.transform = .identity
            list.children.append(cell)
        }
        root.children.insert(list, at: random.next(root.children.count + 1))
    }

    mutating func tree() -> LayerTree {
        LayerTree(root: root.commit(), size: root.frame.size, scale: scale, time: 0)
    }

    private mutating func number(_ low: Int, _ high: Int) -> CGFloat {
        let whole = CGFloat(low + random.next(high - low + 1))
        return random.chance(percent: 40) ? whole + CGFloat(random.next(6)) / 6 : whole
    }

    private mutating func color() -> CGColor {
        let list = [red, green, blue, .white, .black, CGColor(red: 0.3, green: 0.6, blue: 0.2, alpha: 0.5)]
        return list[random.next(list.count)]
    }

    private mutating func make(depth: Int) -> Item {
        lastNumber += 1
        let item = Item(number: lastNumber)
        item.frame = rect(number(-10, 70), number(-10, 80), number(0, 50), number(1, 40))
        for _ in 0..<3 { restyle(item) }
        if depth < 3 { for _ in 0..<random.next(4) { item.children.append(make(depth: depth + 1)) } }
        return item
    }

    private mutating func restyle(_ item: Item) {
        let size = item.frame.size
        switch random.next(15) {
        case 0, 1, 2: item.look.backgroundColor = random.chance(percent: 80) ? color() : nil
        case 3: item.look.cornerRadius = random.chance(percent: 50) ? number(0, 12) : 0
        case 4:
            item.look.borderWidth = random.chance(percent: 50) ? number(0, 3) : 0
            item.look.borderColor = color()
        case 5: item.look.masksToBounds.toggle()
        case 6: item.look.opacity = random.chance(percent: 50) ? 1 : Float(random.next(5)) / 4
        case 7:
            let offset = CGSize(width: number(-3, 3), height: number(-3, 3))
            item.look.shadow =
                random.chance(percent: 50)
                ? nil : LayerShadow(color: .black, opacity: 0.5, offset: offset, radius: number(0, 4))
            // Some have an outline that is given.
            if offset.height > 1 {
                let outline = rect(-4, 3, size.width, size.height)
                item.look.shadow?.path = CGPath(ellipseIn: outline, transform: nil)
            }
        case 8:
            item.transform =
                random.chance(percent: 60)
                ? .identity
                : [
                    CGAffineTransform(rotationAngle: 0.4), CGAffineTransform(scaleX: 1.3, y: 0.8),
                    CGAffineTransform(translationX: 3.3, y: -2), CGAffineTransform(scaleX: -1, y: 1),
                ][random.next(4)]
        case 9:
            item.mask =
                random.chance(percent: 60)
                ? nil
                : layer(lastNumber + 10_000, rect(2, 2, size.width, size.height), background: .black) {
                    $0.cornerRadius = 5
                }
        case 10, 11:
            let disc = CGPath(
                ellipseIn: rect(1, 1, max(size.width - 2, 1), max(size.height - 2, 1)), transform: nil)
            item.contents =
                random.chance(percent: 30)
                ? .none
                : drawing(
                    rect(0, 0, max(size.width, 1), max(size.height, 1)), [.fill(disc, .winding, color())])
        case 12:
            item.contents = .image(
                LayerImage(
                    image: quarters(side: 3),
                    gravity: random.chance(percent: 50) ? .resizeAspectFill : .center,
                    tint: random.chance(percent: 30) ? color() : nil))
        case 13:
            item.look.backdrop =
                random.chance(percent: 50)
                ? nil : LayerBackdrop(radius: number(0, 8), saturation: number(0, 2))
        default:
            item.origin = random.chance(percent: 50) ? .zero : CGPoint(x: number(-5, 5), y: number(-20, 20))
        }
    }

    /// One to three changes: style, move, scroll, insert, remove, exchange.
    mutating func mutate() {
        latest = ""
        for _ in 0...random.next(3) {
            let all = root.all
            let item = all[random.next(all.count)]
            switch random.next(9) {
            case 0, 1:
                if item !== root { restyle(item) }
                latest += " restyle \(item.number)"
            case 2:
                if item !== root { item.frame.origin = CGPoint(x: number(-10, 70), y: number(-10, 80)) }
                latest += " move \(item.number)"
            case 3:
                item.children.insert(make(depth: 2), at: random.next(item.children.count + 1))
                latest += " insert into \(item.number)"
            case 4:
                if !item.children.isEmpty { item.children.remove(at: random.next(item.children.count)) }
                latest += " remove from \(item.number)"
            case 5:
                if item.children.count > 1 { item.children.swapAt(0, item.children.count - 1) }
                latest += " swap in \(item.number)"
            default:
                let clipping = all.filter { $0.look.masksToBounds && $0.children.count > 1 }
                guard !clipping.isEmpty else { continue }
                let list = clipping[random.next(clipping.count)]
                list.origin.y += number(-30, 30)
                if random.chance(percent: 20) { list.origin.x += number(-4, 4) }
                _ = root.touch(list)
                latest += " scroll \(list.number)"
            }
            _ = root.touch(item)
        }
    }
}
