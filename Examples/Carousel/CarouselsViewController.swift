import UIKit

class CarouselsViewController: UITableViewController {
    private let carousels = Carousel.all
    /// Where the reader is in each row, through reuse and reloading.
    private var pages: [Int: Int] = [:]

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Lays the rows out once more; must come to rest.
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        carousels.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "CarouselCell", for: indexPath) as! CarouselCell
        let row = indexPath.row
        cell.show(carousels[row], number: row, page: pages[row] ?? 0)
        cell.pageChanged = { [weak self] page in self?.pages[row] = page }
        return cell
    }
}
