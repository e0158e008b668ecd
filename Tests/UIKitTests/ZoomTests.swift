import Testing

@testable import UIKit

@MainActor
struct ZoomTests {
    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        var scales: [CGFloat] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
    }

    @Test func zoomingScalesTheViewAndTheContent() {
        let scroll = UIScrollView()
        let zoomer = Zoomer()
        scroll.addSubview(zoomer.picture)
        scroll.contentSize = zoomer.picture.bounds.size
        (scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.delegate) = (0.5, 3, zoomer)
        let stage = Stage(showing: scroll)
        scroll.zoomScale = 2
        #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
        #expect(scroll.contentSize == CGSize(width: 800, height: 600))
        #expect(zoomer.scales == [2])
        scroll.zoomScale = 9
        #expect(scroll.zoomScale == CGFloat(3))
        _ = stage
    }

    @Test func withoutAViewToZoomNothingHappens() {
        let scroll = UIScrollView()
        scroll.maximumZoomScale = 2
        let stage = Stage(showing: scroll)
        scroll.setZoomScale(2, animated: false)
        #expect(scroll.contentSize == CGSize.zero)
        _ = stage
    }
}
