public import Alchemic

/// The definitions of a compiled definition file, as part of a module.
///
/// The compiler of definition files writes a function that returns one:
///
/// ```swift
/// let container = try Container(Module("App") { Garage.definitions() })
/// ```
public struct CompiledDefinitions: Module.Content, Sendable {
    /// The definitions, or the problems of values that are known only at run time.
    @_documentation(visibility: internal)
    public let contents: [ModuleElement]

    /// Creates the definitions.
    ///
    /// - Parameters:
    ///   - values: The values that are known only at run time; the object also collects the problems.
    ///   - define: Adds the definitions; not called if there are problems already.
    public init(_ values: CompiledValues, _ define: (inout [Definition]) -> Void) {
        var definitions: [Definition] = []
        if values.problems.isEmpty { define(&definitions) }
        // Invalid definitions would only cause more messages about the same problems.
        contents =
            values.problems.isEmpty
            ? definitions.map { ModuleElement($0) } : values.problems.map { ModuleElement($0) }
    }
}

extension CompiledDefinitions: Printed, Opaque {
    package var summary: String { "CompiledDefinitions\(contents.counts)" }
}
