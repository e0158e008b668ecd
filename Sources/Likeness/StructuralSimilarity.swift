/// How alike two pictures are to the eye, by Wang, Bovik, Sheikh and Simoncelli (2004): 1 for equal ones. Means, spread and
/// common spread of brightness in windows of 8 by 8 pixels, four pixels apart.
struct StructuralSimilarity {
    private static let side = 8
    private static let step = 4
    private let columns: Int
    private let values: [Double]

    /// Pictures of one size.
    init(_ a: Picture, _ b: Picture) {
        let (width, height, side) = (a.width, a.height, Self.side)
        guard width >= side, height >= side else {
            (columns, values) = (1, [a == b ? 1 : 0])
            return
        }
        let (x, y) = (a.brightness, b.brightness)
        columns = (width - side) / Self.step + 1
        var values: [Double] = []
        values.reserveCapacity(columns * ((height - side) / Self.step + 1))
        for top in stride(from: 0, through: height - side, by: Self.step) {
            for left in stride(from: 0, through: width - side, by: Self.step) {
                values.append(Self.window(x, y, left, top, width))
            }
        }
        self.values = values
    }

    private static func window(_ x: [Float], _ y: [Float], _ left: Int, _ top: Int, _ width: Int) -> Double {
        var (sumX, sumY, squareX, squareY, product): (Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0)
        x.withUnsafeBufferPointer { x in
            y.withUnsafeBufferPointer { y in
                for row in top..<top + side {
                    for at in row * width + left..<row * width + left + side {
                        sumX += x[at]
                        sumY += y[at]
                        squareX += x[at] * x[at]
                        squareY += y[at] * y[at]
                        product += x[at] * y[at]
                    }
                }
            }
        }
        let count = Double(side * side)
        let (meanX, meanY) = (Double(sumX) / count, Double(sumY) / count)
        let spreadX = max(Double(squareX) / count - meanX * meanX, 0)
        let spreadY = max(Double(squareY) / count - meanY * meanY, 0)
        let common = Double(product) / count - meanX * meanY
        let (c1, c2) = (6.5025, 58.5225)
        return (2 * meanX * meanY + c1) * (2 * common + c2)
            / ((meanX * meanX + meanY * meanY + c1) * (spreadX + spreadY + c2))
    }

    var mean: Double { values.reduce(0, +) / Double(max(values.count, 1)) }

    /// Of the windows whose first pixel lies in a box; nil: there are none.
    func mean(in boxes: [Box]) -> Double? {
        guard columns > 1 else { return nil }
        let rows = values.count / columns
        var seen = Set<Int>()
        for box in boxes {
            let (firstRow, lastRow) = (max(box.top / Self.step - 1, 0), min(box.bottom / Self.step, rows - 1))
            let (first, last) = (max(box.left / Self.step - 1, 0), min(box.right / Self.step, columns - 1))
            guard firstRow <= lastRow, first <= last else { continue }
            for row in firstRow...lastRow {
                for column in first...last { seen.insert(row * columns + column) }
            }
        }
        guard !seen.isEmpty else { return nil }
        return seen.reduce(0) { $0 + values[$1] } / Double(seen.count)
    }
}
