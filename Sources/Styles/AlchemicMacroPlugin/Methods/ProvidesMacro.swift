#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@Provides` on a method: writes nothing, and says what is wrong; the attribute of the type reads it.
struct ProvidesMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let function = declaration.as(FunctionDeclSyntax.self) else {
            context.report([.providesWithoutMeaning(node, declaration)])
            return []
        }
        let attribute = function.attribute(node, in: context)
        let owner = Owner(context)
        if let mistake = owner.mistake(attribute) {
            context.report([mistake])
        } else {
            context.report(ProvidedMethod(function, attribute).mistakes(isStructure: owner.isStructure))
        }
        return []
    }
}
#endif
