// For `AlchemicFiles`, which learns only as the program runs how a definition is to be made: the same makers and steps that
// declarations lower to, without the compiler's knowledge of the lifetime.

/// What makes an object, to be put into any number of definitions.
package struct LoadedMaker: Sendable {
    let maker: @Sendable () -> Maker
    /// The type of what it makes.
    package let type: Any.Type
    /// The types of its parameters, the owner of a method first.
    package let parameterTypes: [Any.Type]
    fileprivate let isSendable: Bool
    fileprivate let hasOwner: Bool

    private init<Instance>(_ maker: TypedMaker<Instance>, isSendable: Bool, hasOwner: Bool = false) {
        // Each definition has a maker of its own: it is what tells definitions apart.
        self.maker = { maker.copied() }
        type = Instance.self
        parameterTypes = maker.parameterTypes()
        self.isSendable = isSendable
        self.hasOwner = hasOwner
    }

    /// An initialiser, a function or a closure.
    package init<Instance, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance, isSendable: Bool
    ) {
        self.init(TypedMaker(calling: make), isSendable: isSendable)
    }

    /// One that is awaited.
    package init<Instance, each Parameter>(
        async make: @escaping @Sendable (repeat each Parameter) async throws -> Instance, isSendable: Bool
    ) {
        self.init(TypedMaker(awaiting: make), isSendable: isSendable)
    }

    /// One on the main actor.
    package init<Instance, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance, isSendable: Bool
    ) {
        self.init(TypedMaker(onMain: make), isSendable: isSendable)
    }

    /// A method of another definition's object.
    package init<Owner, Instance, each Parameter>(
        method make: @escaping @Sendable (Owner) -> (repeat each Parameter) throws -> Instance, isSendable: Bool
    ) {
        self.init(TypedMaker(callingMethod: make), isSendable: isSendable, hasOwner: true)
    }

    /// A method on the main actor.
    package init<Owner, Instance, each Parameter>(
        methodOnMain make:
            @escaping @MainActor @Sendable (Owner) -> @MainActor (repeat each Parameter) throws -> Instance,
        isSendable: Bool
    ) {
        self.init(TypedMaker(callingMethodOnMain: make), isSendable: isSendable, hasOwner: true)
    }

    /// A method that is awaited.
    package init<Owner, Instance, each Parameter>(
        methodAwaited make: @escaping @Sendable (Owner) -> (repeat each Parameter) async throws -> Instance,
        isSendable: Bool
    ) {
        self.init(TypedMaker(awaitingMethod: make), isSendable: isSendable, hasOwner: true)
    }

    /// A constant.
    package init<Instance>(value: Instance) {
        self.init(TypedMaker(.constant(Box(value)), { [] }), isSendable: true)
    }

    /// Something that the program hands over.
    package init<Instance>(externalOf _: Instance.Type) {
        self.init(TypedMaker<Instance>(.external, { [] }), isSendable: true)
    }

    /// What a definition of a self-declaring type makes its object with; nil if it is given from outside.
    package init?(of definition: Definition) {
        guard !definition.maker.makesNothing, definition.details.decoratedType == nil else { return nil }
        let maker = definition.maker
        self.maker = { maker.copied() }
        type = definition.type
        parameterTypes = maker.parameterTypes()
        isSendable = definition.traits.contains(.sendable)
        hasOwner = definition.details.ownerType != nil
    }

    /// Whether the first of the parameters is the owner of the method.
    package var isMethod: Bool { hasOwner }
}

/// What is done to an object after its initialiser, to be put into any number of definitions.
package struct LoadedStep: Sendable {
    fileprivate let step: @Sendable (_ name: String?, [QueryPlan], SourceLocation, _ isLast: Bool) -> Step
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

extension LoadedStep {
    /// Sets a value on an object that no definition made.
    package func set<Value>(_ value: Value, on object: AnyObject, in container: Container) throws {
        let prepared = PreparedArguments([Box(value)])
        try withExtendedLifetime(prepared) {
            let arguments = Arguments(
                Links.none.start, Context(container), prepared: Unmanaged.passUnretained(prepared))
            switch step(nil, [.auto], SourceLocation(), false).action {
            case .synchronous(let action): try action(object, arguments)
            case .main: throw ResolutionError(.mainActorOnly, "this is set on the main actor")
            case .asynchronous: throw ResolutionError(.asynchronousOnly, "setting this has to be awaited")
            }
        }
    }

    /// Sets a value on an object that no definition made, on the main actor.
    @MainActor
    package func set<Value>(main value: Value, on object: AnyObject, in container: Container) throws {
        guard case .main(let action) = step(nil, [.auto], SourceLocation(), false).action else {
            return try set(value, on: object, in: container)
        }
        let prepared = PreparedArguments([Box(value)])
        try withExtendedLifetime(prepared) {
            try action(
                object,
                Arguments(
                    Links.none.start, Context(container, isOnMain: true),
                    prepared: Unmanaged.passUnretained(prepared)))
        }
    }
}

/// How an argument is found, for a type that is known only as the program runs.
package struct LoadedQuery: Sendable {
    fileprivate let plan: QueryPlan

    /// By the parameter's own type.
    package static let auto = LoadedQuery(plan: .auto)

    /// By name.
    package static func named(_ name: String) -> LoadedQuery { LoadedQuery(plan: QueryPlan(names: [name])) }

    /// By a tag.
    package static func tagged(_ tag: String) -> LoadedQuery { LoadedQuery(plan: QueryPlan(tags: [tag])) }

    /// A constant of exactly the parameter's type.
    package static func value<Value>(_ value: Value) -> LoadedQuery {
        LoadedQuery(plan: QueryPlan(constant: Box(value)))
    }

    /// A list put together from its members.
    package static func list(_ members: [LoadedQuery]) -> LoadedQuery {
        LoadedQuery(plan: QueryPlan(parts: .list(members.map(\.plan))))
    }

    /// A dictionary put together from its values.
    package static func dictionary(_ members: [(key: String, query: LoadedQuery)]) -> LoadedQuery {
        LoadedQuery(plan: QueryPlan(parts: .dictionary(members.map { ($0.key, $0.query.plan) })))
    }

    /// The type's own nil; nil if the type is no optional.
    package static func absent(_ type: Any.Type) -> LoadedQuery? {
        (type as? any AnyOptional.Type).map { LoadedQuery(plan: QueryPlan(constant: $0.nilBox)) }
    }

    /// The query for a request.
    package func query<Value>(for _: Value.Type) -> Query<Value> { Query(plan) }
}

/// A form around a type, for whoever converts values to types that are known only as the program runs.
package enum LoadedForm {
    case optional(Any.Type)
    case list(Any.Type)
    case dictionary(Any.Type)
    /// Something that asks later.
    case deferred(Any.Type)

    /// Whether a type is a protocol, `any P`.
    package static func isExistential(_ type: Any.Type) -> Bool { Alchemic.isExistential(type) }

    /// The form of a type, if it has one.
    package init?(_ type: Any.Type) {
        guard let outer = TypeShape(type).outer else { return nil }
        let element = outer.witness.element
        switch outer.form {
        case .optional: self = .optional(element)
        case .list: self = .list(element)
        case .dictionary: self = .dictionary(element)
        case .lazy, .provider, .asyncProvider, .scopeProvider: self = .deferred(element)
        }
    }
}

extension Definition {
    /// A definition as a file declares it.
    package init(
        _ maker: LoadedMaker, _ lifetime: Lifetime, _ queries: [LoadedQuery], at location: SourceLocation,
        named name: String, aliases: [String], tags: [Tag], isEager: Bool, isHidden: Bool, deprecation: String?,
        style: String = "file"
    ) {
        self.init(
            maker.maker(), lifetime, traits: maker.isSendable ? Traits.sendable.rawValue : 0, location: location,
            queries: queries.map(\.plan))
        if isEager { traits.insert(.eager) }
        var details = details
        details.name = name
        details.aliases = aliases
        details.tags = tags
        details.style = style
        details.deprecation = deprecation
        details.keepsSteps = true
        details.isSetBack = isHidden
        if maker.isMethod { details.ownerType = maker.parameterTypes.first }
        self.details = details
    }

    /// Adds a step.
    package mutating func add(
        _ step: LoadedStep, named name: String?, _ queries: [LoadedQuery], at location: SourceLocation,
        isLast: Bool = false
    ) {
        details.steps.append(step.step(name, queries.map(\.plan), location, isLast))
    }

    /// The types of the maker's parameters.
    package var parameterTypes: [Any.Type] { maker.parameterTypes() }
}

/// A type's name with its Swift module, without addresses.
package func nameWithModule(of type: Any.Type) -> String { qualifiedName(of: type) }

/// A type's name as it is written in code.
package func nameInCode(of type: Any.Type) -> String { spelling(of: type) }

/// The superclass of a class.
package func classAbove(_ type: AnyClass) -> AnyClass? { superclass(of: type) }

/// The names and other names that are given in modules and in those within them; what sources declare is not asked for.
package func namesGiven(in modules: [Module]) -> [String] {
    var names: [String] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = modules.map(\.storage)
    while let module = waiting.popLast() {
        guard seen.insert(ObjectIdentifier(module)).inserted else { continue }
        for element in module.elements {
            switch element.kind {
            case .definition(let definition): names += [definition.name].compactMap(\.self) + definition.aliases
            case .module(let inner): waiting.append(inner)
            case .source, .problem: break
            }
        }
    }
    return names
}

/// What the self-declaring types say of themselves that are linked into the program and its libraries.
package func definitionsFound() -> [Definition] {
    var search = Search()
    return search.next().flatMap { image in
        image.module.storage.elements.compactMap { element in
            if case .definition(let definition) = element.kind { definition } else { nil }
        }
    }
}
