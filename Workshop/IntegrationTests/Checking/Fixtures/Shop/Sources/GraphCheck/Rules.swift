import AlchemicChecking

/// Whoever takes orders goes through the store.
let storageIsHidden = GraphRule("storage-is-hidden", help: "depend on `any Store`") { graph in
    graph.definitions(in: "Shop/Core").flatMap { definition in
        graph.dependencies(of: definition).filter { $0.isDeclared(in: "Shop/Storage") }
            .map { .init(of: definition, "`\(definition.id)` depends on `\($0.id)`, which is storage") }
    }
}
