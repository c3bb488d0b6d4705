package import Alchemic

// How a scene is declared, whose parameters are a list and not a function's.

/// One parameter in a list of them: the type, and how to find it.
package struct ListedParameter: Sendable {
    let type: Any.Type
    let plan: QueryPlan

    /// Lists a parameter.
    package init<Value>(_ type: Value.Type, _ query: Query<Value>) {
        self.type = type
        plan = query.plan
    }
}

/// Hands out the arguments for a list of parameters, each once, in order, and as the type it was listed with.
package struct ArgumentReader {
    private let arguments: Arguments
    private var index = 0

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// Makes the next argument.
    package mutating func next<Value>(_ type: Value.Type) throws -> Value { try arguments.next(&index) }
}

extension Prototype {
    /// Declares something that reads its arguments one by one.
    package init(
        reading parameters: [ListedParameter], location: Definition.SourceLocation, isSendable: Bool,
        _ make: @escaping @Sendable (inout ArgumentReader) throws -> Instance
    ) {
        self.init(
            .prototype(
                Call { arguments in
                    var reader = ArgumentReader(arguments)
                    return try make(&reader)
                }), parameters, location, isSendable)
    }

    /// Declares something that reads its arguments one by one, on the main actor.
    package init(
        reading parameters: [ListedParameter], location: Definition.SourceLocation, isSendable: Bool,
        main make: @escaping @MainActor @Sendable (inout ArgumentReader) throws -> Instance
    ) {
        self.init(
            .main { arguments in
                var reader = ArgumentReader(arguments)
                return Box(try make(&reader))
            }, parameters, location, isSendable)
    }

    private init(
        _ body: Maker.Body, _ parameters: [ListedParameter], _ location: Definition.SourceLocation, _ isSendable: Bool
    ) {
        self.init(
            Definition(
                Maker(body) { parameters.map(\.type) }, of: Instance.self, .prototype,
                traits: isSendable ? .sendable : [],
                location: location,
                queries: parameters.map(\.plan)))
    }
}
