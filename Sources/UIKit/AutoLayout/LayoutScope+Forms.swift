import Cassowary

/// A sum of variables and a constant under construction. When only constants changed, terms are not
/// collected.
struct LinearForm {
    var terms: [Term] = []
    var constant = 0.0
    /// Whether the constant is the same for as long as the scope lives: nothing was read that changes without new
    /// constraints.
    var isSteady = true
    let collectsTerms: Bool

    init(collectsTerms: Bool) {
        self.collectsTerms = collectsTerms
    }

    mutating func add(_ variable: Int, _ factor: Double) {
        if collectsTerms { terms.append(Term(Variable(index: variable), times: factor)) }
    }
}

extension LayoutScope {
    /// The right side of a row with everything constant of the left side brought over.
    func constant(of row: LayoutRow) -> Double {
        if case .given = row.constant { return ownConstant(of: row) }
        var form = LinearForm(collectsTerms: false)
        for operand in row.operands { add(operand, in: row.space, to: &form) }
        return ownConstant(of: row) - form.constant
    }

    func ownConstant(of row: LayoutRow) -> Double {
        switch row.constant {
        case .constraint(let constraint, let isMirrored):
            isMirrored ? -constraint.constant : constraint.constant
        case .intrinsic(let member, .horizontal): members[member].width ?? 0
        case .intrinsic(let member, .vertical): members[member].height ?? 0
        case .fixed(let number): number
        case .given(.horizontal): given.width
        case .given(.vertical): given.height
        }
    }

    /// Adds a multiple of a place, seen in the coordinates of `space`.
    func add(_ operand: LayoutOperand, in space: UIView, to form: inout LinearForm) {
        let axis = operand.place.axis
        let factor = operand.factor
        switch operand.place.attribute {
        case .start:
            addStart(operand, axis, factor, space, &form)
        case .end:
            addStart(operand, axis, factor, space, &form)
            addLength(operand, axis, factor, &form)
        case .center:
            addStart(operand, axis, factor, space, &form)
            addLength(operand, axis, factor / 2, &form)
        case .length:
            addLength(operand, axis, factor, &form)
        case .firstBaseline, .lastBaseline:
            addBaseline(operand, isFirst: operand.place.attribute == .firstBaseline, space, &form)
        }
    }

    /// Adds where the first or the last line of text stands.
    private func addBaseline(
        _ operand: LayoutOperand, isFirst: Bool, _ space: UIView, _ form: inout LinearForm
    ) {
        form.isSteady = false
        let (axis, factor) = (operand.place.axis, operand.factor)
        func inner(_ view: UIView) -> UIView {
            isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        }
        var view = operand.view
        while inner(view) !== view { view = inner(view) }
        let line = LayoutOperand(view, operand.place, factor)
        addStart(line, axis, factor, space, &form)
        if let middle = view.baselinesFromMiddle {
            addLength(line, axis, factor / 2, &form)
            form.constant += factor * (isFirst ? middle.first : middle.last)
        } else if isFirst, let offset = view.firstBaselineOffset {
            form.constant += factor * offset
        } else {
            addLength(line, axis, factor, &form)
            if !isFirst { form.constant -= factor * (view.lastBaselineOffset ?? 0) }
        }
    }

    private func insets(_ operand: LayoutOperand) -> UIEdgeInsets? {
        if operand.place.inMargins { return operand.view.layoutMargins }
        return operand.guide?.insets
    }

    private func addStart(
        _ operand: LayoutOperand, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ space: UIView,
        _ form: inout LinearForm
    ) {
        let view = operand.view
        if operand.isContent {
            return addOrigin(of: view, axis, factor, space, &form)
        }
        if let insets = insets(operand) {
            form.isSteady = false
            form.constant += factor * insets.start(axis)
            if view is UIScrollView { form.constant += factor * offset(of: view, axis) }
            return addOrigin(of: view, axis, factor, space, &form)
        }
        if let guide = operand.guide {
            if let slot = slots[ObjectIdentifier(guide)] {
                form.add(slot + Self.start + axis.rawValue, factor)
            } else {
                form.isSteady = false
                form.constant += factor * guide.layoutFrame.start(axis)
            }
            return addOrigin(of: view, axis, factor, space, &form)
        }
        if view === space {
            form.constant += factor * alignmentInsets(of: view, &form).start(axis)
        } else if view !== root, let slot = slots[ObjectIdentifier(view)] {
            form.add(slot + Self.start + axis.rawValue, factor)
            if let parent = view.superviewReference { addOrigin(of: parent, axis, factor, space, &form) }
        } else {
            form.constant += factor * alignmentInsets(of: view, &form).start(axis)
            addOrigin(of: view, axis, factor, space, &form)
        }
    }

    /// What a view's alignment rectangle leaves of its frame; of most classes nothing, ever.
    private func alignmentInsets(of view: UIView, _ form: inout LinearForm) -> UIEdgeInsets {
        guard LayoutOverrides.hasAlignmentInsets(type(of: view)) else { return .zero }
        form.isSteady = false
        return view.alignmentRectInsets
    }

    /// How far a scroll view is scrolled; it will ask for another solution when that changes.
    private func offset(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        view.autoLayoutState.knownOffset = view.bounds.origin
        return view.bounds.start(axis)
    }

    /// Adds the place of the zero point of a view's bounds.
    private func addOrigin(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ space: UIView,
        _ form: inout LinearForm
    ) {
        var current = view
        while current !== space {
            let slot = current === root ? nil : slots[ObjectIdentifier(current)]
            guard slot != nil || (current !== root && current.isInside(root)) else {
                // Outside the scope: where it is now.
                form.isSteady = false
                let frame = root.convert(current.bounds, from: current)
                form.constant += factor * (frame.start(axis) - current.bounds.start(axis))
                return current.autoLayoutState.isReferred = true
            }
            if let slot {
                form.add(slot + Self.start + axis.rawValue, factor)
                form.constant -= factor * alignmentInsets(of: current, &form).start(axis)
            } else {
                form.isSteady = false
                current.autoLayoutState.isReferred = true
                form.constant += factor * current.untransformedFrame.start(axis)
            }
            if current is UIScrollView {
                form.isSteady = false
                form.constant -= factor * offset(of: current, axis)
            }
            guard let parent = current.superviewReference else { return }
            current = parent
        }
    }

    private func addLength(
        _ operand: LayoutOperand, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ form: inout LinearForm
    ) {
        let view = operand.view
        if operand.isContent {
            let slot = contentSlots.first { $0.view === view }!.slot
            return form.add(slot + axis.rawValue, factor)
        }
        if let insets = insets(operand) {
            form.isSteady = false
            addBoundsLength(of: view, axis, factor, &form)
            return form.constant -= factor * insets.sum(axis)
        }
        if let guide = operand.guide {
            if let slot = slots[ObjectIdentifier(guide)] { return form.add(slot + axis.rawValue, factor) }
            form.isSteady = false
            return form.constant += factor * guide.layoutFrame.length(axis)
        }
        addBoundsLength(of: view, axis, factor, &form)
        form.constant -= factor * alignmentInsets(of: view, &form).sum(axis)
    }

    private func addBoundsLength(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ form: inout LinearForm
    ) {
        if view === root {
            form.add(axis.rawValue, factor)
        } else if let slot = slots[ObjectIdentifier(view)] {
            form.add(slot + axis.rawValue, factor)
            form.constant += factor * alignmentInsets(of: view, &form).sum(axis)
        } else {
            form.isSteady = false
            view.autoLayoutState.isReferred = true
            form.constant += factor * view.bounds.length(axis)
        }
    }
}

extension UIEdgeInsets {
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
    func sum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left + right : top + bottom }
}

extension CGRect {
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }

    /// With both edges of each axis on the pixel grid, so that neighbours still meet.
    func roundedToPixels(_ scale: CGFloat) -> CGRect {
        func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) }
        guard scale > 0 else { return self }
        let (left, top) = (pixels(minX), pixels(minY))
        return CGRect(
            x: left / scale, y: top / scale, width: (pixels(maxX) - left) / scale,
            height: (pixels(maxY) - top) / scale)
    }
}

extension CGFloat {
    /// On the pixel grid; a hair below a pixel counts as that pixel.
    func roundedDownToPixels(_ scale: CGFloat) -> CGFloat {
        scale > 0 ? (self * scale + 1e-4).rounded(.down) / scale : self
    }
}

extension UIView {
    /// The frame without the transform.
    var untransformedFrame: CGRect {
        let size = layer.bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: layer.position.x - size.width * anchor.x, y: layer.position.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }
}
