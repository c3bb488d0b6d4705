#if Configuration
import Alchemic

extension Definition {
    /// The definition with its configured queries changed, for parameters and steps.
    func mappingQueries(_ change: (ErasedQuery) -> ErasedQuery) -> Definition {
        guard !configurationNotes.isEmpty else { return self }
        var copy = self
        copy.details.queries = details.queries?.map { $0.mapped(change) }
        copy.details.steps = details.steps.map { step in
            step.queries.map { step.with(queries: $0.map { $0.mapped(change) }) } ?? step
        }
        return copy
    }
}

extension ErasedQuery {
    /// A copy in which the query, or the queries for its members, are changed where they come from a configuration.
    fileprivate func mapped(_ change: (ErasedQuery) -> ErasedQuery) -> ErasedQuery {
        guard let parts else { return note == nil ? self : change(self) }
        let changed = parts.queries.map { ($0.key, $0.query.mapped(change)) }
        return ErasedQuery(parts: Parts(parts.form, of: changed)).merging(self)
    }
}
#endif
