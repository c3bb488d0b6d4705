// Measures Alchemic against hand-written code, in one process, and prints one table.
//
//     swift run --package-path Benchmarks -c release
//     swift run --package-path Benchmarks -c release Benchmarks --quick
//
// Goals are information: whether they are met depends on the machine and on what else runs there. It always exits with 0
// unless something throws.

@main
struct BenchmarksCommand {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let known: Set = ["--quick"]
        let names = arguments.filter { !$0.hasPrefix("-") }
        if let unknown = arguments.first(where: { $0.hasPrefix("-") && !known.contains($0) }) {
            print("unknown option \(unknown)\nusage: Benchmarks [--quick] [getting|building|declaring|…]")
            return
        }
        let harness = Harness(isQuick: arguments.contains("--quick"))
        let parts: [(name: String, run: (Harness) async throws -> [Row])] = [
            // First, since it measures what a program pays as it starts.
            ("finding", measureFinding),
            ("getting", measureGetting),
            ("building", measureBuilding),
            ("declaring", measureDeclaring),
            ("threads", measureThreads),
            ("checking", measureChecking),
            ("loading", measureLoading),
            ("starting", measureStarting),
            ("typechecking", measureTypeChecking),
        ]
        var table = Table()
        for part in parts where names.isEmpty || names.contains(part.name) {
            table.rows += try await part.run(harness)
        }
        print(table.text)
    }
}
