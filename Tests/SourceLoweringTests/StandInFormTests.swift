import Testing

@testable import SourceLowering

/// Forms of source that say what a stand-in has to be.
extension StandInTests {
    /// A framework that is not here hands on, on Apple's systems, what one hands out that is here.
    @Test func aTypeThatIsHereIsImported() {
        let answer = round(
            "import Maps\nvar place: CLLocation?\nvar path: [CLLocation] = []\n",
            [
                "2:12: error: cannot find type 'CLLocation' in scope",
                "3:12: error: cannot find type 'CLLocation' in scope",
            ])
        #expect(answer.isChanged)
        #expect(lines(answer.round.standIns).contains("@_exported import CoreLocation"))
        #expect(answer.round.standIns.types.isEmpty)
    }

    /// As libraries write it: `UILabel().then { $0.text = "" }` is the label.
    @Test func aMethodThatConfiguresGivesItsObject() {
        let answer = round(
            "let a = UILabel().then { $0.numberOfLines = 0 }\n",
            ["1:19: error: value of type 'UILabel' has no member 'then'"])
        #expect(answer.isChanged)
        #expect(
            lines(answer.round.standIns).contains {
                $0.contains("func then(_ p0: (Self) throws -> Void) rethrows -> Self")
            })
        // What is done later, as by a tap, is not done at once.
        let later = round(
            "UILabel().onTap { $0.text = nil }\n",
            ["1:11: error: value of type 'UILabel' has no member 'onTap'"])
        #expect(later.round.standIns.configuring.isEmpty)
    }

    /// `.none` is Optional's own, whatever else the parameter takes.
    @Test func anArgumentMayBeNone() {
        let answer = round(
            "table.reload(1, .none)\ntable.reload(1, isOn ? .fade : .none)\ntable.reload(1, .fade)\n",
            (1...3).map { "\($0):7: error: value of type 'UITableView' has no member 'reload'" })
        let declared = lines(answer.round.standIns).filter { $0.contains("func reload(") }
        #expect(declared.contains { $0.contains("reload(_ p0: Any?, _ p1: StandInValue?) -> StandInValue") })
        #expect(declared.contains { $0.contains("reload(_ p0: Any?, _ p1: StandInValue) -> StandInValue") })
        #expect(declared.count == 2)
    }

    /// A closure behind the arguments is a parameter with or without a label: two declarations would be one too many.
    @Test func aClosureBehindTheArgumentsHasTheLabelThatAnotherCallSays() {
        let answer = round(
            "table.reload(1) { $0.a }\ntable.reload(1, setData: { $0.b })\ntable.reload(2) { 1 }\n",
            (1...3).map { "\($0):7: error: value of type 'UITableView' has no member 'reload'" })
        let declared = lines(answer.round.standIns).filter {
            $0.contains("func reload<") && !$0.contains("<Value")
        }
        #expect(declared.count == 2, "\(declared)")
        #expect(declared.contains { $0.contains("(_ p0: Any?, setData p1: (StandInValue) -> R1)") })
        #expect(declared.contains { $0.contains("(_ p0: Any?, _ p1: () -> R1)") })
    }

    @Test func aCastByForceOfWhatStandsInGivesWhatTheCastSays() {
        let source = """
            func f() {
              let a = Tween.make(1) as! Tween
              let b = Tween.shared.list as? [Tween]
              let c = known() as! Other
            }
            """
        let answer = round(source, ["2:11: error: cannot find 'Tween' in scope"])
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        let text = answer.round.standIns.shortened(file).map { String(decoding: $0, as: UTF8.self) }
        #expect(text?.contains("Tween.make(1) as  Tween") == true)
        #expect(text?.contains("as? [Tween]") == true)
        #expect(text?.contains("known() as! Other") == true)
    }

    /// What a variable holds is known at run time only.
    @Test func aCastByForceOfAVariableAsksWhatItIs() throws {
        let source = """
            func f(_ segue: Segue) {
              let all = try! Tween.all(1)
              let a = all.list(2) as! [Tween]
              let b = segue.destination as! Screen
            }
            """
        let message = "2:18: error: cannot find 'Tween' in scope"
        let answer = round(source, [message])
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        let text = answer.round.standIns.shortened(file).map { String(decoding: $0, as: UTF8.self) }
        #expect(text?.contains("let a = _leftOutCast(all.list(2)) as  [Tween]") == true, "\(text ?? "")")
        #expect(text?.contains("segue.destination as! Screen") == true)
        // What takes the place of one end takes that of both.
        var parts = try #require(answer.round.standIns.leftOut["/app/Screen.swift"])
        let start = source.utf8.distance(
            from: source.startIndex, to: try #require(source.firstRange(of: "all.list")).lowerBound)
        parts.add(
            LeftOutParts.Part(
                lower: start, upper: start + 11, text: "none", line: 3, reason: "", isRewritten: true))
        #expect(parts.list.map(\.text) == ["none"])
    }

    @Test func anInitialiserThatIsOverriddenIsTheSuperclasss() {
        let source = """
            class Book: Managed { override init(entity: Entity, into context: Context?) { super.init() } }
            """
        let first = round(source, ["1:13: error: cannot find type 'Managed' in scope"])
        let second = round(
            source,
            ["1:32: error: initializer does not override a designated initializer from its superclass"],
            first.round.standIns)
        let lines = lines(second.round.standIns)
        #expect(lines.contains("public init(entity: Entity, into context: Context?) { super.init() }"))
        #expect(lines.contains("public override init() { super.init() }"))
    }

    /// Core Data makes both at run time; nothing else has a body for them.
    @Test func managedMembersOfWhatStandsInHaveBodies() {
        let source = """
            import CoreData
            class Store: NSManagedObject {
                @NSManaged var name: String?
                @NSManaged public func addToItems(_ values: NSSet)
                @NSManaged func count(of item: String) -> Int
            }
            """
        let output = Lowering.lower(
            [Lowering.Input(path: "/app/Store.swift", text: Array(source.utf8))], kit: Self.kit, merged: [])
        let text = output.first?.text.map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(output.first?.errors == [])
        #expect(
            text.contains(
                "public func addToItems(_ values: NSSet) { self._managedCall(\"addToItems\", [\"_\"], values) }"
            ))
        #expect(
            text.contains(
                "func count(of item: String) -> Int { self._managedAnswer(\"count\", [\"of\"], item) }"))
        #expect(!text.contains("@NSManaged"))
    }

    /// Else every screen of the app would have a `view` that is none.
    @Test func membersOfAClassWhoseSuperclassIsNewAreTheSuperclasss() {
        let source = "class Donate: DonateScreen { func f() { g(self.view); h(self.shelf) } }\n"
        let messages = [
            "1:51: error: value of type 'Donate' has no member 'view'",
            "1:15: error: cannot find type 'DonateScreen' in scope",
        ]
        let first = round(source, messages)
        #expect(first.isChanged)
        #expect(first.round.standIns.extensions.isEmpty && first.round.remaining.isEmpty)
        let second = round(
            source, ["1:63: error: value of type 'Donate' has no member 'shelf'"], first.round.standIns)
        #expect(second.round.standIns.types["DonateScreen"]?.members.properties == ["shelf"])
        #expect(second.round.standIns.extensions["NSObject"] == nil)
    }

    @Test func whatAnEmptyListIsOfIsAType() {
        let answer = round(
            "let a = [Preset]()\nlet b = [Preset: [Effect]]()\n",
            ["1:10: error: cannot find 'Preset' in scope", "2:19: error: cannot find 'Effect' in scope"])
        #expect(Set(answer.round.standIns.types.keys) == ["Preset", "Effect"])
        #expect(answer.round.standIns.variables.isEmpty)
    }

    @Test func aValueOfAGenericTypeIsConvertedToTheOneThatIsNamed() {
        let source =
            "class S { var list: Results<Item>!\n func f() { let made = Results(of: 1)\n list = made } }\n"
        var known = DeclaredStandIns()
        known.types["Results"] = DeclaredStandIns.TypeDeclaration(
            kind: .class, superclass: nil, genericCount: 1)
        let answer = round(
            source,
            [
                "3:7: error: cannot assign value of type 'Results<StandInValue>' to type 'Results<Item>'"
            ], known)
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        let text = answer.round.standIns.shortened(file).map { String(decoding: $0, as: UTF8.self) }
        #expect(text?.contains("list = (made).standInConverted() }") == true)
    }

    /// `.color(c)` says of no type what it is of, where the property stands in.
    @Test func anImplicitMemberIsAValue() {
        let source = "func f(_ look: Look) {\n  look.background = .color(c).dimmed\n}\n"
        var known = DeclaredStandIns()
        known.types["Look"] = DeclaredStandIns.TypeDeclaration(kind: .class)
        let answer = round(
            source, ["2:22: error: cannot infer contextual base in reference to member 'color'"], known)
        let file = CompiledFile(path: "/app/Screen.swift", text: Array(source.utf8))
        let text = answer.round.standIns.shortened(file).map { String(decoding: $0, as: UTF8.self) }
        #expect(text?.contains("look.background = StandInValue(standIn: \".color\")\n") == true)
    }

    /// A library's overload of a method that UIKit has.
    @Test func aMethodWithTheNameOfOneThatIsHereIsDeclared() {
        var known = DeclaredStandIns()
        known.types["Reusable"] = DeclaredStandIns.TypeDeclaration(kind: .protocol)
        let source = "extension Cell: Reusable {}\nfunc f(_ list: UIView) {\n  list.addSubview(under: 1)\n}\n"
        let message =
            "3:19: error: incorrect argument label in call (have 'under:', expected '_:')"
        let answer = round(source, [message], known)
        #expect(answer.isChanged)
        #expect(
            lines(answer.round.standIns).contains {
                $0.contains("func addSubview(under p0: Any?) -> StandInValue")
            })
        // A function of the app itself is the author's to call.
        let own = round(source.replacing("addSubview", with: "show"), [message], known)
        #expect(own.round.standIns.extensions.isEmpty)
    }

    /// What a round declares for one type helps the others that lack it, in whatever file.
    @Test func whatSeveralTypesLackIsDeclaredOnce() {
        let answer = round(
            "func f(a: UILabel) { a.snp }\nfunc g(b: UIImageView) { b.snp }\n",
            [
                "1:24: error: value of type 'UILabel' has no member 'snp'",
                "2:28: error: value of type 'UIImageView' has no member 'snp'",
            ])
        #expect(answer.round.standIns.extensions["NSObject"]?.properties == ["snp"])
        #expect(answer.round.standIns.leftOut.isEmpty)
    }

    /// Else it would be in the way of the classes that have one of their own.
    @Test func aMemberOfWhichTheSourceHasItsOwnIsOfItsTypeAlone() {
        let answer = round(
            "class Screen: UIViewController { var output: Output? }\nfunc f(a: UILabel) { a.output }\n",
            ["2:24: error: value of type 'UILabel' has no member 'output'"])
        #expect(Array(answer.round.standIns.extensions.keys) == ["UILabel"])
    }

    /// `Record.ID` is a type elsewhere, so `Record.ID(name:)` makes one.
    @Test func aTypeWithinATypeIsMade() {
        let source = "var id: Record.ID\nlet a = Record.ID(name: 1)\n"
        let first = round(source, ["1:9: error: cannot find type 'Record' in scope"])
        let second = round(
            source, ["2:16: error: 'ID(name:)' is not a member type of class 'Record'"],
            first.round.standIns)
        #expect(Set(second.round.standIns.types.keys) == ["Record", "Record.ID"])
        let third = round(
            source, ["2:19: error: argument passed to call that takes no arguments"], second.round.standIns)
        #expect(third.round.standIns.types["Record"]?.members.staticMethods.isEmpty == true)
        #expect(lines(third.round.standIns).contains { $0.contains("convenience init(name p0: Any?)") })
    }
}
