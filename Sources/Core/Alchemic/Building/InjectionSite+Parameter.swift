extension InjectionSite {
    /// Describes a parameter to the factory of its object; without a parameter, code has resolved the object itself.
    init(for parameter: ParameterSite?, in context: Context) {
        self.init(
            consumer: parameter?.node.type, name: parameter?.node.definition.name, label: parameter?.label,
            scope: context.container.object.openScope)
    }
}
