import Alchemic

@MainActor final class Dashboard {
    init() {}
}

let module = Module("Mistake") {
    // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
    Singleton { Dashboard() }
}
