import UIKit

class CarouselsViewController: UITableViewController {
    private let carousels = Carousel.all
    /// The cover at which the reader is in each row, through reuse and reloading.
    private var pages: [Int: String] = [:]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        carousels.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "CarouselCell", for: indexPath) as! CarouselCell
        let row = indexPath.row
        let carousel = carousels[row]
        cell.show(carousel, number: row, page: pages[row] ?? carousel.covers.first) { [weak self] page in
            self?.pages[row] = page
        }
        return cell
    }
}
