/// The state that few containers and scopes need.
final class Rarities: Sendable {
    /// The state under the lock.
    struct Contents {
        /// The objects of definitions with keys, by their producers.
        var keyed: [ObjectIdentifier: KeyedObjects] = [:]
        /// Whether the scope has let go of its objects.
        var hasEnded = false
        /// The conversions of objects, by the producer of the object, then the type; each with the box of the object.
        var conversions: [ObjectIdentifier: [ObjectIdentifier: (source: ErasedBox, result: ErasedBox)]] = [:]
        /// Replaced or dropped objects of a scope that a reader may still be looking at.
        var keptUntilEnd: [Retained] = []
        /// Decides about live definitions: the first guard that was set, for good.
        var liveGuard: LiveGuard?
        /// The start that is running, or the progress of the last one.
        var progress: Progress?
        /// The roles that no start has begun yet.
        var roles: [(node: Node, role: any LifecycleRole)] = []
    }

    enum Progress {
        case running(StartRun)
        case over(StartProgress)
    }

    /// Converters, and whatever a released object runs, are called without this lock.
    let contents = Guarded(Contents(), in: .outermost)

    deinit { for object in contents.withLock({ $0.keptUntilEnd }) { object.release() } }

    /// The objects of a definition with keys, empty at the first request.
    func objects(of producer: KeyedProducer, in family: Family) -> KeyedObjects {
        contents.withLock { contents in
            if let known = contents.keyed[ObjectIdentifier(producer)] { return known }
            let objects = KeyedObjects(in: family)
            // After the end, the requests that are under way keep the objects.
            if !contents.hasEnded { contents.keyed[ObjectIdentifier(producer)] = objects }
            return objects
        }
    }

    /// Keeps a replaced or dropped object until the scope has no readers any more.
    func keepUntilEnd(_ object: Retained) { contents.withLock { $0.keptUntilEnd.append(object) } }

    /// Clears the contents, when the scope has ended.
    ///
    /// - Returns: The former contents, to be let go of without the lock, once no reader is using any of them.
    func end() -> Contents {
        contents.withLock { contents in
            let former = contents
            contents = Contents()
            contents.hasEnded = true
            return former
        }
    }

    /// Discards the conversions of an object that was replaced or dropped.
    func forgetConversions(by producer: NodeProducer) {
        // Let go of without the lock.
        _ = contents.withLock { $0.conversions.removeValue(forKey: ObjectIdentifier(producer)) }
    }

    /// The conversion of an object; of two threads that convert the same object, both get the first result.
    func conversion(
        of box: ErasedBox, by producer: NodeProducer, to type: Any.Type, _ converter: Converter
    ) -> ErasedBox? {
        let (producer, type) = (ObjectIdentifier(producer), ObjectIdentifier(type))
        if let known = contents.withLock({ $0.conversions[producer]?[type] }), known.source === box {
            return known.result
        }
        guard let made = converter(box.erased) else { return nil }
        // The conversion that is replaced is let go of without the lock.
        let known = contents.withLock { contents in
            let known = contents.conversions[producer]?[type]
            if known?.source !== box { contents.conversions[producer, default: [:]][type] = (box, made) }
            return known
        }
        return known.flatMap { $0.source === box ? $0.result : nil } ?? made
    }
}
