import Alchemic
import AlchemicCompiledFiles
import AlchemicFiles
import AlchemicGraphDocument
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
            let problems = loaded.problems.filter { $0.severity == .error }
            let others = compiled.problems.filter { $0.severity == .error }
            guard problems.isEmpty, others.isEmpty else {
                let differences = difference(problems.map(text), others.map(text))
                print("\(name): \(problems.count) problems, \(differences.isEmpty ? "the same" : "different")")
                for difference in differences { print(difference) }
                continue
            }
            let differences = difference(lines(loaded), lines(compiled))
            print("\(name): \(loaded.definitions.count) definitions, \(differences.isEmpty ? "the same" : "different")")
            for difference in differences.prefix(20) { print(difference) }
            try await compareObjects(of: file)
        }
    }

    private static func text(_ problem: Diagnostic) -> String {
        "\(problem.id.rawValue) \(problem.location.map(String.init(describing:)) ?? "-") \(problem.headline) \(problem.help ?? "-")"
    }

    /// Makes the objects of a file in both ways, and prints in what they differ.
    @MainActor
    private static func compareObjects(of file: CompiledFile) async throws {
        var settings = FileSettings()
        settings.environment = environment
        settings.profiles = file.profiles
        let loaded = try Container(
            Module("M") { DefinitionFile(file.path, types: .waterworks, settings: settings) })
        let compiled = try Container(Module("M") { file.definitions(file.profiles, environment) })
        var lines = (await ObjectList.lines(loaded), await ObjectList.lines(compiled))
        switch file.path {
        case "Sources/Both/Files/isolation.alchemic.yml":
            lines.0 += try await Waterworks.isolation(loaded)
            lines.1 += try await Waterworks.isolation(compiled)
        case "Sources/Both/Files/conversions.alchemic.yml":
            lines.0 += try Waterworks.conversions(loaded)
            lines.1 += try Waterworks.conversions(compiled)
        case "Sources/Both/Files/classes.alchemic.yml":
            lines.0 += try Waterworks.classes(loaded)
            lines.1 += try Waterworks.classes(compiled)
        default: break
        }
        print(
            "\(file.path) \(file.profiles): \(lines.0.count) objects, \(lines.0 == lines.1 ? "the same" : "different")")
        for difference in difference(lines.0, lines.1) { print(difference) }
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
