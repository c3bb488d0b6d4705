public import Alchemic

extension Module {
    /// The problems of the module's graph, for `#expect(App.module.problems().isEmpty)`.
    ///
    /// The check calls no factory.
    ///
    /// - Parameters:
    ///   - given: The types that other modules provide.
    ///   - requested: The types that the program resolves.
    ///   - strict: Whether warnings count.
    /// - Returns: Every problem, each printed as text where an expectation fails.
    public func problems<each Given>(
        given: repeat (each Given).Type, requesting requested: [Any.Type] = [], strict: Bool = false
    ) -> [Diagnostic] {
        var elements = contents
        for external in repeat External(each given) { elements += external.contents }
        do {
            let graph = try Graph(Module(name, { elements }), roots: requested)
            return strict ? graph.warnings : []
        } catch {
            return error.diagnostics.filter { strict || $0.severity == .error }
        }
    }
}
