/// Builds objects that are kept: one for each owner, or one for each key there.
///
/// The owner of an object is the container or scope that keeps it. The linker decides which one that may be: the declarer, or, for
/// a scoped definition, the scopes that are opened where the definition is known.
class KeptProducer: NodeProducer, @unchecked Sendable {
    /// The number of the object's slot in each scope of the definition; nil if the definition is not scoped.
    final let slotInScopes: Int?
    /// Whether the declarer is the owner where no scope is.
    ///
    /// False for a scoped definition, except in an override within the scope: the override stands for the scope.
    private let isOwnedByDeclarer: Bool

    override init(_ node: Node, in linker: Linker, slot: PublishedSlot = .none) {
        slotInScopes = if let scope = node.lifetime.scope { linker.wiring.takeSlotNumber(in: scope) } else { nil }
        isOwnedByDeclarer = linker.wiring.ownsObject(of: node)
        super.init(node, in: linker, slot: slot)
    }

    /// The owner for requests in a container; nil if the definition's scope is not open there.
    final func owner(in container: Reference<Container>) -> Reference<Container>? {
        if let slotInScopes, let scope = node.lifetime.scope,
            let open = container.with({ $0.nearest(scope, withSlot: slotInScopes) })
        {
            return open
        }
        return isOwnedByDeclarer ? uncountedDeclarer : nil
    }

    /// The owner for requests in a container, while it is open.
    ///
    /// Retained only if it has ended: it may still serve an object that is being stopped.
    final func openOwner(in container: Reference<Container>) throws(ResolutionError) -> Reference<Container> {
        guard let owner = owner(in: container) else { throw outsideScope(in: container) }
        if owner.with({ $0.isEnded }) { try owner.object.checkOpen() }
        return owner
    }

    /// Objects that are there where the request is made may not be there where the object is kept.
    final override func needsNoPlan(in context: Context) -> Bool { false }

    override func scopeError(in context: Context) -> ResolutionError? {
        owner(in: context.container) == nil ? outsideScope(in: context.container) : nil
    }

    /// The error for an object whose scope is not open; or is, but was opened further out than the definition is declared.
    private func outsideScope(in container: Reference<Container>) -> ResolutionError {
        let isOpen = container.object.openScopes.contains { $0.scope == node.lifetime.scope }
        return ResolutionError(
            .outsideScope, with: Values(node: node, name: node.lifetime.scope?.name ?? "", choice: isOpen ? 1 : 0))
    }

    /// Drops the kept object, or the objects for all keys or for one; returns their boxes.
    ///
    /// An object that the program has set stays, unless it is such a decorator.
    ///
    /// - Parameter isDecorator: Whether the object is a decorator, and the object inside was replaced or dropped: one that
    ///   is being built is then not published.
    func drop(for key: [ErasedBox]?, asDecorator isDecorator: Bool, in context: Context) -> [ErasedBox] { [] }
}
