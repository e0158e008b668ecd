import ArgumentParser

struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Only builds; the last line of the output is the path of the executable.")

    @OptionGroup var source: SourceArgument

    func run() throws { print(try source.build().path) }
}
