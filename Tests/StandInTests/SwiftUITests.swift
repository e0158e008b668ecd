import SwiftUIStandIn
import Testing
import UIKit

@Suite @MainActor struct SwiftUITests {
    private struct Card: View {
        @State var count = 1
        var body: some View { EmptyView() }
    }

    /// Apple's page of `State`: its projected value is a binding to what it keeps.
    @Test func aBindingWritesWhatStateKeeps() {
        let state = State(wrappedValue: "Emma")
        state.projectedValue.wrappedValue += "!"
        #expect(state.wrappedValue == "Emma!")
        let pair = State(wrappedValue: (a: 1, b: 2))
        pair.projectedValue.b.wrappedValue = 5
        #expect(pair.wrappedValue == (1, 5))
    }

    /// Apple's page of `EnvironmentKey`: a value that nobody set is the key's default.
    @Test func anEnvironmentHasDefaults() {
        struct Columns: EnvironmentKey { static let defaultValue = 3 }
        var values = EnvironmentValues()
        #expect(values[Columns.self] == 3)
        values[Columns.self] = 4
        #expect(values[Columns.self] == 4)
    }

    private struct Wrapper<Wrapped: UIView>: UIViewRepresentable {
        let make: () -> Wrapped
        init(_ make: @escaping () -> Wrapped) { self.make = make }
        func makeUIView(context: Context) -> Wrapped { make() }
        func updateUIView(_ view: Wrapped, context: Context) { view.tag += 1 }
    }
    private struct Field: UIViewRepresentable {
        final class Coordinator: NSObject, UITextFieldDelegate {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.delegate = context.coordinator
            return field
        }
        func updateUIView(_ field: UITextField, context: Context) {}
    }
    private struct Cards: PreviewProvider {
        static var previews: some View {
            Group {
                Wrapper { UIView() }.previewLayout(.fixed(width: 100, height: 50)).previewDisplayName("Card")
                ForEach(["a", "b"], id: \.self) { name in
                    Field().previewDisplayName(name).environment(\.colorScheme, .dark)
                }
            }
        }
    }

    /// Apple's pages of `PreviewProvider` (each view of a group is a preview) and of `UIViewRepresentable` (a view is made, then updated, with
    /// the coordinator that was made first).
    @Test func aProviderShowsWhatItsViewsWrap() throws {
        let shown = Cards._shown
        #expect(shown.map(\.name) == ["Card", "a", "b"])
        let card = try #require(shown[0].rootViewController())
        card.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        card.view.layoutIfNeeded()
        let view = try #require(card.view.subviews.first)
        // In the middle: (400 - 100) / 2, (800 - 50) / 2.
        #expect(view.frame == CGRect(x: 150, y: 375, width: 100, height: 50) && view.tag == 1)
        let dark = try #require(shown[1].rootViewController())
        #expect(dark.overrideUserInterfaceStyle == .dark)
        let field = try #require(dark.view.subviews.first as? UITextField)
        #expect(field.delegate is Field.Coordinator)
    }

    @Test func aHostShowsTheNameOfItsView() throws {
        let host = UIHostingController(rootView: AnyView(Card()))
        let label = try #require(host.view.subviews.first as? UILabel)
        #expect(label.text == "SwiftUI: Card")
        host.rootView = AnyView(Card().padding())
        #expect(label.text == "SwiftUI: Card")
        let content = UIHostingConfiguration { Card() }.makeContentView()
        content.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        content.layoutIfNeeded()
        // UIView's layout margins are 8 on all sides.
        #expect(content.subviews.first?.frame == CGRect(x: 8, y: 8, width: 284, height: 64))
    }
}
