import Alchemic

@MainActor final class Dashboard {
    var title: String = ""
    init() {}
}

let module = Module("Mistake") {
    Singleton(Dashboard.init).inject(\.title)
}
