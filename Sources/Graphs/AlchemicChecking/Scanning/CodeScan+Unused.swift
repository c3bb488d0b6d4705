import AlchemicGraphDocument
import CAlchemicChecking

/// The search for unused definitions, in the check of a program that names its roots for another reason.
extension CodeScan {
    /// Warns of the definitions that neither the program's roots nor any code of the package uses.
    ///
    /// - Parameters:
    ///   - sources: The files of the package, and of the packages that it needs.
    ///   - code: The facts of the files that the program consists of.
    ///   - graph: The graph.
    ///   - unused: Repeats the check, with a warning for each definition that neither the roots nor `used` lead to.
    /// - Returns: A warning for each definition; none if code may use any.
    static func unused(
        in sources: SourceMap, besides code: [SourceFacts], graph: Graph,
        checking unused: (_ used: Set<Int>) -> [Diagnostic]
    ) -> [Diagnostic] {
        let own = Set(sources.internals.map(\.name))
        func problems(besides used: Set<Int>) -> [Diagnostic] {
            // A scope must declare its values, used or not, and other packages may use the definitions of a library.
            let known = Set(
                graph.nodes.filter { $0.kind != .external && own.contains($0.definition.location.file) }
                    .map(\.definition.location))
            return unused(used).filter { $0.id == .unused && $0.location.map(known.contains) == true }
        }
        // Most programs leave nothing unused, or name no roots: then no further file is read.
        if problems(besides: []).isEmpty { return [] }
        let files = sources.files.filter { !$0.name.hasPrefix("Alchemic") }
        guard let facts = readFacts(of: files, besides: code) else { return [] }
        var scan = CodeScan(graph: graph)
        scan.index = SourceIndex(facts)
        return scan.used(own: own.union(code.map(\.name))).map(problems) ?? []
    }

    /// The definitions that code resolves, as far as sources tell; nil if code may resolve any.
    private mutating func used(own: Set<String>) -> Set<Int>? {
        // A graph with other declarations of the package may use these definitions.
        let outside = outside()
        guard outside.source == nil, outside.declarations.allSatisfy({ !own.contains($0.file.name) }) else {
            return nil
        }
        var used: Set<Int> = []
        for file in index.files where !file.products.isEmpty {
            if file.callsDefinitions { return nil }
            for request in file.requests where index.receiver(request.receiver, in: file) != .other {
                guard let types = types(of: request, in: file) else { return nil }
                for type in types {
                    for node in graph.resolver.index.nodes(of: type, using: cache) { used.insert(node.index) }
                }
                if let name = request.named, let node = graph.resolver.index.named[name] { used.insert(node.index) }
            }
        }
        return used
    }
}
