import UIKit

class BookCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet private weak var authorLabel: UILabel!

    func show(_ book: Book) {
        titleLabel.text = book.title
        authorLabel.text = book.author
    }
}

struct Book { var title: String, author: String }

class BooksViewController: UITableViewController {
    private var books = (1...30).map { Book(title: "Book \($0)", author: "Author \($0 % 7)") }
    private var returned = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return books.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath) as! BookCell
        cell.show(books[indexPath.row])
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showBook":
            guard let cell = sender as? BookCell, let path = tableView.indexPath(for: cell) else { return }
            let detail = segue.destination as! BookViewController
            detail.book = books[path.row]
        case "add":
            let navigation = segue.destination as! UINavigationController
            (navigation.viewControllers[0] as! AddViewController).suggestion = "New book"
        default: break
        }
    }

    @IBAction func unwindToBooks(_ segue: UIStoryboardSegue) {
        guard let add = segue.source as? AddViewController else { return }
        books.insert(Book(title: add.suggestion, author: "Me"), at: 0)
        tableView.reloadData()
    }
}

class BookViewController: UIViewController {
    var book: Book!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet var marks: [UIView]!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = book.title
        titleLabel.text = "\(book.title) by \(book.author)"
        marks.forEach { $0.backgroundColor = .systemOrange }
    }

    @IBAction func markTapped(_ sender: UIButton) { titleLabel.text = "Marked" }
}

class AddViewController: UIViewController {
    var suggestion = ""
    @IBOutlet weak var nameLabel: UILabel! { didSet { nameLabel.text = "…" } }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameLabel.text = suggestion
    }
}
