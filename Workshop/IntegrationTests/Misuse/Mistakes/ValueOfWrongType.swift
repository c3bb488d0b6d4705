import Alchemic

final class Connection: Sendable {
    init(url: String, retries: Int) {}
}

let module = Module("Mistake") {
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    Singleton(Connection.init(url:retries:), .named("url"), .value("five"))
}
