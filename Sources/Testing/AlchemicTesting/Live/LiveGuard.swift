import Alchemic

/// Stands before the factory of a live definition in a test that does not allow it.
///
/// A type that provides an unimplemented value is built as that; every other one fails the test.
struct LiveGuard: MakerWrapper {
    private let definition: Definition
    private let allowance: LiveAllowance

    init(_ definition: Definition, _ allowance: LiveAllowance) {
        self.definition = definition
        self.allowance = allowance
    }

    /// The definition that the test has instead.
    var guarded: Definition {
        switch definition.maker.body {
        case .external: return definition
        case .constant(let box):
            // It is there already: what returns it is a factory, which can fail.
            let factory = Maker(.synchronous { _ in try isAllowed ? box : unimplemented(in: nil) }) { [] }
            return definition.made(by: factory, .singleton, definition.traits)
        default: return definition.wrapped(by: self)
        }
    }

    func call<Value>(for container: Container, _ make: () throws -> Value) throws -> Value {
        try isAllowed ? make() : unimplemented(in: container)
    }

    func call<Value>(for container: Container, async make: () async throws -> Value) async throws -> Value {
        if isAllowed { return try await make() }
        return try unimplemented(in: container)
    }

    /// Read at the last moment: a trait within the one that guards it may allow it.
    private var isAllowed: Bool { allowance.allows(definition) }

    private func unimplemented<Value>(in container: Container?) throws -> Value {
        if let type = definition.type as? any UnimplementedProviding.Type, let box = box(of: type) as? Value {
            return box
        }
        let error = LiveDefinitionError(definition, path: container?.graph.path(to: definition) ?? [])
        allowance.report(error)
        throw error
    }

    private func box<Client: UnimplementedProviding>(of _: Client.Type) -> ErasedBox { Box(Client.unimplemented) }
}

extension Graph {
    /// The shortest way to a definition from something that nothing else needs, by its place: tests change what it is made by.
    fileprivate func path(to definition: Definition) -> [String] {
        let node = nodes.first {
            $0.inner == nil && $0.type == definition.type && $0.definition.location == definition.location
        }
        return node.map { writtenTogether(Routes(nodes).path(to: $0)) } ?? []
    }
}
