/// The parameter for which an object is made, if that object takes its injection site.
struct Consumer {
    /// The definition that has the parameter.
    let node: Node
    /// The step that has the parameter; nil for the factory.
    let step: Step?
    /// The position among the dependencies of the factory or the step.
    let position: Int

    /// The label of the parameter, or the name of the injection point, where it is known.
    var label: String? { step == nil ? node.label(ofParameter: position) : step?.name }
}

extension InjectionSite {
    /// Describes a consumer to a factory; without a consumer, code has resolved the object itself.
    init(for consumer: Consumer?, in context: Context) {
        self.init(
            consumer: consumer?.node.type, name: consumer?.node.definition.name, label: consumer?.label,
            scope: context.container.object.openScope)
    }
}
