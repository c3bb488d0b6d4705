#if CommandLine && Configuration
import AlchemicConfiguration

/// What can be configured of a shop; one default is a secret.
let settings = Module("Settings") {
    Value(config: "http.port", default: 8080).named("port")
    Value(config: "database.address", of: String.self).named("address")
    Value(config: "payments.key", default: secret, isSecret: true).named("key")
    Value(config: "payments.note", default: "").named("note")
    Value(configSection: "mail")
}
#endif
