import Alchemic

final class Remote: Sendable {
    init(url: String) async throws {}
}

let module = Module("Mistake") {
    Singleton(Remote.init(url:))
}
