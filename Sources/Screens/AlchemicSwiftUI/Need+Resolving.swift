#if canImport(SwiftUI)
internal import Alchemic
internal import ApplicationState

extension Need {
    /// An object that the container around the view resolves.
    static func resolved(_ query: Query<Value>, id: AnyHashable? = nil) -> Need {
        Need(
            query.text, id,
            from: .container { container in
                try .ifImmediate {
                    try container.get(main: Value.self, query, file: "", line: 0)
                } else: {
                    try await container.get(async: Value.self, query, file: "", line: 0)
                }
            })
    }

    /// An object that takes arguments, from its provider in the container around the view.
    static func provided<First: Hashable & Sendable, each Rest: Hashable & Sendable>(
        with first: First, _ rest: repeat each Rest
    ) -> Need {
        var key: [AnyHashable] = [first]
        for argument in repeat each rest { key.append(argument) }
        return Need(
            key,
            from: .container { container in
                try .ifImmediate {
                    try container.get(
                        main: Provider<Value, First, repeat each Rest>.self, .auto, file: "", line: 0
                    ).getMain(first, repeat each rest)
                } else: {
                    try await container.get(
                        async: AsyncProvider<Value, First, repeat each Rest>.self, .auto, file: "", line: 0
                    ).get(first, repeat each rest)
                }
            })
    }
}

extension Making {
    /// Makes an object synchronously, or returns the work to await if the object must be awaited.
    @MainActor
    static func ifImmediate(
        _ make: @MainActor () throws -> Value, else work: @escaping @MainActor () async throws -> Value
    ) throws -> Making {
        do {
            return .made(try make())
        } catch let error as ResolutionError where error.id == .asynchronousOnly {
            return .awaited(work)
        }
    }
}
#endif
