package import Alchemic

/// What the shop does.
///
/// The stores and the exchange rates are other modules' business.
package let domainModule = Module("Domain") {
    Singleton(Catalog.init(store:)).eager()
    Singleton(Carts.init(store:limits:))
    Singleton(Orders.init(store:carts:books:validators:prices:clock:)).eager()
    Singleton(PriceCheck.init(rates:))
    Value(OrderLimits())
    Singleton { SystemClock() }.as((any WallClock).self)

    // `Orders` gets all of them, in this order.
    Singleton { EmptinessValidator() }.as((any OrderValidator).self)
    Singleton(QuantityValidator.init(limits:)).as((any OrderValidator).self)
    Singleton(StockValidator.init(books:)).as((any OrderValidator).self)
}
