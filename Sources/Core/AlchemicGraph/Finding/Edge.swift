/// One edge of the graph: a dependency of a node on another node.
package struct Edge: Sendable {
    /// When the target is made, relative to the object that depends on it.
    package enum Moment: UInt8, Sendable {
        /// Before the object.
        case construction
        /// After the object, for one of its steps.
        case step
        /// When the program resolves the target, through a `Lazy` or a provider.
        case later
    }

    /// A decorator where one is in effect, not the definition inside.
    package let target: Node
    package let moment: Moment
    /// Whether the dependency goes through a `ScopeProvider`, which resolves in a scope that is open then.
    let entersScope: Bool
    /// Whether the edge is taken only where a scope is open, and another edge where none is.
    package let isAlternative: Bool
    /// Whether the edge is a call that a configuration's method may make.
    package let isCall: Bool
    /// The number of the parameter: those of the factory are counted first, then calls, then those of the steps.
    package let source: Int32

    /// Whether a start leaves building the target to the method that calls for it.
    package var isOptionalForStart: Bool { isCall && target.completeIsolation != .asynchronous }
}

extension Node {
    /// The edges that leave the node, once all its parameters have been resolved.
    func makeEdges() -> [Edge] {
        var edges: [Edge] = []
        var source: Int32 = 0
        func add(_ dependency: Dependency, isStep: Bool) {
            dependency.resolution.forEachNode { target, way in
                edges.append(
                    Edge(
                        target: target, moment: way.isDeferred ? .later : isStep ? .step : .construction,
                        entersScope: way.entersScope, isAlternative: way.isAlternative, isCall: dependency.isCall,
                        source: source))
            }
            source += 1
        }
        for dependency in dependencies + calls { add(dependency, isStep: false) }
        for resolved in steps {
            for dependency in resolved.dependencies { add(dependency, isStep: true) }
        }
        return edges
    }
}

extension Node {
    /// The parameter that an edge belongs to, and the step, if it is a step's parameter.
    package func origin(of edge: Edge) -> (dependency: Dependency, step: Step?) {
        var number = Int(edge.source)
        if number < dependencies.count { return (dependencies[number], nil) }
        number -= dependencies.count
        if number < calls.count { return (calls[number], nil) }
        number -= calls.count
        for resolved in steps {
            if number < resolved.dependencies.count { return (resolved.dependencies[number], resolved.step) }
            number -= resolved.dependencies.count
        }
        preconditionFailure("an edge belongs to a parameter")
    }
}
