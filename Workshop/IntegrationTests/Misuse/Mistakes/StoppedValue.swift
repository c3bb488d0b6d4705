import Alchemic

final class Database: Sendable {
    func close() {}
}

let database = Database()
let module = Module("Mistake") {
    // error: value of type 'Value<Database>' has no member 'onStop'
    Value(database).onStop { $0.close() }
}
