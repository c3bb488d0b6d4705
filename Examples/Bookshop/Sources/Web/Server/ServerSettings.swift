/// Where the servers listen.
package struct ServerSettings: Sendable, Hashable {
    package var host: String
    /// For customers.
    package var port: Int
    /// For those who run the shop: it responds from the beginning of the start to the end of the stop.
    package var operationsPort: Int

    package init(host: String = "127.0.0.1", port: Int = 8080, operationsPort: Int = 8081) {
        self.host = host
        self.port = port
        self.operationsPort = operationsPort
    }
}
