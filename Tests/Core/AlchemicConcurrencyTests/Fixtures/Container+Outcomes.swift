import Alchemic
import AlchemicMain
import TestSupport

/// A value that is set, and one that is made each time.
final class Panel {
    var chicken: Chicken?
}

extension Container {
    /// What each way to ask throws, of a container that declares what is asked for here.
    func outcomes() async -> [String: Diagnostic.ID?] {
        func id(_ request: () throws -> Void) -> Diagnostic.ID? { Result { try request() }.error?.reason }
        return [
            "get": id { _ = try get(Chicken.self) },
            "get of what depends on it": id { _ = try get(Egg.self) },
            "get of a value": id { _ = try get(Int.self) },
            "get of a prototype": id { _ = try get(Panel.self) },
            "query": id { _ = try get(Chicken.self, .auto) },
            "all": id { _ = try all(of: Chicken.self) },
            "optional": id { _ = try getIfDeclared(Chicken.self) },
            "with": id { _ = try with(Chicken.self) { _ in } },
            "isBuilt": id { _ = try isBuilt(Chicken.self) },
            "set": id { try set("text") },
            "inject": id { try inject(into: Panel()) },
            "invoke": id { _ = try invoke(Egg.self) },
            "invokeAll": id { _ = try invokeAll(Egg.self) },
            "scope": id { _ = try scope("scope") },
            "awaited": await Result { _ = try await get(async: Chicken.self) }.error?.reason,
            "invoked, awaited": await Result { _ = try await invoke(async: Egg.self) }.error?.reason,
        ]
    }
}
