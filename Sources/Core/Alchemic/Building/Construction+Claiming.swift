// Claims: the first request that needs a unit claims all of it, and the others wait for it.

/// The claims as containers use them; tests explore the same code with places and sleepers of their own.
typealias FamilyClaims = Claims<SlotPlaces, Pause>

/// The place of a shared object: its slot, the container that keeps it, and its producer.
///
/// Plain bits: copied freely, without reference counting. The caller keeps the container, or a container within it.
struct ObjectPlace: Hashable, Sendable {
    /// Identifies the place.
    let slot: Slot
    /// How the slot keeps the object once it is complete.
    let retention: Retention
    /// The container or scope that keeps the object.
    let uncountedContainer: Reference<Container>
    /// The producer of the object; nil for the slot of a `Lazy`, whose object a closure makes.
    private let uncountedProducer: Reference<NodeProducer>?

    init(slot: Slot, retention: Retention, container: Container, producer: NodeProducer?) {
        self.slot = slot
        self.retention = retention
        uncountedContainer = Reference(container)
        uncountedProducer = producer.map(Reference.init)
    }

    /// Retained while it is used; short reads go through ``uncountedContainer`` instead.
    var container: Container { uncountedContainer.object }
    var producer: NodeProducer? { uncountedProducer?.object }
    var node: Node? { uncountedProducer?.with { $0.node } }
    var unit: BuildUnit? { uncountedProducer?.with { $0.unit } }
    /// The places of the unit's members; empty for a unit of one.
    var memberPlaces: [ObjectPlace] {
        unit == nil ? [] : (producer as? SharedProducer)?.memberPlaces(around: self) ?? []
    }
    /// Whether nothing is left to do to an object of this place once its factory has returned.
    func isFinished(_ box: ErasedBox) -> Bool { uncountedProducer?.with { box.isFinished(as: $0.node) } ?? true }
    /// Calls the factory of the place's definition; a place without one is obtained with a closure that makes the object.
    func construct(in context: Context) throws(ResolutionError) -> ErasedBox {
        guard let uncountedProducer else { preconditionFailure("no definition makes this") }
        do {
            return try uncountedProducer.with { try $0.construct(in: context) }
        } catch {
            throw ResolutionError(passingOn: error)
        }
    }
    var family: Family { uncountedContainer.with { $0.family } }
    /// Whether requests by code are refused; objects that are being stopped may still resolve.
    var hasEnded: Bool { uncountedContainer.with { $0.isEnded } }
    /// Whether nothing is published any more; under the lock.
    var isClosed: Bool { uncountedContainer.with { $0.wiring.isClosed } }
    /// Reads the complete object under the family's lock; code that holds the lock reads ``Slot/current`` instead.
    func lockAndRead() -> ErasedBox? { family.locked { slot.current } }
    /// The object, read without the lock; nil also for a complete object that is not published.
    var published: ErasedBox? { uncountedContainer.with { $0.published(in: slot) } }
    /// Lets go of an object that was still being obtained when its scope ended and let go of its others.
    func releaseObjectsIfEnded() { uncountedContainer.with { $0.releaseObjectsIfEnded() } }

    static func == (left: ObjectPlace, right: ObjectPlace) -> Bool { left.slot.identity == right.slot.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(slot.identity) }
}

/// The places of a family, as its claims see them; the slots hold their whole state.
struct SlotPlaces: ClaimPlaces {
    func object(in place: ObjectPlace) -> ErasedBox? { place.slot.current }
    func isFree(_ place: ObjectPlace) -> Bool { place.slot.isFree }
    func claimant(of place: ObjectPlace) -> Int? { place.slot.claimant }
    func hasEnded(_ place: ObjectPlace) -> Bool { place.hasEnded }
    func claim(_ place: ObjectPlace, for unit: Int) { place.slot.claim(for: unit) }

    /// Publishes an object only if its container has not been closed meanwhile.
    func settle(_ place: ObjectPlace, with object: ErasedBox?) {
        place.slot.settle(object, kept: place.retention, isClosed: place.isClosed)
    }
}

/// The origin of a request: the unit that it is a part of, and how it can wait.
///
/// The construction is not counted: its builder waits for the request, and keeps it meanwhile.
struct Requester {
    /// Nil for a request that belongs to no unit.
    private let uncountedConstruction: Reference<Construction>?
    /// The innermost unit that the request is a part of, or that waits for a stranger's request; of whatever family.
    var construction: Construction? { uncountedConstruction?.object }
    /// Whether the unit only waits for the code that makes the request, see ``Construction/isStranger``.
    private let isStranger: Bool
    /// Whether code makes the request, rather than a parameter or a step that the graph knows.
    let isCode: Bool
    /// Whether a thread makes the request: it must not block for a task, which may need this very thread.
    let isThread: Bool
    /// Whether the thread serves an awaiting request.
    let isAwaiting: Bool
    /// Whether the request gets the objects of a container that has ended.
    var mayUseEnded = false

    /// The requester of a thread; a request by code belongs to the construction that the code is a part of.
    init(_ context: Context) {
        isCode = context.construction == nil
        uncountedConstruction = context.construction ?? Construction.current.map(Reference.init)
        isStranger = isCode && uncountedConstruction != nil && Construction.isStranger
        isThread = true
        isAwaiting = context.isAwaiting
    }

    /// The requester of a task, which is suspended while it waits, and so may wait for any unit.
    init(_ request: AsyncRequest) {
        isCode = request.construction == nil
        uncountedConstruction = (request.construction ?? Construction.ofTask).map(Reference.init)
        isStranger = false
        isThread = false
        isAwaiting = false
    }

    /// The requester as the claims of a family see it; under the lock.
    func within(_ family: Family) -> FamilyClaims.Requester {
        FamilyClaims.Requester(
            unit: isStranger ? nil : construction?.unitNumber(in: family), isCode: isCode, isThread: isThread,
            mayUseEnded: mayUseEnded)
    }

    /// Whether a unit of a family cannot go on before the request is answered; under the lock.
    func isWithin(_ unit: Int, of family: Family) -> Bool {
        construction?.outwards.contains { $0.unitNumber(in: family) == unit } == true
    }
}

extension Construction {
    /// The unit's number among the claims of a family; nil if the construction is over, or of another family; under the lock.
    fileprivate func unitNumber(in family: Family) -> Int? { self.family != family || isOver ? nil : number }
}

/// The answer to a request for the object of a place: only `build` makes the request the unit's builder.
enum Answer {
    case take(ErasedBox)
    /// Build the unit, whose missing members have been claimed.
    case build(unit: Int)
    case join(member: Int)
    case wait(Pause)
    case refuse(FamilyClaims.Refusal)
    /// The request would wait for something that waits for the request.
    case refuseWait(CircularWait)
}

extension ObjectPlace {
    /// Takes the object of this place, claims its unit, joins the unit that the request is a part of, or begins to wait for the
    /// unit's builder; a wait begins under the same lock, so that no news is missed.
    func claim(_ members: [ObjectPlace], for requester: Requester, isAwaited: Bool) -> Answer {
        let family = family
        return family.claiming { claims in
            let decision = claims.request(self, of: members, for: requester.within(family), isAwaited: isAwaited) {
                requester.isWithin($0, of: family)
            }
            switch decision {
            case .take(let box): return .take(box)
            case .build(let unit): return .build(unit: unit)
            case .join(let member): return .join(member: member)
            case .refuse(let refusal): return .refuse(refusal)
            case .wait(let unit):
                let target = WaitSubject.unit(unit, family: family.address)
                let wait = Wait(for: target, labeled: node?.mention ?? "Lazy", of: requester.construction)
                do throws(CircularWait) {
                    let pause = Pause(ofWait: try Waits.begin(wait), forUnit: unit)
                    claims.addSleeper(pause, to: unit)
                    return .wait(pause)
                } catch {
                    return .refuseWait(error)
                }
            }
        }
    }

    /// Throws the error of a refused request, unless a container that has ended still serves it: for an object that is being
    /// stopped.
    func throwError(for refusal: FamilyClaims.Refusal, of requester: inout Requester) throws(ResolutionError) {
        switch refusal {
        case .circular: throw .circular(node)
        case .builtByTask: throw .builtByTask(node).refusal(if: requester.isAwaiting)
        case .ended:
            try container.checkOpen()
            requester.mayUseEnded = true
        }
    }
}
