import UIKit

struct Hidden { let value = "feature" }

public final class FeatureController: UIViewController {
    let words: [String]

    public init(words: [String]) {
        self.words = words
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    public override func viewDidLoad() {
        super.viewDidLoad()
        #if SHELF && !NOT
            let condition = "shelf"
        #else
            let condition = "none"
        #endif
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 340, height: 40))
        label.accessibilityIdentifier = "told"
        label.text = (words + [Hidden().value, condition]).joined(separator: ",")
        view.addSubview(label)
    }
}
