#if Observability
public import Alchemic
public import Tracing

extension Module {
    /// The same module with spans around what is awaited: the construction, the start and the stop of its objects.
    ///
    /// ```swift
    /// let container = try Container(shop.traced())
    /// ```
    ///
    /// A factory that is awaited runs within a span, `build Catalogue`, so that spans of its own are children; what it depends on
    /// has been built before, in spans beside it. A start action and a stop action have spans as well, `start Catalogue` and
    /// `stop Catalogue`. Each is a child of the span that is current where the object is resolved, started or stopped; an object
    /// that several tasks request is built in the span of the first. An error is recorded in the span. Factories that are not
    /// awaited have no spans, and cost what they cost without.
    ///
    /// The attributes are `alchemic.definition`, `alchemic.lifetime`, `alchemic.place`, and `alchemic.scope` in a scope.
    ///
    /// - Parameter tracer: What makes the spans; without one, the tracer that is current when one begins.
    /// - Returns: The module with spans.
    public func traced(by tracer: (any Tracer)? = nil) -> Module {
        mapped { [ModuleElement(DefinitionSpans($0, tracer).lowered)] }
    }
}
#endif
