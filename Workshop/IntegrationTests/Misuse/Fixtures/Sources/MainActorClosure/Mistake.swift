import Alchemic

@MainActor final class Dashboard {
    init() {}
}

let module = Module("Mistake") {
    Singleton { Dashboard() }
}
