/// The places of a family of containers, as ``Claims`` sees them.
package protocol ClaimPlaces: Sendable {
    /// Where an object is kept for one container or scope.
    associatedtype Place: Hashable & Sendable
    associatedtype Object: Sendable

    /// The complete object; nil while it is missing or being built.
    func object(in place: Place) -> Object?
    /// Whether a place holds nothing: no object, no claim, and no record of an object that was removed or has gone.
    func isFree(_ place: Place) -> Bool
    /// The unit that has claimed the place, and not settled it yet.
    func claimant(of place: Place) -> Int?
    /// Whether the container or scope that keeps the object has ended.
    func hasEnded(_ place: Place) -> Bool
    /// Claims a place in which there is no object.
    mutating func claim(_ place: Place, for unit: Int)
    /// Ends the claim of a place: with an object that every request sees from now on, or without an object.
    mutating func settle(_ place: Place, with object: Object?)
}

/// The claims of a family of containers: which units are being built, and which requests wait for them.
///
/// A unit is one kept object, or the members of a cycle. The first request that needs a unit claims all of its missing members.
/// Every other request waits for the unit, and then requests again. A complete object is taken as it is. While a unit is being
/// built, the claims know it by a number.
///
/// `Claims` is a value without locks, threads, tasks or user code, so that a test can go through every order of events.
/// Each family keeps one under its lock, and acts on its answers.
package struct Claims<Places: ClaimPlaces, Sleeper: Hashable & Comparable & Sendable>: Sendable {
    package typealias Place = Places.Place
    package typealias Object = Places.Object

    /// One of the objects of a unit that is being built.
    package struct Member: Sendable {
        /// How far the builder has come with the member.
        package enum Progress: Sendable {
            /// The member is claimed, but may not be needed.
            case claimed
            case underWay
            case made(Object)
        }

        /// The place that the unit has claimed, and holds unless it was taken away.
        package let place: Place
        package fileprivate(set) var progress = Progress.claimed
        /// Whether the place was taken away meanwhile, so that the member was not published.
        package fileprivate(set) var isReplaced = false

        /// The object once its factory has returned; code of the unit gets it before it is finished.
        package var object: Object? { if case .made(let object) = progress { object } else { nil } }
    }

    /// The bookkeeping of a unit that is being built.
    ///
    /// Most units are of one object that no request waits for, and need no ``Detail``.
    fileprivate struct Entry {
        /// The place of the unit's object, or of the member of a cycle that was resolved.
        private(set) var place: Place
        /// Whether the unit is a cycle: a parameter's request for a member that is claimed and not begun joins the unit.
        private(set) var isCycle: Bool
        private(set) var isAwaited: Bool
        /// Whether the unit has ended, and its number is vacant.
        private(set) var isOver = false
        /// In a vacant entry, the number of the next vacant one.
        private var nextVacant: Int?
        /// Nil as long as a unit of one has neither shown its member nor got a sleeper.
        var detail: Detail?

        init(place: Place, isCycle: Bool, isAwaited: Bool) {
            (self.place, self.isCycle, self.isAwaited) = (place, isCycle, isAwaited)
        }

        /// Makes a vacant entry that of another unit, in place, for an entry is large; returns the number of the next vacant one.
        mutating func reuse(_ place: Place, isCycle: Bool, isAwaited: Bool) -> Int? {
            (self.place, self.isCycle, self.isAwaited, isOver) = (place, isCycle, isAwaited, false)
            return nextVacant
        }

        /// Makes the entry vacant, ahead of the one that was the first vacant entry until now.
        mutating func end(before nextVacant: Int?) {
            (isOver, detail, self.nextVacant) = (true, nil, nextVacant)
        }
    }

    /// The further bookkeeping of a unit with several members, a member that is shown before it is complete, or sleepers.
    package struct Detail: Sendable {
        /// The claimed members by their numbers; one that has gone since may be added at the end.
        package fileprivate(set) var members: [Member]
        /// The numbers of the members by their places; empty for a unit of one.
        private var numbers: [Place: Int] = [:]
        /// Objects of members that were there when the rest was claimed, and former objects of members that are made again.
        ///
        /// The unit keeps them until it ends.
        package fileprivate(set) var found: [Object] = []
        /// The sleepers: a set, since any of many may leave.
        fileprivate var waiting: Set<Sleeper> = []

        /// Creates the detail of a unit of one, or an empty one, to which a cycle adds its members.
        fileprivate init(_ members: [Member] = []) { self.members = members }

        fileprivate mutating func add(_ place: Place) {
            numbers[place] = members.count
            members.append(Member(place: place))
        }

        /// The sleepers, in their own order: for a ``Pause``, that in which they came.
        package var sleepers: [Sleeper] { waiting.sorted() }

        /// The number of the member in a place; nil if the unit builds none there.
        fileprivate func number(of place: Place) -> Int? {
            members.count == 1 ? (members[0].place == place ? 0 : nil) : numbers[place]
        }
    }

    /// The origin of a request, as the claims of one family see it.
    package struct Requester {
        /// The innermost unit that the request is a part of, if that unit is one of the family; nil for a stranger.
        let unit: Int?
        /// Whether code makes the request, rather than a parameter or a step that the graph knows.
        let isCode: Bool
        /// Whether a thread makes the request: it must not block for a task, which may need this very thread.
        let isThread: Bool
        /// Whether the request gets objects of a container that has ended, since it serves an object that is being stopped.
        let mayUseEnded: Bool

        package init(unit: Int?, isCode: Bool, isThread: Bool, mayUseEnded: Bool = false) {
            self.unit = unit
            self.isCode = isCode
            self.isThread = isThread
            self.mayUseEnded = mayUseEnded
        }
    }

    /// The answer to a request that needs an object.
    package enum Decision {
        case take(Object)
        /// Build the unit with this number, whose missing members have been claimed.
        case build(Int)
        /// Construct this member of the unit that the request is a part of.
        ///
        /// As long as the member keeps its place, no other request is told so: the request of another child task is circular, for
        /// it cannot wait for the unit that waits for it.
        case join(member: Int)
        /// Wait for the unit with this number, and request again.
        case wait(Int)
        case refuse(Refusal)
    }

    /// Why a request can neither take an object nor wait for it.
    package enum Refusal {
        case circular
        case builtByTask
        case ended
    }

    /// The outcome of a unit, for the code that has built it.
    package struct Ending {
        /// The object that was resolved, or the object that has replaced it; nil if the place is empty.
        package fileprivate(set) var object: Object?
        /// Whether the container or scope that keeps the object has ended meanwhile.
        package fileprivate(set) var hasEnded = false
        /// The members and the found objects, of which the caller lets go, and the sleepers, which the caller wakes: each requests
        /// again.
        package fileprivate(set) var detail: Detail
    }

    /// Holds every object and every claim of a place; the entries know only units that are being built.
    package var places: Places
    /// The entries of all units, by their numbers; the number of a unit that has ended is used again.
    private var entries: [Entry] = []
    /// The number of the first vacant entry; each vacant entry has the number of the next one.
    private var vacant: Int?

    package init(_ places: Places) { self.places = places }

    /// The detail of a unit that has not ended, made up for a unit that has none.
    package subscript(unit: Int) -> Detail { entries[unit].detail ?? Detail([Member(place: entries[unit].place)]) }

    /// Whether a task builds a unit, so that no thread may block for it.
    package func isAwaited(_ unit: Int) -> Bool { entries[unit].isAwaited }

    /// The numbers of all units that have not ended, for tests.
    package var unended: [Int] { entries.indices.filter { !entries[$0].isOver } }

    /// Changes the detail of a unit, which has one from then on, and can no longer end by ``publishAlone(_:in:with:)``.
    private mutating func changeDetail(of unit: Int, _ body: (inout Detail) -> Void) {
        // Take the detail out, so that `body` changes it in place: the more members there are, the more a copy would cost.
        var detail = entries[unit].detail.take() ?? self[unit]
        body(&detail)
        entries[unit].detail = detail
    }

    // MARK: Requests

    /// Answers a request for the object of a place, and claims its unit if the request has to build it.
    ///
    /// - Parameters:
    ///   - members: The places of all members of the unit; empty for a unit of one.
    ///   - isWithin: Whether a unit of the family cannot go on before the request is answered.
    package mutating func request(
        _ place: Place, of members: [Place], for requester: Requester, isAwaited: Bool = false,
        isWithin: (Int) -> Bool
    ) -> Decision {
        if places.hasEnded(place), !requester.mayUseEnded { return .refuse(.ended) }
        if let object = places.object(in: place) { return .take(object) }
        if let answer = answer(about: place, to: requester, isWithin: isWithin) {
            // Noted in the same step: another child task of the unit must not construct the member as well.
            if case .join(let member) = answer, let own = requester.unit { noteBegin(of: member, of: own) }
            return answer
        }
        if !members.isEmpty {
            if let own = requester.unit, self[own].members.contains(where: { members.contains($0.place) }) {
                return .join(member: reclaim(place, for: own))
            }
            for member in members {
                if let answer = answer(about: member, to: requester, isWithin: isWithin) { return answer }
            }
        }
        return .build(claim(place, of: members, isAwaited: isAwaited))
    }

    /// Claims the place of a unit of one, if it is free: the usual case.
    ///
    /// - Returns: The number of the unit; nil if ``request(_:of:for:isAwaited:isWithin:)`` has to decide.
    package mutating func claimFree(_ place: Place, isAwaited: Bool = false) -> Int? {
        guard places.isFree(place), !places.hasEnded(place) else { return nil }
        return claimAlone(place, isAwaited: isAwaited)
    }

    private mutating func claimAlone(_ place: Place, isAwaited: Bool) -> Int {
        let number = add(place, isCycle: false, isAwaited: isAwaited)
        places.claim(place, for: number)
        return number
    }

    /// Notes a unit under a vacant number: there are never more entries than units were built at one time.
    private mutating func add(_ place: Place, isCycle: Bool, isAwaited: Bool) -> Int {
        guard let number = vacant else {
            entries.append(Entry(place: place, isCycle: isCycle, isAwaited: isAwaited))
            return entries.count - 1
        }
        vacant = entries[number].reuse(place, isCycle: isCycle, isAwaited: isAwaited)
        return number
    }

    /// Makes the number of a unit vacant: the next unit gets it.
    private mutating func remove(_ unit: Int) {
        entries[unit].end(before: vacant)
        vacant = unit
    }

    /// Claims every missing member of a unit; its other members are kept as found until the unit ends.
    private mutating func claim(_ place: Place, of members: [Place], isAwaited: Bool) -> Int {
        if members.isEmpty { return claimAlone(place, isAwaited: isAwaited) }
        let number = add(place, isCycle: true, isAwaited: isAwaited)
        var detail = Detail()
        for member in members {
            if member != place, let object = places.object(in: member) {
                detail.found.append(object)
            } else {
                detail.add(member)
            }
        }
        for member in detail.members { places.claim(member.place, for: number) }
        entries[number].detail = detail
        return number
    }

    /// Claims the place of a member that has gone since: it was there when the rest was claimed, or its place was taken away.
    private mutating func reclaim(_ place: Place, for unit: Int) -> Int {
        places.claim(place, for: unit)
        let known = self[unit].number(of: place)
        changeDetail(of: unit) { detail in
            guard let known else { return detail.add(place) }
            if let former = detail.members[known].object { detail.found.append(former) }
        }
        let member = known ?? self[unit].members.count - 1
        noteBegin(of: member, of: unit)
        return member
    }

    /// The answer to a request for a missing object, if a unit has claimed its place.
    package func answer(about place: Place, to requester: Requester, isWithin: (Int) -> Bool) -> Decision? {
        guard let builder = places.claimant(of: place) else { return nil }
        if builder == requester.unit, let member = self[builder].number(of: place) {
            switch self[builder].members[member].progress {
            case .made(let object): return .take(object)
            case .claimed where entries[builder].isCycle && !requester.isCode: return .join(member: member)
            case .claimed, .underWay: return .refuse(.circular)
            }
        }
        // The request would wait for itself.
        if isWithin(builder) { return .refuse(.circular) }
        if isAwaited(builder), requester.isThread { return .refuse(.builtByTask) }
        return .wait(builder)
    }

    // MARK: Waiting

    /// Lets a sleeper wait until the unit ends, or any of its places is taken away.
    package mutating func addSleeper(_ sleeper: Sleeper, to unit: Int) {
        changeDetail(of: unit) { $0.waiting.insert(sleeper) }
    }

    /// Ends the wait of a sleeper whose task was canceled; the unit must not have ended.
    package mutating func removeSleeper(_ sleeper: Sleeper, from unit: Int) {
        entries[unit].detail?.waiting.remove(sleeper)
    }

    // MARK: Building

    /// Notes that a member is being constructed; returns its object if it has been made already.
    package mutating func begin(_ member: Int, of unit: Int) -> Object? {
        if let object = self[unit].members[member].object { return object }
        // The own code of a unit of one is refused either way.
        if entries[unit].isCycle { noteBegin(of: member, of: unit) }
        return nil
    }

    private mutating func noteBegin(of member: Int, of unit: Int) {
        changeDetail(of: unit) { $0.members[member].progress = .underWay }
    }

    /// Lets code of the unit have a member before the unit ends.
    package mutating func show(_ object: Object, as member: Int, of unit: Int) {
        changeDetail(of: unit) { $0.members[member].progress = .made(object) }
    }

    /// Publishes the object of a unit of one, if the unit has no ``Detail``, and its place was not taken away and has not ended.
    ///
    /// - Returns: Whether the object was published; if not, the caller shows it, and ends the unit by ``publish(_:for:)``.
    package mutating func publishAlone(_ unit: Int, in place: Place, with object: Object) -> Bool {
        guard entries[unit].detail == nil, places.claimant(of: place) == unit, !places.hasEnded(place) else {
            return false
        }
        remove(unit)
        places.settle(place, with: object)
        return true
    }

    /// Publishes the members of a unit, which have been shown, except where a place was taken away meanwhile.
    ///
    /// - Parameter place: The place that was resolved.
    package mutating func publish(_ unit: Int, for place: Place) -> Ending {
        var ending = end(unit)
        for index in ending.detail.members.indices {
            let member = ending.detail.members[index]
            let isClaimed = places.claimant(of: member.place) == unit
            if isClaimed { places.settle(member.place, with: member.object) }
            // The object that is there now, even a set one.
            if member.place == place { ending.object = isClaimed ? member.object : places.object(in: place) }
            ending.detail.members[index].isReplaced = !isClaimed
        }
        ending.hasEnded = places.hasEnded(place)
        return ending
    }

    /// Gives up a unit after an error: its claims end, and each request that waited tries for itself.
    package mutating func fail(_ unit: Int) -> Ending {
        for member in self[unit].members where places.claimant(of: member.place) == unit {
            places.settle(member.place, with: nil)
        }
        return end(unit)
    }

    /// Ends a unit, whose claims the caller settles.
    private mutating func end(_ unit: Int) -> Ending {
        defer { remove(unit) }
        return Ending(detail: self[unit])
    }

    // MARK: Changes from outside

    /// Takes a place away from the unit that has claimed it, because an object is set there, or has to be built anew.
    ///
    /// The unit finds out when it ends.
    ///
    /// - Returns: The unit, and its sleepers, which have to request again.
    package mutating func takeAway(_ place: Place) -> (unit: Int?, sleepers: [Sleeper]) {
        guard let unit = places.claimant(of: place) else { return (nil, []) }
        places.settle(place, with: nil)
        let sleepers = entries[unit].detail?.sleepers ?? []
        entries[unit].detail?.waiting = []
        return (unit, sleepers)
    }

    /// Gives an empty place back to the unit that it was taken from, if that unit is still being built.
    package mutating func giveBack(_ place: Place, to unit: Int) {
        // Another unit may have the number by now: it gets the place only if it builds the object, too.
        if !entries[unit].isOver, self[unit].number(of: place) != nil { places.claim(place, for: unit) }
    }
}
