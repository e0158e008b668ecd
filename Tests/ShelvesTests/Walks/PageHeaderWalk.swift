import Shelves
import TestSeeds

@testable import UIKit

/// A page header above a list that is scrolled, pulled, resized and given other insets.
final class PageHeaderWalk: Walk {
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let header: PageHeader
    private let height: CGFloat = 120
    private let least: CGFloat
    private var told: CGFloat = 0

    init(seed: Int) {
        TestDevice.begin()
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 320, height: 2000)
        least = seed % 2 == 0 ? 0 : 44
        header = PageHeader(UIView(), height: height, shrinksTo: least, stretches: seed % 3 == 0, above: list)
        header.onCollapse = { [weak self] in self?.told = $0 }
    }

    func step(_ random: inout SeededGenerator) -> String {
        switch random.next(5) {
        case 0:
            list.frame.size = CGSize(width: CGFloat(200 + random.next(300)), height: 400)
            header.follow()
            return "width \(list.frame.width)"
        case 1:
            // Above it there may be room for something else, such as a bar or a refresh control.
            let other = CGFloat(random.next(3) * 30)
            list.contentInset.top = height + other
            header.follow()
            return "\(other) more"
        case 2:
            header.stretches.toggle()
            header.follow()
            return "stretches \(header.stretches)"
        default:
            list.contentOffset.y = CGFloat(random.next(700)) - 300
            header.follow()
            return "offset \(list.contentOffset.y)"
        }
    }

    func fault() -> String? {
        // The top of what is seen below other things, in the list's content.
        let top = list.contentOffset.y + list.contentInset.top - height
        let pulled = max(-height - top, 0)
        let gone = max(top + height, 0)
        var expected = CGRect(x: 0, y: -height, width: list.bounds.width, height: height)
        if pulled > 0, header.stretches {
            expected.origin.y = top
            expected.size.height = height + pulled
        } else if least > 0, pulled == 0 {
            expected.size.height = max(height - gone, least)
            expected.origin.y = top
        }
        if header.view.frame != expected {
            return "the header is at \(header.view.frame), expected \(expected)"
        }
        let progress = min(gone / (height - least), 1)
        return abs(told - progress) > 1e-9 ? "told \(told), expected \(progress)" : nil
    }
}
