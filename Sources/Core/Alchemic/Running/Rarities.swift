/// The state that few containers and scopes need, with its lock; made when it is first needed.
///
/// Converters, and whatever a released object runs, are called without the lock.
typealias Rarities = Guarded<RareState>

/// The rarely needed state of a container or scope.
struct RareState {
    /// Replaced or dropped objects of a scope that a reader may still be looking at.
    var keptUntilEnd: [AnyObject] = []
    /// The objects of definitions with keys, by their producers.
    var keyed: [ObjectIdentifier: KeyedObjects] = [:]
    /// Whether the scope has let go of its objects.
    var hasEnded = false
    /// The conversions of objects, by the producer of the object, then the type; each with the box of the object.
    var conversions: [ObjectIdentifier: [ObjectIdentifier: (source: ErasedBox, result: ErasedBox)]] = [:]
    /// Decides about live definitions: the first guard that was set, for good.
    var liveGuard: LiveGuard?
    /// The start that is running.
    var startRun: StartRun?
    /// The progress of the last start that is over.
    var lastProgress: StartProgress?
    /// The roles that no start has begun yet.
    var roles: [(node: Node, role: any LifecycleRole)] = []
}

extension Container {
    /// The rare state, which is made if it is missing.
    var ownRarities: Rarities {
        memory.rarities.load() ?? memory.rarities.storeIfNil(Rarities(RareState(), in: .outermost))
    }

    /// The objects that this container or scope keeps of a definition with keys, empty at the first request.
    func objects(of producer: KeyedProducer) -> KeyedObjects {
        ownRarities.withLock { rare in
            if let known = rare.keyed[ObjectIdentifier(producer)] { return known }
            let objects = KeyedObjects(in: family)
            // After the end, the requests that are under way keep the objects.
            if !rare.hasEnded { rare.keyed[ObjectIdentifier(producer)] = objects }
            return objects
        }
    }

    /// The result of a declaration's own conversion of an object: the same for as long as the object stays.
    ///
    /// Of two threads that convert the same object, both get the first result.
    func conversion(
        of box: ErasedBox, by producer: KeptProducer, to type: Any.Type, _ converter: Converter
    ) -> ErasedBox? {
        let owner = owner(of: producer)
        defer { owner.releaseObjectsIfEnded() }
        let rarities = owner.ownRarities
        let (producer, type) = (ObjectIdentifier(producer), ObjectIdentifier(type))
        if let known = rarities.withLock({ $0.conversions[producer]?[type] }), known.source === box {
            return known.result
        }
        guard let made = converter(box.erased) else { return nil }
        // The conversion that is replaced is let go of without the lock.
        let known = rarities.withLock { rare in
            let known = rare.conversions[producer]?[type]
            if known?.source !== box { rare.conversions[producer, default: [:]][type] = (box, made) }
            return known
        }
        return known.flatMap { $0.source === box ? $0.result : nil } ?? made
    }

    /// Discards the conversions of an object that was replaced or dropped here.
    func forgetConversions(by producer: NodeProducer) {
        // Let go of without the lock.
        _ = memory.rarities.load()?.withLock { $0.conversions.removeValue(forKey: ObjectIdentifier(producer)) }
    }

    /// Lets go of a replaced or dropped object: immediately, if it was not published.
    ///
    /// A reader may still be looking at a published object, which stays until the container is deallocated, or the scope ends.
    func letGo(_ object: Retained, wasPublished: Bool) {
        guard wasPublished else { return object.release() }
        guard openScope != nil else { return wiring.keepUntilEnd(object) }
        ownRarities.withLock { $0.keptUntilEnd.append(object.object) }
        // The list keeps the object now.
        object.release()
    }
}
