import Foundation
import QuartzCore
import SwiftInternals
import Testing

@testable import UIKit

/// What UIKit lets other threads do. Documentation of `UIGraphicsBeginImageContextWithOptions(_:_:_:)`: "in iOS 4 and later, you may call
/// this function from any thread of your app"; release notes of iOS 4.0: drawing to a graphics context, pictures, colours, fonts and
/// strings' drawing are safe there; places by arithmetic. Source in Swift 5 calls what is of the main actor from anywhere, with a
/// warning: here by `IsolatedCall`.
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
            IsolatedCall.run {
                UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
                    UIColor.label.setStroke()
                    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).stroke()
                    ("Ada" as NSString).draw(
                        at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
                }
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
            IsolatedCall.run {
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
        }
        #expect(size == CGSize(width: 30, height: 20))
        session.run {
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }

    /// Heights of rows are often measured beside the main thread: they are those of the main thread.
    @Test func textsAreMeasuredOnAnotherThread() async {
        let text = "A Short History of the Lighthouse, and of those who kept it"
        let measure: @Sendable () -> CGRect = {
            IsolatedCall.run {
                let style = NSMutableParagraphStyle()
                style.lineSpacing = 3
                return (text as NSString).boundingRect(
                    with: CGSize(width: 120, height: 1000), options: .usesLineFragmentOrigin,
                    attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style.copy()],
                    context: nil)
            }
        }
        let other = await elsewhere(measure)
        #expect(other == measure() && other.height > 60)
    }

    /// Pictures are compared, hashed, written and made there.
    @Test func picturesAreReadOnAnotherThread() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image {
            $0.fill($0.format.bounds)
        }
        let isRight = await elsewhere {
            IsolatedCall.run { () -> Bool in
                let twin = image.withRenderingMode(.alwaysTemplate)
                return image != twin && image.hashValue == image.hashValue && UIColor.label.cgColor.alpha == 1
            }
        }
        #expect(isRight)
    }
}
