import UIKit

/// Stands above all sections and scrolls away with them.
class PageHeaderView: UIView {
    static let height: CGFloat = 160

    static func fromNib() -> PageHeaderView {
        Bundle.main.loadNibNamed("PageHeaderView", owner: nil, options: nil)!.first as! PageHeaderView
    }
}
