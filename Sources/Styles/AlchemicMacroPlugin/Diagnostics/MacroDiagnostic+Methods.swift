#if Macros
internal import SwiftSyntax

// What is said about methods.

extension MacroDiagnostic {
    static func calledAndProvided(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> Self {
        Self("called-and-provided", removing: attribute, "`\(name.text)` has both `@Inject` and `@Provides`: keep one")
    }

    static func providesNothing(_ function: FunctionDeclSyntax, _ attribute: AttributeSyntax) -> Self {
        Self(
            "provides-nothing", at: attribute,
            "`\(function.name.text)` returns nothing: `@Provides` is for a method that builds an object; a method to "
                + "call after the injection takes `@Inject`"
        ).offering("write `@Inject`", .replace(attribute, with: "@Inject"))
    }

    static func severalLifetimes(_ second: ExprSyntax, _ first: ExprSyntax) -> Self {
        Self("several-lifetimes", at: second, "a method has one lifetime: `\(first.text)`, or `\(second.text)`")
            .offering("keep `\(first.text)`", .removeArgument(second)).offering(
                "keep `\(second.text)`", .removeArgument(first))
    }

    static func lazyProduct(_ lazy: ExprSyntax, _ lifetime: ExprSyntax) -> Self {
        Self(
            "option-without-meaning", at: lazy,
            "`.lazy` cannot be combined with `\(lifetime.text)`: the start builds only singletons"
        ).offering("remove it", .removeArgument(lazy))
    }

    static func repeatedProvides(_ attribute: AttributeSyntax, _ name: TokenSyntax) -> Self {
        Self(
            "repeated-provides", removing: attribute,
            "`\(name.text)` declares several definitions: name each with `named:`")
    }

    static func providesWithoutMeaning(_ attribute: AttributeSyntax, _ declaration: some SyntaxProtocol) -> Self {
        Self(
            "provides-without-meaning", removing: attribute,
            "`@Provides` cannot be used on \(declaration.kindInWords): it is for a method that builds an object")
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
