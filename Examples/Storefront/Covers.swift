import UIKit

/// Draws covers, a while after they are asked for: as from a network, some later than others.
@MainActor
final class Covers {
    static let shared = Covers()
    private let cache = NSCache<NSNumber, UIImage>()

    func cover(of book: Book) -> UIImage? { cache.object(forKey: NSNumber(value: book.id)) }

    /// - Returns: whether the cover is there already.
    @discardableResult
    func load(_ book: Book, then show: @escaping @MainActor (UIImage) -> Void) -> Bool {
        if let image = cover(of: book) {
            show(image)
            return true
        }
        let delay = 0.05 + Double(book.id * 7919 % 13) * 0.03
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            guard let self else { return }
            let image = cover(of: book) ?? draw(book)
            cache.setObject(image, forKey: NSNumber(value: book.id))
            show(image)
        }
        return false
    }

    private func draw(_ book: Book) -> UIImage {
        let size = CGSize(width: 96, height: 144)
        return UIGraphicsImageRenderer(size: size).image { context in
            let hue = CGFloat(book.hue)
            UIColor(hue: hue, saturation: 0.45, brightness: 0.55, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: 0.25, brightness: 0.95, alpha: 0.9).setFill()
            motif(book.motif, in: CGRect(x: 16, y: 52, width: 64, height: 64)).fill()
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            let title = NSAttributedString(
                string: book.title,
                attributes: [
                    .font: UIFont.systemFont(ofSize: 10, weight: .bold), .foregroundColor: UIColor.white,
                    .paragraphStyle: style,
                ])
            title.draw(in: CGRect(x: 6, y: 10, width: size.width - 12, height: 40))
            let author = NSAttributedString(
                string: book.author,
                attributes: [
                    .font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor.white,
                    .paragraphStyle: style,
                ])
            author.draw(in: CGRect(x: 6, y: 124, width: size.width - 12, height: 14))
        }
    }

    private func motif(_ number: Int, in box: CGRect) -> UIBezierPath {
        switch number {
        case 0: return UIBezierPath(ovalIn: box)
        case 1: return UIBezierPath(roundedRect: box.insetBy(dx: 8, dy: 8), cornerRadius: 10)
        case 2:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: box.midX, y: box.minY))
            path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
            path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
            path.close()
            return path
        default:
            let path = UIBezierPath(ovalIn: box.insetBy(dx: 18, dy: 18))
            for corner in [
                CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX - 18, y: box.minY),
                CGPoint(x: box.minX, y: box.maxY - 18), CGPoint(x: box.maxX - 18, y: box.maxY - 18),
            ] {
                path.append(UIBezierPath(ovalIn: CGRect(origin: corner, size: CGSize(width: 18, height: 18))))
            }
            return path
        }
    }
}
