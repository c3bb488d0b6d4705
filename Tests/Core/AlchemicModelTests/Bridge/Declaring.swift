import Alchemic

/// Declares with the library what a description says.
struct Declaring: Sendable {
    let world: World

    func elements(_ declarations: [Declaration]) -> [ModuleElement] { declarations.flatMap(elements) }

    private func elements(_ declaration: Declaration) -> [ModuleElement] {
        if let wrapping = declaration.decorates {
            return declaration.kind.visited(by: Decorating(world: world, declaration: declaration, wrapping: wrapping))
        }
        return declaration.kind.visited(byClass: Defining(world: world, declaration: declaration))
    }
}

/// Declares a definition of a class.
private struct Defining: ClassVisitor {
    let world: World
    let declaration: Declaration

    func visit<Type: Creature>(_ type: Type.Type) -> [ModuleElement] {
        if case .external(let scope) = declaration.lifetime {
            return finished(External(Type.self, in: scope.map { Scope($0) }, line: line))
        }
        let shapes = declaration.needs.map(\.shape)
        switch shapes.count {
        case 0: return declared { (values: [Received]) throws -> Type in try make(values) }
        case 1: return declared(type, shapes[0])
        case 2: return declared(type, shapes[0], shapes[1])
        default: return declared(type, shapes[0], shapes[1], shapes[2])
        }
    }

    private var line: UInt32 { UInt32(declaration.number) }

    private func make<Type: Creature>(_ values: [Received]) throws -> Type {
        guard let object = try world.make(declaration, values) as? Type else {
            preconditionFailure("\(declaration) makes something else")
        }
        return object
    }

    private func declared<Type: Creature>(
        _ make: @escaping @Sendable ([Received]) throws -> Type
    ) -> [ModuleElement] {
        let make: @Sendable () throws -> Type = { try make([]) }
        switch declaration.lifetime {
        case .singleton: return finished(Singleton(make, line: line))
        case .prototype: return finished(Prototype(make, line: line))
        case .weak: return finished(Singleton(make, line: line).weak())
        case .scoped(let scope): return finished(Scoped(Scope(scope), make, line: line))
        case .external: return []
        }
    }

    private func declared<Type: Creature, A: AnyShape>(_: Type.Type, _ a: A) -> [ModuleElement] {
        declared({ (first: A.Value) throws -> Type in try make([a.read(first)]) }, a.query)
    }

    private func declared<Type: Creature, A: AnyShape, B: AnyShape>(
        _: Type.Type, _ a: A, _ b: B
    ) -> [ModuleElement] {
        declared(
            { (first: A.Value, second: B.Value) throws -> Type in try make([a.read(first), b.read(second)]) },
            a.query, b.query)
    }

    private func declared<Type: Creature, A: AnyShape, B: AnyShape, C: AnyShape>(
        _: Type.Type, _ a: A, _ b: B, _ c: C
    ) -> [ModuleElement] {
        declared(
            { (first: A.Value, second: B.Value, third: C.Value) throws -> Type in
                try make([a.read(first), b.read(second), c.read(third)])
            }, a.query, b.query, c.query)
    }

    private func declared<Type: Creature, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Type, _ queries: repeat Query<each Parameter>
    ) -> [ModuleElement] {
        switch declaration.lifetime {
        case .singleton: finished(Singleton(make, repeat each queries, line: line))
        case .prototype: finished(Prototype(make, repeat each queries, line: line))
        case .weak: finished(Singleton(make, repeat each queries, line: line).weak())
        case .scoped(let scope): finished(Scoped(Scope(scope), make, repeat each queries, line: line))
        case .external: []
        }
    }

    private func finished<Declared: TypedDeclaration>(_ declared: Declared) -> [ModuleElement]
    where Declared.Instance: Creature {
        var result = declared
        if let name = declaration.name { result = result.named(name) }
        for alias in declaration.aliases { result = result.alias(alias) }
        for tag in declaration.tags { result = result.tagged(Definition.Tag(tag.word, order: tag.order)) }
        if let order = declaration.order { result = result.order(order) }
        if declaration.isPrimary { result = result.primary() }
        for kind in declaration.promised { result = kind.visited(by: Promising(declared: result)) }
        if let kind = declaration.onlyAs { result = kind.visited(by: OnlyAs(declared: result)) }
        if declaration.isEager { result = result.eager() }
        if declaration.isEvictable { result = result.evictable() }
        switch declaration.overriding {
        case .named(let name): result = result.overriding(named: name)
        case .kind(let kind): result = result.overriding(kind.type)
        case nil: break
        }
        if declaration.hasStart { result = result.onStart { $0.record.log("start") } }
        if declaration.hasStop { result = result.onStop { $0.record.log("stop") } }
        for (index, step) in declaration.steps.enumerated() { result = adding(step, index, to: result) }
        return result.contents
    }

    private func adding<Declared: TypedDeclaration>(_ step: Step, _ index: Int, to declared: Declared) -> Declared
    where Declared.Instance: Creature {
        let declaration = declaration
        let world = world
        let shapes = step.needs.map(\.shape)
        func one<A: AnyShape>(_ a: A) -> Declared {
            switch step.kind {
            case .point:
                return declared.inject(nonisolated: step.name ?? "\(declaration.number).\(index)", a.query, line: line)
                {
                    creature, first in try world.step(index, declaration, creature, [a.read(first)])
                }
            case .call, .configure: break
            }
            return declared.call(
                name: step.name,
                { (creature: Declared.Instance, first: A.Value) in
                    try world.step(index, declaration, creature, [a.read(first)])
                }, a.query, line: line)
        }
        func two<A: AnyShape, B: AnyShape>(_ a: A, _ b: B) -> Declared {
            declared.call(
                name: step.name,
                { (creature: Declared.Instance, first: A.Value, second: B.Value) in
                    try world.step(index, declaration, creature, [a.read(first), b.read(second)])
                }, a.query, b.query, line: line)
        }
        if step.kind == .configure {
            return declared.configure({ creature in try world.step(index, declaration, creature, []) }, line: line)
        }
        switch shapes.count {
        case 0:
            return declared.call(
                name: step.name, { creature in try world.step(index, declaration, creature, []) }, line: line)
        case 1: return one(shapes[0])
        default: return two(shapes[0], shapes[1])
        }
    }
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
