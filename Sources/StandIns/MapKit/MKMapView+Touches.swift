extension MKMapView {
    func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        contentMode = .redraw
        for host in [overlayHost, annotationHost] as [UIView] {
            host.frame = bounds
            host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            host.backgroundColor = .clear
            host.isOpaque = false
            addSubview(host)
        }
        overlayHost.isUserInteractionEnabled = false
        overlayHost.map = self
        note.text = "Map"
        note.font = .systemFont(ofSize: 9)
        note.textColor = .secondaryLabel
        note.frame = CGRect(x: 8, y: bounds.height - 18, width: 60, height: 12)
        note.autoresizingMask = [.flexibleTopMargin, .flexibleRightMargin]
        addSubview(note)
        addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector._of("tapMap:", MKMapView.tapMap(_:))))
        addGestureRecognizer(
            UIPanGestureRecognizer(
                target: self, action: Selector._of("dragMap:", MKMapView.dragMap(_:))))
        addGestureRecognizer(
            UIPinchGestureRecognizer(
                target: self, action: Selector._of("pinchMap:", MKMapView.pinchMap(_:))))
        Diagnostics.sayOnce("MKMapView: there are no maps here; a grey ground shows where things are")
    }

    private func tapMap(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: annotationHost)
        let found = annotationHost.subviews.last { $0 is MKAnnotationView && $0.frame.contains(point) }
        if let view = found as? MKAnnotationView, let annotation = view.annotation {
            if view.isEnabled { select(annotation, true) }
        } else if let selected {
            deselect(selected, true)
        }
    }

    private func dragMap(_ recognizer: UIPanGestureRecognizer) {
        guard isScrollEnabled else { return }
        follow(recognizer) {
            let way = recognizer.translation(in: self)
            recognizer.setTranslation(.zero, in: self)
            return projection.moved(by: CGSize(width: way.x, height: way.y))
        }
    }

    private func pinchMap(_ recognizer: UIPinchGestureRecognizer) {
        guard isZoomEnabled else { return }
        follow(recognizer) {
            let factor = Double(recognizer.scale)
            recognizer.scale = 1
            return projection.zoomed(by: factor, around: recognizer.location(in: self))
        }
    }

    /// One change of the region from the first touch to the last.
    private func follow(_ recognizer: UIGestureRecognizer, _ next: () -> MapProjection) {
        switch recognizer.state {
        case .began:
            delegate?.mapView(self, regionWillChangeAnimated: false)
            asked = .whatItShows
            turn(to: next())
        case .changed: turn(to: next())
        case .ended, .cancelled: delegate?.mapView(self, regionDidChangeAnimated: false)
        default: break
        }
    }
}

/// Holds the annotations' views; touches that meet none of them are the map's.
final class MapAnnotationHost: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
