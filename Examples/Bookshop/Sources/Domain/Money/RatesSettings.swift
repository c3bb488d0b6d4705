/// Where the exchange rates come from.
package struct RatesSettings: Sendable, Hashable {
    /// The address of the service, for example "http://rates.internal:8081"; empty if there is none.
    package var address: String
    /// how long a response may take, all of it.
    package var timeout: Duration

    package init(address: String, timeout: Duration = .seconds(2)) {
        self.address = address
        self.timeout = timeout
    }
}
