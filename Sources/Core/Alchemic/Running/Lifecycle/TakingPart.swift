/// An object on its way: it is started and stopped in its turn if its construction comes to an end.
///
/// What was never complete is not stopped, and nothing of it is kept.
struct TakingPart: Sendable {
    let participant: Participant
    /// The container or scope that it belongs to.
    let container: Container

    /// Looks what an object wants; nil if that is nothing, or if the object belongs to whoever has set it.
    ///
    /// - Parameter graph: The node's, if it is not one of the container's.
    init?(_ node: Node, _ box: ErasedBox, _ container: Container, of graph: Graph? = nil) {
        guard node.kind == .singleton || node.kind == .scoped, var participant = Participant(node, box),
            !container.hasBeenGiven(box.object)
        else { return nil }
        participant.graph = graph
        self.init(participant, container)
    }

    init(_ participant: Participant, _ container: Container) {
        self.participant = participant
        self.container = container
    }
}

extension [TakingPart] {
    /// Stops objects that were complete only after everything of their container had been stopped.
    ///
    /// - Throws: That the container has ended, if there is such an object.
    func stop() throws(ResolutionError) {
        guard let first else { return }
        stopSoon()
        throw .ended(first.container)
    }

    /// Stops objects that nobody else will stop.
    ///
    /// In a task, since whoever has them on hand may be unable to wait; what goes wrong is told as events.
    func stopSoon() {
        guard let first else { return }
        Task {
            var failures: [StopError.Failure] = []
            let participants = map(\.participant)
            for participant in participants.inStopOrder().order {
                await first.container.stop(participant, &failures)
            }
        }
    }
}
