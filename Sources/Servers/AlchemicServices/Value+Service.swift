#if Services
extension Value where Instance: Service {
    /// Gives a service that the program has made this long to shut down, in place of thirty seconds; then it is canceled and
    /// reported.
    ///
    /// - Parameter limit: The time that it has.
    /// - Returns: The changed declaration.
    public consuming func onStop(within limit: Duration) -> Self { changed { $0.stopLimit = limit } }
}
#endif
