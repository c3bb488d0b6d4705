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
    /// How the parameter's type and scopes lead to the target.
    package let way: Resolution.Way
    /// Whether the edge is a call that a configuration's method may make.
    package let isCall: Bool
    /// The number of the step with the parameter; -1 for a parameter of the factory, and for a call.
    package let step: Int32
    /// The number of the parameter in its step or factory; calls come after the parameters of the factory.
    package let parameter: Int32

    /// When the target is made.
    package var moment: Moment { way.isDeferred ? .later : step < 0 ? .construction : .step }
}

extension Node {
    /// The edges that leave the node, once all its parameters have been resolved.
    func makeEdges(using cache: TypeCache) -> [Edge] {
        var edges: [Edge] = []
        func add(_ dependencies: [Dependency], ofStep step: Int = -1) {
            for (number, dependency) in dependencies.enumerated() {
                let isOfDefinition = if case .node = dependency.resolution { true } else { false }
                let entersScope = !isOfDefinition && cache.shape(of: dependency.type).entersScope
                dependency.resolution.forEachNode { target, way in
                    var way = way
                    way.entersScope = entersScope
                    edges.append(
                        Edge(
                            target: target, way: way, isCall: dependency.isCall, step: Int32(step),
                            parameter: Int32(number)))
                }
            }
        }
        add(dependencies + calls)
        for (number, resolved) in steps.enumerated() { add(resolved.dependencies, ofStep: number) }
        return edges
    }

    /// The parameter that an edge belongs to, and the step, if it is a step's parameter.
    package func origin(of edge: Edge) -> (dependency: Dependency, step: Step?) {
        let number = Int(edge.parameter)
        if edge.step >= 0 { return (steps[Int(edge.step)].dependencies[number], steps[Int(edge.step)].step) }
        return (number < dependencies.count ? dependencies[number] : calls[number - dependencies.count], nil)
    }
}
