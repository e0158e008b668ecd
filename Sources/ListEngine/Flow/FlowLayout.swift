import CoreGraphics

/// A flow layout with exact extents: items fill lines across the axis, lines stack along it.
///
/// A value made from ``FlowLayoutInput``; making it costs O(sections), plus O(items) for sections with a size
/// per item. Frames are answered on demand: nothing is stored per item of a uniform section.
public struct FlowLayout: Sendable, Equatable, CustomStringConvertible {
    public private(set) var input: FlowLayoutInput
    var geometry: [FlowSectionGeometry]
    /// Main position of every section, and of the end of the last one.
    private(set) var starts: [Double]

    /// Traps in debug builds when `input.faults` is not empty, naming all of them.
    public init(_ input: FlowLayoutInput) {
        assert(input.faults.isEmpty, "No flow layout: " + input.faults.joined(separator: "; "))
        self.input = input
        let crossExtent = input.crossExtent
        geometry = input.sections.map { FlowSectionGeometry($0, axis: input.axis, crossExtent: crossExtent) }
        starts = []
        sumStarts()
    }

    private mutating func sumStarts() {
        starts.removeAll(keepingCapacity: true)
        starts.reserveCapacity(geometry.count + 1)
        var start = 0.0
        for section in geometry {
            starts.append(start)
            start += section.extent
        }
        starts.append(start)
    }

    /// Takes another viewport. Packs again only when the length of a line changes.
    public mutating func resize(to viewport: CGSize) {
        let before = input.crossExtent
        input.viewport = viewport
        if input.crossExtent != before { self = FlowLayout(input) }
    }

    /// Replaces one section, packing it alone. O(sections + items of that section).
    public mutating func replaceSection(_ index: Int, with section: FlowSectionInput) {
        guard input.sections[index] != section else { return }
        input.sections[index] = section
        assert(section.faults.isEmpty, "No flow layout: " + section.faults.joined(separator: "; "))
        geometry[index] = FlowSectionGeometry(section, axis: input.axis, crossExtent: input.crossExtent)
        sumStarts()
    }

    /// Size of the content in points; across the axis it is the viewport's. Not on the pixel grid.
    public var contentSize: CGSize {
        let main = starts[starts.count - 1]
        return input.axis == .vertical
            ? CGSize(width: input.viewport.width, height: main)
            : CGSize(width: main, height: input.viewport.height)
    }

    public var sectionCount: Int { geometry.count }

    public func itemCount(inSection section: Int) -> Int { geometry[section].itemCount }

    /// Frame of an item in content coordinates, points, its origin on the pixel grid. O(log lines).
    public func itemFrame(section: Int, item: Int) -> CGRect {
        rect(geometry[section].item(item), section: section)
    }

    /// Frame of a section's header where it stands unpinned; nil without one. O(1).
    public func headerFrame(section: Int) -> CGRect? {
        let header = geometry[section].header
        guard header > 0 else { return nil }
        return bar(at: starts[section], extent: header)
    }

    /// Frame of a section's footer where it stands unpinned; nil without one. O(1).
    public func footerFrame(section: Int) -> CGRect? {
        let footer = geometry[section].footer
        guard footer > 0 else { return nil }
        return bar(at: starts[section] + geometry[section].footerStart, extent: footer)
    }

    /// The whole section, header, insets and footer included.
    public func sectionFrame(_ section: Int) -> CGRect {
        oriented(
            FlowSpan(
                main: starts[section], cross: 0, mainExtent: geometry[section].extent,
                crossExtent: input.crossExtent))
    }

    public var description: String {
        let items = geometry.reduce(0) { $0 + $1.itemCount }
        let size = contentSize
        return "\(input) content \(size.width)x\(size.height), \(items) items"
    }

    /// A header or footer: it spans the content across the axis.
    func bar(at main: Double, extent: Double) -> CGRect {
        oriented(
            FlowSpan(main: snap(main), cross: 0, mainExtent: extent, crossExtent: input.crossExtent))
    }

    func rect(_ span: FlowSpan, section: Int) -> CGRect {
        var span = span
        span.main = snap(starts[section] + span.main)
        span.cross = snap(span.cross)
        return oriented(span)
    }

    /// The nearest pixel; halves go up.
    private func snap(_ value: Double) -> Double {
        let scale = Double(input.scale)
        return (value * scale + 0.5 + 1e-7).rounded(.down) / scale
    }

    private func oriented(_ span: FlowSpan) -> CGRect {
        input.axis == .vertical
            ? CGRect(x: span.cross, y: span.main, width: span.crossExtent, height: span.mainExtent)
            : CGRect(x: span.main, y: span.cross, width: span.mainExtent, height: span.crossExtent)
    }
}
