import AlchemicConfiguration
import Configuration
import Domain
import Logging
import Storage
import Web

/// Everything that can be configured.
///
/// `http.port` is the variable `HTTP_PORT`, and `{"http": {"port": 8080}}` in the file.
let settingsModule = Module("Settings") {
    Singleton(
        ServerSettings.init(host:port:operationsPort:), .config("http.host", default: "127.0.0.1"),
        .config("http.port", default: 8080), .config("operations.port", default: 8081))
    Singleton(
        { (path: String, patience: Duration) in DatabaseSettings(.file(path), patience: patience) },
        .config("database.path", default: "bookshop.sqlite"), .config("database.patience", default: .seconds(5)))
    Singleton(
        { (address: String, timeout: Duration) in RatesSettings(address: address, timeout: timeout) },
        .config("rates.address", default: ""), .config("rates.timeout", default: .seconds(2)))

    // `main` reads them before there is a container; here a wrong one is reported with all other mistakes.
    Value(config: "operations.draining", default: DrainTime.standard)
    Value(config: "log.level", default: Logger.Level.info)
    Value(config: "tracing.spans", default: SpanStorage.none)
}
