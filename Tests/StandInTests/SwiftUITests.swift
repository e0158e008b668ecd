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
