#if Services
/// A service that may finish while the other services continue: a migration, an import.
///
/// If any other service returns, the whole container ends. If only finishing services are declared, the container ends once all
/// of them have returned.
public protocol FinishingService: Service {}
#endif
