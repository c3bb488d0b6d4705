internal import Alchemic

// Support for declaring a scene, whose parameters are a list rather than those of a function.

/// A parameter of a list: its type and its query.
struct ListedParameter: Sendable {
    let type: Any.Type
    let query: ErasedQuery

    init<Value>(_ type: Value.Type, matching query: Query<Value>) {
        self.type = type
        self.query = query.erased
    }
}

extension Prototype {
    /// Declares a prototype whose factory reads its arguments one by one.
    init(
        _ body: Maker.Body, reading parameters: [ListedParameter], location: Definition.SourceLocation, isSendable: Bool
    ) {
        self.init(
            Definition(
                Maker(body) { parameters.map(\.type) }, of: Instance.self, lifetime: .prototype,
                traits: isSendable ? .sendable : [], location: location, queries: parameters.map(\.query)))
    }
}
