#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// Diagnostics of the macros for configurations.

extension MacroDiagnostic {
    // MARK: The type

    static func configurationOfOtherKind(_ attribute: AttributeSyntax, on declaration: some DeclGroupSyntax) -> Self {
        if declaration.is(ExtensionDeclSyntax.self) {
            return Self("configuration-extension", at: attribute, saying: "mark an extension with `@ConfigurationPart`")
                .offering(
                    "write `@ConfigurationPart`", by: .replace(attribute.attributeName, with: "ConfigurationPart"))
        }
        let mistake = Self(
            "configuration-kind", at: attribute,
            saying: "a configuration must be a structure, a final class or an actor")
        guard let type = declaration.as(EnumDeclSyntax.self) else { return mistake }
        return mistake.offering("make it a structure", by: .replace(type.enumKeyword, with: "struct"))
    }

    static func genericConfiguration(_ clause: Syntax, of owner: String) -> Self {
        Self(
            "generic-configuration", at: clause,
            saying: "`\(owner)` is generic, and a configuration is one list of definitions: "
                + "leave out the parameters, and let its methods name the types they make")
    }

    static func openConfiguration(_ type: ClassDeclSyntax) -> Self {
        Self(
            "open-configuration", at: type.classKeyword,
            saying: "a configuration must be final, since inherited methods are not read"
        ).offering("make it final", by: .insert("final ", before: type.classKeyword))
    }

    static func partOfNothing(_ attribute: AttributeSyntax, on declaration: some DeclGroupSyntax) -> Self {
        Self(
            "part-of-nothing", at: attribute,
            saying: "`@ConfigurationPart` marks an extension; a type is marked with `@Configuration`"
        ).offering("write `@Configuration`", by: .replace(attribute.attributeName, with: "Configuration"))
    }

    static func emptyPart(_ attribute: AttributeSyntax) -> Self {
        Self("empty-part", at: attribute, severity: .warning, saying: "nothing in this extension builds an object")
            .offeringRemoval(of: attribute)
    }

    // MARK: Methods

    static func createsNothing(_ function: FunctionDeclSyntax, for key: String) -> Self {
        let type = function.signature.returnClause?.type
        return Self(
            "creates-nothing", at: function.name,
            saying: "`\(function.name.text)` returns nothing; it defines \"\(key)\" and has to return what that is"
        ).offering(
            "return a `\(key)`",
            by: type.map { .replace($0, with: key) } ?? .insert(" -> \(key)", after: function.signature))
    }

    static func createsFromParameters(
        _ function: FunctionDeclSyntax, taking parameters: FunctionParameterClauseSyntax,
        by convention: NamingConvention
    ) -> Self {
        let option = convention.isPrototype ? ".prototype" : ".singleton"
        return Self(
            "creates-from-parameters", at: parameters, severity: .warning,
            saying: "`\(function.name.text)` has parameters, so it defines nothing: add `@Provides` to resolve them"
        ).offering("let the container find them", by: .insert("@Provides(\(option)) ", before: function))
    }

    static func nameOfNothing(_ name: TokenSyntax) -> Self {
        Self(
            "name-of-nothing", at: name, severity: .warning,
            saying:
                "`\(name.text)` defines nothing: what it defines is named behind the prefix, as in `\(name.text)Store`")
    }

    static func creatingProperty(_ name: TokenSyntax) -> Self {
        Self(
            "creating-property", at: name, severity: .warning,
            saying: "`\(name.text)` is a property and defines nothing: make it a method")
    }

    static func eagerPrototype(_ name: TokenSyntax) -> Self {
        let key = name.text.dropFirst("createEagerPrototype".count)
        return Self(
            "eager-prototype", at: name, severity: .warning,
            saying: "`\(name.text)` defines nothing: a prototype cannot be eager"
        ).offering("name it `createPrototype\(key)`", by: .replace(name, with: "createPrototype\(key)"))
    }

    static func contraryLifetime(_ lifetime: ExprSyntax, of name: TokenSyntax, by convention: NamingConvention) -> Self
    {
        let option = convention.isPrototype ? ".prototype" : ".singleton"
        return Self(
            "contrary-lifetime", at: lifetime,
            saying: "`\(name.text)` says `\(option)` by its name, and `\(lifetime.text)` here"
        ).offering("write `\(option)`", by: .replace(lifetime, with: option))
    }

    static func severalDefinitions(_ attribute: AttributeSyntax, of name: TokenSyntax) -> Self {
        Self(
            "several-definitions", removing: attribute,
            saying:
                "a call of `\(name.text)` would not say which of its definitions is meant: in a configuration a method has one"
        )
    }

    static func aliasesFromParameters(_ name: TokenSyntax, taking parameters: FunctionParameterClauseSyntax) -> Self {
        Self(
            "aliases-from-parameters", at: parameters, severity: .warning,
            saying: "`\(name.text)` has parameters and gives no names"
        ).offering("leave them out", by: .replace(parameters, with: "()"))
    }

    // MARK: Bodies

    static func unusedArguments(_ arguments: LabeledExprListSyntax, of name: String) -> Self {
        Self(
            "unused-arguments", at: arguments, severity: .warning,
            saying: "the container builds the object of `\(name)` once and resolves its arguments: these are not used")
    }

    static func handedOn(_ reference: DeclReferenceExprSyntax, by function: FunctionDeclSyntax) -> Self {
        let signature = function.signature
        let end = signature.effectSpecifiers?.asyncSpecifier.map { Syntax($0) } ?? Syntax(signature.parameterClause)
        return Self(
            "handed-on-configuration", at: reference, severity: .warning,
            saying: "calls made with `self` elsewhere cannot be seen: a cycle among them ends the program, unless "
                + "`\(function.name.text)` throws"
        ).offering("let it throw", by: .insert(" throws", after: end))
    }
}
#endif
