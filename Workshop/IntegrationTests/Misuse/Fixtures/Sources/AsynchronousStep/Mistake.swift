import Alchemic

final class Remote: Sendable {
    init(url: String) async throws {}
    func connect() async throws {}
}

let module = Module("Mistake") {
    Singleton(Remote.init(url:))  // What makes an object needs no label …
        .call({ remote in try await remote.connect() })  // … but what is awaited for it does.
}
