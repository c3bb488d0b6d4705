#if Macros
internal import SwiftSyntax

// What is said about methods.

extension MacroDiagnostic {
    static func calledStatic(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "called-static", at: attribute,
            "`\(name.text)` belongs to the type: what is called are the methods of its objects"
        )
        .offeringRemoval(of: attribute)
    }

    static func genericMethod(_ clause: GenericParameterClauseSyntax, _ name: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "generic-method", at: clause,
            "nothing says which types `\(name.text)` is to be called with: write a method for each")
    }

    static func calledAndProvided(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "called-and-provided", at: attribute,
            "`\(name.text)` is called after each injection, `@Inject`, or makes objects, `@Provides`: keep one"
        )
        .offeringRemoval(of: attribute)
    }

    static func providesNothing(_ function: FunctionDeclSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "provides-nothing", at: attribute,
            "`\(function.name.text)` returns nothing: `@Provides` is for a method that makes an object; one that is "
                + "called after the injection takes `@Inject`"
        )
        .offering("write `@Inject`", .replace(attribute, with: "@Inject"))
    }

    static func mutatingMethod(_ mutating: DeclModifierSyntax, _ name: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "mutating-method", at: mutating,
            "`\(name.text)` would change a copy: a method that makes objects is not `mutating`"
        )
        .offering("remove `mutating`", .remove(mutating))
    }

    static func severalLifetimes(_ second: ExprSyntax, _ first: ExprSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "several-lifetimes", at: second,
            "what the method makes has one lifetime: `\(first.text)`, or `\(second.text)`"
        )
        .offering("keep `\(first.text)`", .removeArgument(second))
        .offering("keep `\(second.text)`", .removeArgument(first))
    }

    static func lazyProduct(_ lazy: ExprSyntax, _ lifetime: ExprSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "option-without-meaning", at: lazy,
            "`.lazy` means nothing beside `\(lifetime.text)`: nothing but a singleton is made by the start"
        )
        .offering("remove it", .removeArgument(lazy))
    }

    static func repeatedProvides(_ attribute: AttributeSyntax, _ name: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "repeated-provides", at: attribute,
            "`\(name.text)` makes several definitions: give each a name of its own with `named:`"
        )
        .offeringRemoval(of: attribute)
    }

    static func providesWithoutMeaning(_ attribute: AttributeSyntax, _ declaration: some SyntaxProtocol)
        -> MacroDiagnostic
    {
        MacroDiagnostic(
            "provides-without-meaning", at: attribute,
            "`@Provides` means nothing on \(declaration.kindInWords): it is for a method that makes an object"
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
