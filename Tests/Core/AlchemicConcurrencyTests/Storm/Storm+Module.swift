import Alchemic

// The storm's graph as declarations.

extension Storm {
    /// What the container declares.
    var module: Module { module("storm", 0..<plan.childStart) }
    /// What a child declares.
    var childModule: Module { module("child", plan.childStart..<plan.nodes.count) }

    private func module(_ name: String, _ numbers: Range<Int>) -> Module {
        Module(name) { for number in numbers { definition(of: number) } }
    }

    private func definition(of number: Int) -> Definition {
        let node = plan.nodes[number]
        let parts = Query<[StormPiece]>.tagged("part of \(number)")
        let lazy = node.lazy.map { Query<Lazy<StormPiece>?>.named("\($0.target)") } ?? .value(nil)
        let scope = Scope(StormPlan.scope)
        if node.isAwaited {
            let make = { @Sendable (parts: [StormPiece], lazy: Lazy<StormPiece>?) async throws -> StormPiece in
                await Task.yield()
                return try self.make(number, parts, lazy)
            }
            return declared(
                number, Singleton(make, parts, lazy), Prototype(make, parts, lazy), Scoped(scope, make, parts, lazy))
        }
        let make = { @Sendable (parts: [StormPiece], lazy: Lazy<StormPiece>?) throws -> StormPiece in
            try self.make(number, parts, lazy)
        }
        return declared(
            number, Singleton(make, parts, lazy), Prototype(make, parts, lazy), Scoped(scope, make, parts, lazy))
    }

    private func declared(
        _ number: Int, _ singleton: Singleton<StormPiece>, _ prototype: Prototype<StormPiece>,
        _ scoped: Scoped<StormPiece>
    ) -> Definition {
        let node = plan.nodes[number]
        let singleton = lifecycle(singleton, number)
        let scoped = node.stops ? scoped.onStop { await $0.stop() } : scoped
        return switch node.kind {
        case .singleton, .settable: finished(singleton, number)
        case .eager: finished(singleton.eager(), number)
        case .evictable: finished(singleton.evictable(), number)
        case .weak: finished(singleton.weak(), number)
        case .prototype: finished(prototype, number)
        case .scoped: finished(scoped, number)
        case .external: tagged(External(StormPiece.self), number)
        }
    }

    /// What overrides a definition: it takes nothing.
    func override(of number: Int, _ id: Int) -> Definition {
        tagged(lifecycle(Singleton { try self.make(number, as: .override(id), [], nil) }, number), number)
    }

    private func finished<Declared: ObjectDeclaration<StormPiece>>(_ declared: Declared, _ number: Int) -> Definition {
        guard !plan.nodes[number].friends.isEmpty else { return tagged(declared, number) }
        let friends = Query<[StormPiece]>.tagged("friend of \(number)")
        return tagged(
            declared.inject(nonisolated: "friends", friends) { (piece: StormPiece, friends: [StormPiece]) in
                piece.take(friends)
            }, number)
    }

    private func lifecycle(_ declared: Singleton<StormPiece>, _ number: Int) -> Singleton<StormPiece> {
        var declared = declared
        if plan.nodes[number].starts { declared = declared.onStart { try await $0.start() } }
        if plan.nodes[number].stops { declared = declared.onStop { await $0.stop() } }
        return declared
    }

    private func tagged<Declared: TypedDeclaration<StormPiece>>(_ declared: Declared, _ number: Int) -> Definition {
        var declared = declared.named("\(number)")
        for (user, node) in plan.nodes.enumerated() {
            if node.parts.contains(number) { declared = declared.tagged(Definition.Tag("part of \(user)")) }
            if node.friends.contains(number) { declared = declared.tagged(Definition.Tag("friend of \(user)")) }
        }
        return declared.definition
    }
}
