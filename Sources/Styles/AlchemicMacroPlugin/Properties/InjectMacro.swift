#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@Inject` on a property, a method or an initializer: writes nothing, and says what is wrong.
///
/// The attribute of the type reads what it says, since `declaration` is written once for all members.
struct InjectMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // `@Observable` writes a second property for each one, with its attributes: nothing reads this one.
        if context.lexicalContext.isEmpty, declaration.attributesOfDeclaration.has("ObservationIgnored") { return [] }
        let attribute = declaration.attribute(node, in: context)
        let owner = Owner(context)
        if let mistake = owner.mistake(attribute) {
            context.report([mistake])
        } else if declaration.attributesOfDeclaration.named("Inject").first?.id != attribute.id {
            context.report([.repeatedAttribute(attribute)])
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            let structure = owner.isStructure ? [MacroDiagnostic.injectedStructure(attribute)] : []
            context.report(structure + InjectedProperty(variable, attribute).mistakes())
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            let structure = owner.isStructure ? [MacroDiagnostic.injectedStructure(attribute)] : []
            context.report(structure + InjectedCall(function, attribute).mistakes())
        } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
            context.report(initializer.mistakesWhenMarked(attribute))
        } else {
            context.report([.injectWithoutMeaning(attribute, declaration)])
        }
        return []
    }
}

extension InitializerDeclSyntax {
    /// What is wrong with being the one that the container calls.
    fileprivate func mistakesWhenMarked(_ attribute: AttributeSyntax) -> [MacroDiagnostic] {
        if let obstacle { return [obstacle] }
        let arguments = AttributeArguments(attribute)
        if let label = arguments.labelled.first?.label { return [.argumentWithoutMeaning(label, on: "an initializer")] }
        let call = Arguments(
            parameters: signature.parameterClause.parameters.map(Parameter.init), queries: arguments.unlabelled)
        return [call.mistake(at: attribute, of: "the initializer")].compactMap(\.self)
    }
}
#endif
