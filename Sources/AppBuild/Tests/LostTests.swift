import Foundation
import StandInTable

/// What does not compile of a module with tests: those that are left out with their declarations. Others fail by themselves.
struct LostTests {
    private var answer = StandInAnswer()

    var all: [LostTest] { answer.lostTests }

    /// - Parameter folder: that of the module's build.
    init(of module: BuiltModule, in folder: URL) {
        guard module.standIns != nil else { return }
        answer =
            FileManager.default.contents(atPath: StandInBuild.answer(in: folder).path)
            .flatMap { try? JSONDecoder().decode(StandInAnswer.self, from: $0) } ?? answer
    }

    /// What is compiled of files, as paths.
    func compiled(_ files: [URL]) -> [String] {
        files.map(\.path).filter { answer.leftOutFiles[$0] == nil }.map { answer.copies[$0] ?? $0 }
    }
}
