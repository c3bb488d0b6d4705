// How a function becomes a factory. Inlined into the code that declares, where the compiler knows the types: all that remains
// there is a call, and the box that keeps the object. A prototype's factory, which is called for each request, fetches its
// arguments in place, with a few instructions each; other factories fetch theirs out of line.

extension Maker {
    /// The factory of an object that is kept.
    @inlinable
    package static func shared<Instance, each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance
    ) -> Maker {
        Maker(
            .synchronous { arguments in
                var index = 0
                return Box(try make(repeat try arguments.nextOutOfLine(&index) as each Parameter))
            }
        ) { typeList(repeat (each Parameter).self) }
    }

    /// The factory of a prototype.
    @inlinable
    package static func prototype<Instance, each Parameter, Failure: Error>(
        _ make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance
    ) -> Maker {
        Maker(
            .prototype(
                Call { arguments in
                    var index = 0
                    return try make(repeat try arguments.next(&index) as each Parameter)
                })
        ) { typeList(repeat (each Parameter).self) }
    }

    /// The factory of a prototype whose caller may give some of the arguments.
    @inlinable
    package static func prototype<Instance, each Parameter, Failure: Error>(
        given make: @escaping @Sendable (repeat each Parameter) throws(Failure) -> Instance
    ) -> Maker {
        Maker(
            .prototype(
                Call(readsGiven: true) { arguments in
                    var index = 0
                    return try make(repeat try arguments.nextOrGiven(&index) as each Parameter)
                })
        ) { typeList(repeat (each Parameter).self) }
    }

    /// The factory of an object that must be awaited, kept or not: a prototype's has no form of its own.
    @inlinable
    package static func awaited<Instance, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) async throws -> Instance
    ) -> Maker {
        Maker(
            .asynchronous { arguments in
                var index = 0
                return Box(try await make(repeat try arguments.nextOutOfLine(&index) as each Parameter))
            }
        ) { typeList(repeat (each Parameter).self) }
    }

    /// The factory of an object that is built on the main actor, kept or not.
    @inlinable
    package static func onMain<Instance, each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance
    ) -> Maker {
        Maker(
            .main { arguments in
                var index = 0
                return Box(try make(repeat try arguments.nextOutOfLine(&index) as each Parameter))
            }
        ) { typeList(repeat (each Parameter).self) }
    }

    // MARK: Methods, whose owner is the first argument

    /// The first parameter, the owner, is resolved like any other; its query comes first.
    @inlinable
    package static func shared<Owner, Instance, each Parameter>(
        method make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance
    ) -> Maker {
        Maker(
            .synchronous { arguments in
                var index = 0
                let owner: Owner = try arguments.nextOutOfLine(&index)
                return Box(try make(owner)(repeat try arguments.nextOutOfLine(&index) as each Parameter))
            }
        ) { typeList(Owner.self, repeat (each Parameter).self) }
    }

    @inlinable
    package static func prototype<Owner, Instance, each Parameter>(
        method make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance
    ) -> Maker {
        Maker(
            .prototype(
                Call { arguments in
                    var index = 0
                    return try make(arguments.next(&index))(repeat try arguments.next(&index) as each Parameter)
                })
        ) { typeList(Owner.self, repeat (each Parameter).self) }
    }

    @inlinable
    package static func onMain<Owner, Instance, each Parameter>(
        method make: @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance
    ) -> Maker {
        Maker(
            .main { arguments in
                var index = 0
                let owner: Owner = try arguments.nextOutOfLine(&index)
                return Box(try make(owner)(repeat try arguments.nextOutOfLine(&index) as each Parameter))
            }
        ) { typeList(Owner.self, repeat (each Parameter).self) }
    }
}

// The elements of a parameter pack are passed through the witness tables of their types, and copied once more than is needed:
// the compiler does not specialize them. For prototypes with few parameters, which are built again and again, that would be
// half of the time.
extension Maker {
    @inlinable
    static func prototype<Instance, First, Failure: Error>(
        of1 make: @escaping @Sendable (First) throws(Failure) -> Instance
    ) -> Maker {
        Maker(
            .prototype(
                Call { arguments in
                    var index = 0
                    return try make(arguments.next(&index))
                })
        ) { [First.self] }
    }

    @inlinable
    static func prototype<Instance, First, Second, Failure: Error>(
        of2 make: @escaping @Sendable (First, Second) throws(Failure) -> Instance
    ) -> Maker {
        Maker(
            .prototype(
                Call { arguments in
                    var index = 0
                    return try make(arguments.next(&index), arguments.next(&index))
                })
        ) { [First.self, Second.self] }
    }

    @inlinable
    static func prototype<Instance, First, Second, Third, Failure: Error>(
        of3 make: @escaping @Sendable (First, Second, Third) throws(Failure) -> Instance
    ) -> Maker {
        Maker(
            .prototype(
                Call { arguments in
                    var index = 0
                    return try make(arguments.next(&index), arguments.next(&index), arguments.next(&index))
                })
        ) { [First.self, Second.self, Third.self] }
    }
}

// Not inlined: a call that runs once for each definition should add little code to the declaring module.
@usableFromInline
package func typeList<each Listed>(_ types: repeat (each Listed).Type) -> [Any.Type] {
    var list: [Any.Type] = []
    repeat list.append(each types)
    return list
}

/// The queries without their types, in order.
@usableFromInline
func erased<each Parameter>(_ queries: repeat Query<each Parameter>) -> [ErasedQuery] {
    var erased: [ErasedQuery] = []
    repeat erased.append((each queries).erased)
    return erased
}
