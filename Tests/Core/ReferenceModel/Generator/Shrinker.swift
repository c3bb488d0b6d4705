/// Finds the smallest description that shows a difference: without operations, then definitions, then attributes.
struct Shrinker {
    let isDifferent: (Description) async -> Bool

    func shrunk(_ description: Description) async -> Description {
        var smallest = description
        var isChanging = true
        while isChanging {
            isChanging = false
            for candidate in candidates(for: smallest) where await isDifferent(candidate) {
                smallest = candidate
                isChanging = true
                break
            }
        }
        return smallest
    }

    private func candidates(for description: Description) -> [Description] {
        var result: [Description] = []
        for operations in shorter(description.operations) {
            result.append(Description(declarations: description.declarations, operations: operations))
        }
        for declarations in smaller(description.declarations) {
            result.append(Description(declarations: declarations, operations: description.operations))
        }
        return result
    }

    private func shorter(_ operations: [Operation]) -> [[Operation]] {
        var result: [[Operation]] = []
        if operations.count > 3 {
            result.append(Array(operations.prefix(operations.count / 2)))
            result.append(Array(operations.suffix(operations.count / 2)))
        }
        for place in operations.indices.reversed() {
            var fewer = operations
            fewer.remove(at: place)
            result.append(fewer)
            switch operations[place] {
            case .get(let need, let number, let isKept, let origin) where origin != .here:
                fewer = operations
                fewer[place] = .get(need, place: number, keeping: isKept)
                result.append(fewer)
            case .overriding(let declarations, let number, let inner):
                for inner in shorter(inner) {
                    fewer = operations
                    fewer[place] = .overriding(declarations, place: number, inner)
                    result.append(fewer)
                }
                for declarations in smaller(declarations) {
                    fewer = operations
                    fewer[place] = .overriding(declarations, place: number, inner)
                    result.append(fewer)
                }
            case .child(let declarations, let number):
                for declarations in smaller(declarations) {
                    fewer = operations
                    fewer[place] = .child(declarations, place: number)
                    result.append(fewer)
                }
            default: break
            }
        }
        return result
    }

    private func smaller(_ declarations: [Declaration]) -> [[Declaration]] {
        var result: [[Declaration]] = []
        for place in declarations.indices {
            var fewer = declarations
            let removed = fewer.remove(at: place)
            for other in fewer.indices where removed.isMethod {
                fewer[other].calls.removeAll { $0.name == removed.name }
            }
            result.append(fewer)
        }
        for place in declarations.indices {
            for simpler in simpler(declarations[place]) where simpler != declarations[place] {
                var changed = declarations
                changed[place] = simpler
                result.append(changed)
            }
        }
        return result
    }

    private func simpler(_ declaration: Declaration) -> [Declaration] {
        var result: [Declaration] = []
        func add(_ change: (inout Declaration) -> Void) {
            var copy = declaration
            change(&copy)
            result.append(copy)
        }
        for place in declaration.needs.indices { add { $0.needs.remove(at: place) } }
        for place in declaration.steps.indices {
            add { $0.steps.remove(at: place) }
            add { $0.steps[place].name = nil }
            add { $0.steps[place].failures = [] }
            add { $0.steps[place].isolation = .anywhere }
            for need in declaration.steps[place].needs.indices {
                add {
                    $0.steps[place].needs.remove(at: need)
                    // What takes nothing is no injection point.
                    if $0.steps[place].needs.isEmpty, $0.steps[place].kind == .point { $0.steps[place].kind = .call }
                }
            }
        }
        add { $0.failures = [] }
        add { $0.isolation = .anywhere }
        add { $0.takesArgument = false }
        for place in declaration.calls.indices { add { $0.calls.remove(at: place) } }
        for place in declaration.asks.indices { add { $0.asks.remove(at: place) } }
        add { $0.aliases = [] }
        add { $0.tags = [] }
        add { $0.order = nil }
        add { $0.isPrimary = false }
        add { $0.onlyAs = nil }
        add { $0.promised = [] }
        if declaration.decorates == nil { add { $0.made = nil } }
        add { $0.hasStart = false }
        add { $0.hasStop = false }
        add { $0.isEager = false }
        add { $0.isOncePerResolution = false }
        add { $0.isEvictable = false }
        if !declaration.isMethod { add { $0.name = nil } }
        add { $0.overriding = nil }
        if declaration.decorates == nil, declaration.lifetime != .singleton { add { $0.lifetime = .singleton } }
        for place in declaration.needs.indices
        where declaration.needs[place].form != .direct && declaration.needs[place].search != .constant {
            add {
                $0.needs[place].form = .direct
                // Of one, neither means anything.
                if [.atLeastOne, .primaries].contains($0.needs[place].search) { $0.needs[place].search = .auto }
            }
        }
        return result
    }
}
