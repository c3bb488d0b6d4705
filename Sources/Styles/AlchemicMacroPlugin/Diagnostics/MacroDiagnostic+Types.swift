#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// What is said about the attributes of a type.

extension MacroDiagnostic {
    static func genericType(_ name: String, _ owner: String, _ place: Syntax, _ attribute: AttributeSyntax)
        -> MacroDiagnostic
    {
        let what = name == owner ? "`\(name)` is generic" : "`\(name)` stands in `\(owner)`, which is generic"
        return MacroDiagnostic(
            "generic-type", at: place,
            "\(what), so it cannot be found: declare the concrete types in a module, "
                + "`\(RegistrationAttribute(attribute)?.lifetime.rawValue ?? "External")(\(owner)<…>\(name == owner ? "" : ".\(name)").init)`"
        )
        .offeringRemoval(of: attribute)
    }

    static func noObjects(_ attribute: AttributeSyntax, _ kind: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "type-without-objects", at: attribute,
            "`@\(attribute.name)` cannot be used on \(kind): it declares a class, a structure or an actor"
        )
        .offeringRemoval(of: attribute)
    }

    static func lifetimeOfMethod(_ attribute: AttributeSyntax, _ lifetime: RegistrationAttribute.Lifetime)
        -> MacroDiagnostic
    {
        if lifetime == .external {
            return MacroDiagnostic(
                "external-method", at: attribute,
                "`@External` is for a type, not for a method"
            )
            .offeringRemoval(of: attribute)
        }
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
        return MacroDiagnostic(
            "lifetime-of-method", at: attribute,
            "`@\(attribute.name)` declares a type: for a method, write `\(spelling)`"
        )
        .offering("write `\(spelling)`", .replace(attribute, with: spelling))
    }

    static func lifetimeOfMember(_ attribute: AttributeSyntax, _ what: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "lifetime-of-member", at: attribute,
            "`@\(attribute.name)` declares a type: \(what) takes `@Inject`"
        )
        .offering("write `@Inject`", .replace(attribute, with: "@Inject"))
    }

    static func localType(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "local-type", at: name,
            "`\(name.text)` is declared in a function and cannot be found: move it out, or declare it in a module"
        )
        .offeringRemoval(of: attribute)
    }

    static func declaredByHand(_ conformance: some SyntaxProtocol, _ name: String, _ attribute: AttributeSyntax)
        -> MacroDiagnostic
    {
        MacroDiagnostic(
            "declared-by-hand", at: conformance,
            "`\(name)` declares itself, by hand and by `@\(attribute.name)`: keep one of them"
        )
        .offeringRemoval(of: attribute)
    }

    static func declaredTwice(_ attribute: AttributeSyntax, first: AttributeSyntax, _ name: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "declared-twice", at: attribute,
            "`\(name)` is declared twice: name each declaration with `named:`, or keep one"
        )
        .noting(first, "the first declaration")
        .offeringRemoval(of: attribute)
    }

    static func repeatedAttribute(_ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "repeated-attribute", at: attribute, "`@\(attribute.name)` appears twice: remove one"
        )
        .offeringRemoval(of: attribute)
    }

    static func seeminglyNotSendable(_ type: DeclaredType, _ property: TokenSyntax, _ attribute: AttributeSyntax)
        -> MacroDiagnostic
    {
        MacroDiagnostic(
            "seemingly-not-sendable", at: type.name, severity: .warning,
            "`@\(attribute.name)` shares its object, and `\(type.name.text)` does not say that this is safe: make it "
                + "`Sendable` (an actor, a final class of lets, one guarded by a Mutex), put it on the main actor, or "
                + "declare a prototype"
        )
        .noting(property, "`\(property.text)` can change while other code reads it")
        .offering("put it on the main actor", .insert("@MainActor ", before: type.syntax.startOfDeclaration))
        .offering("make it an actor", .replace(type.syntax.introducer, with: "actor"))
        .offering("declare a prototype", .replace(attribute.attributeName, with: "Prototype"))
    }
}

// MARK: Initializers

extension MacroDiagnostic {
    static func severalInitializers(_ initializers: [InitializerDeclSyntax], of type: DeclaredType) -> MacroDiagnostic {
        var diagnostic = MacroDiagnostic(
            "several-initializers", at: type.name,
            "`\(type.name.text)` has \(initializers.count) initializers: mark one with `@Inject`")
        for initializer in initializers {
            let spelling = initializer.spelling
            diagnostic = diagnostic.noting(initializer.initKeyword, "`\(spelling)`")
                .offering("mark `\(spelling)`", .insert("@Inject ", before: initializer))
        }
        return diagnostic
    }

    static func severalMarkedInitializers(_ initializers: [InitializerDeclSyntax], of name: String) -> MacroDiagnostic {
        let marks = initializers.flatMap { $0.attributes.named("Inject") }
        return MacroDiagnostic(
            "several-marked-initializers", at: marks[1],
            "\(marks.count) initializers of `\(name)` are marked: one makes it"
        )
        .noting(marks[0], "the first")
        .offeringRemoval(of: marks[1])
    }

    static func failableInitializer(_ mark: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "failable-initializer", at: mark,
            "an initializer for injection must not return nil: let it throw instead")
    }

    static func genericInitializer(_ clause: GenericParameterClauseSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "generic-initializer", at: clause,
            "a generic initializer cannot be called: mark another, or declare the type in a "
                + "module")
    }

    static func variadicParameter(_ ellipsis: TokenSyntax, _ parameter: FunctionParameterSyntax) -> MacroDiagnostic {
        let list = "[\(parameter.type.trimmedDescription)]"
        return MacroDiagnostic(
            "variadic-parameter", at: ellipsis,
            "`\(parameter.labelText)` is variadic: take a list, `\(list)`"
        )
        .offering(
            "take a list",
            .replaceText(
                range: parameter.type.positionAfterSkippingLeadingTrivia..<ellipsis.endPositionBeforeTrailingTrivia,
                with: list, in: Syntax(parameter)))
    }

    static func inoutParameter(_ specifier: some SyntaxProtocol, _ parameter: FunctionParameterSyntax)
        -> MacroDiagnostic
    {
        MacroDiagnostic(
            "inout-parameter", at: specifier,
            "`\(parameter.labelText)` is `inout`: the container cannot pass it"
        )
        .offering("remove `inout`", .remove(specifier))
    }

    static func opaqueParameter(_ some: TokenSyntax, _ parameter: FunctionParameterSyntax) -> MacroDiagnostic {
        let type = parameter.type.trimmedDescription
        let existential = "any" + type.dropFirst("some".count)
        return MacroDiagnostic(
            "opaque-parameter", at: some,
            "nothing says which type `\(type)` is to be: take `\(existential)`"
        )
        .offering("write `\(existential)`", .replace(some, with: "any"))
    }
}

extension MacroDiagnostic {
    /// Offers to take an attribute away.
    func offeringRemoval(of attribute: AttributeSyntax) -> MacroDiagnostic {
        offering("remove `@\(attribute.name)`", .remove(attribute))
    }
}

extension FunctionParameterSyntax {
    /// The name by which a message speaks of it.
    var labelText: String { (firstName.text == "_" ? secondName ?? firstName : firstName).text }
}

extension InitializerDeclSyntax {
    /// `init(path:clock:)`.
    var spelling: String {
        "init(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }
}

extension DeclGroupSyntax {
    /// Its first token that is no attribute.
    fileprivate var startOfDeclaration: TokenSyntax { modifiers.first?.name ?? introducer }
}
#endif
