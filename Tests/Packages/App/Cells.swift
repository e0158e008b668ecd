import UIKit
import os

/// A row with a button that tells its target.
class CounterCell: UITableViewCell {
    let button = UIButton(type: .system)
    @IBOutlet weak var countLabel: UILabel!
    private let log = os.Logger(subsystem: "app", category: "cells")

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        button.addTarget(self, action: #selector(countUp(_:)), for: .touchUpInside)
        contentView.addSubview(button)
        let label = UILabel()
        contentView.addSubview(label)
        countLabel = label
        countLabel.text = "0"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    @objc private func countUp(_ sender: UIButton) {
        countLabel.text = "\(Int(countLabel.text ?? "")! + 1)"
    }
}
