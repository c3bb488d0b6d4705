import Alchemic

// What comes from elsewhere, at any moment.

extension State {
    /// Lets an event happen, or end; returns whether it could.
    mutating func happen(_ event: Int) -> Bool {
        let isBegun = events[event] == 1
        events[event] = 2
        switch scenario.events[event] {
        case .set(let place):
            if claims.places.hasEnded { return false }
            _ = set(place)
        case .setInVain(let place):
            if isBegun {
                restore(place, event)
            } else {
                if claims.places.hasEnded || claims.places.object(in: place) != nil { return false }
                events[event] = 1
                takenFrom[event] = set(place)
                setObjects[event] = lastObject
            }
        case .purge(let place):
            if fault == .purgesWhatIsBeingBuilt, case .claimed = claims.places.contents[place] {
                claims.places.contents[place] = .empty
                return true
            }
            return drop(place)
        case .renew(let place):
            let taken = claims.takeAway(place)
            wake(taken.sleepers)
            return drop(place) || taken.unit != nil
        case .end:
            claims.places.hasEnded = true
        case .cancel(let number):
            if callers[number]?.status == .done { return false }
            cancel(number)
        }
        return true
    }

    /// Puts an object there from outside; returns the unit that is building what it replaces.
    private mutating func set(_ place: Int) -> Int? {
        let taken = claims.takeAway(place)
        _ = drop(place)
        lastObject += 1
        objects[lastObject] = true
        claims.places.contents[place] = .object(lastObject)
        if fault != .forgetsToWakeForWhatIsSet { wake(taken.sleepers) }
        return taken.unit
    }

    /// Takes out again what was set, unless it is there no longer.
    private mutating func restore(_ place: Int, _ event: Int) {
        defer { takenFrom[event] = nil }
        guard let object = setObjects[event], claims.places.contents[place] == .object(object) else { return }
        _ = drop(place)
        guard let unit = takenFrom[event] else { return }
        if fault == .givesBackToTheDead {
            claims.places.contents[place] = .claimed(unit)
        } else {
            claims.giveBack(place, to: unit)
        }
    }

    private mutating func drop(_ place: Int) -> Bool {
        guard case .object(let object) = claims.places.contents[place] else { return false }
        claims.places.contents[place] = .empty
        objects[object] = nil
        return true
    }

    private mutating func cancel(_ number: Int) {
        callers[number]?.isCanceled = true
        if case .waiting(let unit)? = callers[number]?.status, callers[number]?.isUnbroken(in: self) == false,
            claims.isAwaited(unit)
        {
            leave(unit, number, isLeft: fault != .keepsTheCanceled)
        }
        for child in callers.indices where callers[child]?.parent == number { cancel(child) }
    }
}
