import Foundation

/// The runtime's records of types (Swift ABI, "Metadata.rst": type metadata section, context descriptors).
public enum ClassRecords {
    /// Every class that is not generic and is called `name`, with the names of what it stands in, the module first, and the letters for what kinds
    /// of types these are, the class first.
    public static func classes(named name: String) -> [(type: AnyClass, path: [String], kinds: String)] {
        let search = Search(name: Array(name.utf8CString))
        let context = Unmanaged.passUnretained(search).toOpaque()
        enumerateSections(
            { sections, context in
                guard let sections, let context else { return true }
                Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().visit(sections)
                return true
            }, context)
        return search.found
    }

    private final class Probe {}

    static let assumption = Assumption(
        "the runtime enumerates sections of images, whose tenth and eleventh numbers are those of type records",
        loss: "classes by their names, in nibs, storyboards and NSClassFromString"
    ) {
        let found = classes(named: "Probe").filter { $0.path == ["SwiftInternals", "ClassRecords", "Probe"] }
        return found.count == 1 && found[0].type == Probe.self
    }

    private final class Search {
        let name: [CChar]
        var found: [(type: AnyClass, path: [String], kinds: String)] = []

        init(name: [CChar]) { self.name = name }

        /// `sections`: version, base address, two words unused, then (start, length) of each section: protocols,
        /// conformances, types.
        func visit(_ sections: UnsafeRawPointer) {
            let word = MemoryLayout<UInt>.size
            let start = sections.load(fromByteOffset: 8 * word, as: UInt.self)
            let length = sections.load(fromByteOffset: 9 * word, as: UInt.self)
            guard let records = UnsafeRawPointer(bitPattern: start) else { return }
            var offset = 0
            while offset + 4 <= Int(length) {
                visitRecord(records + offset)
                offset += 4
            }
        }

        private func visitRecord(_ record: UnsafeRawPointer) {
            let raw = record.load(as: Int32.self)
            // The low bits say what the record refers to: 0 a descriptor, 1 a pointer to one.
            let kind = raw & 3
            guard kind < 2 else { return }
            var target = record + Int(raw & ~3)
            if kind == 1 {
                guard let pointer = target.load(as: UnsafeRawPointer?.self) else { return }
                target = pointer
            }
            let descriptor = ContextDescriptor(target)
            guard descriptor.isClass, !descriptor.isGeneric, descriptor.isNamed(name),
                let type = descriptor.classMetadata
            else { return }
            found.append((type, descriptor.path, descriptor.kinds))
        }
    }

    @_silgen_name("swift_enumerateAllMetadataSections")
    private static func enumerateSections(
        _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool,
        _ context: UnsafeMutableRawPointer
    )
}

/// What the runtime keeps about a module, a type or an extension: flags, the context around it, its name, and for types
/// the function that gives the metadata. Offsets are relative to where they stand.
private struct ContextDescriptor {
    private let address: UnsafeRawPointer

    init(_ address: UnsafeRawPointer) { self.address = address }

    private var flags: UInt32 { address.load(as: UInt32.self) }
    private var kind: UInt32 { flags & 0x1F }
    var isClass: Bool { kind == 16 }
    var isGeneric: Bool { flags & 0x80 != 0 }
    private var hasName: Bool { kind == 0 || kind == 3 || kind >= 16 }

    private func relative(_ offset: Int) -> UnsafeRawPointer? {
        let distance = address.load(fromByteOffset: offset, as: Int32.self)
        return distance == 0 ? nil : address + offset + Int(distance)
    }

    private var parent: ContextDescriptor? {
        let distance = address.load(fromByteOffset: 4, as: Int32.self)
        guard distance != 0 else { return nil }
        let target = address + 4 + Int(distance & ~1)
        guard distance & 1 == 1 else { return ContextDescriptor(target) }
        return target.load(as: UnsafeRawPointer?.self).map(ContextDescriptor.init)
    }

    func isNamed(_ name: [CChar]) -> Bool {
        guard let own = relative(8) else { return false }
        return strcmp(own.assumingMemoryBound(to: CChar.self), name) == 0
    }

    private var name: String? {
        guard hasName, let own = relative(8) else { return nil }
        return String(cString: own.assumingMemoryBound(to: CChar.self))
    }

    /// Names from the module inwards; contexts without names (private declarations, extensions) are left out.
    var path: [String] { (parent?.path ?? []) + (name.map { [$0] } ?? []) }

    /// As Objective-C's names have them: C of a class, V of a structure, O of an enumeration.
    var kinds: String {
        let letters: [UInt32: String] = [16: "C", 17: "V", 18: "O"]
        return (letters[kind] ?? "") + (parent?.kinds ?? "")
    }

    /// Asks the access function, whose only argument is the request for complete metadata; the answer stands in the
    /// register of a C function's result.
    var classMetadata: AnyClass? {
        guard let function = relative(12) else { return nil }
        typealias Access = @convention(c) (UInt) -> UnsafeRawPointer?
        return unsafeBitCast(function, to: Access.self)(0).map { unsafeBitCast($0, to: AnyClass.self) }
    }
}
