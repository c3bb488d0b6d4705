#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@Singleton`, `@Prototype`, `@Weak`, `@Scoped`, `@External` and `@InjectedByName` on a type: what makes it declare itself.
struct LifetimeMacro: ExtensionMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        []
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
#endif
