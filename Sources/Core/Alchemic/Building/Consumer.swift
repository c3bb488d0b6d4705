/// The parameter for which an object is made, if that object takes its injection site.
struct Consumer {
    let node: Node
    let step: Step?
    let position: Int

    /// The label of the parameter, or the name of the injection point, where it is known.
    var label: String? { step == nil ? node.label(ofParameter: position) : step?.name }
}

extension InjectionSite {
    init(for consumer: Consumer?, in context: Context) {
        self.init(
            consumer: consumer?.node.type, name: consumer?.node.definition.name, label: consumer?.label,
            scope: context.container.object.openScope)
    }
}
