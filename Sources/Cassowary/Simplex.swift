/// A tableau over the unknowns of one component.
///
/// Row i stands for `a·x + p_i - q_i = constant`, with p_i, q_i >= 0: how far the left side falls short and
/// by how much it is too great. What of the two is an error depends on the relation; the other is slack.
/// Unknowns have no sign and never leave the basis once they are in it. Columns: the unknowns, then p_0, p_1,
/// …; q_i is -p_i and not stored. So the columns of the p are the inverse of the basis, and new constants
/// need one multiplication.
struct Simplex: Sendable {
    /// Number of unknowns.
    let unknowns: Int
    private(set) var rows: Int
    var relations: [Relation]
    private var table: [Double]
    private var right: [Double]
    /// Column code of the basic variable of each row: unknown j is j, p_i is unknowns + 2i, q_i is that + 1.
    private var basis: [Int]
    private var isBasic: [Bool]
    /// Codes that are 0 in every optimal solution found so far.
    private var isFrozen: [Bool]
    private(set) var pivots = 0

    private var width: Int { unknowns + rows }

    /// Starts with every unknown at 0.
    init(unknowns: Int, relations: [Relation], coefficients: [Double], constants: [Double]) {
        self.unknowns = unknowns
        self.relations = relations
        let rows = relations.count
        self.rows = rows
        let width = unknowns + rows
        table = Array(repeating: 0, count: rows * width)
        right = Array(repeating: 0, count: rows)
        basis = Array(repeating: 0, count: rows)
        isBasic = Array(repeating: false, count: unknowns + 2 * rows)
        isFrozen = isBasic
        for row in 0..<rows {
            let sign = constants[row] < 0 ? -1.0 : 1.0
            for column in 0..<unknowns {
                table[row * width + column] = sign * coefficients[row * unknowns + column]
            }
            table[row * width + unknowns + row] = sign
            right[row] = sign * constants[row]
            enter(unknowns + 2 * row + (sign < 0 ? 1 : 0), into: row)
        }
    }

    private mutating func enter(_ code: Int, into row: Int) {
        basis[row] = code
        isBasic[code] = true
    }

    private func column(_ code: Int) -> (index: Int, sign: Double) {
        if code < unknowns { return (code, 1) }
        let pair = (code - unknowns) / 2
        return (unknowns + pair, (code - unknowns) % 2 == 0 ? 1 : -1)
    }

    /// Whether p (or q) of a row is an error, not slack.
    private func isError(_ code: Int) -> Bool {
        let row = (code - unknowns) / 2
        return (code - unknowns) % 2 == 0
            ? relations[row] != .lessThanOrEqual : relations[row] != .greaterThanOrEqual
    }

    func values() -> [Double] {
        var values = [Double](repeating: 0, count: unknowns)
        for row in 0..<rows where basis[row] < unknowns { values[basis[row]] = right[row] }
        return values
    }

    /// Whether something outside the basis could still move without spoiling an objective.
    var isOpen: Bool {
        isBasic.indices.contains { !isBasic[$0] && !isFrozen[$0] }
    }

    /// Appends `coefficients·x == constant` without an effect on the solution.
    mutating func append(_ coefficients: [Double], _ constant: Double) {
        let old = width
        let new = rows
        var grown: [Double] = []
        grown.reserveCapacity((rows + 1) * (old + 1))
        for row in 0..<rows {
            grown += table[row * old..<(row + 1) * old]
            grown.append(0)
        }
        var added = coefficients + [Double](repeating: 0, count: rows) + [1]
        var value = constant
        for row in 0..<rows where basis[row] < unknowns {
            let factor = added[basis[row]]
            if factor == 0 { continue }
            for index in 0..<old { added[index] -= factor * table[row * old + index] }
            value -= factor * right[row]
        }
        let sign = value < 0 ? -1.0 : 1.0
        table = grown + added.map { $0 * sign }
        right.append(value * sign)
        relations.append(.equal)
        basis.append(0)
        isBasic += [false, false]
        isFrozen += [false, false]
        rows += 1
        enter(unknowns + 2 * new + (sign < 0 ? 1 : 0), into: new)
    }

    /// Makes the sum of the errors of some rows as small as possible, among the solutions that are best for
    /// every earlier call.
    /// - Returns: the sum that is left, and per row by how much the sum grows with its constant.
    mutating func minimise(errorsOf chosen: some Sequence<Int>) -> (error: Double, duals: [Double]) {
        var cost = [Bool](repeating: false, count: isBasic.count)
        for row in chosen {
            for code in [unknowns + 2 * row, unknowns + 2 * row + 1] where isError(code) { cost[code] = true }
        }
        while true {
            let prices = self.prices { cost[$0] ? 1 : 0 }
            guard let (code, direction) = entering(prices, cost) else {
                freeze(prices, cost)
                var error = 0.0
                for row in 0..<rows where cost[basis[row]] { error += right[row] }
                return (error, prices.map { Array($0[unknowns...]) } ?? Array(repeating: 0, count: rows))
            }
            guard let row = leaving(code, direction) else { return (0, Array(repeating: 0, count: rows)) }
            pivot(row, code)
        }
    }

    /// The value of the cheapest direction, for the search of undetermined values: smallest `coefficients·x`,
    /// or nil if there is no bound.
    mutating func minimum(of coefficients: [Double]) -> Double? {
        while true {
            let prices = self.prices { $0 < unknowns ? coefficients[$0] : 0 }
            guard let (code, direction) = entering(prices, [], coefficients) else {
                return zip(values(), coefficients).reduce(0) { $0 + $1.0 * $1.1 }
            }
            guard let row = leaving(code, direction) else { return nil }
            pivot(row, code)
        }
    }

    /// Costs of the basis times the table; nil if nothing in the basis costs anything.
    private func prices(_ cost: (Int) -> Double) -> [Double]? {
        var sum: [Double]?
        for row in 0..<rows {
            let factor = cost(basis[row])
            if factor == 0 { continue }
            if sum == nil { sum = Array(repeating: 0, count: width) }
            for index in 0..<width { sum![index] += factor * table[row * width + index] }
        }
        return sum
    }

    private func reducedCost(_ code: Int, _ prices: [Double]?, _ cost: [Bool], _ linear: [Double] = [])
        -> Double
    {
        let own =
            code < unknowns ? (linear.isEmpty ? 0 : linear[code]) : (!cost.isEmpty && cost[code] ? 1 : 0)
        guard let prices else { return own }
        let (index, sign) = column(code)
        return own - sign * prices[index]
    }

    /// The first column that improves the objective (Bland's rule, so there are no cycles).
    private func entering(
        _ prices: [Double]?, _ cost: [Bool], _ linear: [Double] = []
    ) -> (code: Int, direction: Double)? {
        if prices == nil && linear.isEmpty { return nil }
        for code in isBasic.indices where !isBasic[code] && !isFrozen[code] {
            let change = reducedCost(code, prices, cost, linear)
            if change < -Tolerance.coefficient { return (code, 1) }
            if code < unknowns && change > Tolerance.coefficient { return (code, -1) }
        }
        return nil
    }

    private func leaving(_ code: Int, _ direction: Double) -> Int? {
        let (index, sign) = column(code)
        var best: Int?
        var limit = Double.infinity
        for row in 0..<rows where basis[row] >= unknowns {
            let rate = table[row * width + index] * sign * direction
            guard rate > Tolerance.coefficient else { continue }
            let ratio = right[row] / rate
            if ratio < limit - 1e-12 || (ratio < limit + 1e-12 && basis[row] < basis[best!]) {
                limit = min(limit, ratio)
                best = row
            }
        }
        return best
    }

    private mutating func pivot(_ row: Int, _ code: Int) {
        pivots += 1
        let (index, sign) = column(code)
        let width = self.width
        let rows = self.rows
        table.withUnsafeMutableBufferPointer { table in
            let inverse = sign / table[row * width + index]
            for column in 0..<width { table[row * width + column] *= inverse }
            right[row] *= inverse
            for other in 0..<rows where other != row {
                let factor = table[other * width + index] * sign
                if factor == 0 { continue }
                for column in 0..<width {
                    table[other * width + column] -= factor * table[row * width + column]
                }
                right[other] -= factor * right[row]
                if abs(right[other]) < 1e-12 { right[other] = 0 }
            }
        }
        isBasic[basis[row]] = false
        enter(code, into: row)
    }

    private mutating func freeze(_ prices: [Double]?, _ cost: [Bool]) {
        for code in unknowns..<isBasic.count where !isBasic[code] && !isFrozen[code] {
            if reducedCost(code, prices, cost) > Tolerance.coefficient { isFrozen[code] = true }
        }
    }

    /// Puts new constants under the basis that was best for the old ones.
    /// - Parameter isRequired: whether a row may have no error.
    /// - Returns: whether that basis is best for them too; if not, start anew.
    mutating func accept(_ constants: [Double], isRequired: (Int) -> Bool) -> Bool {
        for row in 0..<rows {
            var value = 0.0
            for index in 0..<rows { value += table[row * width + unknowns + index] * constants[index] }
            let code = basis[row]
            if code >= unknowns {
                guard value >= -Tolerance.coefficient else { return false }
                if isRequired((code - unknowns) / 2), isError(code), value > Tolerance.length { return false }
                value = max(0, value)
            }
            right[row] = value
        }
        return true
    }
}
