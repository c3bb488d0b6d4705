/// What an object from outside has replaced, until that is finished.
struct Replaced {
    private let former: Unmanaged<AnyObject>?
    private let wasPublished: Bool
    private let cell: Cell
    private let place: ObjectPlace

    init(_ former: Unmanaged<AnyObject>?, _ wasPublished: Bool, by cell: Cell, in place: ObjectPlace) {
        self.former = former
        self.wasPublished = wasPublished
        self.cell = cell
        self.place = place
    }

    /// The container or scope that keeps the object.
    var container: Container { place.container }

    /// Lets go of it.
    func letGo() { if let former { place.container.letGo(former, wasPublished: wasPublished) } }

    /// Puts it back, unless something else is there by now.
    func restore() {
        var garbage = former
        var mayBeRead = wasPublished
        var late: Unmanaged<AnyObject>?
        place.container.family.locked {
            guard place.slot.cell === cell else { return }
            mayBeRead = place.producer?.withdraw(place.slot) == true
            // What was being built goes on as if nothing had been set.
            let isOver = (former?.takeUnretainedValue() as? Construction)?.isOver == true
            if isOver || former == nil {
                if isOver { late = former }
                garbage = place.slot.own(mayBeRead ? Cell(.guarded, .empty) : nil)
            } else {
                garbage = place.slot.putBack(former)
            }
        }
        late?.release()
        if let garbage { place.container.letGo(garbage, wasPublished: mayBeRead) }
        if let producer = place.producer { place.container.forgetConversions(by: producer) }
    }
}
