import TestSupport

// Faults for a graph that has none: one for each thing that the check reports.

extension Generator {
    /// Adds a fault, if there is a place for it.
    mutating func addFault() {
        let makers = declarations.indices.filter { place in
            let declaration = declarations[place]
            return !declaration.lifetime.isExternal && !declaration.isMethod && declaration.decorates == nil
                && declaration.needs.count < 3
        }
        guard let place = makers.randomElement(using: &random) else { return }
        let other = random.number(0..<declarations.count)
        let target = declarations[other]
        let name = target.name ?? "d\(target.number)"
        func need(_ form: Form = .direct, _ search: Search = .auto, of kind: Kind? = nil) {
            declarations[place].needs.append(Need(kind: kind ?? target.kind, form: form, search: search))
        }
        switch random.number(0..<20) {
        case 0: declarations[place].aliases.append(name)
        case 1: need(random.once(in: 2) ? .optional : .direct, .named("nowhere"))
        case 2: need(of: random.one(of: Kind.allCases))
        case 3:
            for place in declarations.indices where declarations[place].kind == target.kind {
                declarations[place].isPrimary = random.once(in: 2)
            }
            need()
        case 4: need(.direct, .named(name), of: random.one(of: Kind.allCases))
        case 5:
            need(.direct, .named(name))
            if makers.contains(other), other != place, declarations[other].needs.count < 3 {
                let back = declarations[place].name.map(Search.named) ?? .auto
                declarations[other].needs.append(Need(kind: declarations[place].kind, search: back))
            }
        case 6, 7:
            declarations[other].lifetime = target.isMethod ? target.lifetime : .scoped(random.one(of: scopes))
            declarations[other].isEager = false
            declarations[other].hasStart = false
            need(random.one(of: [.direct, .lazy, .provider]), .named(name))
        case 8: declarations[place].overriding = .named("nowhere")
        case 9: declarations[place].overriding = .kind(target.kind)
        case 10:
            let number = (declarations.map(\.number).max() ?? 0) + 1
            declarations.append(
                Declaration(
                    number: number, kind: target.kind, made: target.kind, decorates: Wrapping(name: "nowhere")))
        case 11: need(.dictionary)
        case 12: need(.list, .atLeastOne, of: random.one(of: Kind.allCases))
        case 13: declarations[place].promised = [random.one(of: Kind.allCases)]
        case 14: need(.lazy, .named(name))
        case 15, 16:
            if !target.lifetime.isExternal, !target.isMethod, target.decorates == nil {
                declarations[other].isolation = .awaited
                declarations[other].takesArgument = false
            }
            need(random.one(of: [.lazy, .provider]), .named(name))
        case 17: need(.argumentProvider, .named(name))
        case 18: need(random.one(of: [.list, .optional, .direct]), .tagged("blue"))
        default:
            if target.lifetime == .prototype, !target.isMethod, target.decorates == nil {
                declarations[other].takesArgument = true
                declarations[other].isolation = .anywhere
            }
            need(.direct, .named(name))
        }
    }
}
