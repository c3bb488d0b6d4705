internal import Alchemic

/// A service or a step that still needs its arguments: `Made` is a ``FileService`` or a ``CompiledStep``, not an object.
///
/// The types of the parameters are known before the arguments, so that the compiler checks each argument separately.
@_documentation(visibility: internal)
public struct CompiledMaker<Made, each Parameter> {
    /// Creates the service or step.
    let make: (ArgumentList) -> Made

    /// Creates a service or a step from a closure that takes its arguments.
    init(_ make: @escaping (ArgumentList) -> Made) { self.make = make }

    /// The parameters, each of which turns a value of the file into an argument of its type.
    public var parameters: (repeat FileParameter<each Parameter>) { (repeat FileParameter<each Parameter>()) }

    /// The service or step with these arguments, one for each parameter.
    public func with(_ arguments: repeat FileArgument<each Parameter>) -> Made {
        var list = ArgumentList()
        for argument in repeat each arguments {
            list.queries.append(argument.query)
            if let problem = argument.problem { list.problems.append(problem) }
        }
        return make(list)
    }
}

/// Arguments in order, without their types.
struct ArgumentList: Sendable {
    /// The query for each argument.
    var queries: [ErasedQuery] = []
    /// The problems that are known only at run time.
    var problems: [String] = []
}
