import Alchemic

final class RequestLog: Sendable {}

let module = Module("Mistake") {
    // error: 'eager()' is deprecated: no start builds what belongs to a scope: resolve it where the scope is opened
    Scoped("request", RequestLog.init).eager()
}
