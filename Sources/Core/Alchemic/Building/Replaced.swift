/// The record of the object or unit that an object from outside has replaced, until the new object is finished.
///
/// Made in the critical section that makes the replacement.
struct Replaced {
    /// The former occupant of the slot, retained until one of ``letGo()`` and ``restore()`` has been called; nil if there was none.
    let former: Retained?
    /// The unit that was building the object of the place.
    let builder: Int?
    /// Whether a reader without the lock may still be looking at the former object.
    let wasPublished: Bool
    /// The occupant that was stored instead: another occupant in the slot shows that a later object has replaced this one.
    let cell: Cell
    /// The slot, and the container or scope that keeps the object.
    let place: ObjectPlace

    var container: Container { place.container }

    /// The node of the definition in the graph of that container; an override has another node for it.
    var node: Node {
        guard let node = place.node else { preconditionFailure("an object without a definition cannot be set") }
        return node
    }

    /// Lets go of the former object, once the new one is finished; without the lock.
    func letGo() { if let former { place.container.letGo(former, wasPublished: wasPublished) } }

    /// Puts the former object back, unless another object has been set since.
    func restore() {
        var garbage = former
        var mayBeRead = wasPublished
        place.family.claiming { claims in
            guard place.slot.cell === cell else { return }
            mayBeRead = (place.producer as? SharedProducer)?.withdraw(place.slot) == true
            if former != nil {
                garbage = place.slot.putBack(former)
            } else {
                garbage = place.slot.replace(with: mayBeRead ? Cell(.removed) : nil)
            }
            // The unit that was being built goes on as if nothing had been set.
            if let builder { claims.giveBack(place, to: builder) }
        }
        if let garbage { place.container.letGo(garbage, wasPublished: mayBeRead) }
        if let producer = place.producer { place.container.forgetConversions(by: producer) }
    }
}
