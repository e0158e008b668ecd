// Objects are arguments of formats on Apple's systems, and so is what Swift bridges to objects: `NSPredicate(format: "day > %@",
// date as CVarArg)`. Foundation on Linux has texts alone.

extension _CVarArgObject {
    /// What a format writes for `%@`.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The text that `%@` writes; Foundation's formats write texts alone.
    public var _cVarArgObject: any CVarArg { self is NSString ? self : NSString(string: "\(self)") }
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
