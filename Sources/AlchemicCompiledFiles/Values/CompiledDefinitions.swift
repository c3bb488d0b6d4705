public import Alchemic
internal import FileValues

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What a compiled definition file declares, as part of a module.
///
/// The compiler of definition files writes a function that returns one:
///
/// ```swift
/// let container = try Container(Module("App") { Garage.definitions() })
/// ```
public struct CompiledDefinitions: ModuleContent, Sendable {
    /// The definitions, or what is wrong with the values that are known only now.
    public let contents: [ModuleElement]

    /// Makes the definitions.
    ///
    /// - Parameters:
    ///   - parameters: What the program sets parameters to.
    ///   - declared: The parameters that the file declares, which are constants of the program by now, and where.
    ///   - environment: The environment; nil for that of the program.
    ///   - define: Adds the definitions.
    public init(
        parameters: [String: any Sendable], declared: [String: SourceLocation], environment: [String: String]?,
        _ define: (inout [Definition], CompiledValues) -> Void
    ) {
        let values = CompiledValues(
            given: parameters, environment: environment ?? ProcessInfo.processInfo.environment)
        let places = Dictionary(declared.map { (folded($0.key), $0.value) }, uniquingKeysWith: { $1 })
        for name in parameters.keys.sorted() {
            guard let place = places[folded(name)] else { continue }
            values.report(
                "contradiction",
                "the program sets the parameter '\(name)', which the file declares and which was compiled as a constant",
                at: place, help: "remove it from the file, so that only the program says what it is")
        }
        var definitions: [Definition] = []
        define(&definitions, values)
        // What cannot be made would only lead to more messages about the same.
        contents =
            values.problems.isEmpty
            ? definitions.map { ModuleElement($0) } : values.problems.map { ModuleElement($0) }
    }
}
