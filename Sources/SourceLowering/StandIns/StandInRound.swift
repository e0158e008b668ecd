import StandInTable
import SwiftSyntax

/// Makes stand-ins, round by round: what the compiler's errors say is missing is declared; when nothing more can be
/// declared, the parts that do not compile are left out.
public struct StandInRound {
    /// The names that stand in the source.
    public let words: Set<String>
    let earlier: EarlierStandIns
    let files: [String: CompiledFile]
    let kit: KitIndex
    /// Elements of nibs by the name of their custom class.
    private let nibElements: [String: String]
    /// By name, what headers of Objective-C declare.
    private let headerTypes: [String: StandInRequest.KnownType]
    /// First words of methods, and properties, that they add to classes.
    private let headerMembers: [String]
    /// Whether nothing else is declared.
    private let declaresKnownOnly: Bool
    let uses: TypeUses
    /// Whether any file's errors may be mended by leaving out; else only those of files that use what stands in.
    let mayLeaveOutAny: Bool
    /// Whether nothing is declared, and tests that do not compile fail.
    let isOfTests: Bool
    public internal(set) var standIns: DeclaredStandIns
    var isChanged = false
    /// What this round took away since classes inherit it.
    var inheritedMembers: Set<String> = []
    /// As this round found them.
    private var atBegin = DeclaredStandIns()
    /// Errors that are the source's own.
    public internal(set) var remaining: [CompileError] = []

    /// - Parameters:
    ///   - earlier: what is declared in modules that were built before.
    ///   - others: files of other modules that use what is missing, too.
    public init(
        _ standIns: DeclaredStandIns, after earlier: EarlierStandIns = EarlierStandIns(),
        files: [CompiledFile],
        others: [CompiledFile] = [], kit: KitIndex, nibElements: [String: String],
        mayLeaveOutAny: Bool = false, known: [StandInRequest.KnownType] = [], knownMembers: [String] = [],
        declaresKnownOnly: Bool = false, isOfTests: Bool = false
    ) {
        self.standIns = standIns
        self.earlier = earlier
        self.mayLeaveOutAny = mayLeaveOutAny
        words = Set(files.flatMap(\.words))
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        self.kit = kit
        self.nibElements = nibElements.compactMapValues { NibClass.named($0) }
        headerTypes = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }
        headerMembers = knownMembers
        self.declaresKnownOnly = declaresKnownOnly
        self.isOfTests = isOfTests
        uses = TypeUses(files, others: others)
    }

    /// Consumes the errors of a compile. Returns whether another compile may do better.
    public mutating func consume(_ errors: [CompileError], generated: String) -> Bool {
        isChanged = false
        inheritedMembers = []
        remaining = []
        var rest: [CompileError] = []
        var declaredFor: Set<String> = []
        var subjects: Set<String> = []
        withdraw(errors.filter { $0.path == generated })
        atBegin = standIns
        let known = Set(standIns.types.keys)
        let isOfType = { (error: CompileError) in error.message.hasPrefix("cannot find type '") }
        for error in errors.filter(isOfType) + errors.filter({ !isOfType($0) })
        where error.path != generated {
            if waits(error, after: known) {
                declaredFor.insert(error.path)
                continue
            }
            // Another place may have asked for the same.
            if declare(error) || subjects.contains(error.subject) {
                declaredFor.insert(error.path)
                subjects.insert(error.subject)
            } else {
                rest.append(error)
            }
        }
        // What else is wrong in a file may be right once the declarations are there.
        let names = standIns.plainNames.union(earlier.plainNames)
        for path in declaredFor { softenCasts(in: path, of: names) }
        let compiled = standIns.leftOut
        for error in rest where !declaredFor.contains(error.path) {
            // Of two members of that name one was taken away just now.
            if let name = error.quoted.first?.prefix(while: { $0 != "(" }),
                inheritedMembers.contains(String(name))
            {
                continue
            }
            leaveOut(error, names, compiled: compiled)
        }
        return isChanged
    }

    // MARK: Declaring

    /// Of what stands in, here or in a module that was built before.
    func type(_ name: String) -> DeclaredStandIns.TypeDeclaration? {
        standIns.types[name] ?? earlier.type(name)
    }

    /// Whether the error says that something is missing, which is declared now.
    private mutating func declare(_ error: CompileError) -> Bool {
        guard !isOfTests, let file = files[error.path],
            let offset = file.offset(of: error, leftOut: standIns.leftOut[error.path]),
            standIns.leftOut[error.path]?.part(at: offset) == nil, let token = file.token(at: offset)
        else { return false }
        let before = standIns
        let isKnown = declare(error, token)
        if standIns != before { isChanged = true }
        guard isKnown, standIns == before else { return isKnown }
        // Another error of this round may have said the same of another type: `button.snp`, `label.snp`.
        standIns = atBegin
        defer { standIns = before }
        return declare(error, token) && standIns != atBegin
    }

    private mutating func declare(_ error: CompileError, _ token: TokenSyntax) -> Bool {
        let message = error.message
        let quoted = error.quoted
        if message.hasPrefix("cannot find type '"), let name = quoted.first { return addType(name) }
        if message.hasPrefix("unknown attribute '"), let name = quoted.first { return addType(name) }
        if message.hasPrefix("cannot find operator '"), let name = quoted.first {
            standIns.operators.insert(name)
            return true
        }
        if message.hasPrefix("cannot find '"), let name = quoted.first { return addName(name, token) }
        if message.contains("has no member '"), quoted.count >= 2 {
            return addMember(
                quoted[quoted.count - 1], of: quoted[0], isStatic: message.hasPrefix("type '"), token)
        }
        if message.contains("is not a member type of"), quoted.count >= 2 {
            return addNested(quoted[0], in: quoted[quoted.count - 1])
        }
        if message.hasPrefix("no type named '"), let name = quoted.first { return addType(name) }
        if [
            "closure parameter", "contextual base", "extra argument", "extraneous argument",
            "incorrect argument label",
            "missing argument",
            "argument passed to call that takes no arguments", "no exact matches in call",
            "extra trailing closure",
            "contextual closure type", "contextual type for closure argument", "positional argument",
            "takes no arguments", "accessible initializers", "must be passed", "has no member",
        ]
        .contains(where: message.contains) {
            return addCall(around: token) || addNamesake(called: token, error)
        }
        if message.contains("does not override any")
            || message.hasPrefix("initializer does not override a designated initializer")
        {
            return addOverridden(token)
        }
        if message.contains("cannot be used on type '"), quoted.count >= 2 {
            return addMember(quoted[0], of: quoted[1], isStatic: true, token)
        }
        if message.hasPrefix("expected member name or initializer call") {
            return makeValue(token.text) || makeStaticValue(token)
        }
        if message.hasPrefix("member '"), message.contains("produces result of type"), quoted.count >= 2 {
            return makeStaticValue(quoted[0], of: quoted[1])
        }
        if message.hasPrefix("cannot convert value of type '"), let name = quoted.first,
            name.hasSuffix(".Type")
        {
            return makeValue(String(name.dropLast(5)))
        }
        // A closure with another number of parameters.
        if message.hasPrefix("cannot convert value of type '("), message.contains("->"),
            addCall(around: token)
        {
            return true
        }
        if message.hasPrefix("reference to member '"), let name = quoted.first,
            token.enclosing(SwitchCaseSyntax.self) != nil
        {
            return standIns.extensions["StandInValue", default: DeclaredStandIns.Members()].staticProperties
                .insert(
                    name
                ).inserted
        }
        if ["cannot convert", "cannot assign value"].contains(where: message.hasPrefix), quoted.count >= 2 {
            return widen(quoted[0], to: quoted[1]) || addNamesake(around: token)
        }
        if message.hasPrefix("multiple inheritance from classes"), quoted.count >= 2 {
            return makeProtocol(quoted[1]) || makeProtocol(quoted[0])
        }
        if message.contains("non-protocol"), let name = quoted.last { return makeProtocol(name) }
        if message.contains("cannot specialize non-generic type '")
            || message.contains("specialized with too")
        {
            return setGenerics(of: quoted.first ?? "")
        }
        if message.hasPrefix("'weak' m"), let name = quoted.last?.split(separator: " ").last.map(String.init)
        {
            guard standIns.types[name]?.kind == .protocol else { return false }
            standIns.types[name]?.isOfObjects = true
            return true
        }
        return false
    }

    private static let known: Set<String> = ["Any", "AnyObject", "Self", "StandInValue", "StandIn"]

    /// Modules that source qualifies names with, lowered source above all: a type of such a name would hide what the module has.
    private static let modules: Set<String> = [
        "UIKit", "AppleFoundation", "Foundation", "FoundationXML", "CoreGraphics", "QuartzCore", "CoreData",
        "Swift", "Glibc",
        "Dispatch",
    ]

    private func isModule(_ name: String) -> Bool { Self.modules.contains(name) || earlier.hasModule(name) }

    private mutating func addType(_ name: String) -> Bool {
        guard !standIns.blocked.contains(name), !Self.known.contains(name), !isModule(name) else {
            return false
        }
        guard type(name) == nil else { return false }
        if let module = kit.modules[name] { return standIns.imports.insert(module).inserted }
        guard mayDeclare(name) else { return false }
        let made = declaration(name)
        standIns.types[name] = made
        standIns.variables.remove(name)
        if let base = made.superclass, kit.classes[base] == nil, !base.hasPrefix("UI") { _ = addType(base) }
        return true
    }

    private func mayDeclare(_ name: String) -> Bool { !declaresKnownOnly || headerTypes[name] != nil }

    private func declaration(_ name: String) -> DeclaredStandIns.TypeDeclaration {
        var made = uses.declaration(name, nibElements: nibElements)
        guard let known = headerTypes[name] else { return made }
        if known.isProtocol {
            made.kind = .protocol
            (made.superclass, made.isOfObjects) = (nil, true)
        } else if let superclass = known.superclass {
            made.kind = .class
            made.superclass = superclass == "NSObject" ? nil : superclass
        }
        return made
    }

    private mutating func addName(_ name: String, _ token: TokenSyntax) -> Bool {
        guard !standIns.blocked.contains(name), !name.hasPrefix("$"), !name.hasPrefix("_leftOut"),
            !isModule(name)
        else {
            return false
        }
        if name.first?.isUppercase == true {
            if uses.isPlainValue(name), mayDeclare(name) { return standIns.variables.insert(name).inserted }
            let isNew = addType(name)
            return addCall(around: token) || isNew
        }
        switch uses.owner(of: token, isStandIn: { type($0)?.kind == .class }) {
        case .standIn: return false
        case .known(let type): return addMember(name, of: type, isStatic: false, token)
        case nil: break
        }
        guard mayDeclare(name) else { return false }
        if let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.bytes.upperBound == token.bytes.upperBound
        {
            standIns.functions[name, default: []].insert(CallShape(call))
            return true
        }
        standIns.variables.insert(name)
        return true
    }

    /// - Parameter member: `Name`, or the call `Name(label:)`.
    mutating func addNested(_ member: String, in type: String) -> Bool {
        let name = String(member.prefix { $0 != "(" })
        let owner = type.split(separator: ".").last.map(String.init) ?? type
        guard self.type(owner) != nil, self.type("\(owner).\(name)") == nil else { return false }
        standIns.types["\(owner).\(name)"] = DeclaredStandIns.TypeDeclaration(
            kind: .class, superclass: nil, genericCount: uses.uses["\(owner).\(name)"]?.genericCount ?? 0)
        return true
    }

    /// `Foo`, `Foo?`, `any Foo`, `Module.Foo`, `Foo.Type` by the name that an extension of it has; nil for what none can extend.
    private func plain(_ type: String) -> String? {
        var name = type
        for end in [".Type", "?", "!"] where name.hasSuffix(end) { name.removeLast(end.count) }
        for start in ["any ", "some "] where name.hasPrefix(start) { name.removeFirst(start.count) }
        if name.hasPrefix("[") { return name.contains(":") ? "Dictionary" : "Array" }
        if let bracket = name.firstIndex(of: "<") { name = String(name[..<bracket]) }
        if name.hasPrefix("("), name.hasSuffix(")") { name = String(name.dropFirst().dropLast()) }
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
            return nil
        }
        if ["Any", "AnyObject", "Self", "Void"].contains(name) { return nil }
        return name
    }

    /// Members of classes are declared for all objects, so that a subclass does not get another one; not one whose name
    /// a class of the source has for something of its own.
    private func owner(of name: String, member: String) -> String {
        if type(name) != nil || uses.memberNames.contains(member) { return name }
        var current = name
        var seen: Set<String> = []
        while seen.insert(current).inserted {
            if current == "NSObject" { return "NSObject" }
            guard let next = uses.classes[current] ?? kit.classes[current] else {
                return current == name ? name : "NSObject"
            }
            if type(next) != nil { return next }
            current = next
        }
        return name
    }

    /// What only views have.
    private static let viewMembers: Set<String> = [
        "transform", "frame", "bounds", "layer", "addSubview", "isHidden", "alpha", "backgroundColor",
        "center",
        "translatesAutoresizingMaskIntoConstraints", "topAnchor", "leadingAnchor", "widthAnchor",
    ]

    /// What libraries call a method that hands an object to a closure, and gives it.
    private static let configuring: Set<String> = ["then", "do", "with", "apply", "also", "configure"]

    private mutating func addMember(_ member: String, of type: String, isStatic: Bool, _ token: TokenSyntax)
        -> Bool
    {
        if let name = plain(type), let known = standIns.types[name], known.kind == .class,
            known.superclass == nil,
            Self.viewMembers.contains(member)
        {
            standIns.types[name]?.superclass = "UIView"
            return true
        }
        guard let name = plain(type) else { return addCall(around: token) }
        if member.hasSuffix(")") { return addCall(around: token) }
        let access = token.enclosing(MemberAccessExprSyntax.self)
        var call: FunctionCallExprSyntax?
        if let access, access.declName.baseName.text == member,
            let parent = access.parent?.as(FunctionCallExprSyntax.self),
            parent.calledExpression.id == access.id
        {
            call = parent
        }
        if let call, !isStatic, self.type(name) == nil, Self.configuring.contains(member),
            CallShape(call).parameters == [CallShape.Parameter(label: nil, argument: .closure(1))]
        {
            return standIns.configuring.insert(member).inserted
        }
        let isBase =
            access.flatMap { $0.parent?.as(MemberAccessExprSyntax.self) }?.base?.id == access?.id
            && access != nil
        if self.type(name) != nil, member.first?.isUppercase == true,
            access == nil || call != nil || isBase
        {
            return addNested(member, in: name)
        }
        let owner = isStatic && self.type(name) == nil ? name : owner(of: name, member: member)
        // Swift drops words that repeat the type: `brandColor` is `brand`.
        if declaresKnownOnly, self.type(owner) == nil, !Self.known.contains(owner),
            !headerMembers.contains(where: { $0.hasPrefix(member) })
        {
            return false
        }
        func change(_ members: inout DeclaredStandIns.Members) {
            if let call {
                if isStatic {
                    members.staticMethods[member, default: []].insert(CallShape(call))
                } else {
                    members.methods[member, default: []].insert(CallShape(call))
                }
            } else if isStatic {
                members.staticProperties.insert(member)
            } else {
                members.properties.insert(member)
            }
        }
        if standIns.types[owner] != nil {
            change(&standIns.types[owner]!.members)
        } else {
            change(&standIns.extensions[owner, default: DeclaredStandIns.Members()])
        }
        return true
    }

    /// A class of the source overrides what its superclass, which is not here, has.
    private mutating func addOverridden(_ token: TokenSyntax) -> Bool {
        guard let member = token.enclosing(MemberBlockItemSyntax.self),
            let type = member.parent?.enclosing(ClassDeclSyntax.self)
        else { return false }
        var current = type.name.text
        var seen: Set<String> = []
        while seen.insert(current).inserted, self.type(current) == nil {
            guard let next = uses.classes[current] else { return false }
            current = next
        }
        guard var owner = standIns.types[current], owner.kind == .class else { return false }
        if owner.superclass == nil, let base = declaration(current).superclass {
            owner.superclass = base
        } else if let function = member.decl.as(FunctionDeclSyntax.self) {
            let signature = function.signature.flat
            let gives = function.signature.returnClause != nil
            owner.members.overridden.insert(
                "open func \(function.name.text)\(function.genericParameterClause?.flat ?? "")\(signature) { "
                    + (gives ? "StandInLog.result(of: \"\(current).\(function.name.text)\")" : "") + " }")
        } else if let initializer = member.decl.as(InitializerDeclSyntax.self), owner.superclass == nil {
            // With one of its own it inherits no others.
            owner.members.overridden.formUnion([
                "public init\(initializer.optionalMark?.text ?? "")\(initializer.signature.flat) { super.init() }",
                "public override init() { super.init() }",
                "public override init(standIn path: String) { super.init(standIn: path) }",
            ])
        } else if let variable = member.decl.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type
        {
            let name = binding.pattern.trimmedDescription
            owner.members.overridden.insert(
                "open var \(name): \(type.flat) { get { StandInLog.result(of: \"\(current).\(name)\") } set {} }"
            )
        } else {
            return false
        }
        guard owner != standIns.types[current] else { return false }
        standIns.types[current] = owner
        return true
    }

    /// A plain stand-in that is needed as one of UIKit's classes becomes one.
    private mutating func widen(_ name: String, to type: String) -> Bool {
        guard let name = plain(name), let type = plain(type), let known = standIns.types[name],
            known.kind == .class
        else { return false }
        if self.type(type)?.kind == .protocol {
            return standIns.types[name]!.conformances.insert(type).inserted
        }
        if makeFunction(name) { return true }
        let isClass = kit.classes[type] != nil || type.hasPrefix("CA") || self.type(type)?.kind == .class
        guard known.superclass == nil, isClass, type != "NSObject", !inherits(type, from: name) else {
            return false
        }
        standIns.types[name]?.superclass = type
        return true
    }

    private func inherits(_ type: String, from name: String) -> Bool {
        var current: String? = type
        while let each = current, each != name { current = self.type(each)?.superclass }
        return current != nil
    }

    /// A name that begins with a capital letter and is no type's.
    private mutating func makeValue(_ name: String) -> Bool {
        guard standIns.types[name] != nil, uses.uses[name]?.isType != true else { return false }
        standIns.types[name] = nil
        return standIns.variables.insert(name).inserted
    }

    /// `Type.Name`, which is no type within the type.
    private mutating func makeStaticValue(_ token: TokenSyntax) -> Bool {
        guard let access = token.enclosing(MemberAccessExprSyntax.self) else { return false }
        let name = access.declName.baseName.text
        guard let base = access.base?.trimmedDescription else { return false }
        return makeStaticValue(name, of: base)
    }

    private mutating func makeStaticValue(_ name: String, of type: String) -> Bool {
        guard let owner = standIns.types[type], owner.kind == .class else { return false }
        standIns.types["\(type).\(name)"] = nil
        return standIns.types[type]!.members.staticProperties.insert(name).inserted
    }

    /// A function whose name begins with a capital letter, as C's do.
    private mutating func makeFunction(_ name: String) -> Bool {
        guard let type = standIns.types[name], uses.uses[name]?.isType != true,
            !type.members.initializers.isEmpty
        else { return false }
        standIns.types[name] = nil
        standIns.functions[name, default: []].formUnion(type.members.initializers)
        return true
    }

    private mutating func makeProtocol(_ name: String) -> Bool {
        guard let name = plain(name), let type = standIns.types[name], type.kind == .class else {
            return false
        }
        standIns.types[name] = DeclaredStandIns.TypeDeclaration(kind: .protocol)
        standIns.types[name]?.isOfObjects = uses.uses[name]?.isWeak ?? false
        return true
    }

    private mutating func setGenerics(of name: String) -> Bool {
        guard let name = plain(name), let type = standIns.types[name],
            let count = uses.uses[name]?.genericCount,
            count != type.genericCount
        else { return false }
        standIns.types[name]?.genericCount = count
        return true
    }
}
