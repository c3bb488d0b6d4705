import Alchemic

final class Connection: Sendable {
    init(url: String, retries: Int) {}
}

let module = Module("Mistake") {
    Singleton(Connection.init(url:retries:), .named("url"))
}
