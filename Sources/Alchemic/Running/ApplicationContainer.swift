/// The application's container, for what has none of its own: the main one, in a program that has one.
@_spi(Application)
public enum ApplicationContainer {
    private static let source = Guarded<(@Sendable () -> Container?)?>(nil)

    /// The container; nil until there is one.
    public static var current: Container? { source.withLock { $0 }?() }

    /// Says where it is to be had.
    package static func isGiven(by container: @escaping @Sendable () -> Container?) {
        source.withLock { $0 = container }
    }
}
