import Testing

@testable import SourceLowering

/// What other files of a module may depend on: by the language's rules all but what happens in functions whose types are written out.
@Suite struct OutlineTests {
    private func isSame(_ a: String, _ b: String) -> Bool {
        let (a, b) = (Outline.outlined(Array(a.utf8)), Outline.outlined(Array(b.utf8)))
        #expect(a.text != b.text && a.isSound && b.isSound)
        return a.outline == b.outline
    }

    @Test(arguments: [
        ("func a() -> Int { ", "1", "2", " }"),
        ("class A { @objc func a() { ", "b()", "b(); b()\n", " } }"),
        ("class A { @IBAction private func a(_ sender: Any) { ", "", "print(1)", " } }"),
        ("struct A { init(a: Int) throws { ", "b = 1", "b = 2", " }; var b: Int }"),
        ("class A { deinit { ", "print(1)", "print(2)", " } }"),
        ("enum A { static func a<T: P>(_ t: T) async -> T { ", "t", "b(t)", " } }"),
        ("extension A { var a: Int { ", "1", "2", " } }"),
        ("struct A { var a: Int { get { ", "1", "2", " } set { } } }"),
        ("struct A { var a: Int { get { 1 } set { ", "b = newValue", "", " } } }"),
        ("struct A { subscript(a: Int) -> Int { ", "1", "2", " } }"),
        ("@available(iOS 13, *) @MainActor final class A { class B { func a() { ", "1", "2", " } } }"),
        ("#if DEBUG\nfunc a() { ", "b()", "c()", " }\n#endif"),
        ("func a(b: Int = 1) { ", "struct C {}", "struct D { let e = 1 }", " }\nlet f = 1"),
    ]) func bodiesAreNobodyElses(_ before: String, _ a: String, _ b: String, _ after: String) {
        #expect(isSame(before + a + after, before + b + after))
    }

    @Test(arguments: [
        // What is declared
        ("func a(b: Int = ", "1", "2", ") {}"), ("func a() -> ", "Int", "Int?", " { 1 }"),
        ("func a() ", "", "throws", " { }"), ("func a() {}\n", "", "func b() {}", ""),
        ("", "", "private", " func a() {}"), ("struct A", "", ": P", " { func a() {} }"),
        ("struct A { ", "", "var b = 1", "\nfunc a() {} }"), ("struct A { let a = ", "1", "2.0", " }"),
        ("enum A { case a", "", ", b", " }"), ("typealias A = ", "Int", "String", ""),
        ("extension A", "", ": P", " {}"), ("", "", "infix operator +++", "\nfunc a() {}"),
        ("", "", "import Foundation", "\nfunc a() {}"), ("protocol P { var a: Int { get ", "", "set", " } }"),
        ("#if ", "DEBUG", "RELEASE", "\nfunc a() {}\n#endif"),
        ("class A { ", "", "override", " func a() {} }"),
        ("class A { var a: Int { get { 1 } ", "", "set {}", " } }"),
        // What a body chooses
        ("func a() -> some P { ", "B()", "C()", " }"), ("struct A { var a: some P { ", "B()", "C()", " } }"),
        ("struct A { subscript(a: Int) -> [some P] { ", "[B()]", "[C()]", " } }"),
        ("let a = { ", "1", "2.0", " }()"), ("class A { lazy var a = { () -> Int in ", "1", "2", " }() }"),
        // What others compile, or read
        ("@inlinable public func a() { ", "b()", "c()", " }"),
        ("@inline(__always) func a() { ", "b()", "c()", " }"),
        ("@_transparent func a() { ", "b()", "c()", " }"),
        ("@Wrapped func a() { ", "b()", "c()", " }"),
        ("@Observable class A { func a() { ", "b()", "c()", " } }"),
        ("struct A { @Builder var a: Int { ", "1", "2", " } }"),
        ("class A { var a = 1 { didSet { ", "b()", "b(oldValue)", " } } }"),
        ("actor A { init() { ", "self.b()", "b = 1", " } }"),
        ("#Preview { ", "A()", "B()", " }"), ("struct A { #made { ", "A()", "B()", " } }"),
        ("do { ", "func a() { b() }", "func a() { c() }", " }"), ("", "a()", "b()", ""),
        ("class A { func a() {} ", "", "// MARK: B", "\n}"),
    ]) func whatOthersMayDependOnIsTold(_ before: String, _ a: String, _ b: String, _ after: String) {
        #expect(!isSame(before + a + after, before + b + after))
    }

    @Test func whatIsNotClosedIsNotTrusted() {
        #expect(!Outline.outlined(Array("class A { func a() { if b {  }\n".utf8)).isSound)
    }
}
