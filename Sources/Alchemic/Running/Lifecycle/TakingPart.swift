/// An object on its way: it is started and stopped in its turn if its construction comes to an end.
///
/// What was never complete is not stopped, and nothing of it is kept.
struct TakingPart: Sendable {
    let participant: Participant
    /// The container or scope that it belongs to.
    let container: Container

    /// Looks what an object wants; nil if that is nothing.
    init?(_ node: Node, _ box: ErasedBox, _ container: Container) {
        guard node.kind == .singleton || node.kind == .scoped, let participant = Participant(node, box) else {
            return nil
        }
        self.participant = participant
        self.container = container
    }
}

extension [TakingPart] {
    /// Stops objects that were complete only after everything of their container had been stopped.
    ///
    /// In a task, since whoever asked for them may be unable to wait; what goes wrong is told as events.
    ///
    /// - Throws: That the container has ended, if there is such an object.
    func stop() throws(ResolutionError) {
        guard let first else { return }
        Task { [self] in
            var failures: [StopError.Failure] = []
            for participant in map(\.participant).inStopOrder {
                await participant.performStop(first.container.observers, &failures)
            }
        }
        throw .ended(first.container)
    }
}
