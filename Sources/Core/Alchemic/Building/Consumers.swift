/// One parameter, for which something is made that asks whom it is made for.
struct Consumer: Hashable {
    let node: Node
    let step: Step?
    let position: Int

    static func == (left: Consumer, right: Consumer) -> Bool {
        left.node === right.node && left.step === right.step && left.position == right.position
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(node.index)
        hasher.combine(position)
    }

    /// The label of the parameter, or the name of the injection point, where it is known.
    var label: String? { step == nil ? node.label(ofParameter: position) : step?.name }
}

/// Whose parameters a linker is linking.
///
/// While nothing asks whom it is made for, it notes nothing.
final class Consumers {
    private struct Key: Hashable {
        let node: Int
        let type: ObjectIdentifier
        let consumer: Consumer
    }

    private let areTold: Bool
    /// Whose parameter is being linked.
    private(set) var current: Consumer?
    /// Whom that is made for which the parameter belongs to.
    private(set) var site: Consumer?
    private var producers: [Key: Producer] = [:]

    init(areTold: Bool) {
        self.areTold = areTold
    }

    /// Links one parameter.
    func linking(
        _ dependency: Dependency, of node: Node, _ step: Step?, for site: Consumer?, _ link: () -> Producer
    ) -> Producer {
        guard areTold else { return link() }
        let (outerCurrent, outerSite) = (current, self.site)
        defer { (current, self.site) = (outerCurrent, outerSite) }
        self.site = site
        // What a decorator wraps is made for the code that gets the decorator.
        let wraps = node.inner != nil && step == nil && dependency.position == 0
        current = wraps ? site : Consumer(node: node, step: step, position: dependency.position)
        return link()
    }

    func producer(of node: Node, as type: Any.Type, for consumer: Consumer) -> Producer? {
        producers[Key(node: node.index, type: ObjectIdentifier(type), consumer: consumer)]
    }

    func note(_ producer: Producer, of node: Node, as type: Any.Type, for consumer: Consumer) {
        producers[Key(node: node.index, type: ObjectIdentifier(type), consumer: consumer)] = producer
    }
}

/// Whom something is made for.
struct SiteForm: ProducerForm {
    let consumer: Consumer?

    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        Box(
            InjectionSite(
                consumer: consumer?.node.type, name: consumer?.node.definition.name, label: consumer?.label,
                scope: context.container.object.openScope))
    }
}
