import UIKit

open class SeedCell: UITableViewCell {
    public func show(_ seed: Seed) {
        textLabel?.text = seed.name
        #if GARDEN
            accessoryType = .disclosureIndicator
        #endif
    }
}
