import UIKit

/// The shop's picture server, played within the app: each cover takes its own time, so that they come late and out of order.
final class CoverServer: URLProtocol {
    private static let host = "covers.paper-moon.example"

    static func address(of book: Book) -> URL { URL(string: "https://\(host)/\(book.id).png")! }

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == host }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let id = Int(url.deletingPathExtension().lastPathComponent) else {
            client?.urlProtocol(self, didFailWithError: URLError(.badURL))
            return
        }
        nonisolated(unsafe) let transfer = self
        let delay = 0.05 + Double(id * 7919 % 13) * 0.03
        DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + delay) {
            transfer.answer(Self.picture(of: Book(id: id)), from: url)
        }
    }

    private func answer(_ picture: Data, from url: URL) {
        let head = HTTPURLResponse(
            url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Type": "image/png"])!
        client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: picture)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}

    private static func picture(of book: Book) -> Data {
        let size = CGSize(width: 96, height: 144)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
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

    private static func motif(_ number: Int, in box: CGRect) -> UIBezierPath {
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
