// The same for functions of few parameters, one by one.
//
// What a parameter pack holds is passed through its type's witness table, and copied once more than is needed: the
// compiler makes no special code for it. For prototypes, which are made again and again, that would be half of the time.

extension TypedMaker {
    @inlinable
    convenience init<First, Failure: Error>(
        calling1 make: @escaping @Sendable (First) throws(Failure) -> Instance
    ) {
        self.init(
            .synchronous { arguments in
                var index = 0
                let first: First = try arguments.next(&index)
                return try make(first)
            },
            { [First.self] })
    }

    @inlinable
    convenience init<First, Second, Failure: Error>(
        calling2 make: @escaping @Sendable (First, Second) throws(Failure) -> Instance
    ) {
        self.init(
            .synchronous { arguments in
                var index = 0
                let first: First = try arguments.next(&index)
                let second: Second = try arguments.next(&index)
                return try make(first, second)
            },
            { [First.self, Second.self] })
    }

    @inlinable
    convenience init<First, Second, Third, Failure: Error>(
        calling3 make: @escaping @Sendable (First, Second, Third) throws(Failure) -> Instance
    ) {
        self.init(
            .synchronous { arguments in
                var index = 0
                let first: First = try arguments.next(&index)
                let second: Second = try arguments.next(&index)
                let third: Third = try arguments.next(&index)
                return try make(first, second, third)
            },
            { [First.self, Second.self, Third.self] })
    }

    @inlinable
    convenience init<First, Second, Third, Fourth, Failure: Error>(
        calling4 make: @escaping @Sendable (First, Second, Third, Fourth) throws(Failure) -> Instance
    ) {
        self.init(
            .synchronous { arguments in
                var index = 0
                let first: First = try arguments.next(&index)
                let second: Second = try arguments.next(&index)
                let third: Third = try arguments.next(&index)
                let fourth: Fourth = try arguments.next(&index)
                return try make(first, second, third, fourth)
            },
            { [First.self, Second.self, Third.self, Fourth.self] })
    }

    @inlinable
    convenience init<First, Second, Third, Fourth, Fifth, Failure: Error>(
        calling5 make: @escaping @Sendable (First, Second, Third, Fourth, Fifth) throws(Failure) -> Instance
    ) {
        self.init(
            .synchronous { arguments in
                var index = 0
                let first: First = try arguments.next(&index)
                let second: Second = try arguments.next(&index)
                let third: Third = try arguments.next(&index)
                let fourth: Fourth = try arguments.next(&index)
                let fifth: Fifth = try arguments.next(&index)
                return try make(first, second, third, fourth, fifth)
            },
            { [First.self, Second.self, Third.self, Fourth.self, Fifth.self] })
    }

    @inlinable
    convenience init<First, Second, Third, Fourth, Fifth, Sixth, Failure: Error>(
        calling6 make: @escaping @Sendable (First, Second, Third, Fourth, Fifth, Sixth) throws(Failure) -> Instance
    ) {
        self.init(
            .synchronous { arguments in
                var index = 0
                let first: First = try arguments.next(&index)
                let second: Second = try arguments.next(&index)
                let third: Third = try arguments.next(&index)
                let fourth: Fourth = try arguments.next(&index)
                let fifth: Fifth = try arguments.next(&index)
                let sixth: Sixth = try arguments.next(&index)
                return try make(first, second, third, fourth, fifth, sixth)
            },
            { [First.self, Second.self, Third.self, Fourth.self, Fifth.self, Sixth.self] })
    }
}
