internal import Alchemic

/// How the real initializer or method of a service is called, which the compiler of definition files writes.
///
/// Swift chooses by what it is: one that runs anywhere, one on the main actor, or one that is awaited.
@_documentation(visibility: internal)
public enum CompiledService {
    /// The type of what a function makes, which files do not name.
    ///
    /// - Parameter make: The function.
    /// - Returns: The type.
    public static func typeMade<each Parameter, Instance>(
        by make: (repeat each Parameter) async throws -> Instance
    ) -> Instance.Type { Instance.self }

    /// The argument for a parameter.
    ///
    /// - Parameters:
    ///   - parameter: The parameter, which says the type.
    ///   - argument: The argument.
    /// - Returns: The same.
    public static func argument<Value>(
        _ parameter: FileParameter<Value>, _ argument: FileArgument<Value>
    ) -> FileArgument<Value> { argument }
}

/// An initializer or method that waits for its arguments.
///
/// Its parameters' types are known before the arguments are looked at, so that the compiler looks at each by itself.
@_documentation(visibility: internal)
public struct CompiledMaker<Service, each Parameter> {
    let make: (FileArguments<repeat each Parameter>) -> Service

    init(_ make: @escaping (FileArguments<repeat each Parameter>) -> Service) { self.make = make }

    /// The parameters, to give each its argument: a statement for each, whose types are known.
    public var parameters: (repeat FileParameter<each Parameter>) { (repeat FileParameter<each Parameter>()) }

    /// The service that is made with these arguments.
    ///
    /// - Parameter arguments: One for each parameter.
    /// - Returns: The service.
    public func with(_ arguments: repeat FileArgument<each Parameter>) -> Service {
        make(FileArguments(repeat each arguments))
    }
}

/// A parameter that waits for its argument.
@_documentation(visibility: internal)
public struct FileParameter<Value>: Sendable {}

/// Several arguments, in order, without their types.
struct ArgumentList: Sendable {
    /// How each is found.
    var queries: [LoadedQuery] = []
    /// What is wrong with them, where only the program can tell.
    var problems: [String] = []
}

/// Several arguments, in order.
struct FileArguments<each Parameter>: Sendable {
    let list: ArgumentList

    init(_ arguments: repeat FileArgument<each Parameter>) {
        var list = ArgumentList()
        for argument in repeat each arguments {
            list.queries.append(argument.query)
            if let problem = argument.problem { list.problems.append(problem) }
        }
        self.list = list
    }
}
