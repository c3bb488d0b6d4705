import Alchemic

final class Connection: Sendable {
    init(url: String, retries: Int) {}
}

let module = Module("Mistake") {
    // error: missing argument for parameter #2 in call
    Singleton(Connection.init(url:retries:), .named("url"))
}
