internal import Alchemic

/// A function that files can use, and how it runs: wherever it is called, on the main actor, or awaited.
///
/// One of an object makes other objects, is called on its own, or configures others.
package struct LoadedFunction: Sendable {
    private enum Body: Sendable {
        case synchronous(@Sendable (inout Input) throws -> Void)
        case main(@MainActor @Sendable (inout Input) throws -> Void)
        case asynchronous(@Sendable (inout Input) async throws -> Void)
    }

    /// The factory that calls it.
    private let make: Maker
    /// The type of what it returns.
    private let result: Any.Type
    private let owner: [Any.Type]
    private let parameters: [Any.Type]
    /// Calls it, and drops the result; nil for a function of no object.
    private let body: Body?

    private init(_ make: Maker, _ result: Any.Type, _ body: Body? = nil) {
        let types = make.parameterTypes()
        self.make = make
        self.result = result
        self.body = body
        owner = Array(types.prefix(body == nil ? 0 : 1))
        parameters = Array(types.dropFirst(owner.count))
    }

    // MARK: Initializers, functions and closures

    /// One that runs wherever it is called.
    package init<Result, each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) throws -> Result) {
        self.init(.prototype(given: make), Result.self)
    }

    /// One on the main actor.
    package init<Result, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Result
    ) {
        self.init(.onMain(make), Result.self)
    }

    /// One that is awaited.
    package init<Result, each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Result
    ) {
        self.init(.awaited(make), Result.self)
    }

    // MARK: Methods of objects

    /// A method that runs wherever it is called.
    package init<Owner, Result, each Parameter>(
        method: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Result
    ) {
        self.init(
            .prototype(method: method), Result.self,
            .synchronous { input in
                let called = method(try input.owner())
                _ = try called(repeat try input.next() as each Parameter)
            })
    }

    /// A method on the main actor.
    package init<Owner, Result, each Parameter>(
        methodOnMain method:
            @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Result
    ) {
        self.init(
            .onMain(method: method), Result.self,
            .main { input in
                let called = method(try input.owner())
                _ = try called(repeat try input.next() as each Parameter)
            })
    }

    /// A method that is awaited.
    package init<Owner, Result, each Parameter>(
        methodAwaited method: @escaping @Sendable (Owner) -> (repeat each Parameter) async throws -> Result
    ) {
        let maker = Maker(
            .asynchronous { arguments in
                var index = 0
                let owner: Owner = try arguments.next(&index)
                return Box(try await method(owner)(repeat try arguments.next(&index) as each Parameter))
            }
        ) { typeList(Owner.self, repeat (each Parameter).self) }
        self.init(
            maker, Result.self,
            .asynchronous { input in
                let called = method(try input.owner())
                _ = try await called(repeat try input.next() as each Parameter)
            })
    }

    // MARK: What it is used for

    /// The factory of what it returns.
    package func maker(isSendable: Bool) -> LoadedMaker {
        LoadedMaker(make, of: result, isSendable: isSendable, hasOwner: body != nil)
    }

    /// A step that calls it on the object.
    package var call: LoadedStep { step(.call, parameters, objectIsOwner: true) }

    /// A step that sets something with it.
    package var setter: LoadedStep { step(.injectionPoint, parameters, objectIsOwner: true) }

    /// A step that passes the object to it, and nothing else.
    package var configuring: LoadedStep { step(.configure, owner, objectIsOwner: false) }

    private func step(_ kind: Step.Kind, _ types: [Any.Type], objectIsOwner isOwner: Bool) -> LoadedStep {
        let action: Step.Action =
            switch body {
            case .synchronous(let run):
                .synchronous { object, arguments in
                    var input = Input(object: object, isOwner: isOwner, arguments: arguments)
                    try run(&input)
                }
            case .main(let run):
                .main { object, arguments in
                    var input = Input(object: object, isOwner: isOwner, arguments: arguments)
                    try run(&input)
                }
            case .asynchronous(let run):
                .asynchronous { object, arguments in
                    var input = Input(object: object, isOwner: isOwner, arguments: arguments)
                    try await run(&input)
                }
            case nil: .synchronous { _, _ in }
            }
        return LoadedStep(action, kind, types)
    }

    /// What a method is called on and with: one of it is the object at hand, the rest are arguments.
    private struct Input {
        let object: AnyObject
        let isOwner: Bool
        let arguments: Arguments
        var index = 0

        mutating func owner<Value>() throws -> Value {
            isOwner ? try subject(object) : try arguments.next(&index)
        }

        mutating func next<Value>() throws -> Value {
            isOwner ? try arguments.next(&index) : try subject(object)
        }
    }
}

extension LoadedFunction {
    /// Sets something.
    package init<Subject, Value>(set: @escaping @Sendable (Subject, Value) throws -> Void) {
        self.init(method: { (subject: Subject) in { (value: Value) in try set(subject, value) } })
    }

    /// Sets something on the main actor.
    package init<Subject, Value>(setOnMain set: @escaping @MainActor @Sendable (Subject, Value) throws -> Void) {
        self.init(methodOnMain: { (subject: Subject) in { @MainActor (value: Value) in try set(subject, value) } })
    }

    /// Sets something, awaited.
    package init<Subject, Value>(setAwaited set: @escaping @Sendable (Subject, Value) async throws -> Void) {
        self.init(methodAwaited: { (subject: Subject) in { (value: Value) in try await set(subject, value) } })
    }
}
