package import Alchemic

// What is declared in files comes to the same makers and steps that declarations lower to, without the compiler's
// knowledge of the lifetime.

extension Definition {
    /// A definition as a file declares it.
    package init(
        _ maker: LoadedMaker, _ lifetime: Lifetime, _ queries: [LoadedQuery], at location: SourceLocation,
        named name: String, aliases: [String], tags: [Definition.Tag], isEager: Bool, isHidden: Bool,
        deprecation: String?,
        style: String = "file"
    ) {
        self.init(
            maker.maker(), of: maker.type, lifetime, traits: maker.isSendable ? .sendable : [], location: location,
            queries: queries.map(\.plan))
        if isEager { traits.insert(.eager) }
        var details = details
        details.name = name
        details.aliases = aliases
        details.tags = tags
        details.style = style
        details.labels = maker.labels
        details.deprecation = deprecation
        details.keepsSteps = true
        details.isSetBack = isHidden
        if maker.isMethod { details.ownerType = maker.parameterTypes.first }
        self.details = details
    }

    /// Adds steps: all at once, since each change copies what is there.
    package mutating func add(_ steps: [PlacedStep]) {
        if !steps.isEmpty { details.steps += steps.map(\.step) }
    }

    /// The types of the maker's parameters.
    package var parameterTypes: [Any.Type] { maker.parameterTypes() }
}
