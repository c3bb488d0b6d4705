/// Resolves the parameters of a checked graph again, to record the candidates that were rejected.
struct Explainer {
    let resolver: Resolver
    let ids: DocumentIDs
    private let cache = TypeCache()

    init(resolver: Resolver, ids: DocumentIDs) {
        self.resolver = resolver
        self.ids = ids
    }

    /// The candidates that were rejected for a parameter.
    func turnedDown(by dependency: Alchemic.Dependency, of node: Node) -> [GraphDocument.TurnedDown] {
        documented(
            resolver.explanation(of: dependency.type, query: dependency.query, for: node, using: cache).turnedDown)
    }

    /// Every type that a definition has, promises or needs, with what the program would get for the type.
    func requests(of nodes: [Node]) -> [GraphDocument.Request] {
        var seen: Set<ObjectIdentifier> = []
        var requests: [GraphDocument.Request] = []
        for node in nodes {
            let needed = node.dependencies + node.calls + node.steps.flatMap(\.dependencies)
            let promised = node.definition.details.promised.map(\.type)
            for type in [node.type] + promised + needed.map({ TypeShape($0.type).leaf }) {
                guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
                requests.append(request(for: type))
            }
        }
        return requests
    }

    private func request(for type: Any.Type) -> GraphDocument.Request {
        let explanation = resolver.explanation(of: type, query: .auto, for: nil, using: cache)
        let found = explanation.resolution.nodes.map { ids[$0] }
        return GraphDocument.Request(
            type: documentName(of: type), outcome: explanation.resolution.word, definitions: found,
            turnedDown: documented(explanation.turnedDown + resolver.withheld(from: type)))
    }

    private func documented(_ candidates: [Alchemic.TurnedDown]) -> [GraphDocument.TurnedDown] {
        candidates.compactMap { candidate in
            ids.id(ofCandidate: candidate.node).map {
                GraphDocument.TurnedDown(definition: $0, rule: candidate.rule.rawValue)
            }
        }
    }
}

extension Resolver {
    /// Resolves a parameter or a request again, and records the rejected candidates.
    fileprivate func explanation(
        of type: Any.Type, query: ErasedQuery, for node: Node?, using cache: TypeCache
    ) -> (resolution: Resolution, turnedDown: [TurnedDown]) {
        cache.turnedDown = []
        defer { cache.turnedDown = nil }
        do {
            let resolution = try resolve(
                type, matching: query, for: node.map(Asker.node) ?? .anywhere, using: cache)
            return (resolution, cache.turnedDown ?? [])
        } catch {
            if error.kind == .argumentMismatch { cache.turnDown(error.nodes, because: .arguments) }
            return (.failed, cache.turnedDown ?? [])
        }
    }

    /// The definitions that fit a type but are no candidates, because they are hidden or replaced.
    fileprivate func withheld(from type: Any.Type) -> [TurnedDown] {
        index.nodes.filter { node in
            node.details.hidesOtherTypes && !node.provides(type) && !index.shadowed.contains(node.index)
                && fits(node.type, type)
        }.map { ($0, .hidden) } + index.replaced.filter { $0.node.provides(type) }.map { ($0.node, .replaced) }
    }
}
