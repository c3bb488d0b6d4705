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
    Value(config: "http.host", default: "127.0.0.1").named("http.host")
    Value(config: "http.port", default: 8080).named("http.port")
    Value(config: "operations.port", default: 8081).named("operations.port")
    Singleton(
        ServerSettings.init(host:port:operationsPort:), .named("http.host"), .named("http.port"),
        .named("operations.port"))

    Value(config: "database.path", default: "bookshop.sqlite").named("database.path")
    Value(config: "database.patience", default: Duration.seconds(5)).named("database.patience")
    Singleton(
        { (path: String, patience: Duration) in DatabaseSettings(.file(path), patience: patience) },
        .named("database.path"), .named("database.patience"))

    Value(config: "rates.address", default: "").named("rates.address")
    Value(config: "rates.timeout", default: Duration.seconds(2)).named("rates.timeout")
    Singleton(
        { (address: String, timeout: Duration) in RatesSettings(address: address, timeout: timeout) },
        .named("rates.address"), .named("rates.timeout"))

    // `main` reads them before there is a container; here a wrong one is reported with all other mistakes.
    Value(config: "log.level", default: Logger.Level.info)
    Value(config: "tracing.spans", default: SpanStorage.none)
}
