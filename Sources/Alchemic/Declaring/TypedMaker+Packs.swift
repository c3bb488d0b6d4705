// How a function of any number of parameters becomes a maker. Inlined into the code that declares, where the compiler
// knows the types: what is left of it there is a direct call with one virtual call for each argument.

extension TypedMaker {
    @inlinable
    package convenience init<each Parameter, Failure: Error>(
        calling make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance
    ) {
        self.init(
            .synchronous { arguments in
                var index = 0
                return try make(repeat try arguments.next(&index) as each Parameter)
            },
            { typeList(repeat (each Parameter).self) })
    }

    /// The same, for what is shared.
    @inlinable
    package convenience init<each Parameter, Failure: Error>(
        sharing make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance
    ) {
        self.init(
            .shared { arguments in
                var index = 0
                return MadeObject(try make(repeat try arguments.next(&index) as each Parameter))
            },
            { typeList(repeat (each Parameter).self) })
    }

    @inlinable
    package convenience init<each Parameter>(
        awaiting make: @escaping @Sendable (repeat each Parameter) async throws -> Instance
    ) {
        self.init(
            .asynchronous { arguments in
                var index = 0
                return try await make(repeat try arguments.next(&index) as each Parameter)
            },
            { typeList(repeat (each Parameter).self) })
    }

    @inlinable
    package convenience init<each Parameter>(
        onMain make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance
    ) {
        self.init(
            .main { arguments in
                var index = 0
                return try make(repeat try arguments.next(&index) as each Parameter)
            },
            { typeList(repeat (each Parameter).self) })
    }
}

@inlinable
package func typeList<each Listed>(_ types: repeat (each Listed).Type) -> [Any.Type] {
    var list: [Any.Type] = []
    repeat list.append(each types)
    return list
}

// MARK: Methods of other definitions: the owner is the first argument.

extension TypedMaker {
    @inlinable
    package convenience init<Owner, each Parameter>(
        callingMethod make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance
    ) {
        self.init(
            .synchronous { arguments in
                var index = 0
                let owner: Owner = try arguments.next(&index)
                return try make(owner)(repeat try arguments.next(&index) as each Parameter)
            },
            { typeList(Owner.self, repeat (each Parameter).self) })
    }

    @inlinable
    package convenience init<Owner, each Parameter>(
        callingMethodOnMain make:
            @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance
    ) {
        self.init(
            .main { arguments in
                var index = 0
                let owner: Owner = try arguments.next(&index)
                return try make(owner)(repeat try arguments.next(&index) as each Parameter)
            },
            { typeList(Owner.self, repeat (each Parameter).self) })
    }

    @inlinable
    package convenience init<Owner, each Parameter>(
        awaitingMethod make: @escaping @Sendable (Owner) -> (repeat each Parameter) async throws -> Instance
    ) {
        self.init(
            .asynchronous { arguments in
                var index = 0
                let owner: Owner = try arguments.next(&index)
                return try await make(owner)(repeat try arguments.next(&index) as each Parameter)
            },
            { typeList(Owner.self, repeat (each Parameter).self) })
    }
}
