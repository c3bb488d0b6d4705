package import Alchemic

/// A step of one definition, with what it takes.
package struct PlacedStep: Sendable {
    let step: Step

    /// Puts a step at a place of a file.
    package init(
        _ step: LoadedStep, named name: String?, _ queries: [LoadedQuery], at location: Definition.SourceLocation,
        isLast: Bool = false
    ) {
        self.step = step.step(name, queries.map(\.plan), location, isLast)
    }
}

/// What is done to an object after its initializer, to be put into any number of definitions.
package struct LoadedStep: Sendable {
    let step: @Sendable (_ name: String?, [QueryPlan], Definition.SourceLocation, _ isLast: Bool) -> Step
    /// The types of its parameters.
    package let parameterTypes: [Any.Type]

    private init(_ action: Step.Action, _ kind: Step.Kind, _ types: [Any.Type]) {
        parameterTypes = types
        step = { name, plans, location, isLast in
            Step(isLast ? .configure : kind, name: name, action, types: types, queries: plans, location: location)
        }
    }

    /// Sets something.
    package init<Subject, Value>(set: @escaping @Sendable (Subject, Value) throws -> Void) {
        self.init(
            .synchronous { object, arguments in
                var index = 0
                try set(try subject(object), try arguments.next(&index))
            }, .injectionPoint, [Value.self])
    }

    /// Sets something on the main actor.
    package init<Subject, Value>(setOnMain set: @escaping @MainActor @Sendable (Subject, Value) throws -> Void) {
        self.init(
            .main { object, arguments in
                var index = 0
                try set(try subject(object), try arguments.next(&index))
            }, .injectionPoint, [Value.self])
    }

    /// Sets something, awaited.
    package init<Subject, Value>(setAwaited set: @escaping @Sendable (Subject, Value) async throws -> Void) {
        self.init(
            .asynchronous { object, arguments in
                var index = 0
                try await set(try subject(object), try arguments.next(&index))
            }, .injectionPoint, [Value.self])
    }

    /// Calls a method and drops its result.
    package init<Subject, Result, each Parameter>(
        call method: @escaping @Sendable (Subject) -> (repeat each Parameter) throws -> Result
    ) {
        self.init(
            .synchronous { object, arguments in
                var index = 0
                let called = method(try subject(object))
                _ = try called(repeat try arguments.next(&index) as each Parameter)
            }, .call, typeList(repeat (each Parameter).self))
    }

    /// Calls a method on the main actor and drops its result.
    package init<Subject, Result, each Parameter>(
        callOnMain method:
            @escaping @MainActor @Sendable (Subject) -> @MainActor (repeat each Parameter) throws -> Result
    ) {
        self.init(
            .main { object, arguments in
                var index = 0
                let called = method(try subject(object))
                _ = try called(repeat try arguments.next(&index) as each Parameter)
            }, .call, typeList(repeat (each Parameter).self))
    }

    /// Awaits a method and drops its result.
    package init<Subject, Result, each Parameter>(
        callAwaited method: @escaping @Sendable (Subject) -> (repeat each Parameter) async throws -> Result
    ) {
        self.init(
            .asynchronous { object, arguments in
                var index = 0
                let called = method(try subject(object))
                _ = try await called(repeat try arguments.next(&index) as each Parameter)
            }, .call, typeList(repeat (each Parameter).self))
    }

    /// Hands the object to a method of another one, which takes it and nothing else.
    package init<Owner, Result, each Parameter>(
        configuring method: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Result
    ) {
        self.init(
            .synchronous { object, arguments in
                var index = 0
                let owner: Owner = try arguments.next(&index)
                _ = try method(owner)(repeat try subject(object) as each Parameter)
            }, .configure, [Owner.self])
    }

    /// Hands the object to a method of another one on the main actor.
    package init<Owner, Result, each Parameter>(
        configuringOnMain method:
            @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Result
    ) {
        self.init(
            .main { object, arguments in
                var index = 0
                let owner: Owner = try arguments.next(&index)
                _ = try method(owner)(repeat try subject(object) as each Parameter)
            }, .configure, [Owner.self])
    }

    /// Hands the object to a method of another one that is awaited.
    package init<Owner, Result, each Parameter>(
        configuringAwaited method: @escaping @Sendable (Owner) -> (repeat each Parameter) async throws -> Result
    ) {
        self.init(
            .asynchronous { object, arguments in
                var index = 0
                let owner: Owner = try arguments.next(&index)
                _ = try await method(owner)(repeat try subject(object) as each Parameter)
            }, .configure, [Owner.self])
    }

    /// The injection point of a self-declaring type with this name.
    package init?(of definition: Definition, named name: String) {
        guard let step = definition.details.steps.last(where: { $0.kind == .injectionPoint && $0.name == name }) else {
            return nil
        }
        self.init(step.action, .injectionPoint, step.parameterTypes)
    }
}
