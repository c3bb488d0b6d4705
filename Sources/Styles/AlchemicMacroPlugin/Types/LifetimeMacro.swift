#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Singleton`, `@Prototype`, `@Scoped`, `@External` and `@InjectedByName` on a type: the type declares itself.
///
/// If a type has several of these attributes, the first one expands for all of them: into a member, in which names are looked
/// up as in the type itself, and into an extension that only adds the conformance.
struct LifetimeMacro {
    /// Disabled, since the generated code is formatted already.
    static var formatMode: FormatMode { .disabled }
}

extension LifetimeMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let written = SelfDeclaration(of: declaration, writtenBy: node, in: context) else { return [] }
        context.report(written.mistakes)
        guard !written.isBroken else { return [] }
        return [written.isNested(protocols) ? written.nestedType : written.member]
    }
}

extension LifetimeMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let written = SelfDeclaration(of: declaration, writtenBy: node, in: context), !written.isBroken,
            !written.isNested(protocols), !protocols.isEmpty
        else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SelfDeclaring {}")]
    }
}

extension LifetimeMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        context.report([mistake(node, on: declaration, in: context)].compactMap(\.self))
        return []
    }

    /// A mistake if an attribute that declares a type is attached to another kind of declaration.
    private static func mistake(
        _ node: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) -> MacroDiagnostic? {
        let attribute = declaration.attribute(node, in: context)
        switch declaration.kind {
        case .classDecl, .structDecl, .actorDecl: return nil
        case .functionDecl:
            guard let lifetime = RegistrationAttribute.Lifetime(rawValue: node.name), lifetime != .external else {
                break
            }
            return .lifetimeOfMethod(attribute, declaring: lifetime)
        case .variableDecl, .initializerDecl: return .lifetimeOfMember(attribute, of: declaration.kindInWords)
        default: break
        }
        return .withoutMeaning(attribute, on: declaration, because: "declares a class, a structure or an actor")
    }
}
#endif
