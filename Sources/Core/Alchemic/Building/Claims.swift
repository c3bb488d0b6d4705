/// Where the objects of a family of containers are kept, as far as claiming them is concerned.
package protocol ClaimPlaces {
    associatedtype Place: Hashable
    associatedtype Object

    func object(in place: Place) -> Object?
    /// Whether there is nothing in a place, and never was anything that has been removed.
    func isFree(_ place: Place) -> Bool
    func claimant(of place: Place) -> Int?
    /// Whether the container or scope that keeps the object hands out nothing any more.
    func hasEnded(_ place: Place) -> Bool
    mutating func claim(_ place: Place, for unit: Int)
    /// Ends the claim of a place: with an object that everyone sees from now on, or without one.
    mutating func settle(_ place: Place, _ object: Object?)
}

/// Who builds what in a family of containers, who waits for it, and what was set or has ended meanwhile.
///
/// What is built as one is a unit: one kept object, or the members of a cycle. The first who needs one claims all of it that is
/// missing; every other request waits for the unit, and then requests again. What is complete is taken as it is.
///
/// It is a value, and knows nothing of locks, threads, tasks and what users declare: each family keeps one under its lock,
/// and does what it answers. A test goes through every order of events.
package struct Claims<Places: ClaimPlaces, Sleeper: Hashable> {
    package typealias Place = Places.Place
    package typealias Object = Places.Object

    /// One of the objects of a unit that is being built.
    package struct Member {
        package enum Progress {
            /// It is claimed, and may not be needed.
            case claimed
            case underWay
            case made(Object)
        }

        package let place: Place
        package fileprivate(set) var progress = Progress.claimed
        /// Whether something else has come to its place, which stays.
        package fileprivate(set) var isReplaced = false

        package var object: Object? { if case .made(let object) = progress { object } else { nil } }
    }

    /// What is being built, by one builder.
    package struct Unit {
        package let members: [Member]
        package let isAwaited: Bool
        /// What of it was there when the rest was claimed, or is to be made again, which stays until the end.
        package let found: [Object]
        package let sleepers: [Sleeper]
    }

    /// What is kept of each unit that is being built: for most, which are of one object for which nothing waits, it is all.
    fileprivate struct Entry {
        /// Where its object is kept, or that which was resolved of a cycle.
        let place: Place
        /// The unit that its builder was building when it needed this one; where this one is over, the next such number.
        var around: Int?
        let isCycle: Bool
        let isAwaited: Bool
        var isUnderWay = false
        var isOver = false
        var detail: Detail?
    }

    /// What is kept of a unit with several members, with one that is shown before it is complete, or for which something waits.
    fileprivate struct Detail {
        var members: [Member]
        /// The numbers of the members by their places, if there are many.
        private var numbers: [Place: Int] = [:]
        var found: [Object] = []
        /// The sleepers, each with a number that tells which came first; any of many may leave.
        private var waiting: [Sleeper: Int] = [:]
        private var lastSleeper = 0

        init(_ members: [Member] = []) { self.members = members }

        @discardableResult
        mutating func add(_ place: Place) -> Int {
            members.append(Member(place: place))
            if members.count > 8 {
                for number in (numbers.isEmpty ? 0 : members.count - 1)..<members.count {
                    numbers[members[number].place] = number
                }
            }
            return members.count - 1
        }

        /// The sleepers, in the order in which they came.
        var sleepers: [Sleeper] { waiting.sorted { $0.value < $1.value }.map(\.key) }

        mutating func add(_ sleeper: Sleeper) {
            lastSleeper += 1
            waiting[sleeper] = lastSleeper
        }

        mutating func remove(_ sleeper: Sleeper) { waiting[sleeper] = nil }

        mutating func takeSleepers() -> [Sleeper] {
            defer { waiting = [:] }
            return sleepers
        }

        func number(of place: Place) -> Int? {
            numbers.isEmpty ? members.firstIndex { $0.place == place } : numbers[place]
        }
    }

    package struct Requester {
        /// The innermost unit that it is a part of, if that is one of the family.
        let unit: Int?
        /// The innermost unit of the family that it is within.
        let around: Int?
        /// Whether code resolves, rather than a parameter or a step that the graph knows.
        let isCode: Bool
        /// Whether a thread requests: it must not block for a task, which may need this very thread.
        let isThread: Bool
        /// Whether it gets the objects of a container that has ended, since it serves an object that is being stopped.
        let passesEnd: Bool

        package init(unit: Int?, around: Int?, isCode: Bool, isThread: Bool, passesEnd: Bool = false) {
            self.unit = unit
            self.around = around
            self.isCode = isCode
            self.isThread = isThread
            self.passesEnd = passesEnd
        }
    }

    /// What a request that needs an object does.
    package enum Decision {
        case take(Object)
        /// Build a unit, of which all that is missing has been claimed.
        case build(Int)
        /// Make a member of the unit that the requester belongs to.
        case join(member: Int)
        /// Wait for a unit, and request again.
        case wait(Int)
        case refuse(Refusal)
    }

    /// Why something can neither have an object nor wait for it.
    package enum Refusal {
        case circular
        case builtByTask
        case ended
    }

    /// What is left to do when a unit is no longer being built.
    package struct Ending {
        /// The object that was resolved; nil if something has removed it.
        package fileprivate(set) var object: Object?
        /// Whether what keeps it has ended meanwhile.
        package fileprivate(set) var hasEnded = false
        /// What was claimed: to be let go of, as far as it has not been published; none if nothing has seen the only one.
        package fileprivate(set) var members: [Member] = []
        /// What was there before, and has been kept.
        package fileprivate(set) var found: [Object] = []
        package fileprivate(set) var sleepers: [Sleeper] = []
    }

    package var places: Places
    /// Those that are being built, by their numbers.
    private var entries: [Entry] = []
    /// The last number of one that is over, to be used again.
    private var vacant: Int?

    package init(_ places: Places) {
        self.places = places
    }

    package subscript(unit: Int) -> Unit {
        let detail = detail(of: unit)
        return Unit(
            members: detail.members, isAwaited: entries[unit].isAwaited, found: detail.found,
            sleepers: detail.sleepers)
    }

    package var underWay: [Int] { entries.indices.filter { !entries[$0].isOver } }

    private func detail(of unit: Int) -> Detail {
        if let detail = entries[unit].detail { return detail }
        let entry = entries[unit]
        return Detail([Member(place: entry.place, progress: entry.isUnderWay ? .underWay : .claimed)])
    }

    private mutating func change(_ unit: Int, _ body: (inout Detail) -> Void) {
        // Taken out, so that it is changed where it is: a copy would take the longer the more members there are.
        var detail = entries[unit].detail.take() ?? detail(of: unit)
        body(&detail)
        entries[unit].detail = detail
    }

    // MARK: Requests

    /// Answers a request that needs an object, of a unit with several members or none; a task would build it if it is awaited.
    package mutating func request(
        _ place: Place, of unit: [Place], for requester: Requester, isAwaited: Bool = false
    ) -> Decision {
        if places.hasEnded(place), !requester.passesEnd { return .refuse(.ended) }
        if let object = places.object(in: place) { return .take(object) }
        if let builder = places.claimant(of: place) { return answer(of: builder, about: place, to: requester) }
        if !unit.isEmpty {
            if let own = requester.unit, self[own].members.contains(where: { unit.contains($0.place) }) {
                return .join(member: reclaim(place, for: own))
            }
            for other in unit {
                if let builder = places.claimant(of: other) { return answer(of: builder, about: other, to: requester) }
            }
        }
        return .build(claim(place, of: unit, for: requester, isAwaited))
    }

    /// Claims what is in no cycle, and is free, which is what is resolved most; nil if more is to be looked at.
    @inline(__always)
    package mutating func claimFree(_ place: Place, around: Int?, isAwaited: Bool = false) -> Int? {
        guard places.isFree(place), !places.hasEnded(place) else { return nil }
        return claimAlone(place, around: around, isAwaited: isAwaited)
    }

    @inline(__always)
    private mutating func claimAlone(_ place: Place, around: Int?, isAwaited: Bool) -> Int {
        let number = add(Entry(place: place, around: around, isCycle: false, isAwaited: isAwaited))
        places.claim(place, for: number)
        return number
    }

    @inline(__always)
    private mutating func add(_ entry: Entry) -> Int {
        guard let number = vacant else {
            entries.append(entry)
            return entries.count - 1
        }
        vacant = entries[number].around
        entries[number] = entry
        return number
    }

    @inline(__always)
    private mutating func remove(_ unit: Int) {
        entries[unit].isOver = true
        entries[unit].detail = nil
        entries[unit].around = vacant
        vacant = unit
    }

    private mutating func claim(
        _ place: Place, of unit: [Place], for requester: Requester, _ isAwaited: Bool
    ) -> Int {
        if unit.isEmpty { return claimAlone(place, around: requester.around, isAwaited: isAwaited) }
        let number = add(Entry(place: place, around: requester.around, isCycle: true, isAwaited: isAwaited))
        var detail = Detail()
        for other in unit {
            if other != place, let object = places.object(in: other) {
                detail.found.append(object)
            } else {
                detail.add(other)
            }
        }
        for member in detail.members { places.claim(member.place, for: number) }
        entries[number].detail = detail
        return number
    }

    /// Claims a member of a unit that was there when the rest was claimed, or was taken away since, and has gone.
    private mutating func reclaim(_ place: Place, for unit: Int) -> Int {
        places.claim(place, for: unit)
        var number = 0
        change(unit) { detail in
            guard let member = detail.number(of: place) else { return number = detail.add(place) }
            if let former = detail.members[member].object { detail.found.append(former) }
            detail.members[member].progress = .claimed
            number = member
        }
        return number
    }

    private func answer(of builder: Int, about place: Place, to requester: Requester) -> Decision {
        if builder == requester.unit, let member = member(of: builder, in: place) {
            switch detail(of: builder).members[member].progress {
            case .made(let object): return .take(object)
            case .claimed where entries[builder].isCycle && !requester.isCode: return .join(member: member)
            case .claimed, .underWay: return .refuse(.circular)
            }
        }
        // What is being built waits for this request.
        if isWithin(builder, requester) { return .refuse(.circular) }
        if entries[builder].isAwaited, requester.isThread { return .refuse(.builtByTask) }
        return .wait(builder)
    }

    /// The answer to a request for what is not there, if something is building it.
    package func answer(about place: Place, to requester: Requester) -> Decision? {
        places.claimant(of: place).map { answer(of: $0, about: place, to: requester) }
    }

    private func member(of unit: Int, in place: Place) -> Int? {
        detail(of: unit).number(of: place)
    }

    private func isWithin(_ unit: Int, _ requester: Requester) -> Bool {
        var next = requester.around
        while let current = next {
            if current == unit { return true }
            next = entries[current].around
        }
        return false
    }

    // MARK: Waiting

    package mutating func sleep(_ sleeper: Sleeper, for unit: Int) { change(unit) { $0.add(sleeper) } }

    package mutating func leave(_ sleeper: Sleeper, for unit: Int) {
        entries[unit].detail?.remove(sleeper)
    }

    // MARK: Building

    /// Notes that a member is being made; returns its object if it has been.
    package mutating func begin(_ member: Int, of unit: Int) -> Object? {
        if let object = detail(of: unit).members[member].object { return object }
        entries[unit].isUnderWay = true
        if entries[unit].detail != nil { change(unit) { $0.members[member].progress = .underWay } }
        return nil
    }

    package mutating func show(_ object: Object, as member: Int, of unit: Int) {
        change(unit) { $0.members[member].progress = .made(object) }
    }

    /// Shows to all what is in no cycle, if nothing waits for it and nothing has happened meanwhile; says whether it did.
    @inline(__always)
    package mutating func finishAlone(_ unit: Int, in place: Place, _ object: Object) -> Bool {
        guard entries[unit].detail == nil, places.claimant(of: place) == unit, !places.hasEnded(place) else {
            return false
        }
        remove(unit)
        places.settle(place, object)
        return true
    }

    /// Shows to everyone what has been built, of which one was resolved; what was set meanwhile stays in place of it.
    ///
    /// - Parameter made: The only member of the unit, if it has not been shown yet.
    package mutating func finish(_ unit: Int, for place: Place, _ made: Object? = nil) -> Ending {
        if let made, entries[unit].detail != nil { show(made, as: 0, of: unit) }
        var ending = end(unit)
        if ending.members.isEmpty {
            publish(made, in: place, of: unit, for: place, &ending)
        }
        for index in ending.members.indices {
            let member = ending.members[index]
            let isPublished = publish(member.object, in: member.place, of: unit, for: place, &ending)
            ending.members[index].isReplaced = !isPublished
        }
        ending.hasEnded = places.hasEnded(place)
        return ending
    }

    @discardableResult
    private mutating func publish(
        _ object: Object?, in place: Place, of unit: Int, for entry: Place, _ ending: inout Ending
    ) -> Bool {
        let isClaimed = places.claimant(of: place) == unit
        if isClaimed { places.settle(place, object) }
        if place == entry { ending.object = isClaimed ? object : places.object(in: place) }
        return isClaimed
    }

    /// Gives up a unit after an error: nothing of it is claimed any more, and a request that waited tries for itself.
    package mutating func fail(_ unit: Int) -> Ending {
        let members = detail(of: unit).members
        for member in members where places.claimant(of: member.place) == unit { places.settle(member.place, nil) }
        return end(unit)
    }

    private mutating func end(_ unit: Int) -> Ending {
        let detail = entries[unit].detail
        remove(unit)
        guard let detail else { return Ending() }
        return Ending(members: detail.members, found: detail.found, sleepers: detail.sleepers)
    }

    // MARK: What comes from elsewhere

    /// Takes a place away from the unit that builds what is kept there, which finds out in the end: something is set, or to be
    /// built anew.
    ///
    /// - Returns: That unit, and who is to request again: what is there now is there for everyone.
    package mutating func takeAway(_ place: Place) -> (unit: Int?, sleepers: [Sleeper]) {
        guard let unit = places.claimant(of: place) else { return (nil, []) }
        places.settle(place, nil)
        return (unit, entries[unit].detail?.takeSleepers() ?? [])
    }

    /// Gives a place in which nothing is back to the unit that it was taken from, if that is still being built.
    package mutating func giveBack(_ place: Place, to unit: Int) {
        if !entries[unit].isOver, member(of: unit, in: place) != nil { places.claim(place, for: unit) }
    }
}

extension Claims: Sendable where Places: Sendable, Places.Place: Sendable, Places.Object: Sendable, Sleeper: Sendable {}
extension Claims.Member: Sendable where Places.Place: Sendable, Places.Object: Sendable {}
extension Claims.Member.Progress: Sendable where Places.Object: Sendable {}
extension Claims.Entry: Sendable where Places.Place: Sendable, Places.Object: Sendable, Sleeper: Sendable {}
extension Claims.Detail: Sendable where Places.Place: Sendable, Places.Object: Sendable, Sleeper: Sendable {}
