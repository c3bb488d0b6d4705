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
        let lazy = Query<Lazy<StormPiece>?>.named("\(node.lazy?.target ?? number)")
        if node.isAwaited {
            if node.lazy == nil {
                return declared(number, { parts in try await self.makeLater(number, parts, nil) }, parts)
            }
            return declared(number, { parts, lazy in try await self.makeLater(number, parts, lazy) }, parts, lazy)
        }
        if node.lazy == nil { return declared(number, { parts in try self.make(number, parts, nil) }, parts) }
        return declared(number, { parts, lazy in try self.make(number, parts, lazy) }, parts, lazy)
    }

    private func makeLater(
        _ number: Int, _ parts: [StormPiece], _ lazy: Lazy<StormPiece>?
    ) async throws -> StormPiece {
        await Task.yield()
        return try make(number, parts, lazy)
    }

    private func declared<each Parameter>(
        _ number: Int, _ make: @escaping @Sendable (repeat each Parameter) throws -> StormPiece,
        _ queries: repeat Query<each Parameter>
    ) -> Definition {
        switch plan.nodes[number].kind {
        case .singleton, .settable: finished(Singleton(make, repeat each queries), number)
        case .eager: finished(Singleton(make, repeat each queries).eager(), number)
        case .evictable: finished(Singleton(make, repeat each queries).evictable(), number)
        case .weak: finished(Singleton(make, repeat each queries).weak(), number)
        case .prototype: finished(Prototype(make, repeat each queries), number)
        case .scoped: finished(Scoped(Scope(StormPlan.scope), make, repeat each queries), number)
        case .external: tagged(External(StormPiece.self), number)
        }
    }

    private func declared<each Parameter>(
        _ number: Int, _ make: @escaping @Sendable (repeat each Parameter) async throws -> StormPiece,
        _ queries: repeat Query<each Parameter>
    ) -> Definition {
        switch plan.nodes[number].kind {
        case .singleton, .settable: finished(Singleton(make, repeat each queries), number)
        case .eager: finished(Singleton(make, repeat each queries).eager(), number)
        case .evictable: finished(Singleton(make, repeat each queries).evictable(), number)
        case .weak: finished(Singleton(make, repeat each queries).weak(), number)
        case .prototype: finished(Prototype(make, repeat each queries), number)
        case .scoped: finished(Scoped(Scope(StormPlan.scope), make, repeat each queries), number)
        case .external: tagged(External(StormPiece.self), number)
        }
    }

    /// What overrides a definition: it takes nothing.
    func override(of number: Int, _ id: Int) -> Definition {
        lifecycle(Singleton { try self.make(number, as: .override(id), [], nil) }, number)
    }

    private func finished<Declared: TypedDeclaration<StormPiece>>(_ declared: Declared, _ number: Int) -> Definition {
        guard !plan.nodes[number].friends.isEmpty else { return lifecycle(declared, number) }
        let friends = Query<[StormPiece]>.tagged("friend of \(number)")
        return lifecycle(
            declared.inject(nonisolated: "friends", friends) { (piece: StormPiece, friends: [StormPiece]) in
                piece.take(friends)
            }, number)
    }

    private func lifecycle<Declared: TypedDeclaration<StormPiece>>(_ declared: Declared, _ number: Int) -> Definition {
        var declared = declared
        if plan.nodes[number].starts { declared = declared.onStart { try await $0.start() } }
        if plan.nodes[number].stops { declared = declared.onStop { await $0.stop() } }
        return tagged(declared, number)
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
