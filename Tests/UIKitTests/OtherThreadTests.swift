import Foundation
import QuartzCore
import Synchronization
import Testing

@testable import UIKit

/// What UIKit lets other threads do. Documentation of `UIGraphicsBeginImageContextWithOptions(_:_:_:)`: "in iOS 4 and later, you may call
/// this function from any thread of your app"; release notes of iOS 4.0: drawing to a graphics context, pictures, colours, fonts and
/// strings' drawing are safe there; places by arithmetic. All of it is on no actor (`Fixtures/actors.txt`), which this file's functions
/// that are not on the main one show by being compiled.
@MainActor @Suite(.serialized) struct OtherThreadTests {
    private func elsewhere<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer {
        await withCheckedContinuation { answer in
            DispatchQueue.global().async {
                #expect(!Thread.isMainThread)
                answer.resume(returning: work())
            }
        }
    }

    /// How much was drawn.
    private func commands(_ image: UIImage) -> Int {
        guard case .drawing(let list, _)? = image.cgImage?.source else { return 0 }
        return list.commands.count
    }

    /// As thumbnails are made.
    @Test func aRendererDrawsOnAnotherThread() async {
        let image = await elsewhere { () -> UIImage in
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
                UIColor.label.setStroke()
                UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).stroke()
                ("Ada" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
            }
        }
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(commands(image) >= 3)
    }

    /// Each thread has its own contexts.
    @Test func contextsOfThreadsAreApart() async {
        // Its own, into which nobody else draws meanwhile.
        let session = SessionContext()
        session.run { UIGraphicsBeginImageContext(CGSize(width: 4, height: 4)) }
        let size = await elsewhere { () -> CGSize? in
            guard UIGraphicsGetCurrentContext() == nil else { return nil }
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 2)
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 20))
            UIColor.black.set()
            NSAttributedString(string: "Title", attributes: [.paragraphStyle: NSMutableParagraphStyle()])
                .draw(in: CGRect(x: 0, y: 0, width: 30, height: 20))
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            return UIGraphicsGetCurrentContext() == nil ? image?.size : nil
        }
        #expect(size == CGSize(width: 30, height: 20))
        session.run {
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }

    /// Pictures are compared, hashed, written and made there.
    @Test func picturesAreReadOnAnotherThread() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image {
            $0.fill($0.format.bounds)
        }
        let isRight = await elsewhere {
            let twin = image.withRenderingMode(.alwaysTemplate)
            return image != twin && image.hashValue == image.hashValue && UIColor.label.cgColor.alpha == 1
        }
        #expect(isRight)
    }

    // MARK: While the main thread waits

    /// What `work` gives on each of six threads, for which the main thread does nothing but wait.
    private func onSixThreads<Answer: Sendable>(_ work: @escaping @Sendable (Int) -> Answer) -> [Answer?] {
        // What other threads know of the screen is what was set last: here this session's.
        UIScreen.main.updateTraits()
        let answers = Mutex<[Int: Answer]>([:])
        let group = DispatchGroup()
        for index in 0..<6 {
            group.enter()
            Thread {
                let answer = work(index)
                answers.withLock { $0[index] = answer }
                group.leave()
            }.start()
        }
        group.wait()
        return answers.withLock { answers in (0..<6).map { answers[$0] } }
    }

    /// Shapes, colours by appearance and text, in dark where `index` is odd.
    nonisolated private static func drawing(_ index: Int) -> DrawingList? {
        var list: DrawingList?
        UITraitCollection(userInterfaceStyle: index.isMultiple(of: 2) ? .light : .dark).performAsCurrent {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
            let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
                UIColor.systemBackground.setFill()
                context.fill(bounds)
                UIColor.label.setStroke()
                UIBezierPath(roundedRect: bounds.insetBy(dx: 4, dy: 4), cornerRadius: 6).stroke()
                let style = NSMutableParagraphStyle()
                style.alignment = .center
                ("A Short History of the Lighthouse \(index)" as NSString).draw(
                    in: bounds.insetBy(dx: 8, dy: 8),
                    withAttributes: [
                        .font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style,
                        .foregroundColor: UIColor.secondaryLabel,
                    ])
            }
            if case .drawing(let drawn, _)? = image.cgImage?.source { list = drawn }
        }
        return list
    }

    /// The same is recorded as on the main thread, in the traits of each thread.
    @Test func threadsDrawAtTheSameTimeWhatTheMainThreadDraws() {
        let elsewhere = onSixThreads { Self.drawing($0) }
        let here = (0..<6).map { Self.drawing($0) }
        #expect(elsewhere == here)
        #expect(here.allSatisfy { ($0?.commands.count ?? 0) >= 3 } && here[0] != here[1])
    }

    /// Heights of rows are often measured beside the main thread: they are those of the main thread.
    @Test func textsAreMeasuredThere() {
        let measure: @Sendable (Int) -> CGRect = { index in
            let style = NSMutableParagraphStyle()
            style.lineSpacing = 3
            return ("A Short History of the Lighthouse, and of those who kept it" as NSString).boundingRect(
                with: CGSize(width: 100 + 10 * index, height: 1000), options: .usesLineFragmentOrigin,
                attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style.copy()],
                context: nil)
        }
        let elsewhere = onSixThreads(measure)
        let here = (0..<6).map(measure)
        #expect(elsewhere == here && here.allSatisfy { $0.height > 60 })
    }

    /// Documentation of `UITraitCollection.current`: "Changing the traits on a nonmain thread does not affect the current traits on your
    /// app's main thread."
    @Test func eachThreadHasItsTraits() {
        let before = UITraitCollection.current
        let categories: [UIContentSizeCategory] = [
            .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraSmall,
        ]
        let seen = onSixThreads { index -> UIContentSizeCategory in
            UITraitCollection.current = UITraitCollection(preferredContentSizeCategory: categories[index])
            return UITraitCollection.current.preferredContentSizeCategory
        }
        #expect(seen == categories)
        #expect(UITraitCollection.current == before)
    }

    /// As completions of requests do it: from bytes, as a template, with size and scale.
    @Test func picturesAreDecodedThere() {
        let sizes = onSixThreads { index -> CGSize? in
            UIImage(data: ImageTests.png(10 + index, 20), scale: 2)?.withRenderingMode(.alwaysTemplate).size
        }
        #expect(sizes == (0..<6).map { CGSize(width: CGFloat(10 + $0) / 2, height: 10) })
        #expect(onSixThreads { _ in UIImage(data: Data("no picture".utf8)) }.allSatisfy { $0 == .some(nil) })
    }

    /// A file of the bundle is one picture for all who ask for it.
    @Test func filesOfTheBundleAreReadThere() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "threads-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try ImageTests.png(30, 20).write(to: folder.appendingPathComponent("sun.png"))
        let before = BundleFiles.main
        defer {
            BundleFiles.main = before
            try? FileManager.default.removeItem(at: folder)
        }
        BundleFiles.main = BundleFiles(folder: folder)
        let pictures = onSixThreads { _ in UIImage(named: "sun")?.cgImage }
        let here = try #require(UIImage(named: "sun")?.cgImage)
        #expect(here.width == 30 && pictures.allSatisfy { $0.flatMap { $0 } === here })
    }

    /// What was copied is there for all, and each change is counted.
    @Test func pasteboardsAreOfAllThreads() {
        let (general, board) = (UIPasteboard.general, UIPasteboard.withUniqueName())
        let seen = onSixThreads { index -> ObjectIdentifier in
            board.string = "\(index)"
            return ObjectIdentifier(UIPasteboard.general)
        }
        #expect(seen.allSatisfy { $0 == ObjectIdentifier(general) })
        #expect(board.changeCount == 6 && (0..<6).contains(board.string.flatMap { Int($0) } ?? -1))
    }

    // MARK: Actors

    /// As apps keep pictures: this compiles against Apple's SDK in Swift 6's mode without a warning.
    private actor Thumbnails {
        private var made: [Int: UIImage] = [:]

        func thumbnail(_ number: Int, of data: Data) -> UIImage? {
            if let known = made[number] { return known }
            guard let image = UIImage(data: data) else { return nil }
            let size = CGSize(width: image.size.width / 2, height: image.size.height / 2)
            let small = UIGraphicsImageRenderer(size: size).image { _ in
                image.withTintColor(.label).draw(in: CGRect(origin: .zero, size: size))
            }
            made[number] = small
            return small
        }
    }

    @Test func anActorMakesThumbnails() async {
        let thumbnails = Thumbnails()
        let data = ImageTests.png(40, 20)
        let image = await thumbnails.thumbnail(1, of: data)
        #expect(image?.size == CGSize(width: 20, height: 10))
        #expect(await thumbnails.thumbnail(1, of: data) === image)
    }
}
