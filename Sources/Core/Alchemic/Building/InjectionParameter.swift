/// The parameter for which an object is made, if that object takes its injection site.
struct InjectionParameter {
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
    /// Describes a parameter to the factory of its object; without a parameter, code has resolved the object itself.
    init(for parameter: InjectionParameter?, in context: Context) {
        self.init(
            consumer: parameter?.node.type, name: parameter?.node.definition.name, label: parameter?.label,
            scope: context.container.object.openScope)
    }
}
