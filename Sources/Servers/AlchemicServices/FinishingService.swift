#if Services
/// A service whose work may come to an end while the others go on: a migration, an import.
///
/// The end of any other service ends the whole container. When nothing but finishing services was declared, and all of
/// them have returned, the container ends too.
public protocol FinishingService: Service {}
#endif
