import SwiftInternals

extension MKMapView {
    func add(_ added: [any MKAnnotation]) {
        for annotation in added where !annotations.contains(where: { $0 === annotation }) {
            annotations.append(annotation)
            (annotation as? MKPointAnnotation)?.moved = { [weak self] in self?.setNeedsLayout() }
        }
        setNeedsLayout()
    }

    func remove(_ removed: [any MKAnnotation]) {
        for annotation in removed {
            annotations.removeAll { $0 === annotation }
            if selected === annotation { hideCallout() }
            if let view = annotationViews.removeValue(forKey: ObjectIdentifier(annotation)) { retire(view) }
        }
    }

    /// Gives every annotation in sight a view at its place, and takes the views of the others back.
    func place() {
        guard isSized else { return }
        var added: [MKAnnotationView] = []
        // Views may be larger than the place that they stand for.
        let sight = bounds.insetBy(dx: -80, dy: -80)
        for annotation in annotations {
            let point = projection.point(MKMapPoint(annotation.coordinate))
            let key = ObjectIdentifier(annotation)
            guard CLLocationCoordinate2DIsValid(annotation.coordinate), sight.contains(point) else {
                if annotation !== selected, let view = annotationViews.removeValue(forKey: key) {
                    retire(view)
                }
                continue
            }
            let view = annotationViews[key] ?? makeView(annotation)
            if annotationViews[key] == nil {
                annotationViews[key] = view
                added.append(view)
                view.prepareForDisplay()
                annotationHost.addSubview(view)
            }
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
        for view in annotationHost.subviews.compactMap({ $0 as? MKAnnotationView })
            .sorted(by: Self.standsBehind)
        {
            annotationHost.bringSubviewToFront(view)
        }
        // One that was chosen before it had a view.
        for view in added where view.annotation === selected && !view.isSelected { showSelected(view, false) }
        if let callout { annotationHost.bringSubviewToFront(callout) }
        placeCallout()
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
        placeOverlays()
    }

    /// What is further south stands in front, what is chosen before all.
    private static func standsBehind(_ a: MKAnnotationView, _ b: MKAnnotationView) -> Bool {
        let (first, second) = (priority(a), priority(b))
        return first == second ? a.center.y < b.center.y : first < second
    }

    private static func priority(_ view: MKAnnotationView) -> Float {
        (view.isSelected ? view.selectedZPriority : view.zPriority).rawValue + (view.isSelected ? 1 : 0)
    }

    private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
        let view =
            delegate?.mapView(self, viewFor: annotation)
            ?? registered(MKMapViewDefaultAnnotationViewReuseIdentifier, annotation)
        if view.annotation !== annotation { view.annotation = annotation }
        view.map = self
        return view
    }

    private func retire(_ view: MKAnnotationView) {
        view.removeFromSuperview()
        view.map = nil
        if view.isSelected { view.setSelected(false, animated: false) }
        if let identifier = view.reuseIdentifier { pool[identifier, default: []].append(view) }
    }

    func reusable(_ identifier: String) -> MKAnnotationView? {
        guard let view = pool[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    func registered(_ identifier: String, _ annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = reusable(identifier) {
            view.annotation = annotation
            return view
        }
        let isDefault = identifier == MKMapViewDefaultAnnotationViewReuseIdentifier
        guard let type = classes[identifier] ?? (isDefault ? MKMarkerAnnotationView.self : nil) else {
            fatalError(
                "MKMapView: unable to dequeue an annotation view with identifier \(identifier): "
                    + "must register a class for the identifier")
        }
        return AnnotationViewMaker.make(type, annotation, identifier)
    }

    // MARK: Selection

    func select(_ annotation: any MKAnnotation, _ animated: Bool) {
        guard selected !== annotation, annotations.contains(where: { $0 === annotation }) else { return }
        if let selected { deselect(selected, animated) }
        selected = annotation
        if let view = annotationViews[ObjectIdentifier(annotation)] {
            showSelected(view, animated)
        }
        delegate?.mapView(self, didSelect: annotation)
        setNeedsLayout()
    }

    private func showSelected(_ view: MKAnnotationView, _ animated: Bool) {
        view.setSelected(true, animated: animated)
        showCallout(of: view)
        delegate?.mapView(self, didSelect: view)
    }

    func deselect(_ annotation: any MKAnnotation, _ animated: Bool) {
        guard selected === annotation else { return }
        selected = nil
        hideCallout()
        if let view = annotationViews[ObjectIdentifier(annotation)] {
            view.setSelected(false, animated: animated)
            delegate?.mapView(self, didDeselect: view)
        }
        delegate?.mapView(self, didDeselect: annotation)
        setNeedsLayout()
    }

    func showAll(_ shown: [any MKAnnotation], _ animated: Bool) {
        add(shown)
        let places = shown.map { MKMapPoint($0.coordinate) }
        let rect = places.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: $1, size: MKMapSize()))
        }
        guard !rect.isNull else { return }
        // One place alone is shown with its surroundings, some hundred metres.
        let least = 1000 * MKMapPointsPerMeterAtLatitude(shown[0].coordinate.latitude)
        let room = rect.insetBy(
            dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
        show(.rect(room, UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40)), animated)
    }

    // MARK: Callouts

    private func showCallout(of view: MKAnnotationView) {
        hideCallout()
        guard view.canShowCallout, let annotation = view.annotation else { return }
        let title = annotation.title ?? ""
        guard !title.isEmpty || view.detailCalloutAccessoryView != nil else { return }
        let callout = MapCalloutView(of: view)
        callout.tapped = { [weak self, weak view] control in
            guard let self, let view else { return }
            delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        self.callout = callout
        annotationHost.addSubview(callout)
    }

    func hideCallout() {
        callout?.removeFromSuperview()
        callout = nil
    }

    func updateCallout(of view: MKAnnotationView) {
        guard callout?.source === view else { return }
        showCallout(of: view)
        setNeedsLayout()
    }

    private func placeCallout() {
        guard let callout, let source = callout.source else { return }
        let size = callout.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        callout.bounds.size = size
        let frame = source.frame
        callout.center = CGPoint(
            x: frame.midX + source.calloutOffset.x,
            y: frame.minY + source.calloutOffset.y - size.height / 2 - 4)
    }
}

/// Makes a view of a registered class through its own `init(annotation:reuseIdentifier:)`. Public and open, so that no
/// compiler takes the maker for a class without subclasses.
@preconcurrency @MainActor
public enum AnnotationViewMaker {
    @inline(never) @_optimize(none)
    static func make(
        _ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String
    ) -> MKAnnotationView {
        ClassCast.to(Maker.self, type).init(annotation: annotation, reuseIdentifier: identifier)
    }

    open class Maker: MKAnnotationView {
        public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}
