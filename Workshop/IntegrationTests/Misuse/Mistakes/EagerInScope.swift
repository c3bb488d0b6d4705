import Alchemic

final class RequestLog: Sendable {}

let module = Module("Mistake") {
    // error: value of type 'Scoped<RequestLog>' has no member 'eager'
    Scoped("request", RequestLog.init).eager()
}
