#if Configuration
import Alchemic

extension Definition {
    /// The definition with its configured queries changed, for parameters and steps.
    func mappingQueries(_ change: (QueryPlan) -> QueryPlan) -> Definition {
        guard !configurationNotes.isEmpty else { return self }
        var copy = self
        copy.details.queries = details.queries?.map { $0.mapped(change) }
        copy.details.steps = details.steps.map { step in
            step.queries.map { step.with(queries: $0.map { $0.mapped(change) }) } ?? step
        }
        return copy
    }
}

extension QueryPlan {
    fileprivate func mapped(_ change: (QueryPlan) -> QueryPlan) -> QueryPlan {
        switch parts {
        case nil: note == nil ? self : change(self)
        case .list(let plans): QueryPlan(parts: .list(plans.map { $0.mapped(change) })).merging(self)
        case .dictionary(let plans):
            QueryPlan(parts: .dictionary(plans.map { ($0.key, $0.plan.mapped(change)) })).merging(self)
        }
    }
}
#endif
