import TestSupport

// Operations on the containers of a valid description.

extension Generator {
    mutating func operations(_ count: Int) -> [Operation] {
        var places = 1
        let result = (0..<count).map { _ in operation(&places, depth: 0) }
        return random.once(in: stopsOften ? 1 : 3) ? result + [.stop(place: 0)] : result
    }

    private mutating func operation(_ places: inout Int, depth: Int) -> Operation {
        let place = random.number(0..<places)
        if startsOften, depth == 0, random.once(in: 7) {
            hasStarted = true
            return .start(place: 0)
        }
        switch overridesOften && random.once(in: 8) ? 21 : random.number(0..<32) {
        case 26, 27: return .inject(random.one(of: Kind.classes), place: place)
        case 28, 29:
            let target = random.one(of: declarations)
            return .invoke(
                target.kind, place: place, named: random.once(in: 2) ? target.name : nil,
                with: random.once(in: 2) ? given(to: target) : [])
        case 30: return .purge(place: place)
        case 0..<12:
            let origin: Origin = random.one(
                of: hasIsolation ? [.here, .task, .task, .mainActor] : [.here, .here, .here, .task, .mainActor])
            return .get(need(among: 0..<declarations.count), place: place, keeping: random.once(in: 2), from: origin)
        case 12..<15: return use(upTo: 12)
        case 15: return .letGo
        case 16..<19:
            let known = declarations.compactMap(\.lifetime.scope)
            if known.isEmpty, !random.once(in: 8) { return use(upTo: 4) }
            let scope = random.once(in: 8) || known.isEmpty ? random.one(of: scopes) : random.one(of: known)
            let externals = declarations.filter { $0.lifetime == .external(scope) }.map(\.kind)
            places += 1
            let isGiven = !externals.isEmpty && externals.count < 3 && random.once(in: 2)
            return .open(scope, place: place, with: isGiven ? externals : nil)
        case 19: return .stop(place: place == 0 && random.once(in: 2) ? places - 1 : place)
        case 20:
            places += 1
            return .child(more(), place: place)
        case 21:
            if depth > 1 || asksByCode { return .letGo }
            if places > 1, random.once(in: 4) { return lateOverride(places) }
            let definitions = more()
            var inner = (0..<random.number(1..<6)).map { _ in operation(&places, depth: depth + 1) }
            guard places > 1, random.once(in: 2) else { return .overriding(definitions, place: place, inner) }
            // Something in what has been opened before.
            inner.append(.get(need(among: 0..<declarations.count), place: random.number(1..<places)))
            return .overriding(definitions, place: 0, inner)
        case 31 where depth == 0 && !asksByCode:
            hasStarted = true
            return .start(place: 0)
        case 22, 23:
            // What is decorated more often than other things.
            let wrapped = declarations.filter { $0.decorates != nil }.map(\.kind)
            let bare = declarations.filter { $0.decorates == nil }
            let decorated = bare.filter { declaration in wrapped.contains { declaration.kind.isKind(of: $0) } }
            let target = random.one(of: decorated.isEmpty || random.once(in: 2) ? bare : decorated)
            let kind = Kind.classes.filter { $0.isKind(of: target.kind) }.randomElement(using: &random) ?? .ant
            return .set(kind, place: place, named: random.once(in: 3) ? target.name : nil)
        default: return .get(need(among: 0..<declarations.count), place: place)
        }
    }

    /// An override of one definition, which is requested in something that has been opened before.
    private mutating func lateOverride(_ places: Int) -> Operation {
        groups += 1
        let target = random.one(of: declarations.filter { $0.decorates == nil })
        var override = Declaration(number: 100 * groups, kind: target.kind, lifetime: target.lifetime)
        override.isKnownSendable = target.isKnownSendable
        override.overriding = target.name.map(Overriding.named) ?? .kind(target.kind)
        let need = Need(kind: target.kind, search: target.name.map(Search.named) ?? .auto)
        return .overriding([override], place: 0, [.get(need, place: random.number(1..<places))])
    }

    /// After a start, the numbers of what was handed out are in another order.
    private mutating func use(upTo count: Int) -> Operation {
        let number = random.number(0..<count)
        return hasStarted ? .letGo : .use(number)
    }

    /// Classes of objects for the parameters of a factory.
    private mutating func given(to target: Declaration) -> [Kind] {
        var result: [Kind] = []
        for need in target.needs.prefix(2) {
            guard need.form == .direct || need.form == .optional else { break }
            result.append(random.one(of: Kind.classes.filter { $0.isKind(of: need.kind) }))
        }
        return result
    }
}
