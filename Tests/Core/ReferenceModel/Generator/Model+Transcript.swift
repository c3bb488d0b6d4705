// What the model tells: the names of its objects, the lines of its transcript, and what of the order of lines is left open.

extension Model {
    static func run(_ description: Description) -> Transcript {
        run(description.operations, on: Graph(description.declarations))
    }

    /// What is done with the container of a graph; others may run on the same one.
    static func run(_ operations: [Operation], on graph: Graph) -> Transcript {
        let model = Model()
        if let place = model.check(graph, in: nil) {
            model.places.append(place)
            model.run(operations)
        }
        return model.end()
    }

    func touch(_ rule: Rule) { transcript.touched.insert(rule) }

    func log(_ line: String) { transcript.lines.append(line) }

    /// Notes what the check of a graph finds, and makes its container if there is no error.
    func check(_ graph: Graph, in outer: Place?, isOverlay: Bool = false) -> Place? {
        graphs.append(graph)
        transcript.checks.append(graph.isValid && isOverlay ? [] : graph.problems)
        if graph.isValid { return Place(graph, in: outer, isOverlay: isOverlay) }
        log("! graph")
        return nil
    }

    private func end() -> Transcript {
        for graph in graphs { transcript.touched.formUnion(graph.touched) }
        for place in places.flatMap(\.andOuter) { place.dependants = [] }
        (kept, later, places, overlays, allOverlays) = ([], [], [], [], [])
        // What a cycle of steps keeps together is taken apart.
        for thing in things { thing.thing?.holds = [] }
        transcript.alive = things.compactMap(\.thing?.name)
        return transcript
    }

    func newThing(_ number: Int, _ kind: Kind) -> Thing {
        made[number, default: 0] += 1
        let thing = Thing("\(number)#\(made[number, default: 0])", kind)
        things.append(Reference(thing: thing))
        return thing
    }

    /// Rule 9: of the steps of an object's own class the graph knows nothing.
    func noteOrder(of steps: [LinkedStep], _ thing: Thing, _ node: Node) {
        if thing.kind == node.kind { return }
        let needed = steps.flatMap(\.needs).flatMap(\.nodes)
        let all = [node] + needed + reached(from: needed) { $0.edges.map(\.target) }
        transcript.inCycles.formUnion(all.map(\.number))
    }

    func text(_ values: [Value]) -> String { values.map(text).joined(separator: ", ") }

    func text(_ value: Value) -> String {
        switch value {
        case .thing(let thing): return thing.name
        case .nothing: return "nil"
        case .many(let members):
            return "[\(members.map { ($0.key.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", "))]"
        case .later(let value):
            later.append(value)
            return "later \(later.count - 1)"
        }
    }
}
