#if Services
extension Value where Instance: Service {
    /// Sets the time that a service created by the program has for its shutdown.
    ///
    /// The default is thirty seconds. After that time, the service is canceled and reported.
    ///
    /// - Parameter limit: The time.
    /// - Returns: The changed declaration.
    public consuming func onStop(within limit: Duration) -> Self { changed { $0.stop.limit = limit } }
}
#endif
