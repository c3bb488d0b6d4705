/// Builds a module from declarations, other modules, sources, conditions and loops.
@resultBuilder
public enum ModuleBuilder {}

// For the compiler, which calls them.
@_documentation(visibility: internal)
extension ModuleBuilder {
    /// One line.
    @inlinable
    @inline(never)
    public static func buildExpression(_ content: consuming some Module.Content) -> [ModuleElement] {
        // Made for each type, but not copied into each line: the time that the optimizer takes for a module's function grows
        // with the square of what is in there.
        content.contents
    }

    /// One line that is a module: also `.payments`, for a constant of an extension.
    public static func buildExpression(_ module: Module) -> [ModuleElement] { module.contents }

    /// One line that is a prototype of a `Sendable` type, which is noted: a ``Lazy`` may then keep one and share it.
    public static func buildExpression<Instance: Sendable>(_ content: consuming Prototype<Instance>) -> [ModuleElement]
    {
        // Seen here and not in the initializers, of which each would need another one for such types.
        content.with(.sendable).contents
    }

    /// One line that is a definition already.
    public static func buildExpression(_ definition: consuming Definition) -> [ModuleElement] {
        [ModuleElement(definition)]
    }

    /// One line of elements that were built before.
    public static func buildExpression(_ elements: [ModuleElement]) -> [ModuleElement] { elements }

    /// The only line.
    public static func buildBlock(_ part: [ModuleElement]) -> [ModuleElement] { part }
    /// All lines.
    public static func buildBlock(_ parts: [ModuleElement]...) -> [ModuleElement] { buildArray(parts) }
    /// A condition without an `else`.
    public static func buildOptional(_ part: [ModuleElement]?) -> [ModuleElement] { part ?? [] }
    /// The first branch of a condition.
    public static func buildEither(first: [ModuleElement]) -> [ModuleElement] { first }
    /// The second branch of a condition.
    public static func buildEither(second: [ModuleElement]) -> [ModuleElement] { second }
    /// An availability condition.
    public static func buildLimitedAvailability(_ part: [ModuleElement]) -> [ModuleElement] { part }

    /// A loop.
    public static func buildArray(_ parts: [[ModuleElement]]) -> [ModuleElement] {
        var all: [ModuleElement] = []
        all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { all += part }
        return all
    }
}
