internal import Alchemic

/// What waits for its arguments: a service, or a step.
///
/// Its parameters' types are known before the arguments are looked at, so that the compiler looks at each by itself.
@_documentation(visibility: internal)
public struct CompiledMaker<Made, each Parameter> {
    let make: (ArgumentList) -> Made

    init(_ make: @escaping (ArgumentList) -> Made) { self.make = make }

    /// The parameters, to give each its argument: a statement for each, whose types are known.
    public var parameters: (repeat FileParameter<each Parameter>) { (repeat FileParameter<each Parameter>()) }

    /// What is made with these arguments, one for each parameter.
    public func with(_ arguments: repeat FileArgument<each Parameter>) -> Made {
        var list = ArgumentList()
        for argument in repeat each arguments {
            list.queries.append(argument.query)
            if let problem = argument.problem { list.problems.append(problem) }
        }
        return make(list)
    }
}

/// Several arguments, in order, without their types.
struct ArgumentList: Sendable {
    /// How each is found.
    var queries: [QueryPlan] = []
    /// What is wrong with them, where only the program can tell.
    var problems: [String] = []
}
