#if Observability
public import Alchemic
public import Tracing

extension Module {
    /// Adds spans around awaited calls: the construction, the start and the stop of objects.
    ///
    /// ```swift
    /// let container = try Container(shop.traced())
    /// ```
    ///
    /// An awaited factory runs within a span, such as `build Catalogue`, so that its own spans become children. Its dependencies
    /// have been built before, in spans beside it. Start and stop actions have spans too: `start Catalogue` and `stop Catalogue`.
    /// Each span is a child of the span that is current where the object is resolved, started or stopped. An object that several
    /// tasks resolve is built within the span of the first. A span records the error of its call. Factories that are not awaited
    /// have no spans, and no additional cost.
    ///
    /// The attributes are `alchemic.definition`, `alchemic.lifetime`, `alchemic.place`, and `alchemic.scope` in a scope.
    ///
    /// - Parameter tracer: The tracer; without one, each span uses the tracer that is current when the span begins.
    /// - Returns: The module with spans.
    public func traced(by tracer: (any Tracer)? = nil) -> Module {
        mapped { [ModuleElement(DefinitionSpans(for: $0, tracer: tracer).lowered)] }
    }
}
#endif
