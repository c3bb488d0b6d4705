#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// What is said about properties.

extension MacroDiagnostic {
    static func injectedConstant(_ name: TokenSyntax, _ let: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "injected-constant", at: `let`,
            "`\(name.text)` is set after the initializer: make it a `var`, or pass it to the initializer"
        )
        .offering("make it a `var`", .replace(`let`, with: "var"))
    }

    static func givenWithoutMeaning(_ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "given-without-meaning", at: attribute,
            "`@Argument` is for a stored property that the caller gives"
        )
        .offeringRemoval(of: attribute)
    }

    static func givenToShared(
        _ name: TokenSyntax, _ attribute: AttributeSyntax, _ lifetime: AttributeSyntax
    ) -> MacroDiagnostic {
        MacroDiagnostic(
            "given-to-shared", at: attribute,
            "only a prototype takes arguments from its caller: declare the type with `@Prototype`, or have `\(name.text)` "
                + "found in the graph"
        )
        .noting(lifetime, "it is declared here")
        .offeringRemoval(of: attribute)
    }

    static func givenBesideQueries(_ attribute: AttributeSyntax, _ inject: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "given-beside-queries", at: attribute,
            "the initializer has queries: write `.argument` among them, instead of `@Argument`"
        )
        .noting(inject, "the queries")
        .offeringRemoval(of: attribute)
    }

    static func givenWithoutParameter(
        _ name: TokenSyntax, _ attribute: AttributeSyntax, _ initializer: InitializerDeclSyntax?
    ) -> MacroDiagnostic {
        let diagnostic = MacroDiagnostic(
            "given-without-parameter", at: attribute,
            "no parameter of the initializer is called `\(name.text)`: rename one, or remove `@Argument`")
        return (initializer.map { diagnostic.noting($0.initKeyword, "the initializer") } ?? diagnostic)
            .offeringRemoval(of: attribute)
    }

    static func injectedComputed(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "injected-computed", at: attribute,
            "`\(name.text)` is computed without a setter, so it cannot be injected"
        )
        .offeringRemoval(of: attribute)
    }

    static func injectedWithoutType(_ name: TokenSyntax, _ binding: PatternBindingSyntax) -> MacroDiagnostic {
        let type = binding.initializer?.value.literalType ?? "<#type#>"
        return MacroDiagnostic(
            "injected-without-type", at: name,
            "what is injected into `\(name.text)` is found by its type: write it, `\(name.text): …`"
        )
        .offering("write the type", .insert(": \(type)", after: name))
    }

    static func injectedStatic(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "injected-static", at: attribute,
            "`\(name.text)` is static: only instance properties can be injected"
        )
        .offeringRemoval(of: attribute)
    }

    static func injectedStructure(_ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "injected-structure", at: attribute,
            "a structure cannot be injected, since it is copied: pass it to the initializer"
        )
        .offeringRemoval(of: attribute)
    }

    static func severalProperties(_ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "several-properties", at: attribute,
            "`@\(attribute.name)` is for one property: write a `var` for each")
    }

    static func severalQueries(_ query: ExprSyntax, _ name: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "several-queries", at: query, "`\(name.text)` takes one query"
        )
        .offering("remove it", .removeArgument(query))
    }

    static func unsetLazy(_ label: TokenSyntax, _ name: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "unset-lazy", at: label,
            "`\(name.text)` is lazy: checking whether it is set would build it"
        )
        .offeringRemoval(ofArgument: label)
    }

    static func unsetWithoutOptional(_ label: TokenSyntax, _ name: TokenSyntax, _ type: TypeSyntax) -> MacroDiagnostic {
        let text = type.trimmedDescription
        let optional = text.hasPrefix("any ") || text.contains("->") ? "(\(text))?" : "\(text)?"
        return MacroDiagnostic(
            "unset-without-optional", at: label,
            "`\(name.text)` is not optional, so it is never unset: make it `\(optional)`"
        )
        .offering("make it optional", .replace(type, with: optional))
        .offeringRemoval(ofArgument: label)
    }

    static func injectedTwice(_ name: TokenSyntax, _ attribute: AttributeSyntax, _ injected: AttributeSyntax)
        -> MacroDiagnostic
    {
        MacroDiagnostic(
            "injected-twice", at: attribute,
            "`\(name.text)` has both `@Inject` and `@Injected`: keep one"
        )
        .offeringRemoval(of: injected)
    }

    static func injectWithoutMeaning(_ attribute: AttributeSyntax, _ declaration: some SyntaxProtocol)
        -> MacroDiagnostic
    {
        MacroDiagnostic(
            "inject-without-meaning", at: attribute,
            "`@Inject` cannot be used on \(declaration.kindInWords): it is for a property, a method or an initializer"
        )
        .offeringRemoval(of: attribute)
    }
}

// MARK: Members that nothing reads

extension MacroDiagnostic {
    static func memberWithoutType(_ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "member-without-type", at: attribute,
            "`@\(attribute.name)` is for a member of a class, a structure or an actor that the container knows"
        )
        .offeringRemoval(of: attribute)
    }

    static func memberOfExtension(_ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "member-of-extension", at: attribute,
            "the macro does not see extensions: move this member into the type")
    }

    static func memberOfUndeclaredType(_ attribute: AttributeSyntax, _ name: String) -> MacroDiagnostic {
        let other =
            attribute.name == "Provides"
            ? "`@Singleton(.lazy)` if it only builds objects" : "`@External` if it is created elsewhere"
        return MacroDiagnostic(
            "member-of-undeclared-type", at: attribute,
            "nothing declares `\(name)`, so this has no effect: add `@Singleton`, or \(other)"
        )
        .offeringRemoval(of: attribute)
    }
}

// MARK: By name

extension MacroDiagnostic {
    static func byNameWithoutClass(_ attribute: AttributeSyntax, _ what: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "by-name-without-class", at: attribute,
            "\(what) is not injected by name: that is for the properties of a class"
        )
        .offeringRemoval(of: attribute)
    }

    static func byNameWithoutProperties(_ attribute: AttributeSyntax, _ name: String) -> MacroDiagnostic {
        MacroDiagnostic(
            "by-name-without-properties", at: attribute,
            "`\(name)` has no stored property that can be unset: by-name injection is for a `var` of an optional type"
        )
        .offeringRemoval(of: attribute)
    }

    static func unknownExclusion(_ name: ExprSyntax, _ text: String, _ known: [String]) -> MacroDiagnostic {
        let names = known.map { "`\($0)`" }.joined(separator: ", ")
        return MacroDiagnostic(
            "unknown-exclusion", at: name,
            "\"\(text)\" is not among the properties that are injected by name: \(names.isEmpty ? "there are none" : names)"
        )
        .offering("remove it", .removeArgument(name))
    }
}

// MARK: Access from an object that the container does not make

extension MacroDiagnostic {
    static func accessedConstant(_ name: TokenSyntax, _ let: TokenSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "accessed-constant", at: `let`,
            "`\(name.text)` resolves on each access: make it a `var`"
        )
        .offering("make it a `var`", .replace(`let`, with: "var"))
    }

    static func accessedLazy(_ name: TokenSyntax, _ lazy: DeclModifierSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "accessed-lazy", at: lazy, "`\(name.text)` resolves on each access: remove `lazy`"
        )
        .offering("remove `lazy`", .remove(lazy))
    }

    static func accessedValue(_ name: TokenSyntax, _ value: InitializerClauseSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "accessed-value", at: value,
            "`\(name.text)` resolves on each access: it cannot have a value"
        )
        .offering("remove the value", .removeWithSpaceBefore(value))
    }

    static func accessedComputed(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "accessed-computed", at: attribute,
            "`\(name.text)` has accessors of its own: `@Injected` writes the getter"
        )
        .offeringRemoval(of: attribute)
    }

    static func accessedInManaged(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic(
            "accessed-in-managed", at: attribute, severity: .warning,
            "the check does not see that code resolves `\(name.text)`: use `@Inject` in objects that the container builds"
        )
        .offering("write `@Inject`", .replace(attribute.attributeName, with: "Inject"))
    }

    static func injectedWithoutMeaning(_ attribute: AttributeSyntax) -> MacroDiagnostic {
        MacroDiagnostic("injected-without-meaning", at: attribute, "`@Injected` is for a property")
            .offeringRemoval(of: attribute)
    }
}

extension MacroDiagnostic {
    fileprivate func offeringRemoval(ofArgument label: TokenSyntax) -> MacroDiagnostic {
        guard let argument = label.parent?.as(LabeledExprSyntax.self) else { return self }
        return offering("remove `\(label.text):`", .removeArgument(argument.expression))
    }
}

extension ExprSyntax {
    /// The type of a literal, or of a call of a type's initializer, as far as that can be read.
    fileprivate var literalType: String? {
        if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if self.is(FloatLiteralExprSyntax.self) { return "Double" }
        if self.is(StringLiteralExprSyntax.self) { return "String" }
        if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        else { return nil }
        let name = called.baseName.text
        return name.first?.isUppercase == true ? name : nil
    }
}
#endif
