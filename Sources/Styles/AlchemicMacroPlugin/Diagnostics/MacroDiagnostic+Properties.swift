#if Macros
internal import SwiftDiagnostics
internal import SwiftSyntax

// Diagnostics about properties.

extension MacroDiagnostic {
    /// `@Argument` on a static or computed property, or on no property at all.
    static func givenWithoutMeaning(_ attribute: AttributeSyntax) -> Self {
        Self(
            "given-without-meaning", removing: attribute,
            saying: "`@Argument` is for a stored property that the caller gives")
    }

    /// `@Argument` in a type whose `@Inject` initializer has queries, which must then have `.argument` for the parameter.
    static func givenBesideQueries(_ attribute: AttributeSyntax, beside inject: AttributeSyntax) -> Self {
        Self(
            "given-beside-queries", removing: attribute,
            saying: "the initializer has queries: write `.argument` among them, instead of `@Argument`"
        ).noting(inject, saying: "the queries")
    }

    /// `@Argument` on a property of which no parameter has the name; `initializer` is nil if none is written.
    static func givenWithoutParameter(
        _ name: TokenSyntax, by attribute: AttributeSyntax, in initializer: InitializerDeclSyntax?
    ) -> Self {
        let diagnostic = Self(
            "given-without-parameter", removing: attribute,
            saying: "no parameter of the initializer is called `\(name.text)`: rename one, or remove `@Argument`")
        return initializer.map { diagnostic.noting($0.initKeyword, saying: "the initializer") } ?? diagnostic
    }

    /// An injected property without a type annotation; the fix-it writes the type of the initial value, if that shows it.
    static func injectedWithoutType(_ name: TokenSyntax, in binding: PatternBindingSyntax) -> Self {
        let type = binding.initializer?.value.literalType ?? "<#type#>"
        return Self(
            "injected-without-type", at: name,
            saying: "what is injected into `\(name.text)` is found by its type: write it, `\(name.text): …`"
        ).offering("write the type", by: .insert(": \(type)", after: name))
    }

    static func injectedStructure(_ attribute: AttributeSyntax) -> Self {
        Self(
            "injected-structure", removing: attribute,
            saying: "a structure cannot be injected, since it is copied: pass it to the initializer")
    }

    /// An attribute on a declaration such as `var a, b`, which has no single name and type.
    static func severalProperties(_ attribute: AttributeSyntax) -> Self {
        Self(
            "several-properties", at: attribute,
            saying: "`@\(attribute.name)` is for one property: write a `var` for each")
    }

    /// Takes the second query, which the fix-it removes.
    static func severalQueries(_ query: ExprSyntax, of name: TokenSyntax) -> Self {
        Self("several-queries", removing: query, saying: "`\(name.text)` takes one query")
    }

    /// `ifUnset: true` on a lazy property; `label` is that of the argument.
    static func unsetLazy(_ label: TokenSyntax, of name: TokenSyntax) -> Self {
        Self("unset-lazy", at: label, saying: "`\(name.text)` is lazy: checking whether it is set would build it")
            .offeringRemoval(ofArgument: label)
    }

    /// `ifUnset: true` on a property that is not optional; fix-its make it optional, or remove the argument.
    static func unsetWithoutOptional(_ label: TokenSyntax, of name: TokenSyntax, as type: TypeSyntax) -> Self {
        let text = type.trimmedDescription
        let optional = text.hasPrefix("any ") || text.contains("->") ? "(\(text))?" : "\(text)?"
        return Self(
            "unset-without-optional", at: label,
            saying: "`\(name.text)` is not optional, so it is never unset: make it `\(optional)`"
        ).offering("make it optional", by: .replace(type, with: optional)).offeringRemoval(ofArgument: label)
    }
}

// MARK: Members that nothing reads

extension MacroDiagnostic {
    /// An attribute of a member outside of a class, a structure or an actor.
    static func memberWithoutType(_ attribute: AttributeSyntax) -> Self {
        Self(
            "member-without-type", removing: attribute,
            saying: "`@\(attribute.name)` is for a member of a class, a structure or an actor that the container knows")
    }

    /// A member in an extension without an attribute of its own: the macro of the type sees only the type.
    static func memberOfExtension(_ attribute: AttributeSyntax) -> Self {
        Self(
            "member-of-extension", at: attribute,
            saying: "the macro does not see extensions: move this member into the type")
    }

    /// A member of a type without an attribute that reads the attributes of members.
    static func memberOfUndeclaredType(_ attribute: AttributeSyntax, named name: String) -> Self {
        let other =
            attribute.name == "Provides"
            ? "`@Singleton(.lazy)` if it only builds objects" : "`@External` if it is created elsewhere"
        return Self(
            "member-of-undeclared-type", removing: attribute,
            saying: "nothing declares `\(name)`, so this has no effect: add `@Singleton`, or \(other)")
    }
}

// MARK: By name

extension MacroDiagnostic {
    /// `@InjectedByName` on a type that is no class, or on a global actor other than the main actor; `what` names it.
    static func byNameWithoutClass(_ attribute: AttributeSyntax, on what: String) -> Self {
        Self(
            "by-name-without-class", removing: attribute,
            saying: "\(what) is not injected by name: that is for the properties of a class")
    }

    /// `@InjectedByName` on a class that has no such property, and no inheritance clause.
    static func byNameWithoutProperties(_ attribute: AttributeSyntax, on name: String) -> Self {
        Self(
            "by-name-without-properties", removing: attribute,
            saying:
                "`\(name)` has no stored property that can be unset: by-name injection is for a `var` of an optional type"
        )
    }

    /// Takes the expression of an excluded name and its text; `known` are the names that could be excluded.
    static func unknownExclusion(_ name: ExprSyntax, named text: String, among known: [String]) -> Self {
        let names = known.map { "`\($0)`" }.joined(separator: ", ")
        return Self(
            "unknown-exclusion", removing: name,
            saying:
                "\"\(text)\" is not among the properties that are injected by name: \(names.isEmpty ? "there are none" : names)"
        )
    }
}

// MARK: Access from an object that the container does not make

extension MacroDiagnostic {
    /// An initial value of an `@Injected` property, which the compiler would silently ignore.
    static func accessedValue(_ name: TokenSyntax, set value: InitializerClauseSyntax) -> Self {
        Self("accessed-value", at: value, saying: "`\(name.text)` resolves on each access: it cannot have a value")
            .offering(
                "remove the value", by: .removeWithSpaceBefore(value))
    }

    /// A warning about `@Injected` in a type that an attribute declares, where the check would see `@Inject`.
    static func accessedInManaged(_ name: TokenSyntax, by attribute: AttributeSyntax) -> Self {
        Self(
            "accessed-in-managed", at: attribute, severity: .warning,
            saying:
                "the check does not see that code resolves `\(name.text)`: use `@Inject` in objects that the container builds"
        ).offering("write `@Inject`", by: .replace(attribute.attributeName, with: "Inject"))
    }
}

extension MacroDiagnostic {
    /// Adds a fix-it that removes the argument with a label.
    func offeringRemoval(ofArgument label: TokenSyntax) -> Self {
        guard let argument = label.parent?.as(LabeledExprSyntax.self) else { return self }
        return offering("remove `\(label.text):`", by: .removeArgument(argument.expression))
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
