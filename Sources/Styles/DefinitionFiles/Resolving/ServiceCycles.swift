internal import FileValues

/// Finds cycles of services by the rules that the graph's check applies to definitions, without the types.
///
/// Cycles are warnings only: a parameter may take a `Lazy` or a provider, which files do not show. The check of the graph
/// decides, once the files are loaded.
struct ServiceCycles {
    private let services: [ResolvedService]

    /// A dependency on another service.
    private struct Need {
        /// The number of the other service.
        let target: Int
        /// Whether the object is needed only after construction, by a setter, a call or the configurator.
        let isStep: Bool
    }

    /// The dependencies of each service, at the number of the service.
    private let needs: [[Need]]

    /// Finds the dependencies; those on definitions outside of the files are left out.
    init(_ services: [ResolvedService]) {
        self.services = services
        var numbers: [String: Int] = [:]
        var tagged: [String: [Int]] = [:]
        for (number, service) in services.enumerated() {
            numbers[service.name] = number
            for tag in Set(service.tags.map(\.name)) { tagged[tag, default: []].append(number) }
        }
        needs = services.indices.map { number in
            let service = services[number]
            var needs: [Need] = []
            func add(_ name: String, isStep: Bool) {
                if let target = numbers[name] { needs.append(Need(target: target, isStep: isStep)) }
            }
            func add(_ values: [ResolvedValue], isStep: Bool) {
                for value in values {
                    value.visit { value in
                        switch value.kind {
                        case .service(let name, _): add(name, isStep: isStep)
                        case .tagged(let tag):
                            // A list never holds its own consumer.
                            for target in tagged[tag] ?? [] where target != number {
                                needs.append(Need(target: target, isStep: isStep))
                            }
                        default: break
                        }
                    }
                }
            }
            // Factories count too: a cycle of factories alone is an error, which the resolver has reported.
            if case .method(let owner, _) = service.making { add(owner, isStep: false) }
            add(service.arguments, isStep: false)
            add(service.setters.map(\.value) + service.calls.flatMap(\.arguments), isStep: true)
            if let configurator = service.configurator { add(configurator.service, isStep: true) }
            return needs
        }
    }

    /// Warnings about the cycles that exist if no parameter defers its dependency.
    var problems: [FileProblem] {
        let building = arrows { !$0.isStep }
        var problems = building.connected.compactMap { building.cycle(in: $0) }.map {
            problem(
                $0, saying: "depend on each other", help: "take a Lazy or a Provider in one of them, or use 'Setters'")
        }
        let making = arrows { services[$0.target].lifetime == .prototype }
        // A cycle without a step has a warning already: it cannot be built at all.
        problems += making.connected.compactMap { making.cycle(in: $0) }.filter(hasStep).map {
            problem($0, saying: "are built without end, each by the one before", help: "share one of them")
        }
        return problems
    }

    /// The dependencies that a rule counts, as arrows between the numbers of the services.
    private func arrows(_ isCounted: (Need) -> Bool) -> Arrows {
        Arrows(needs.map { $0.filter(isCounted).map(\.target) })
    }

    /// Whether one of the services on a cycle needs the next one only after construction.
    private func hasStep(_ cycle: [Int]) -> Bool {
        zip(cycle, cycle.dropFirst() + cycle.prefix(1)).contains { number, next in
            needs[number].first { $0.target == next }?.isStep == true
        }
    }

    /// A warning about a cycle, at its first service; a long cycle is shortened in the middle.
    private func problem(_ cycle: [Int], saying words: String, help: String) -> FileProblem {
        let ids = cycle.map { "'\(services[$0].id.value)'" }
        let shown = ids.count > 12 ? ids.prefix(6) + ["…"] + ids.suffix(6) : ids
        return FileProblem(
            .cycle, .warning, at: services[cycle[0]].id.place,
            saying: "services \(words), unless one is resolved later: "
                + (shown + [ids[0]]).joined(separator: " -> "),
            help: help)
    }
}
