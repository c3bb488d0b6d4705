import Alchemic
import Foundation
import TestSupport

/// A thread or a task in a storm, and what it does there by chance.
struct StormSailor: Sendable {
    let storm: Storm
    /// The container, children of it, and scopes, which others use as well.
    let shared: [StormPlace]
    let id: Int
    var generator: SeededGenerator
    /// Whether its task has been canceled, or is just about to be.
    let isCanceled = Variable(false)
    /// What it is doing.
    let work = Variable("nothing")

    private var plan: StormPlan { storm.plan }

    init(_ storm: Storm, _ shared: [StormPlace], _ id: Int, seed: UInt64) {
        (self.storm, self.shared, self.id) = (storm, shared, id)
        generator = SeededGenerator(seed: seed)
    }

    // MARK: Chance

    private mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    private mutating func one<Element>(of all: [Element]) -> Element { all[number(below: all.count)] }

    /// A node that can be requested in a place.
    private mutating func anyNumber(in place: StormPlace) -> Int {
        let isInScope = place.chain.contains(where: \.isScope)
        let isInChild = place.chain.contains(where: \.isChild)
        return one(
            of: plan.nodes.indices.filter {
                (isInScope || !plan.isScoped($0)) && (isInChild || $0 < plan.childStart)
            })
    }

    // MARK: What it does

    /// What a thread does.
    mutating func sail() {
        for _ in 0..<8 {
            let place = one(of: shared)
            switch number(below: 12) {
            case 0: set(in: place)
            case 1: inOwnScope(of: place)
            case 2: inOverride(nil)
            default: request(in: place)
            }
        }
        note("nothing more")
    }

    /// What a task does.
    mutating func sailInTask() async {
        for _ in 0..<8 {
            let place = one(of: shared)
            switch number(below: 24) {
            case 0: set(in: place)
            case 1: await purge(in: place)
            case 2: await end(one(of: shared.filter(\.isScope)))
            case 3, 4: await inOwnScope(of: place)
            case 5, 6: await inOverride()
            case 7, 8: await start(place)
            case 9 where plan.stops: await end(one(of: [place, shared[0]]))
            case 10: request(in: place)
            default: await requestLater(in: place)
            }
        }
        note("nothing more")
    }

    /// What is done in a place of its own.
    private mutating func request(in place: StormPlace, isLate late: StormPlace? = nil) {
        let number = anyNumber(in: place)
        let form = self.number(below: 8)
        note("request \(number) in \(place.name) in form \(form)")
        attempt(number, in: place, isSynchronous: true, late) {
            let container = place.container
            let name = "\(number)"
            switch form {
            case 0 where plan.nodes[number].kind != .prototype:
                return [try container.get(Lazy<StormPiece>.self, .named(name)).get()]
            case 1: return [try container.get(Provider<StormPiece>.self, .named(name)).get()]
            case 2: return try container.all(of: StormPiece.self, .named(name))
            case 3: return [try container.getIfDeclared(StormPiece.self, .named(name))].compactMap(\.self)
            default: return [try container.get(StormPiece.self, .named(name))]
            }
        }
    }

    private mutating func requestLater(in place: StormPlace, isLate late: StormPlace? = nil) async {
        let number = anyNumber(in: place)
        note("await \(number) in \(place.name)")
        do {
            let piece = try await place.container.get(async: StormPiece.self, .named("\(number)"))
            check([piece], number, place, late)
        } catch {
            judge(error, number, place, isSynchronous: false, late)
        }
    }

    private func attempt(
        _ number: Int, in place: StormPlace, isSynchronous: Bool, _ late: StormPlace?,
        _ request: () throws -> [StormPiece]
    ) {
        do { check(try request(), number, place, late) } catch {
            judge(error, number, place, isSynchronous: true, late)
        }
    }

    private func check(_ pieces: [StormPiece], _ number: Int, _ place: StormPlace, _ late: StormPlace?) {
        for piece in pieces { storm.check(piece, for: number, from: place) }
        if let overridden = late?.overridden, plan.isAffected(number, by: overridden) {
            storm.flaw("\(place.name), from before an override of \(overridden), handed out \(number)")
        }
    }

    private mutating func set(in place: StormPlace) {
        let numbers = (0..<plan.childStart).filter { [.external, .settable].contains(plan.nodes[$0].kind) }
        guard !numbers.isEmpty else { return }
        let number = one(of: numbers)
        note("set \(number) in \(place.name)")
        do {
            try place.container.set(StormPiece(storm, number, .given, [], nil), .named("\(number)"))
        } catch {
            judge(error, number, place, isSynchronous: true, nil)
        }
    }

    private mutating func inOwnScope(of place: StormPlace) {
        note("open a scope in \(place.name)")
        do {
            let container = try place.container.scope(Scope(StormPlan.scope))
            defer { withExtendedLifetime(container) {} }
            // A thread cannot await its stop.
            let scope = StormPlace("scope of \(id)", container, in: place, isScope: true, isLeft: true)
            storm.open(scope)
            for _ in 0..<3 { request(in: scope) }
        } catch {
            judge(error, nil, place, isSynchronous: true, nil)
        }
    }

    private mutating func inOwnScope(of place: StormPlace) async {
        note("await a scope in \(place.name)")
        var sailor = self
        let storm = storm
        do {
            sailor = try await place.container.scope(Scope(StormPlan.scope)) { container in
                let scope = StormPlace("scope of \(sailor.id)", container, in: place, isScope: true)
                storm.open(scope)
                for _ in 0..<3 { await sailor.requestLater(in: scope) }
                sailor.request(in: scope)
                scope.noteEnding(at: storm.time())
                return sailor
            }
            generator = sailor.generator
        } catch {
            judge(error, nil, place, isSynchronous: false, nil)
        }
    }

    /// Overrides something of the container, and makes a child and a scope there.
    private mutating func inOverride(_ synchronously: Void?) {
        guard !plan.overridable.isEmpty else { return }
        let overridden = one(of: plan.overridable)
        note("override \(overridden)")
        var sailor = self
        do {
            sailor = try shared[0].container.withOverrides {
                storm.override(of: overridden, overridden)
            } synchronously: {
                let place = sailor.overriding(overridden, isLeft: true)
                for _ in 0..<3 { sailor.request(in: place) }
                let container = try Container(sailor.storm.childModule, parent: place.container)
                sailor.request(in: sailor.child(container, in: place))
                let other = sailor.one(of: sailor.shared.dropFirst().map(\.self))
                sailor.request(in: other, isLate: place)
                place.noteEnding(at: sailor.storm.time())
                return sailor
            }
            generator = sailor.generator
        } catch {
            judge(error, nil, shared[0], isSynchronous: true, nil)
        }
    }

    private mutating func inOverride() async {
        guard !plan.overridable.isEmpty else { return }
        let overridden = one(of: plan.overridable)
        note("await an override of \(overridden)")
        // It ends with the override only if it is still there.
        let children = Variable<[Container]>([])
        var sailor = self
        do {
            sailor = try await shared[0].container.withOverrides {
                storm.override(of: overridden, overridden)
            } operation: {
                let place = sailor.overriding(overridden, isLeft: false)
                for _ in 0..<2 { await sailor.requestLater(in: place) }
                let container = try Container(sailor.storm.childModule, parent: place.container)
                children.withLock { $0.append(container) }
                let child = sailor.child(container, in: place)
                await sailor.requestLater(in: child)
                if sailor.number(below: 2) == 0 { await sailor.inOwnScope(of: child) }
                if sailor.number(below: 2) == 0 { await sailor.end(child) }
                if sailor.number(below: 3) == 0 { await sailor.start(place) }
                if sailor.number(below: 3) == 0 { await sailor.purge(in: place) }
                let other = sailor.one(of: sailor.shared.dropFirst().map(\.self))
                await sailor.requestLater(in: other, isLate: place)
                place.noteEnding(at: sailor.storm.time())
                return sailor
            }
            generator = sailor.generator
        } catch {
            judge(error, nil, shared[0], isSynchronous: false, nil)
        }
    }

    /// The container as it is within an override.
    private func overriding(_ overridden: Int, isLeft: Bool) -> StormPlace {
        let place = StormPlace(
            "override of \(overridden) by \(id)", shared[0].container, in: shared[0], overriding: overridden,
            isLeft: isLeft)
        storm.open(place)
        return place
    }

    private func child(_ container: Container, in place: StormPlace) -> StormPlace {
        let child = StormPlace("child of \(id)", container, in: place, isChild: true)
        storm.open(child)
        return child
    }

    private mutating func purge(in place: StormPlace) async {
        let numbers = (0..<plan.childStart).filter { plan.nodes[$0].kind == .evictable }
        let number = numbers.isEmpty || self.number(below: 2) == 0 ? nil : one(of: numbers)
        note("purge \(number.map(String.init) ?? "all") in \(place.name)")
        do {
            if let number {
                try await place.container.purge(StormPiece.self, .named("\(number)"))
            } else {
                try await place.container.purge()
            }
        } catch {
            judge(error, nil, place, isSynchronous: false, nil)
        }
    }

    private func start(_ place: StormPlace) async {
        note("start \(place.name)")
        // If all who want it are canceled, or it fails, it ends what it has started.
        if plan.cancels || plan.fails { place.noteEnding(at: storm.time()) }
        do { try await place.container.start() } catch { judge(error, nil, place, isSynchronous: false, nil) }
    }

    private func end(_ place: StormPlace) async {
        note("stop \(place.name)")
        place.noteEnding(at: storm.time())
        do { try await place.container.stop() } catch { storm.flaw("stop of \(place.name): \(error)") }
    }

    // MARK: Errors

    private func note(_ text: String) { work.withLock { $0 = text } }

    /// Notes an error for which there is no reason.
    private func judge(
        _ error: any Error, _ number: Int?, _ place: StormPlace, isSynchronous: Bool, _ late: StormPlace?
    ) {
        if error is CancellationError, isCanceled.withLock({ $0 }) { return }
        let ids: [Diagnostic.ID]
        switch error {
        case let error as ResolutionError: ids = [error.id]
        case let error as StartError:
            ids = error.failures.compactMap { ($0.underlying as? ResolutionError)?.id ?? .constructionFailed }
        default: ids = []
        }
        let isJustified =
            !ids.isEmpty
            && ids.allSatisfy { id in
                switch id {
                case .ended: place.mayHaveEnded
                case .canceled: isCanceled.withLock { $0 }
                case .asynchronousOnly: isSynchronous && number.map(plan.needsAwait) != false
                case .constructionFailed: plan.fails
                case .openedBeforeOverride:
                    if let number, let overridden = late?.overridden {
                        plan.isAffected(number, by: overridden)
                    } else {
                        false
                    }
                default: false
                }
            }
        if !isJustified { storm.flaw("\(work.withLock { $0 }): \(error)") }
    }
}
