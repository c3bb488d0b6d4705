#if Files
import Alchemic
import AlchemicGraphDocument
import AlchemicFiles
import DefinitionFileTools
import DefinitionFiles
import FileValues
import TestSupport
import Testing

/// Files that are compiled and files that are loaded are read by the same rules.
///
/// `Workshop/IntegrationTests/Files` compares what comes of them: the graphs, and the objects.
@Suite struct OneFormatTests {
    private func compile(_ name: String, in kind: String) -> FileCompiler.Result {
        var compiler = FileCompiler()
        compiler.access = TestFiles.access(kind)
        return compiler.compile("\(name).yml")
    }

    @Test(
        .statement("G44"), arguments: TestFiles.valid)
    func `what is loaded is compiled: the same names, in the same order`(_ file: String) throws {
        let result = compile(file, in: "valid")
        let text = try #require(result.text, "\(result.problems)")
        let loaded = try #require(TestFiles.load(["\(file).yml"], in: "valid").container)
        // With profiles, services that only they declare come after the rest.
        let names = text.matches(of: /\.finished\(values, named: "([^"]*)"/).map { String($0.1) }
        let known = loaded.graph.document.definitions.compactMap(\.name)
        #expect(Array(names.prefix(known.count)) == known)
    }

    @Test(.statement("G44", "T19"), arguments: TestFiles.invalid)
    func `what is wrong with a file is wrong in both`(_ file: String) {
        let compiled = compile(file, in: "invalid").problems
        let loaded = TestFiles.load(["\(file).yml"], in: "invalid").messages
        // Circles are for the check of the graph to find, which knows who takes what later.
        for problem in compiled where ![.pendingParameter, .cycle].contains(problem.kind) {
            // So it does the tags of what the program declares.
            if problem.kind == .missingTag, problem.severity == .warning { continue }
            #expect(loaded.contains("[\(problem.kind.rawValue)] \(problem.message)"), "\(problem)\n\(loaded)")
            #expect(loaded.contains("\(problem.place)"))
        }
        // What the loader says besides needs the types of the program: Swift's compiler says it where files are compiled;
        // the graph is checked as the program runs in either case.
        let kinds = loaded.matches(of: /error: \[([a-z-]+)\]/).map { String($0.1) }
        let both = Set(compiled.filter { $0.severity == .error }.map(\.kind.rawValue))
        let ofTheLoader: Set = [
            "unknown-class", "unknown-method", "wrong-value", "argument-count", "pending-parameter", "cycle",
        ]
        let ofFiles = Set(FileProblem.Kind.allCases.map(\.rawValue))
        for kind in kinds where ofFiles.contains(kind) && !both.contains(kind) {
            #expect(ofTheLoader.contains(kind), "\(kind)\n\(loaded)")
        }
    }
}
#endif
