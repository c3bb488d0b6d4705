import Alchemic

@MainActor final class Dashboard {
    var title: String = ""
    init() {}
}

let module = Module("Mistake") {
    // error: type 'ReferenceWritableKeyPath<Dashboard, String>' does not conform to the 'Sendable' protocol
    Singleton(Dashboard.init).inject(\.title)
}
