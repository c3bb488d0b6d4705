#if Macros
internal import SwiftSyntax

extension DeclaredType {
    /// The initializers in the type's body, without unavailable ones.
    var initializers: [InitializerDeclSyntax] {
        members.compactMap { $0.as(InitializerDeclSyntax.self) }.filter { !$0.isUnavailable }
    }

    /// The initializer for the container to call: the one with `@Inject`, the only usable one, or the implicit one.
    func initializer() throws(MacroDiagnostic) -> (call: Callable, syntax: InitializerDeclSyntax?) {
        let written = initializers
        let given = givenProperties.map(\.name.text)
        let marked = written.filter { $0.attributes.has("Inject") }
        if marked.count > 1 { throw .severalMarkedInitializers(marked, of: name.text) }
        let usable = written.filter(\.canBeCalled)
        if marked.isEmpty, usable.count > 1 { throw .severalInitializers(usable, of: self) }
        // `@Inject` reports the mistakes of a marked initializer; the compiler reports a generic one.
        guard let only = marked.first ?? usable.first ?? written.first else {
            return (Callable(implicit: kind == .structure ? memberwise : [], in: isolation, leaving: given), nil)
        }
        let call = Callable(only, in: isolation, leaving: given)
        if marked.isEmpty, let obstacle = only.optionalMark.map(MacroDiagnostic.failableInitializer) ?? call.obstacle {
            throw obstacle
        }
        return (call, only)
    }

    /// Whether `X.init` can refer to only one initializer.
    var hasOneInitializer: Bool {
        switch kind {
        case .structure: initializers.count == 1 || (initializers.isEmpty && memberwise.isEmpty)
        case .actor: initializers.count <= 1
        // A superclass may provide further initializers.
        case .class: mayInherit ? initializers.isEmpty : initializers.count <= 1
        }
    }

    /// The parameters of a structure's memberwise initializer.
    private var memberwise: [Parameter] {
        variables.flatMap { variable -> [Parameter] in
            let isStored =
                !variable.modifiers.isStatic && !variable.modifiers.has(.lazy) && !variable.attributes.has("Injected")
            guard isStored else { return [] }
            return variable.storedBindings.compactMap { name, type, binding in
                let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
                if isConstant, binding.initializer != nil { return nil }
                let isNilAtFirst = !isConstant && type?.isOptionalSugar == true
                return Parameter(
                    memberwise: name,
                    type: type ?? TypeSyntax(MissingTypeSyntax(placeholder: .identifier("_"))),
                    hasDefault: binding.initializer != nil || isNilAtFirst)
            }
        }
    }

    // MARK: What the caller gives

    /// The properties with `@Argument`, whose values the caller gives.
    var givenProperties: [(name: TokenSyntax, attribute: AttributeSyntax)] {
        variables.compactMap { variable in
            guard !variable.modifiers.isStatic, let attribute = variable.attributes.named("Argument").first,
                let name = variable.storedBindings.first?.name
            else { return nil }
            return (name, attribute)
        }
    }

    /// The mistakes of the properties with `@Argument`, given the initializer.
    ///
    /// The check of the graph reports a type that is no prototype.
    func mistakesOfGivenProperties(_ initializer: (call: Callable, syntax: InitializerDeclSyntax?)) -> [MacroDiagnostic]
    {
        if let attribute = initializer.syntax?.attributes.named("Inject").first,
            !AttributeArguments(attribute).unlabeled.isEmpty
        {
            return givenProperties.map { .givenBesideQueries($0.attribute, beside: attribute) }
        }
        return givenProperties.filter { property in
            !initializer.call.parameters.contains { $0.isNamed(property.name.text) }
        }.map { .givenWithoutParameter($0.name, by: $0.attribute, in: initializer.syntax) }
    }
}

extension InitializerDeclSyntax {
    /// Whether the container can call it.
    fileprivate var canBeCalled: Bool {
        optionalMark == nil && genericParameterClause == nil
            && signature.parameterClause.parameters.allSatisfy { parameter in
                Parameter(parameter).obstacle == nil
                    && parameter.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind != .keyword(.some)
            }
    }

    /// Whether the initializer has `@available(*, unavailable)`.
    fileprivate var isUnavailable: Bool {
        attributes.named("available").contains { attribute in
            attribute.arguments?.tokens(viewMode: .sourceAccurate).contains { $0.text == "unavailable" } ?? false
        }
    }
}

extension VariableDeclSyntax {
    /// The stored properties that the declaration declares, with their types as far as written.
    var storedBindings: [(name: TokenSyntax, type: TypeSyntax?, binding: PatternBindingSyntax)] {
        var type: TypeSyntax?
        // In `let a, b: Int`, only the last name has the type.
        return bindings.reversed().compactMap { binding in
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            guard let name = binding.name, !binding.isComputed else {
                return nil
            }
            return (name, type, binding)
        }.reversed()
    }
}

extension PatternBindingSyntax {
    /// The declared name; nil for a pattern such as a tuple.
    var name: TokenSyntax? { pattern.as(IdentifierPatternSyntax.self)?.identifier }

    /// Whether the property is computed, rather than stored with or without observers.
    var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .none: false
        case .getter: true
        case .accessors(let list):
            !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension TypeSyntax {
    /// Whether the type is written `T?` or `T!`, so that a variable of the type starts as nil.
    var isOptionalSugar: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    /// Whether the type is optional, as far as its text shows.
    var isOptional: Bool {
        isOptionalSugar || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
            || self.as(MemberTypeSyntax.self)?.name.text == "Optional"
    }
}
#endif
