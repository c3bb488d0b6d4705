/// The result of resolving a request or a parameter.
package enum Resolution: Sendable {
    /// The object of a definition.
    case node(Node)
    /// A constant from the query.
    case constant(ErasedBox)
    /// The container or scope that resolves the request.
    case container
    /// The injection point that the requested object is for.
    case site
    /// Alternatives: the definition of the nearest open scope, else the last one, if that is of no scope.
    case nearest([Node])
    /// An optional without a matching definition.
    case nothing
    /// One form around another resolution: an optional with a value, or a form that defers.
    indirect case wrapped(FormKind, Resolution)
    /// The members of a list or of a dictionary; the keys are empty in a list.
    case members([(key: String, value: Resolution)])
    /// An argument or a key from the caller.
    case argument
    /// A failed resolution, which has been reported.
    case failed
}

extension Resolution {
    /// Each definition in the resolution, deferred or not.
    package var nodes: [Node] {
        var nodes: [Node] = []
        forEachNode { node, _ in nodes.append(node) }
        return nodes
    }

    /// The way from the requester to a definition; without changes, that of a request itself.
    package struct Way: Sendable {
        /// Whether the definition is built later, when the program resolves it.
        package internal(set) var isDeferred = false
        /// Whether it is resolved in a scope that is open then, through a `ScopeProvider`.
        var entersScope = false
        /// Whether the definition is used only where a scope is open, and another one where none is.
        package internal(set) var isAlternative = false
    }

    /// Calls `body` for each definition in the resolution, with the way there, which begins with `way`.
    package func forEachNode(along way: Way = Way(), _ body: (Node, Way) -> Void) {
        switch self {
        case .node(let node): body(node, way)
        case .constant, .container, .site, .nothing, .argument, .failed: break
        case .nearest(let nodes): Resolution.members(nodes.map { ("", .node($0)) }).forEachNode(along: way, body)
        case .wrapped(let form, let inside):
            var inner = way
            if form.isDeferred { inner.isDeferred = true }
            inside.forEachNode(along: inner, body)
        case .members(let members):
            // Members of scopes are alternatives if there are others: they are left out where no such scope is open.
            let hasOthers = members.contains { $0.value.node.map { $0.lifetime.scope == nil } ?? false }
            for member in members {
                var inner = way
                if let node = member.value.node, node.lifetime.scope != nil, hasOthers { inner.isAlternative = true }
                member.value.forEachNode(along: inner, body)
            }
        }
    }

    /// The definition that the resolution leads to, deferred or not; nil if it may lead to several, or to none.
    var node: Node? { if case .node(let node) = unwrapped { node } else { nil } }

    /// Checks that every definition in the resolution gets exactly the arguments that it takes.
    func checkArguments(_ shape: TypeShape, passed: [Any.Type]) throws(Unresolved) {
        let inside = shape.inside ?? shape
        switch self {
        case .node(let node):
            if passed.isEmpty, !node.takesArguments { return }
            if node.argumentTypes.map(ObjectIdentifier.init) != passed.map(ObjectIdentifier.init) {
                throw Unresolved(.argumentMismatch, for: node.type, found: [node], passed: passed)
            }
        case .nearest(let nodes):
            for node in nodes { try Resolution.node(node).checkArguments(shape, passed: passed) }
        case .wrapped(_, let resolution):
            guard let outer = shape.outer else { return }
            if outer.form.isDeferred, !passed.isEmpty { throw Unresolved(strayArguments: passed, of: shape.type) }
            try resolution.checkArguments(inside, passed: outer.form.isDeferred ? outer.arguments : passed)
        case .members(let members):
            for member in members { try member.value.checkArguments(inside, passed: passed) }
        case .constant, .container, .site:
            if !passed.isEmpty { throw Unresolved(strayArguments: passed, of: shape.type) }
        case .nothing, .argument, .failed: break
        }
    }

    /// The resolution inside all forms around a single object.
    var unwrapped: Resolution { if case .wrapped(_, let inside) = self { inside.unwrapped } else { self } }

    /// Whether the resolution is the container, in any form.
    var isContainer: Bool { if case .container = unwrapped { true } else { false } }
}

extension Unresolved {
    fileprivate convenience init(strayArguments passed: [Any.Type], of type: Any.Type) {
        self.init(.strayArguments, name: mention(of: type), passed: passed)
    }
}
