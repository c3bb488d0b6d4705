#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// Diagnostics about properties.

extension MacroDiagnostic {
    static func givenWithoutMeaning(_ attribute: AttributeSyntax) -> Self {
        Self("given-without-meaning", removing: attribute, "`@Argument` is for a stored property that the caller gives")
    }

    static func givenBesideQueries(_ attribute: AttributeSyntax, _ inject: AttributeSyntax) -> Self {
        Self(
            "given-beside-queries", removing: attribute,
            "the initializer has queries: write `.argument` among them, instead of `@Argument`"
        ).noting(inject, "the queries")
    }

    static func givenWithoutParameter(
        _ name: TokenSyntax, _ attribute: AttributeSyntax, _ initializer: InitializerDeclSyntax?
    ) -> Self {
        let diagnostic = Self(
            "given-without-parameter", removing: attribute,
            "no parameter of the initializer is called `\(name.text)`: rename one, or remove `@Argument`")
        return initializer.map { diagnostic.noting($0.initKeyword, "the initializer") } ?? diagnostic
    }

    static func injectedWithoutType(_ name: TokenSyntax, _ binding: PatternBindingSyntax) -> Self {
        let type = binding.initializer?.value.literalType ?? "<#type#>"
        return Self(
            "injected-without-type", at: name,
            "what is injected into `\(name.text)` is found by its type: write it, `\(name.text): …`"
        ).offering("write the type", .insert(": \(type)", after: name))
    }

    static func injectedStructure(_ attribute: AttributeSyntax) -> Self {
        Self(
            "injected-structure", removing: attribute,
            "a structure cannot be injected, since it is copied: pass it to the initializer")
    }

    static func severalProperties(_ attribute: AttributeSyntax) -> Self {
        Self("several-properties", at: attribute, "`@\(attribute.name)` is for one property: write a `var` for each")
    }

    static func severalQueries(_ query: ExprSyntax, _ name: TokenSyntax) -> Self {
        Self("several-queries", removing: query, "`\(name.text)` takes one query")
    }

    static func unsetLazy(_ label: TokenSyntax, _ name: TokenSyntax) -> Self {
        Self("unset-lazy", at: label, "`\(name.text)` is lazy: checking whether it is set would build it")
            .offeringRemoval(ofArgument: label)
    }

    static func unsetWithoutOptional(_ label: TokenSyntax, _ name: TokenSyntax, _ type: TypeSyntax) -> Self {
        let text = type.trimmedDescription
        let optional = text.hasPrefix("any ") || text.contains("->") ? "(\(text))?" : "\(text)?"
        return Self(
            "unset-without-optional", at: label,
            "`\(name.text)` is not optional, so it is never unset: make it `\(optional)`"
        ).offering("make it optional", .replace(type, with: optional)).offeringRemoval(ofArgument: label)
    }
}

// MARK: Members that nothing reads

extension MacroDiagnostic {
    static func memberWithoutType(_ attribute: AttributeSyntax) -> Self {
        Self(
            "member-without-type", removing: attribute,
            "`@\(attribute.name)` is for a member of a class, a structure or an actor that the container knows")
    }

    static func memberOfExtension(_ attribute: AttributeSyntax) -> Self {
        Self("member-of-extension", at: attribute, "the macro does not see extensions: move this member into the type")
    }

    static func memberOfUndeclaredType(_ attribute: AttributeSyntax, _ name: String) -> Self {
        let other =
            attribute.name == "Provides"
            ? "`@Singleton(.lazy)` if it only builds objects" : "`@External` if it is created elsewhere"
        return Self(
            "member-of-undeclared-type", removing: attribute,
            "nothing declares `\(name)`, so this has no effect: add `@Singleton`, or \(other)")
    }
}

// MARK: By name

extension MacroDiagnostic {
    static func byNameWithoutClass(_ attribute: AttributeSyntax, _ what: String) -> Self {
        Self(
            "by-name-without-class", removing: attribute,
            "\(what) is not injected by name: that is for the properties of a class")
    }

    static func byNameWithoutProperties(_ attribute: AttributeSyntax, _ name: String) -> Self {
        Self(
            "by-name-without-properties", removing: attribute,
            "`\(name)` has no stored property that can be unset: by-name injection is for a `var` of an optional type")
    }

    static func unknownExclusion(_ name: ExprSyntax, _ text: String, _ known: [String]) -> Self {
        let names = known.map { "`\($0)`" }.joined(separator: ", ")
        return Self(
            "unknown-exclusion", removing: name,
            "\"\(text)\" is not among the properties that are injected by name: \(names.isEmpty ? "there are none" : names)"
        )
    }
}

// MARK: Access from an object that the container does not make

extension MacroDiagnostic {
    static func accessedValue(_ name: TokenSyntax, _ value: InitializerClauseSyntax) -> Self {
        Self("accessed-value", at: value, "`\(name.text)` resolves on each access: it cannot have a value").offering(
            "remove the value", .removeWithSpaceBefore(value))
    }

    static func accessedInManaged(_ name: TokenSyntax, _ attribute: AttributeSyntax) -> Self {
        Self(
            "accessed-in-managed", at: attribute, severity: .warning,
            "the check does not see that code resolves `\(name.text)`: use `@Inject` in objects that the container builds"
        ).offering("write `@Inject`", .replace(attribute.attributeName, with: "Inject"))
    }
}

extension MacroDiagnostic {
    /// Adds a fix-it that removes the argument with a label.
    func offeringRemoval(ofArgument label: TokenSyntax) -> Self {
        guard let argument = label.parent?.as(LabeledExprSyntax.self) else { return self }
        return offering("remove `\(label.text):`", .removeArgument(argument.expression))
    }
}

extension ExprSyntax {
    /// The type of a literal or of an initializer call, as far as the text shows.
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
