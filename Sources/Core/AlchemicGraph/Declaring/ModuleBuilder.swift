/// Builds a module from declarations, other modules, sources, conditions and loops.
@resultBuilder
public enum ModuleBuilder {}

// The compiler calls these functions.
@_documentation(visibility: internal)
extension ModuleBuilder {
    /// One line.
    @inlinable
    @inline(never)
    public static func buildExpression(_ content: consuming some Module.Content) -> [ModuleElement] {
        // This function is specialized for each type, but never inlined: the optimizer's time for a module's function grows
        // with the square of the function's size.
        content.contents
    }

    /// One line that is a module: also `.payments`, for a constant of an extension.
    public static func buildExpression(_ module: Module) -> [ModuleElement] { module.contents }

    /// One line that is a prototype of a `Sendable` type, so that a ``Lazy`` may keep and share an object.
    public static func buildExpression<Instance: Sendable>(_ content: consuming Prototype<Instance>) -> [ModuleElement]
    {
        // The builder sets the trait, because otherwise every initializer would need an overload for `Sendable` types.
        content.with(.sendable).contents
    }

    /// One line that is a definition.
    public static func buildExpression(_ definition: consuming Definition) -> [ModuleElement] {
        [ModuleElement(definition)]
    }

    /// One line that is a list of elements.
    public static func buildExpression(_ elements: [ModuleElement]) -> [ModuleElement] { elements }

    /// The only line.
    public static func buildBlock(_ part: [ModuleElement]) -> [ModuleElement] { part }
    /// All lines.
    ///
    /// Generic, since an array that the module's function made of all lines would hold a second reference to each, and the
    /// optimizer's time to find out that none is needed grows with the square of their number.
    public static func buildBlock<each Part: Module.Content>(_ parts: repeat each Part) -> [ModuleElement] {
        var all: [[ModuleElement]] = []
        repeat all.append((each parts).contents)
        return buildArray(all)
    }
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

/// The lines of a builder are content of a module, too.
@_documentation(visibility: internal)
extension [ModuleElement]: Module.Content {
    /// The elements themselves.
    public var contents: [ModuleElement] { self }
}
