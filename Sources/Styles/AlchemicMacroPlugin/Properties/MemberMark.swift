#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// An attribute of a member that generates no code, and only reports mistakes.
///
/// The type's attribute reads the attributes of members, since it writes one `declaration` for all of them.
protocol MemberMark: PeerMacro {
    /// The mistakes of the attribute on a declaration, in a type that reads the attribute.
    static func mistakes(
        _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in owner: Owner
    ) -> [MacroDiagnostic]
}

extension MemberMark {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // `@Observable` adds a second property for each one, with the same attributes, which nothing reads.
        if context.lexicalContext.isEmpty, declaration.attributesOfDeclaration.has("ObservationIgnored") { return [] }
        let attribute = declaration.attribute(node, in: context)
        let owner = Owner(context)
        context.report(owner.mistake(attribute).map { [$0] } ?? mistakes(attribute, on: declaration, in: owner))
        return []
    }
}

/// `@Inject` on a property, a method or an initializer.
struct InjectMacro: MemberMark {
    static func mistakes(
        _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in owner: Owner
    ) -> [MacroDiagnostic] {
        if declaration.attributesOfDeclaration.named("Inject").first?.id != attribute.id {
            return [.repeatedAttribute(attribute)]
        }
        let structure = owner.isStructure ? [MacroDiagnostic.injectedStructure(attribute)] : []
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return structure + variable.injectionMistakes(attribute)
        }
        if let function = declaration.as(FunctionDeclSyntax.self) {
            return structure + InjectedCall(function, by: attribute).mistakes()
        }
        guard let initializer = declaration.as(InitializerDeclSyntax.self) else {
            return [
                .withoutMeaning(attribute, on: declaration, because: "is for a property, a method or an initializer")
            ]
        }
        if let mark = initializer.optionalMark { return [.failableInitializer(mark)] }
        let arguments = AttributeArguments(attribute)
        if let label = arguments.labeled.first?.label { return [.argumentWithoutMeaning(label, on: "an initializer")] }
        let call = Callable(initializer.signature, queries: arguments.unlabeled)
        return [call.mistake(at: attribute, of: "the initializer")].compactMap(\.self)
    }
}

/// `@Provides` on a method.
struct ProvidesMacro: MemberMark {
    static func mistakes(
        _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in owner: Owner
    ) -> [MacroDiagnostic] {
        guard let function = declaration.as(FunctionDeclSyntax.self) else {
            return [.withoutMeaning(attribute, on: declaration, because: "is for a method that builds an object")]
        }
        return ProvidedMethod(function, by: attribute).mistakes()
    }
}

/// `@Argument` on a property.
struct ArgumentMacro: MemberMark {
    static func mistakes(
        _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in owner: Owner
    ) -> [MacroDiagnostic] {
        guard let variable = declaration.as(VariableDeclSyntax.self), !variable.modifiers.isStatic,
            !variable.storedBindings.isEmpty
        else { return [.givenWithoutMeaning(attribute)] }
        return variable.bindings.count > 1 ? [.severalProperties(attribute)] : []
    }
}
#endif
