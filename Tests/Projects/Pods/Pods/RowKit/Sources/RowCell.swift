import UIKit

final class RowCell: UITableViewCell {}
