#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// Diagnostics about the attributes of types.

extension MacroDiagnostic {
    /// An attribute on a generic type or a type inside of one; `owner` is the generic type, `name` the type with the attribute.
    static func genericType(_ name: String, in owner: String, at place: Syntax, removing attribute: AttributeSyntax)
        -> Self
    {
        let what = name == owner ? "`\(name)` is generic" : "`\(name)` stands in `\(owner)`, which is generic"
        return Self(
            "generic-type", at: place,
            saying: "\(what), so it cannot be found: declare the concrete types in a module, "
                + "`\(RegistrationAttribute(attribute)?.lifetime.rawValue ?? "External")(\(owner)<…>\(name == owner ? "" : ".\(name)").init)`"
        ).offeringRemoval(of: attribute)
    }

    /// - Parameter meaning: The purpose of the attribute, with its verb.
    static func withoutMeaning(
        _ attribute: AttributeSyntax, on declaration: some SyntaxProtocol, because meaning: String
    ) -> Self {
        Self(
            "attribute-without-meaning", removing: attribute,
            saying: "`@\(attribute.name)` cannot be used on \(declaration.kindInWords): it \(meaning)")
    }

    /// A lifetime on a method: the fix-it writes `@Provides` with the arguments of the attribute.
    static func lifetimeOfMethod(_ attribute: AttributeSyntax, declaring lifetime: RegistrationAttribute.Lifetime)
        -> Self
    {
        var arguments: [String] = []
        if lifetime != .singleton { arguments = [".\(lifetime)"] }
        if case .argumentList(let list) = attribute.arguments {
            var rest = list.trimmedDescription
            if lifetime == .scoped, let scope = list.first {
                arguments = [".scoped(\(scope.expression.text))"]
                rest = list.dropFirst().map(\.trimmedDescription).joined(separator: " ")
            }
            if !rest.isEmpty { arguments.append(rest) }
        }
        let spelling = "@Provides" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        return Self(
            "lifetime-of-method", at: attribute,
            saying: "`@\(attribute.name)` declares a type: for a method, write `\(spelling)`"
        ).offering("write `\(spelling)`", by: .replace(attribute, with: spelling))
    }

    /// A lifetime on a property or an initializer; `what` is the kind of declaration, with an article.
    static func lifetimeOfMember(_ attribute: AttributeSyntax, of what: String) -> Self {
        Self(
            "lifetime-of-member", at: attribute, saying: "`@\(attribute.name)` declares a type: \(what) takes `@Inject`"
        )
        .offering("write `@Inject`", by: .replace(attribute, with: "@Inject"))
    }

    /// A conformance to `SelfDeclaring` in the code, which the macro would write too.
    static func declaredByHand(_ conformance: some SyntaxProtocol, of name: String, removing attribute: AttributeSyntax)
        -> Self
    {
        Self(
            "declared-by-hand", at: conformance,
            saying: "`\(name)` declares itself, by hand and by `@\(attribute.name)`: keep one of them"
        ).offeringRemoval(of: attribute)
    }

    /// A second lifetime on a type, where any of them has no name; several with names are fine.
    static func declaredTwice(_ attribute: AttributeSyntax, first: AttributeSyntax, name: String) -> Self {
        Self(
            "declared-twice", removing: attribute,
            saying: "`\(name)` is declared twice: name each declaration with `named:`, or keep one"
        ).noting(first, saying: "the first declaration")
    }

    static func repeatedAttribute(_ attribute: AttributeSyntax) -> Self {
        Self("repeated-attribute", removing: attribute, saying: "`@\(attribute.name)` appears twice: remove one")
    }

    // MARK: Initializers

    /// Several usable initializers, none of them marked; a fix-it for each marks it.
    static func severalInitializers(_ initializers: [InitializerDeclSyntax], of type: DeclaredType) -> Self {
        var diagnostic = Self(
            "several-initializers", at: type.name,
            saying: "`\(type.name.text)` has \(initializers.count) initializers: mark one with `@Inject`")
        for initializer in initializers {
            let spelling = initializer.signature.named(initializer.initKeyword)
            diagnostic = diagnostic.noting(initializer.initKeyword, saying: "`\(spelling)`").offering(
                "mark `\(spelling)`", by: .insert("@Inject ", before: initializer))
        }
        return diagnostic
    }

    /// Takes the marked initializers, at least two; the fix-it removes the second mark.
    static func severalMarkedInitializers(_ initializers: [InitializerDeclSyntax], of name: String) -> Self {
        let marks = initializers.flatMap { $0.attributes.named("Inject") }
        return Self(
            "several-marked-initializers", removing: marks[1],
            saying: "\(marks.count) initializers of `\(name)` are marked: one makes it"
        ).noting(marks[0], saying: "the first")
    }

    /// A variadic parameter; the fix-it makes it a list.
    static func variadicParameter(_ ellipsis: TokenSyntax, of parameter: FunctionParameterSyntax) -> Self {
        let list = "[\(parameter.type.trimmedDescription)]"
        return Self(
            "variadic-parameter", at: ellipsis, saying: "`\(parameter.labelText)` is variadic: take a list, `\(list)`"
        )
        .offering("take a list", by: .replace(parameter.type, to: ellipsis, with: list))
    }

    static func inoutParameter(_ specifier: some SyntaxProtocol, of parameter: FunctionParameterSyntax) -> Self {
        Self(
            "inout-parameter", at: specifier,
            saying: "`\(parameter.labelText)` is `inout`: the container cannot pass it"
        )
        .offering("remove `inout`", by: .remove(specifier))
    }

    /// An initializer, marked or the only one, that may return nil; `mark` is its `?` or `!`.
    static func failableInitializer(_ mark: TokenSyntax) -> Self {
        Self(
            "failable-initializer", at: mark,
            saying: "an initializer for injection must not return nil: let it throw instead")
    }
}

extension FunctionParameterSyntax {
    /// The parameter's name in messages.
    fileprivate var labelText: String { (firstName.text == "_" ? secondName ?? firstName : firstName).text }
}
#endif
