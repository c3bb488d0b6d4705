internal import Alchemic

// How a scene is declared, whose parameters are a list and not a function's.

/// One parameter in a list of them: the type, and how to find it.
struct ListedParameter: Sendable {
    let type: Any.Type
    let plan: QueryPlan

    init<Value>(_ type: Value.Type, _ query: Query<Value>) {
        self.type = type
        plan = query.plan
    }
}

extension Prototype {
    /// Declares something that reads its arguments one by one.
    init(
        _ body: Maker.Body, reading parameters: [ListedParameter], location: Definition.SourceLocation, isSendable: Bool
    ) {
        self.init(
            Definition(
                Maker(body) { parameters.map(\.type) }, of: Instance.self, .prototype,
                traits: isSendable ? .sendable : [], location: location, queries: parameters.map(\.plan)))
    }
}
