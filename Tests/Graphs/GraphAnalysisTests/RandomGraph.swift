import AlchemicGraphDocument
import Foundation
import GraphAnalysis
import TestSupport

/// A document with a few definitions and any links between them, circles and links to oneself included.
struct RandomGraph {
    let document: GraphDocument
    let analysis: GraphAnalysis
    /// The links as numbers: from, to, when.
    let links: [(source: Int, target: Int, moment: String)]

    init(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...12, using: &random)
        let density = Double.random(in: 0...0.4, using: &random)
        var links: [(source: Int, target: Int, moment: String)] = []
        var definitions: [JSONValue] = []
        var eager: [JSONValue] = []
        for number in 0..<count {
            var dependencies: [JSONValue] = []
            for target in 0..<count where Double.random(in: 0..<1, using: &random) < density {
                let moment = ["construction", "step", "later"].randomElement(using: &random) ?? "step"
                links.append((number, target, moment))
                dependencies.append(
                    .object([
                        "label": .string("parameter \(dependencies.count + 1)"),
                        "position": .integer(dependencies.count + 1), "type": .string("M.T\(target)"),
                        "form": .string(moment == "later" ? "lazy" : "single"), "when": .string(moment),
                        "outcome": .string("definitions"), "definitions": .array([.string("d\(target)")]),
                    ]))
            }
            let isEager = Int.random(in: 0..<4, using: &random) == 0
            if isEager { eager.append(.string("d\(number)")) }
            let lifetime = ["singleton", "singleton", "prototype", "value"].randomElement(using: &random) ?? "value"
            let module = ["Shop", "Shop/Till", "Shopping"].randomElement(using: &random) ?? "Shop"
            definitions.append(
                .object([
                    "id": .string("d\(number)"), "name": .string("d\(number)"), "aliases": .array([]),
                    "type": .string("M.T\(number)"), "promisedTypes": .array([]), "hidesOtherTypes": .bool(false),
                    "lifetime": .string(isEager ? "singleton" : lifetime), "tags": .array([]), "primary": .bool(false),
                    "eager": .bool(isEager), "evictable": .bool(false), "overrides": .array([]),
                    "style": .string("module"), "module": .string(module), "level": .integer(0),
                    "location": .object([
                        "file": .string("M/M.swift"), "line": .integer(number + 1), "column": .integer(1),
                    ]), "isolation": .string("synchronous"), "completeIsolation": .string("synchronous"),
                    "dependencies": .array(dependencies), "steps": .array([]),
                ]))
        }
        let built = definitions.compactMap { $0["id"] }
            .filter { eager.contains($0) || Bool.random(using: &random) }.shuffled(using: &random)
        let value = JSONValue.object([
            "version": .integer(1),
            "modules": .array(
                ["Shop", "Shop/Till", "Shopping"].map { .object(["path": .string($0), "source": .bool(false)]) }),
            "definitions": .array(definitions), "startOrder": .array(eager),
            "buildOrder": .array(built),
            "problems": .array([]),
        ])
        document = try JSONDecoder().decode(GraphDocument.self, from: JSONEncoder().encode(value))
        analysis = GraphAnalysis(document)
        self.links = links
    }

    /// What can be reached, by the most obvious method.
    func reachable(from start: Int, _ counts: (String) -> Bool = { _ in true }) -> Set<Int> {
        var reached: Set = [start]
        while true {
            let before = reached.count
            for link in links where counts(link.moment) && reached.contains(link.source) { reached.insert(link.target) }
            if reached.count == before { return reached }
        }
    }
}
