import Alchemic
import AlchemicCompiledFiles
import AlchemicFiles
import Foundation

/// One way to read a file, compiled.
struct CompiledFile {
    let path: String
    let profiles: [String]
    let definitions: @Sendable (_ profiles: [String], _ environment: [String: String]) -> CompiledDefinitions
}

/// Makes the graph of each file in both ways, and prints in what their documents differ.
@main
struct Main {
    static let environment = [
        "WORD": "blue", "NUMBER": "8", "YES": "true", "LIST": "a,b", "DATA": #"{"a": {"b": 2}}"#,
    ]

    static func main() async throws {
        for file in compiled {
            let name = "\(file.path) \(file.profiles)"
            var settings = FileSettings()
            settings.environment = environment
            settings.profiles = file.profiles
            let loaded = GraphDocument(checking: [
                Module("M") { DefinitionFile(file.path, types: .waterworks, settings: settings) }
            ])
            let compiled = GraphDocument(checking: [Module("M") { file.definitions(file.profiles, environment) }])
            // What the files warn of is said by the tool at build time.
            let problems = loaded.problems.filter { $0.severity == .error } + compiled.problems
            guard problems.isEmpty else {
                print("\(name): \(problems.map { "\($0)" }.joined(separator: "\n"))")
                continue
            }
            let differences = difference(lines(loaded), lines(compiled))
            print("\(name): \(loaded.definitions.count) definitions, \(differences.isEmpty ? "the same" : "different")")
            for difference in differences.prefix(20) { print(difference) }
        }
        for file in compiled where file.profiles.isEmpty { try await compareObjects(of: file) }
    }

    /// Makes the objects of a file in both ways, and prints what they come to if that is not the same.
    @MainActor
    private static func compareObjects(of file: CompiledFile) async throws {
        let describe: (Container) async throws -> [String]
        switch file.path {
        case "Sources/Both/Files/isolation.alchemic.yml": describe = Waterworks.isolation
        case "Sources/Both/Files/conversions.alchemic.yml": describe = Waterworks.conversions
        case "Sources/Both/Files/classes.alchemic.yml": describe = Waterworks.classes
        default: return
        }
        let loaded = try Container(Module("M") { DefinitionFile(file.path, types: .waterworks) })
        let compiled = try Container(Module("M") { file.definitions([], environment) })
        let (first, second) = (try await describe(loaded), try await describe(compiled))
        print("\(file.path): \(first.count) objects, \(first == second ? "the same" : "different")")
        for difference in difference(first, second) { print(difference) }
    }

    private static func lines(_ document: GraphDocument) -> [String] {
        var text = document.json()
        // Problems are compared above; what files warn of, only the loader says as the program runs.
        if let start = text.range(of: "\"problems\"") { text = String(text[..<start.lowerBound]) }
        return text.split(separator: "\n").map(String.init)
    }

    private static func difference(_ loaded: [String], _ compiled: [String]) -> [String] {
        compiled.difference(from: loaded).map { change in
            switch change {
            case .remove(_, let line, _): "loaded:   \(line)"
            case .insert(_, let line, _): "compiled: \(line)"
            }
        }
    }
}
