import Alchemic

final class Database: Sendable {
    func open() {}
}

let database = Database()
let module = Module("Mistake") {
    // error: value of type 'Value<Database>' has no member 'configure'
    Value(database).configure { $0.open() }
}
