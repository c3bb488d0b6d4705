package import Alchemic

// Declarations in files lower to the same factories and steps as declarations in code, but with the lifetime as a value that
// the compiler does not know.

extension Definition {
    /// Creates a definition that a file declares.
    package init(
        _ maker: LoadedMaker, lifetime: Lifetime, queries: [ErasedQuery], at location: Definition.SourceLocation,
        named name: String, aliases: [String], tags: [Definition.Tag], isEager: Bool, isHidden: Bool,
        deprecation: String?
    ) {
        self.init(
            maker.maker.copied(), of: maker.type, lifetime: lifetime, traits: maker.isSendable ? .sendable : [],
            location: location,
            queries: queries)
        if isEager { traits.insert(.eager) }
        var details = details
        details.name = name
        details.aliases = aliases
        details.tags = tags
        details.style = Details.file
        details.labels = maker.labels
        details.deprecation = deprecation
        details.keepsSteps = true
        details.isSetBack = isHidden
        if maker.isMethod { details.ownerType = maker.parameterTypes.first }
        self.details = details
    }

    /// Adds all steps in one call, since each change copies the existing ones.
    package mutating func add(_ steps: [Step]) {
        if !steps.isEmpty { details.steps += steps }
    }
}
