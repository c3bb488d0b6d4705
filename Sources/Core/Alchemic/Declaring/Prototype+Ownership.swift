extension Prototype {
    /// Leaves starting and stopping its objects to their consumers.
    ///
    /// The container keeps no prototype, so it never calls ``Startable/start()`` or ``Stoppable/stop()`` of one, and the
    /// check warns. With this modifier it does not: whatever takes an object calls them itself. Neither does it warn if
    /// consumers take a ``Provider``, or pass arguments.
    public consuming func ownedByConsumer() -> Self { changed { $0.isOwnedByConsumer = true } }
}
