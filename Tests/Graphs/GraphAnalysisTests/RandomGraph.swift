import AlchemicGraphDocument
import Foundation
import GraphAnalysis
import TestSupport

/// A document with a few definitions and any links between them, circles and links to oneself included.
struct RandomGraph {
    let document: GraphDocument
    let analysis: GraphAnalysis
    /// The links as numbers: from, to, when.
    let links: [(source: Int, target: Int, time: String)]

    init(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...12, using: &random)
        let density = Double.random(in: 0...0.4, using: &random)
        var links: [(source: Int, target: Int, time: String)] = []
        var definitions: [String] = []
        var eager: [String] = []
        for number in 0..<count {
            var dependencies: [String] = []
            for target in 0..<count where Double.random(in: 0..<1, using: &random) < density {
                let time = ["construction", "step", "later"].randomElement(using: &random) ?? "step"
                links.append((number, target, time))
                let position = dependencies.count + 1
                dependencies.append(
                    """
                    {"label": "parameter \(position)", "position": \(position), "type": "M.T\(target)",
                    "form": "\(time == "later" ? "lazy" : "single")", "when": "\(time)",
                    "outcome": "definitions", "definitions": ["d\(target)"]}
                    """)
            }
            let isEager = Int.random(in: 0..<4, using: &random) == 0
            if isEager { eager.append("d\(number)") }
            let lifetime = ["singleton", "singleton", "prototype", "value"].randomElement(using: &random) ?? "value"
            let module = ["Shop", "Shop/Till", "Shopping"].randomElement(using: &random) ?? "Shop"
            definitions.append(
                """
                {"id": "d\(number)", "name": "d\(number)", "aliases": [], "type": "M.T\(number)", "promisedTypes": [],
                "hidesOtherTypes": false, "lifetime": "\(isEager ? "singleton" : lifetime)", "tags": [],
                "primary": false, "eager": \(isEager), "evictable": false, "overrides": [], "style": "module",
                "module": "\(module)", "level": 0, "location": {"file": "M/M.swift", "line": \(number + 1), "column": 1},
                "isolation": "synchronous", "completeIsolation": "synchronous",
                "dependencies": [\(dependencies.joined(separator: ", "))], "steps": []}
                """)
        }
        let built = (0..<count).map { "d\($0)" }
            .filter { eager.contains($0) || Bool.random(using: &random) }.shuffled(using: &random)
        let modules = ["Shop", "Shop/Till", "Shopping"].map { #"{"path": "\#($0)", "source": false}"# }
        let text = """
            {"version": 2, "modules": [\(modules.joined(separator: ", "))], "startOrder": \(eager),
            "definitions": [\(definitions.joined(separator: ", "))], "buildOrder": \(built), "problems": []}
            """
        document = try JSONDecoder().decode(GraphDocument.self, from: Data(text.utf8))
        analysis = GraphAnalysis(document)
        self.links = links
    }

    /// What can be reached, by the most obvious method.
    func reachable(from start: Int, _ counts: (String) -> Bool = { _ in true }) -> Set<Int> {
        var reached: Set = [start]
        while true {
            let before = reached.count
            for link in links where counts(link.time) && reached.contains(link.source) { reached.insert(link.target) }
            if reached.count == before { return reached }
        }
    }
}
