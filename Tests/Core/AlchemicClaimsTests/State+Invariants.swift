import Alchemic

extension State {
    /// What must hold in every state, and does not; nil if all does.
    func broken() -> String? {
        if let flaw { return flaw }
        let underWay = claims.unended
        if builtTwice(underWay) { return "two build the same" }
        let built = callers.flatMap { $0?.units ?? [] }
        if built.count != Set(built).count || Set(built) != Set(underWay) { return "a unit has not one builder" }
        for (place, content) in claims.places.contents.enumerated() {
            guard case .claimed(let unit) = content else { continue }
            guard underWay.contains(unit) else { return "what was claimed and failed is not free" }
            if !claims[unit].members.contains(where: { $0.place == place }) {
                return "something is claimed by a unit that does not build it"
            }
        }
        return brokenWait(underWay) ?? brokenObject(underWay)
    }

    /// Whether two units are to make the same object, without anything having been set there or taken away.
    private func builtTwice(_ underWay: [Int]) -> Bool {
        for (event, progress) in zip(scenario.events, events) where progress > 0 {
            switch event {
            case .set, .setInVain, .renew: return false
            case .purge, .end, .cancel: continue
            }
        }
        let places = underWay.flatMap { unit in claims[unit].members.map(\.place) }
        return places.count != Set(places).count
    }

    private func brokenWait(_ underWay: [Int]) -> String? {
        for (number, caller) in callers.enumerated() {
            guard let caller else { continue }
            guard case .waiting(let unit) = caller.status else {
                if record.waits[number] != nil { return "a wait is recorded that is over" }
                continue
            }
            guard underWay.contains(unit), claims[unit].sleepers.count(where: { $0 == number }) == 1 else {
                return "a wait is ended by nothing"
            }
            if waits(unit, for: number) { return "somebody waits for what waits for it" }
        }
        for unit in underWay {
            for sleeper in claims[unit].sleepers where callers[sleeper]?.status != .waiting(unit: unit) {
                return "somebody is to be woken who does not wait"
            }
        }
        if callers.allSatisfy({ $0 == nil || $0?.status == .done }) {
            return underWay.isEmpty ? nil : "a unit is left over"
        }
        return callers.indices.contains { callers[$0]?.status == .running || isReady($0) }
            ? nil : "everyone waits for ever"
    }

    /// Whether a caller waits for child tasks that have all ended.
    func isReady(_ number: Int) -> Bool {
        callers[number]?.status == .joining && !callers.contains { $0?.parent == number && $0?.status != .done }
    }

    private func brokenObject(_ underWay: [Int]) -> String? {
        let members = underWay.flatMap { claims[$0].members.compactMap(\.object) } + unshown.values
        if members.count != Set(members).count { return "an object is made twice" }
        var shown: Set<Int> = []
        for case .object(let object) in claims.places.contents {
            if objects[object] != true { return "something unfinished is published" }
            if !shown.insert(object).inserted { return "something is published twice" }
        }
        let kept = underWay.flatMap { claims[$0].found }
        for (object, isComplete) in objects
        where !(isComplete ? shown.contains(object) : members.contains(object) || kept.contains(object)) {
            return "what was made is neither published nor let go of"
        }
        return nil
    }
}
