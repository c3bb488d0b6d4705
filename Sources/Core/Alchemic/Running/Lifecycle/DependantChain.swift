/// The open scopes, children and overlays of a container: a chain, from which each removes itself before it is gone.
///
/// Each keeps its neighbors in its own memory, the younger as the previous one, so that opening and ending a scope
/// allocates no memory for the chain, however many are open.
struct DependantChain: DependantList {
    /// The youngest dependant; like every link of the chain, it changes under the lock of the container's ``Lifecycle``.
    private var first: Reference<Container>?

    static func includes(_ dependant: Container, in drain: Drain) -> Bool { drain.includes(dependant) }

    mutating func add(_ dependant: Container) {
        let added = Reference(dependant)
        if let first {
            dependant.memory.next.storeRelaxed(first.address)
            first.with { $0.memory.previous.storeRelaxed(added.address) }
        }
        first = added
    }

    /// Unlinks a dependant, at the same cost wherever it stands; returns false if it is not in the chain.
    mutating func remove(_ dependant: Container) -> Bool {
        let previous = Reference<Container>(at: dependant.memory.previous.loadRelaxed())
        guard previous != nil || first == Reference(dependant) else { return false }
        let next = Reference<Container>(at: dependant.memory.next.loadRelaxed())
        if let previous {
            previous.with { $0.memory.next.storeRelaxed(next?.address ?? 0) }
        } else {
            first = next
        }
        next?.with { $0.memory.previous.storeRelaxed(previous?.address ?? 0) }
        dependant.memory.previous.storeRelaxed(0)
        return true
    }

    /// Walks the whole chain, under the lock of the container's ``Lifecycle``.
    func divided(by drain: Drain?) -> (drained: Int, others: [Container]) {
        var drained = 0
        var others: [Container] = []
        var next = first
        while let dependant = next {
            if let drain, dependant.with(drain.includes) {
                // Counts a scope that is being deallocated, too: it will remove itself.
                drained += 1
            } else if let container = dependant.objectUnlessEnding {
                // Leaves out a dependant that is being deallocated, and waits for the lock to remove itself.
                others.append(container)
            }
            next = dependant.with { Reference(at: $0.memory.next.loadRelaxed()) }
        }
        others.reverse()
        return (drained, others)
    }
}
