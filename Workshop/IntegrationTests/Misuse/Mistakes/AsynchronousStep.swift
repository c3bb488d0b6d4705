import Alchemic

final class Remote: Sendable {
    init(url: String) async throws {}
    func connect() async throws {}
}

let module = Module("Mistake") {
    Singleton(Remote.init(url:))  // What makes an object needs no label …
        // error: cannot pass function of type '@Sendable (Remote) async throws -> Void' to parameter expecting
        //   synchronous function type
        .call({ remote in try await remote.connect() })  // … but what is awaited for it does.
}
