extension TypeShape {
    /// The outermost form with the type within it; nil if the type has no form.
    package var outermost: (form: FormKind, element: Any.Type)? { outer.map { ($0.form, $0.witness.element) } }

    /// The types of the arguments that the outermost form passes on.
    package var outermostArguments: [Any.Type] { outer?.witness.arguments ?? [] }

    /// Whether any of the forms makes what is inside later.
    package var isDeferred: Bool {
        guard let outer else { return false }
        return outer.form.isDeferred || TypeShape(outer.witness.element).isDeferred
    }
}
