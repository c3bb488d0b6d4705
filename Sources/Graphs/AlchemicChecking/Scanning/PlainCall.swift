import AlchemicGraph

/// A call that awaits nothing, such as `container.get(Rates.self)`.
struct PlainCall {
    /// The reason why a plain call fails, with the path from the resolved definition to the one that the call cannot build.
    enum Obstacle {
        /// The last definition of the path must be awaited.
        case awaited([Node])
        /// The last definition of the path is built on the main actor.
        case onMain([Node])
        /// Only code on the main actor can receive the object, even once the object is built.
        case staysOnMain(Node)

        var isAwaited: Bool { if case .awaited = self { true } else { false } }

        var path: [Node] {
            switch self {
            case .awaited(let path), .onMain(let path): path
            case .staysOnMain(let node): [node]
            }
        }
    }

    /// Code of a definition that runs while its object is being built.
    struct Builder {
        let node: Node
        /// Whether the code is a step, which runs when the object has been constructed.
        let isStep: Bool
    }

    /// A definition, and the type and name that resolve it.
    typealias Step = (node: Node, type: Any.Type, name: String?)

    let request: CodeRequest
    let node: Node
    let type: Any.Type
    /// The definition whose factory or step makes the call.
    let builder: Builder?
    /// Whether a start builds both the caller and the resolved definition.
    var isStarted = false
}
