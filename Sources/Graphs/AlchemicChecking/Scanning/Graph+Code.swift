import AlchemicGraph

extension Graph {
    /// The outcome of a request in the program's code.
    enum CodeResolution {
        case definitions([Node])
        /// Nothing is declared.
        case nothing
        /// A problem that an override or another container may solve.
        case problem
    }

    /// Resolves a request of code, in any scope: a type without the forms around it, and the name in its query.
    func resolution(of type: Any.Type, named name: String?, using cache: TypeCache) -> CodeResolution {
        do throws(Unresolved) {
            return .definitions(
                try resolver.resolve(type, matching: Self.query(name), for: .anywhere, using: cache).nodes)
        } catch {
            if error.kind == .argumentMismatch { return .definitions(error.nodes) }
            return error.isAbsence ? .nothing : .problem
        }
    }

    /// The warning that code resolves a type that nothing provides; nil if something does.
    func warningOfMissing(
        of type: Any.Type, named name: String?, at location: Definition.SourceLocation, using cache: TypeCache
    ) -> Diagnostic? {
        do throws(Unresolved) {
            _ = try resolver.resolve(type, matching: Self.query(name), for: .anywhere, using: cache)
            return nil
        } catch {
            let problem = Diagnostic(error, at: nil, in: resolver.index, using: cache)
            return Diagnostic(
                problem.id, severity: .warning, problem.headline + ", which code resolves here", at: location,
                notes: problem.notes,
                help: problem.help.map {
                    $0 + ", or write `// alchemic:ignore` behind it if another container provides it"
                })
        }
    }

    private static func query(_ name: String?) -> ErasedQuery { name.map { ErasedQuery(names: [$0]) } ?? .auto }

    /// The locations of all definitions, including replaced ones.
    var locations: [Definition.SourceLocation] {
        nodes.map(\.definition.location) + resolver.index.replaced.map(\.node.definition.location)
    }
}
