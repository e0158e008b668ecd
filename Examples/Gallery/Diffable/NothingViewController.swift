import UIKit

/// A screen that says why it is empty and offers what to do.
final class NothingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Nothing"
        view.backgroundColor = .systemBackground
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "star.fill")
        content.text = "No Favourites"
        content.secondaryText = "Peaks that you mark with a star are listed here."
        content.button = .filled()
        content.button.title = "Browse Peaks"
        content.buttonProperties.primaryAction = UIAction { [weak self] _ in
            self?.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        }
        contentUnavailableConfiguration = content
    }
}
