// One object as other types, for declarations that say how to turn it into these.

extension Cell {
    /// The object as another type: the same result for as long as the object stays.
    ///
    /// - Parameters:
    ///   - value: The object; used if it is kept by others, or not kept at all.
    ///   - converter: Turns it into the other type; called without the lock.
    ///   - family: Whose lock guards the cell.
    /// - Returns: What the converter returned, now or before.
    func converted<Target>(
        _ value: Value, by converter: Converter<Value, Target>, _ family: Family
    ) -> Target {
        let key = ObjectIdentifier(Target.self)
        let (source, known) = family.locked { (present, conversions[key]) }
        guard let source else { return converter.convert(value) }
        if let known, known.source === source, let box = known.result as? Box<Target> { return box.value }
        let made = Box(converter.convert(source.value))
        // What it replaces is let go of without the lock.
        let (box, replaced) = family.locked { () -> (Box<Target>, Conversion?) in
            let known = conversions[key]
            guard present === source else { return (made, nil) }
            if let known, known.source === source, let box = known.result as? Box<Target> { return (box, nil) }
            conversions[key] = Conversion(source: source, result: made)
            return (made, known)
        }
        return withExtendedLifetime((replaced, made)) { box.value }
    }

    /// The object's box, complete or not, if it is kept here; under the lock.
    private var present: Box<Value>? {
        switch state {
        case .built(let box): box
        case .building(_, let early): early
        case .empty, .borrowed: nil
        }
    }

    /// Forgets what the object was turned into; under the lock.
    ///
    /// - Returns: What is forgotten, to be let go of without the lock.
    func takeConversions() -> [ObjectIdentifier: Conversion] {
        guard !conversions.isEmpty else { return [:] }
        defer { conversions = [:] }
        return conversions
    }
}
