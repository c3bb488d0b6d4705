/// Builds a module from declarations, other modules, sources, conditions and loops.
@resultBuilder
public enum ModuleBuilder {
    /// One line.
    ///
    /// - Parameter content: The declaration, module or source.
    /// - Returns: What it adds.
    @inlinable
    @inline(never)
    public static func buildExpression(_ content: consuming some ModuleContent) -> [ModuleElement] {
        // Made for each type, but not copied into each line: the time that the optimizer takes for a module's function grows
        // with the square of what is in there.
        content.contents
    }

    /// One line that is a module: also `.payments`, for a constant of an extension.
    ///
    /// - Parameter module: The module.
    /// - Returns: What it adds.
    public static func buildExpression(_ module: Module) -> [ModuleElement] { module.contents }

    /// One line that is a prototype of a `Sendable` type, which is noted: a ``Lazy`` may then keep one and share it.
    ///
    /// - Parameter content: The declaration.
    /// - Returns: What it adds.
    @_documentation(visibility: internal)
    public static func buildExpression<Instance: Sendable>(_ content: consuming Prototype<Instance>) -> [ModuleElement]
    {
        // Seen here and not in the initializers, of which each would need another one for such types.
        content.with(.sendable).contents
    }

    /// One line that is a definition already.
    ///
    /// - Parameter definition: The definition.
    /// - Returns: What it adds.
    public static func buildExpression(_ definition: consuming Definition) -> [ModuleElement] {
        [ModuleElement(definition)]
    }
    /// The only line.
    ///
    /// - Parameter part: What it adds.
    /// - Returns: What it adds.
    public static func buildBlock(_ part: [ModuleElement]) -> [ModuleElement] { part }
    /// All lines.
    ///
    /// - Parameter parts: What each line adds.
    /// - Returns: All of it, in order.
    public static func buildBlock(_ parts: [ModuleElement]...) -> [ModuleElement] {
        joined(parts)
    }
    /// A condition without an `else`.
    ///
    /// - Parameter part: What it adds, if it holds.
    /// - Returns: What it adds.
    public static func buildOptional(_ part: [ModuleElement]?) -> [ModuleElement] { part ?? [] }
    /// The first branch of a condition.
    ///
    /// - Parameter first: What it adds.
    /// - Returns: What it adds.
    public static func buildEither(first: [ModuleElement]) -> [ModuleElement] { first }
    /// The second branch of a condition.
    ///
    /// - Parameter second: What it adds.
    /// - Returns: What it adds.
    public static func buildEither(second: [ModuleElement]) -> [ModuleElement] { second }
    /// A loop.
    ///
    /// - Parameter parts: What each round adds.
    /// - Returns: All of it, in order.
    public static func buildArray(_ parts: [[ModuleElement]]) -> [ModuleElement] { joined(parts) }
    /// An availability condition.
    ///
    /// - Parameter part: What it adds.
    /// - Returns: What it adds.
    public static func buildLimitedAvailability(_ part: [ModuleElement]) -> [ModuleElement] { part }

    private static func joined(_ parts: [[ModuleElement]]) -> [ModuleElement] {
        var all: [ModuleElement] = []
        all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { all += part }
        return all
    }
}
