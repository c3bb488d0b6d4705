/// What an object from outside has replaced, until that is finished.
struct Replaced {
    private let former: Retained?
    /// The unit that was building what belongs there.
    private let builder: Int?
    private let wasPublished: Bool
    private let cell: Cell
    private let place: ObjectPlace

    init(_ former: Retained?, builtBy builder: Int?, _ wasPublished: Bool, by cell: Cell, in place: ObjectPlace) {
        self.former = former
        self.builder = builder
        self.wasPublished = wasPublished
        self.cell = cell
        self.place = place
    }

    var container: Container { place.container }

    /// The definition as that container knows it: what overrides leave alone has another one there.
    var node: Node {
        guard let node = place.node else { preconditionFailure("what can be set has a definition") }
        return node
    }

    /// What finishes the object: the container that keeps it, or the one that declares it, if that came later, as a child.
    var finisher: Container { place.producer?.home(outside: container) ?? container }

    func letGo() { if let former { place.container.letGo(former, wasPublished: wasPublished) } }

    /// Puts it back, unless something else is there by now.
    func restore() {
        var garbage = former
        var mayBeRead = wasPublished
        place.container.family.claiming { claims in
            guard place.slot.cell === cell else { return }
            mayBeRead = (place.producer as? SharedProducer)?.withdraw(place.slot) == true
            if former != nil {
                garbage = place.slot.putBack(former)
            } else {
                garbage = place.slot.own(mayBeRead ? Cell(.removed) : nil)
            }
            // What was being built goes on as if nothing had been set.
            if let builder { claims.giveBack(place, to: builder) }
        }
        if let garbage { place.container.letGo(garbage, wasPublished: mayBeRead) }
        if let producer = place.producer { place.container.forgetConversions(by: producer) }
    }
}
