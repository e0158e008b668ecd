import Cassowary

extension LayoutScope {
    /// A row of a constraint whose left side has a constant that stays.
    struct ConstraintRow {
        let row: Int
        /// Kept alive by `rows`
        let constraint: Unmanaged<NSLayoutConstraint>
        let isMirrored: Bool
        let steady: Double
    }

    /// A row of a natural length.
    struct NaturalRow {
        let row: Int
        let member: Int
        let axis: NSLayoutConstraint.Axis
        let steady: Double
    }

    /// Remembers what has to be read again before the next solution: as little as can be.
    func note(_ row: LayoutRow, _ form: LinearForm) {
        let index = rows.count
        guard form.isSteady else { return movingRows.append(index) }
        switch row.constant {
        case .constraint(let constraint, let isMirrored):
            constraintRows.append(
                ConstraintRow(
                    row: index, constraint: .passUnretained(constraint), isMirrored: isMirrored,
                    steady: form.constant))
        case .intrinsic(let member, let axis):
            naturalRows.append(NaturalRow(row: index, member: member, axis: axis, steady: form.constant))
        case .fixed, .given: break
        }
    }

    /// Takes over constants that may be others than at the last solution.
    /// - Parameter isSizeAlone: no constraint and no natural length has changed.
    func refreshConstants(isSizeAlone: Bool) {
        set(given.width, 0)
        set(given.height, 1)
        for row in movingRows { set(constant(of: rows[row]), row) }
        guard !isSizeAlone else { return }
        refreshNaturalLengths()
        for row in constraintRows {
            let constant = row.constraint._withUnsafeGuaranteedRef { $0.constant }
            set((row.isMirrored ? -constant : constant) - row.steady, row.row)
        }
    }

    func refreshNaturalLengths() {
        for row in naturalRows {
            let member = members[row.member]
            set(((row.axis == .horizontal ? member.width : member.height) ?? 0) - row.steady, row.row)
        }
    }

    private func set(_ constant: Double, _ row: Int) {
        system.setConstant(constant, of: ConstraintReference(index: row))
    }
}
