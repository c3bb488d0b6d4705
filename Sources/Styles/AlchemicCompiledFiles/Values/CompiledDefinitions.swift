public import Alchemic

/// What a compiled definition file declares, as part of a module.
///
/// The compiler of definition files writes a function that returns one:
///
/// ```swift
/// let container = try Container(Module("App") { Garage.definitions() })
/// ```
public struct CompiledDefinitions: Module.Content, Sendable {
    /// The definitions, or what is wrong with the values that are known only now.
    @_documentation(visibility: internal)
    public let contents: [ModuleElement]

    /// Makes the definitions.
    ///
    /// - Parameters:
    ///   - values: What is known only as the program runs, which is told what is wrong.
    ///   - define: Adds the definitions.
    public init(_ values: CompiledValues, _ define: (inout [Definition]) -> Void) {
        var definitions: [Definition] = []
        if values.problems.isEmpty { define(&definitions) }
        // What cannot be made would only lead to more messages about the same.
        contents =
            values.problems.isEmpty
            ? definitions.map { ModuleElement($0) } : values.problems.map { ModuleElement($0) }
    }
}

extension CompiledDefinitions: Printed, Opaque {
    package var summary: String { "CompiledDefinitions\(contents.counts)" }
}
