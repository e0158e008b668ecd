import SourceLowering
import SwiftParser
import TestSeeds
import Testing

/// Random source that makes use of every construct: its copy parses, keeps its lines, and lowering it is repeatable.
@Suite struct FuzzTests {
    private static let names = ["A", "B", "C", "D", "E"]

    private static func type(_ dice: inout SeededGenerator) -> String {
        dice.pick(["Int", "UIView!", "UILabel?", "[UIButton]", "Own?", "String", "(Int) -> Void", "A"])
    }

    private static func expression(_ dice: inout SeededGenerator, _ depth: Int = 0) -> String {
        let simple = ["x", "self.y", "3", "#selector(f0)", "#selector(A.f1(_:))", "\"text // no\"", "nil"]
        guard depth < 3 else { return dice.pick(simple) }
        let inner = expression(&dice, depth + 1)
        return dice.pick([
            "delegate?.may?(\(inner))", "(d as? Own)?.may?(\(inner)) ?? \(inner)", "onTap?(\(inner))",
            "table.delegate?.tableView?(table, heightForRowAt: \(inner))", "g(\(inner)) { $0 }",
            "#selector(getter: f0)", "#keyPath(A.x.y)", "delegate!.may!(\(inner))",
            "[\(inner)\n, /* c */ \(inner)]",
            "delegate?.may != nil", "cellType.init(frame: \(inner))", "Selector(\"f1:\")",
            "delegate?.may?(1).x",
            inner,
        ])
    }

    private static func member(_ dice: inout SeededGenerator, _ number: Int, inExtension: Bool) -> String {
        let attribute = dice.pick(["", "@objc ", "@IBAction ", "@objc\n    ", "@objc(other\(number):) "])
        let access = dice.pick([
            "", "private ", "fileprivate ", "public ", "override ", "static ", "override class ",
        ])
        let parameters = dice.pick([
            "", "_ a: Int", "a b: inout Int", "_ xs: Int...", "for x: UIView, with y: @autoclosure () -> Int",
            "_: UITableView, heightForRowAt _: IndexPath", "_ x: Int = 3",
        ])
        let effects = dice.pick(["", " throws", " async", " -> Int", " rethrows -> UIView?"])
        let base = dice.pick(["f\(number)", "tableView", "may", "`in`"])
        if !inExtension, dice.next(3) == 0 {
            let outlet = dice.pick([
                "@IBOutlet weak var", "@IBInspectable var", "@objc dynamic var", "var",
                "@IBOutlet private var",
            ])
            let tail = dice.pick(["", " { didSet { print(1) } }", " // end }"])
            return "    \(outlet) v\(number): \(type(&dice))\(tail)"
        }
        let body = (0..<dice.next(3)).map { _ in "        _ = \(expression(&dice))" }.joined(
            separator: "\n")
        return "    \(attribute)\(access)func \(base)(\(parameters))\(effects) {\n\(body)\n    }"
            + dice.pick(["", " // comment", " /* } */"])
    }

    private static func source(_ seed: UInt64) -> String {
        var dice = SeededGenerator(seed: seed)
        var lines = [dice.pick(["import UIKit", "import Foundation", "import UIKit.UIView", "// nothing"])]
        for number in 0..<(3 + dice.next(4)) {
            let name = dice.pick(names)
            let isExtension = dice.next(3) == 0
            let parent = dice.pick([
                "", ": UIViewController", ": NSObject", ": A", ": B, Own", ": UITableViewController",
                ": CALayer, P",
            ])
            let head =
                isExtension
                ? dice.pick(["extension \(name)", "extension UIView", "private extension \(name)"])
                : dice.pick(["class \(name)\(number == 0 ? "" : "\(number)")", "final class X\(number)"])
                    + (dice.next(5) == 0 ? "<T>" : "") + parent
            if dice.next(6) == 0 {
                lines.append(dice.pick(["#if os(iOS) && DEBUG", "#if canImport(AppKit)"]))
            }
            let conditional = lines.last?.hasPrefix("#if") == true
            let members = (0..<dice.next(5)).map { member(&dice, $0, inExtension: isExtension) }
            lines.append(
                "\(head) {" + dice.pick(["\n", " "]) + members.joined(separator: "\n")
                    + dice.pick(["\n}", " \n  }"]))
            if conditional { lines += ["#else", "let other\(number) = 1", "#endif"] }
            if dice.next(4) == 0 {
                lines.append(
                    "@objc protocol Own\(number == 2 ? "" : "\(number)") {\n @objc optional func may(_ x: Int) -> Bool\n"
                        + " @objc optional var caption: String { get }\n}")
            }
        }
        return lines.joined(separator: "\n") + dice.pick(["", "\n", "\n// end"])
    }

    @Test(arguments: 0..<300) func randomSourceStaysParsable(_ seed: Int) {
        let source = Self.source(UInt64(seed))
        guard !Parser.parse(source: source).hasError else { return }
        let output = Lowered(source)
        #expect(!output.tree.hasError, "seed \(seed):\n\(source)\n---\n\(output.text)")
        #expect(output.keepsLines, "seed \(seed):\n\(output.text)")
        #expect(Lowered(source).text == output.text, "seed \(seed) is lowered in two ways")
    }

    @Test func sourceWithoutConstructsStaysAsItIs() {
        let source = "import UIKit\nclass A: UIViewController {\n    func f(_ x: Int) -> Int { x + 1 }\n}\n"
        #expect(!Lowered(source).isChanged)
    }

    @Test func theGeneratorMakesSourceThatParses() {
        let valid = (0..<300).filter { !Parser.parse(source: Self.source(UInt64($0))).hasError }.count
        #expect(valid > 200, "only \(valid) of 300 seeds parse")
    }
}
