#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Configuration` on a type: lists its methods, and lets each of them ask the container.
struct ConfigurationMacro {
    /// What is written is laid out already.
    static var formatMode: FormatMode { .disabled }
}

extension ConfigurationMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = DeclaredType(declaration, in: context) else {
            context.report([.configurationOfOtherKind(node, declaration)])
            return []
        }
        let listing = ConfigurationListing(declaration, named: type.name.text, in: context)
        let mistakes = listing.mistakes(ofType: type, node) + listing.mistakes()
        context.report(mistakes)
        guard !mistakes.contains(where: { $0.severity == .error }) else { return [] }
        let statements = listing.statements(
            on: CreatingMethod.Base(object: nil, type: "Self"), indentation: "    ", context)
        return [
            """
            \(raw: type.access)nonisolated func declare(_ methods: inout ConfigurationMethods) {
            \(raw: statements)
            }
            """
        ]
    }
}

extension ConfigurationMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let declared = DeclaredType(declaration, in: context), !protocols.isEmpty else { return [] }
        let listing = ConfigurationListing(declaration, named: declared.name.text, in: context)
        let mistakes = listing.mistakes(ofType: declared, node) + listing.mistakes()
        guard !mistakes.contains(where: { $0.severity == .error }) else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated ConfigurationSource {}")]
    }
}

extension ConfigurationMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let function = member.as(FunctionDeclSyntax.self), function.body != nil,
            CreatingMethod(function)?.isSound == true
        else { return [] }
        return ["@ConfigurationMethod"]
    }
}
#endif
