import UIKit

class CarouselsViewController: UITableViewController {
    private let carousels = Carousel.all

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Lays the rows out once more; must come to rest.
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        carousels.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CarouselCell", for: indexPath) as! CarouselCell
        cell.show(carousels[indexPath.row], number: indexPath.row)
        return cell
    }
}
