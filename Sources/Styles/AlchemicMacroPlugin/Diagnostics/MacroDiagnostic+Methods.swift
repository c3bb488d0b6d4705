#if Macros
internal import SwiftSyntax

// What is said about methods.

extension MacroDiagnostic {
    static func calledStatic(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "called-static", at: attribute,
            "`\(name.text)` is a static method: only instance methods can be called"
        )
        .offeringRemoval(of: attribute)
    }

    static func genericMethod(_ clause: GenericParameterClauseSyntax, _ name: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "generic-method", at: clause,
            "`\(name.text)` is generic, so it cannot be called: write a method for each type")
    }

    static func calledAndProvided(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "called-and-provided", at: attribute,
            "`\(name.text)` has both `@Inject` and `@Provides`: keep one"
        )
        .offeringRemoval(of: attribute)
    }

    static func providesNothing(_ function: FunctionDeclSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "provides-nothing", at: attribute,
            "`\(function.name.text)` returns nothing: `@Provides` is for a method that builds an object; a method to "
                + "call after the injection takes `@Inject`"
        )
        .offering("write `@Inject`", .replace(attribute, with: "@Inject"))
    }

    static func mutatingMethod(_ mutating: DeclModifierSyntax, _ name: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "mutating-method", at: mutating,
            "`\(name.text)` would change a copy: remove `mutating`"
        )
        .offering("remove `mutating`", .remove(mutating))
    }

    static func severalLifetimes(_ second: ExprSyntax, _ first: ExprSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "several-lifetimes", at: second,
            "a method has one lifetime: `\(first.text)`, or `\(second.text)`"
        )
        .offering("keep `\(first.text)`", .removeArgument(second))
        .offering("keep `\(second.text)`", .removeArgument(first))
    }

    static func lazyProduct(_ lazy: ExprSyntax, _ lifetime: ExprSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "option-without-meaning", at: lazy,
            "`.lazy` cannot be combined with `\(lifetime.text)`: the start builds only singletons"
        )
        .offering("remove it", .removeArgument(lazy))
    }

    static func ownedProduct(_ option: ExprSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "option-without-meaning", at: option,
            "`\(option.text)` requires `.prototype`: consumers own only prototypes"
        )
        .offering("remove it", .removeArgument(option))
    }

    static func repeatedProvides(_ attribute: AttributeSyntax, _ name: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "repeated-provides", at: attribute,
            "`\(name.text)` declares several definitions: name each with `named:`"
        )
        .offeringRemoval(of: attribute)
    }

    static func providesWithoutMeaning(_ attribute: AttributeSyntax, _ declaration: some SyntaxProtocol)
        -> MacroDiagnostic
    {
        MacroDiagnostic(
            "provides-without-meaning", at: attribute,
            "`@Provides` cannot be used on \(declaration.kindInWords): it is for a method that builds an object"
        )
        .offeringRemoval(of: attribute)
    }
}

extension SyntaxProtocol {
    /// What kind of declaration it is, as a message says it.
    var kindInWords: String {
        switch kind {
        case .classDecl: "a class"
        case .structDecl: "a structure"
        case .actorDecl: "an actor"
        case .enumDecl: "an enumeration"
        case .enumCaseDecl: "a case"
        case .protocolDecl: "a protocol"
        case .extensionDecl: "an extension"
        case .functionDecl: "a function"
        case .initializerDecl: "an initializer"
        case .variableDecl: "a property"
        case .subscriptDecl: "a subscript"
        case .typeAliasDecl: "a type alias"
        default: "this"
        }
    }
}
#endif
