import Alchemic

final class Log: Sendable {}

final class Ledger {
    var log = Log()
}

let module = Module("Mistake") {
    Singleton { Log() }
    // error: cannot convert value of type 'ReferenceWritableKeyPath<Ledger, Log>' to expected argument type
    //   'ReferenceWritableKeyPath<Ledger, Optional<Log>>'
    Prototype { Ledger() }.inject(\.log, ifUnset: true)
}
