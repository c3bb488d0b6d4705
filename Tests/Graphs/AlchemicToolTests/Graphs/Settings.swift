#if CommandLine && Configuration
import AlchemicConfiguration

/// What can be configured of a shop; one default is a secret.
let settings = Module("Settings") {
    Value(config: "http.port", default: 8080).named("port")
    Value(config: "database.address", of: String.self).named("address")
    Value(config: "payments.key", default: secret, isSecret: true).named("key")
    Value(config: "payments.note", default: "").named("note")
    Value(configSection: "mail")
    Singleton(Archive.init(folder:size:), .config("archive.folder"), .config("archive.size", default: 64))
}

/// What reads its settings where it is declared.
struct Archive: Sendable {
    init(folder: String, size: Int) {}
}
#endif
