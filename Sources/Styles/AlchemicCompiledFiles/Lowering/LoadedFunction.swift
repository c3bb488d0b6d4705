internal import Alchemic

/// A function that files can use, and where it runs: anywhere, on the main actor, or awaited.
///
/// A method of an object can be a factory of other objects, a call on its own object, or a configurator of other objects.
package struct LoadedFunction: Sendable {
    /// A call of a method, by where it runs.
    private enum Body: Sendable {
        case synchronous(@Sendable (inout Input) throws -> Void)
        case main(@MainActor @Sendable (inout Input) throws -> Void)
        case asynchronous(@Sendable (inout Input) async throws -> Void)
    }

    /// The factory that calls the function.
    private let make: Maker
    /// The function's return type.
    private let result: Any.Type
    /// The type of the method's object as the only element; empty for a function that is not a method of an object.
    private let ownerTypes: [Any.Type]
    /// The types of the parameters without the owner.
    private let parameters: [Any.Type]
    /// Calls the method and discards the result; nil for a function that is not a method of an object.
    private let body: Body?

    /// Creates a function from its factory; with a body, the factory's first parameter is the owner.
    private init(_ make: Maker, returning result: Any.Type, body: Body? = nil) {
        let types = make.parameterTypes()
        self.make = make
        self.result = result
        self.body = body
        ownerTypes = Array(types.prefix(body == nil ? 0 : 1))
        parameters = Array(types.dropFirst(ownerTypes.count))
    }

    // MARK: Initializers, functions and closures

    /// Creates a function that runs wherever it is called.
    package init<Result, each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) throws -> Result) {
        self.init(.prototype(given: make), returning: Result.self)
    }

    /// Creates a function that runs on the main actor.
    package init<Result, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Result
    ) {
        self.init(.onMain(make), returning: Result.self)
    }

    /// Creates a function that is awaited.
    package init<Result, each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Result
    ) {
        self.init(.awaited(make), returning: Result.self)
    }

    // MARK: Methods of objects

    /// Creates a method that runs wherever it is called.
    package init<Owner, Result, each Parameter>(
        method: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Result
    ) {
        self.init(
            .prototype(method: method), returning: Result.self,
            body: .synchronous { input in
                let called = method(try input.owner())
                _ = try called(repeat try input.next() as each Parameter)
            })
    }

    /// Creates a method that runs on the main actor.
    package init<Owner, Result, each Parameter>(
        mainMethod method:
            @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Result
    ) {
        self.init(
            .onMain(method: method), returning: Result.self,
            body: .main { input in
                let called = method(try input.owner())
                _ = try called(repeat try input.next() as each Parameter)
            })
    }

    /// Creates a method that is awaited.
    package init<Owner, Result, each Parameter>(
        asyncMethod method: @escaping @Sendable (Owner) -> (repeat each Parameter) async throws -> Result
    ) {
        let maker = Maker(
            .asynchronous { arguments in
                var index = 0
                let owner: Owner = try arguments.next(&index)
                return Box(try await method(owner)(repeat try arguments.next(&index) as each Parameter))
            }
        ) { typeList(Owner.self, repeat (each Parameter).self) }
        self.init(
            maker, returning: Result.self,
            body: .asynchronous { input in
                let called = method(try input.owner())
                _ = try await called(repeat try input.next() as each Parameter)
            })
    }

    // MARK: What it is used for

    /// The function as a factory of its result.
    package func maker(isSendable: Bool) -> LoadedMaker {
        LoadedMaker(make, of: result, isSendable: isSendable, hasOwner: body != nil)
    }

    /// The method as a step that calls it on the object.
    package var call: LoadedStep { step(.call, types: parameters, objectIsOwner: true) }

    /// The method as a step that sets a value on the object.
    package var setter: LoadedStep { step(.injectionPoint, types: parameters, objectIsOwner: true) }

    /// The method as a configurator: a step that resolves the method's owner, and calls the method with the object.
    package var configuring: LoadedStep { step(.configure, types: ownerTypes, objectIsOwner: false) }

    /// The method as a step of an object that is its owner, or else its only argument.
    private func step(_ kind: Step.Kind, types: [Any.Type], objectIsOwner isOwner: Bool) -> LoadedStep {
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
            // Excluded: the loader and generated code make steps only of methods and setters.
            case nil: .synchronous { _, _ in }
            }
        return LoadedStep(action, kind: kind, types: types)
    }

    /// The owner and the arguments of a method call.
    ///
    /// With `isOwner`, the step's object is the owner, and the rest are arguments; otherwise the owner is the first argument, and
    /// the step's object is passed to the method.
    private struct Input {
        let object: AnyObject
        let isOwner: Bool
        let arguments: Arguments
        /// The number of arguments read so far.
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
    /// Creates a setter that runs wherever it is called.
    package init<Subject, Value>(setter set: @escaping @Sendable (Subject, Value) throws -> Void) {
        self.init(method: { (subject: Subject) in { (value: Value) in try set(subject, value) } })
    }

    /// Creates a setter that runs on the main actor.
    package init<Subject, Value>(mainSetter set: @escaping @MainActor @Sendable (Subject, Value) throws -> Void) {
        self.init(mainMethod: { (subject: Subject) in { @MainActor (value: Value) in try set(subject, value) } })
    }

    /// Creates a setter that is awaited.
    package init<Subject, Value>(asyncSetter set: @escaping @Sendable (Subject, Value) async throws -> Void) {
        self.init(asyncMethod: { (subject: Subject) in { (value: Value) in try await set(subject, value) } })
    }
}
