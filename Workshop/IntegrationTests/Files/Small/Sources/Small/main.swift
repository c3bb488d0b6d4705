import Alchemic

final class Keeper: Sendable {
    let limit: Int
    init(limit: Int) { self.limit = limit }
}

let container = try Container(Module("Small") { small.definitions() })
print(try container.get(Keeper.self, .named("keeper")).limit)
