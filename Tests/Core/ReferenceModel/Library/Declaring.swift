import Alchemic

/// Declares with the library what a description says.
struct Declaring: Sendable {
    let world: World

    /// The methods of the configuration stand where the first of them does.
    func elements(_ declarations: [Declaration]) -> [ModuleElement] {
        let methods = declarations.filter(\.isMethod)
        return declarations.flatMap { declaration -> [ModuleElement] in
            if !declaration.isMethod { return elements(declaration) }
            guard declaration.number == methods[0].number else { return [] }
            return Module("methods") { Methods(world: world, declarations: methods) }.contents
        }
    }

    private func elements(_ declaration: Declaration) -> [ModuleElement] {
        if let wrapping = declaration.decorates {
            return declaration.kind.visited(by: Decorating(world: world, declaration: declaration, wrapping: wrapping))
        }
        return declaration.kind.visited(byClass: Defining(world: world, declaration: declaration))
    }
}

/// Declares a definition of a class.
struct Defining: ClassVisitor {
    let world: World
    let declaration: Declaration

    func visit<Type: Creature>(_ type: Type.Type) -> [ModuleElement] {
        if case .external(let scope) = declaration.lifetime {
            return described(External(Type.self, in: scope.map { Scope($0) }, line: line)).contents
        }
        let shapes = declaration.needs.map(\.shape)
        switch shapes.count {
        case 0: return declared(type) { [] }
        case 1: return declared(type, shapes[0])
        case 2: return declared(type, shapes[0], shapes[1])
        default: return declared(type, shapes[0], shapes[1], shapes[2])
        }
    }

    private var line: UInt32 { UInt32(declaration.number) }

    private func declared<Type: Creature, A: AnyShape>(_: Type.Type, _ a: A) -> [ModuleElement] {
        declared(Type.self, a.query) { (first: A.Value) in [a.read(first)] }
    }

    private func declared<Type: Creature, A: AnyShape, B: AnyShape>(
        _: Type.Type, _ a: A, _ b: B
    ) -> [ModuleElement] {
        declared(Type.self, a.query, b.query) { (first: A.Value, second: B.Value) in [a.read(first), b.read(second)] }
    }

    private func declared<Type: Creature, A: AnyShape, B: AnyShape, C: AnyShape>(
        _: Type.Type, _ a: A, _ b: B, _ c: C
    ) -> [ModuleElement] {
        declared(Type.self, a.query, b.query, c.query) { (first: A.Value, second: B.Value, third: C.Value) in
            [a.read(first), b.read(second), c.read(third)]
        }
    }

    /// As in a module, where the compiler sees that the type is `Sendable`, or from where it does not.
    private func noted<Type: Creature>(_ plain: Prototype<Type>) -> [ModuleElement] {
        let prototype = declaration.isOncePerResolution ? plain.oncePerResolution() : plain
        return declaration.isKnownSendable ? ModuleBuilder.buildExpression(prototype) : prototype.contents
    }

    private func declared<Type: Creature, each Parameter>(
        _: Type.Type, _ queries: repeat Query<each Parameter>,
        reading read: @escaping @Sendable (repeat each Parameter) -> [Received]
    ) -> [ModuleElement] {
        let (world, declaration) = (world, declaration)
        switch declaration.isolation {
        case .anywhere:
            let make: @Sendable (repeat each Parameter) throws -> Type = { (values: repeat each Parameter) in
                typed(try world.make(declaration, read(repeat each values)))
            }
            if declaration.takesArgument {
                return declared(
                    taking: { (_: Int, values: repeat each Parameter) throws -> Type in try make(repeat each values) },
                    repeat each queries)
            }
            switch declaration.lifetime {
            case .singleton: return finished(Singleton(make, repeat each queries, line: line)).contents
            case .weak: return finished(Singleton(make, repeat each queries, line: line).weak()).contents
            case .scoped(let scope):
                return finished(Scoped(Scope(scope), make, repeat each queries, line: line)).contents
            case .prototype, .external: return noted(described(Prototype<Type>(make, repeat each queries, line: line)))
            }
        case .main:
            let make: @MainActor @Sendable (repeat each Parameter) throws -> Type = { (values: repeat each Parameter) in
                typed(try world.make(main: declaration, read(repeat each values)))
            }
            switch declaration.lifetime {
            case .singleton: return finished(Singleton(make, repeat each queries, line: line)).contents
            case .weak: return finished(Singleton(make, repeat each queries, line: line).weak()).contents
            case .scoped(let scope):
                return finished(Scoped(Scope(scope), make, repeat each queries, line: line)).contents
            case .prototype, .external: return noted(described(Prototype<Type>(make, repeat each queries, line: line)))
            }
        case .awaited:
            let make: @Sendable (repeat each Parameter) async throws -> Type = { (values: repeat each Parameter) in
                typed(try await world.make(async: declaration, read(repeat each values)))
            }
            switch declaration.lifetime {
            case .singleton: return finished(Singleton(make, repeat each queries, line: line)).contents
            case .weak: return finished(Singleton(make, repeat each queries, line: line).weak()).contents
            case .scoped(let scope):
                return finished(Scoped(Scope(scope), make, repeat each queries, line: line)).contents
            case .prototype, .external: return noted(described(Prototype<Type>(make, repeat each queries, line: line)))
            }
        }
    }

    private func declared<Type: Creature, each Parameter>(
        taking make: @escaping @Sendable (Int, repeat each Parameter) throws -> Type,
        _ queries: repeat Query<each Parameter>
    ) -> [ModuleElement] {
        switch declaration.lifetime {
        case .singleton: finished(Singleton(make, .key, repeat each queries, line: line)).contents
        case .weak: finished(Singleton(make, .key, repeat each queries, line: line).weak()).contents
        case .scoped(let scope):
            finished(Scoped(Scope(scope), make, .key, repeat each queries, line: line)).contents
        case .prototype, .external:
            noted(described(Prototype<Type>(make, .argument, repeat each queries, line: line)))
        }
    }

    /// A declaration with all that is said of it.
    func finished<Type: Creature>(_ declared: Singleton<Type>) -> Singleton<Type> {
        var result = described(declared)
        if declaration.isEager { result = result.eager() }
        if declaration.isEvictable { result = result.evictable() }
        if declaration.hasStart { result = result.onStart { $0.record.log("start") } }
        if declaration.hasStop { result = result.onStop { $0.record.log("stop") } }
        return result
    }

    private func finished<Type: Creature>(_ declared: Scoped<Type>) -> Scoped<Type> {
        var result = described(declared)
        if declaration.isEvictable { result = result.evictable() }
        if declaration.hasStop { result = result.onStop { $0.record.log("stop") } }
        return result
    }

    /// A declaration with what may be said of each.
    func described<Declared: ObjectDeclaration>(_ declared: Declared) -> Declared where Declared.Instance: Creature {
        var result = declared
        if let name = declaration.name { result = result.named(name) }
        for alias in declaration.aliases { result = result.alias(alias) }
        for tag in declaration.tags { result = result.tagged(Definition.Tag(tag.word, order: tag.order)) }
        if let order = declaration.order { result = result.order(order) }
        if declaration.isPrimary { result = result.primary() }
        for kind in declaration.promised { result = kind.visited(by: Promising(declared: result)) }
        if let kind = declaration.onlyAs { result = kind.visited(by: OnlyAs(declared: result)) }
        switch declaration.overriding {
        case .named(let name): result = result.overriding(named: name)
        case .kind(let kind): result = result.overriding(kind.type)
        case nil: break
        }
        for (index, step) in declaration.steps.enumerated() { result = adding(step, index, to: result) }
        return result
    }

    private func adding<Declared: ObjectDeclaration>(_ step: Step, _ index: Int, to declared: Declared) -> Declared
    where Declared.Instance: Creature {
        func one<A: AnyShape>(_ a: A) -> Declared {
            if step.kind == .point { return adding(point: step, index, a, to: declared) }
            return adding(call: step, index, to: declared, a.query) { (first: A.Value) in [a.read(first)] }
        }
        func two<A: AnyShape, B: AnyShape>(_ a: A, _ b: B) -> Declared {
            adding(call: step, index, to: declared, a.query, b.query) { (first: A.Value, second: B.Value) in
                [a.read(first), b.read(second)]
            }
        }
        let shapes = step.needs.map(\.shape)
        switch shapes.count {
        case 0 where step.kind == .configure: return adding(configure: step, index, to: declared)
        case 0: return adding(call: step, index, to: declared) { [] }
        case 1: return one(shapes[0])
        default: return two(shapes[0], shapes[1])
        }
    }

    private func adding<Declared: ObjectDeclaration, A: AnyShape>(
        point step: Step, _ index: Int, _ a: A, to declared: Declared
    ) -> Declared where Declared.Instance: Creature {
        let (world, declaration) = (world, declaration)
        let name = step.name ?? "\(declaration.number).\(index)"
        switch step.isolation {
        case .anywhere:
            return declared.inject(nonisolated: name, a.query, line: line) { creature, first in
                try world.step(index, declaration, creature, [a.read(first)])
            }
        case .main:
            return declared.inject(name, a.query, line: line) { creature, first in
                try world.step(main: index, declaration, creature, [a.read(first)])
            }
        case .awaited:
            return declared.inject(async: name, a.query, line: line) { creature, first in
                try await world.step(async: index, declaration, creature, [a.read(first)])
            }
        }
    }

    private func adding<Declared: ObjectDeclaration, each Parameter>(
        call step: Step, _ index: Int, to declared: Declared, _ queries: repeat Query<each Parameter>,
        reading read: @escaping @Sendable (repeat each Parameter) -> [Received]
    ) -> Declared where Declared.Instance: Creature {
        let (world, declaration) = (world, declaration)
        switch step.isolation {
        case .anywhere:
            let body: @Sendable (Declared.Instance, repeat each Parameter) throws -> Void = {
                (creature: Declared.Instance, values: repeat each Parameter) in
                try world.step(index, declaration, creature, read(repeat each values))
            }
            return declared.call(name: step.name, body, repeat each queries, line: line)
        case .main:
            let body: @MainActor @Sendable (Declared.Instance, repeat each Parameter) throws -> Void = {
                (creature: Declared.Instance, values: repeat each Parameter) in
                try world.step(main: index, declaration, creature, read(repeat each values))
            }
            return declared.call(name: step.name, main: body, repeat each queries, line: line)
        case .awaited:
            let body: @Sendable (Declared.Instance, repeat each Parameter) async throws -> Void = {
                (creature: Declared.Instance, values: repeat each Parameter) in
                try await world.step(async: index, declaration, creature, read(repeat each values))
            }
            return declared.call(name: step.name, async: body, repeat each queries, line: line)
        }
    }

    private func adding<Declared: ObjectDeclaration>(
        configure step: Step, _ index: Int, to declared: Declared
    ) -> Declared where Declared.Instance: Creature {
        let (world, declaration) = (world, declaration)
        switch step.isolation {
        case .anywhere:
            return declared.configure({ creature in try world.step(index, declaration, creature, []) }, line: line)
        case .main:
            return declared.configure(
                main: { creature in try world.step(main: index, declaration, creature, []) }, line: line)
        case .awaited:
            return declared.configure(
                async: { creature in try await world.step(async: index, declaration, creature, []) }, line: line)
        }
    }
}

/// What has been made, as what is declared.
func typed<Type: Creature>(_ creature: Creature, _: Type.Type = Type.self) -> Type {
    guard let object = creature as? Type else { preconditionFailure("\(creature) is of another class") }
    return object
}

private struct Promising<Declared: TypedDeclaration>: KindVisitor {
    let declared: Declared

    func visit<Type: Sendable>(_ type: Type.Type) -> Declared { declared.as(type) }
}

private struct OnlyAs<Declared: TypedDeclaration>: KindVisitor {
    let declared: Declared

    func visit<Type: Sendable>(_ type: Type.Type) -> Declared { declared.only(as: type) }
}

/// Declares a decorator of a class or a protocol.
private struct Decorating: KindVisitor {
    let world: World
    let declaration: Declaration
    let wrapping: Wrapping

    func visit<Type: Sendable>(_ type: Type.Type) -> [ModuleElement] {
        let shapes = declaration.needs.map(\.shape)
        switch shapes.count {
        case 0:
            return limited(
                Decorate(type, { (inner: Type) in try wrap([read(inner)]) }, line: UInt32(declaration.number)))
        default: return declared(type, shapes[0])
        }
    }

    private func declared<Type: Sendable, A: AnyShape>(_ type: Type.Type, _ a: A) -> [ModuleElement] {
        limited(
            Decorate(
                type, { (inner: Type, first: A.Value) in try wrap([read(inner), a.read(first)]) }, a.query,
                line: UInt32(declaration.number)))
    }

    private func read<Type: Sendable>(_ inner: Type) -> Received {
        (inner as? Creature).map(Received.object) ?? .nothing
    }

    private func wrap<Type: Sendable>(_ values: [Received]) throws -> Type {
        guard let object = try world.make(declaration, values) as? Type else {
            preconditionFailure("\(declaration) makes something else")
        }
        return object
    }

    private func limited<Type>(_ declared: Decorate<Type>) -> [ModuleElement] {
        (wrapping.name.map { declared.only(named: $0) } ?? declared).contents
    }
}
