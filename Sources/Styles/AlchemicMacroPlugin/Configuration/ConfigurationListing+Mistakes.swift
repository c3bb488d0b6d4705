#if Macros
internal import SwiftSyntax

// What is wrong with a configuration, as far as it can be told without its other extensions.

extension ConfigurationListing {
    /// What is wrong with the type.
    func mistakes(ofType type: DeclaredType, _ attribute: AttributeSyntax) -> [MacroDiagnostic] {
        var mistakes: [MacroDiagnostic] = []
        if let (clause, owner) = type.genericClause { mistakes.append(.genericConfiguration(clause, owner)) }
        if let type = type.syntax.as(ClassDeclSyntax.self), !type.modifiers.has(.final) {
            mistakes.append(.openConfiguration(type))
        }
        if type.isHidden, let modifier = type.syntax.modifiers.modifier(.private) {
            mistakes.append(.hiddenConfiguration(modifier, type.name))
        }
        return mistakes
    }

    /// What is wrong with the extension.
    func mistakes(ofPart part: ExtensionDeclSyntax, _ attribute: AttributeSyntax) -> [MacroDiagnostic] {
        if let clause = part.genericWhereClause { return [.genericPart(clause)] }
        let hasMembers = members.contains { MemberUses(ofMember: $0, of: typeName) != nil }
        return methods.isEmpty && aliases.isEmpty && !hasMembers ? [.emptyPart(attribute)] : []
    }

    /// What is wrong with the members.
    func mistakes() -> [MacroDiagnostic] {
        members.flatMap(mistakes(of:)) + methods.flatMap { $0.mistakes() } + clashes() + overloads()
            + aliases.flatMap(mistakes(of:)) + methods.flatMap(mistakes(inBodyOf:))
    }

    // MARK: Members

    /// What looks as if it should make something, and does not.
    private func mistakes(of member: DeclSyntax) -> [MacroDiagnostic] {
        if let variable = member.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { binding in
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                    NamingConvention(name.text) != nil
                else { return nil }
                return .creatingProperty(name)
            }
        }
        guard let function = member.as(FunctionDeclSyntax.self) else { return [] }
        let name = function.name
        guard CreatingMethod(function) == nil else { return [] }
        if NamingConvention.namesNothing(name.text) { return [.nameOfNothing(name)] }
        if name.text.hasPrefix("createEagerPrototype") { return [.eagerPrototype(name)] }
        let parameters = function.signature.parameterClause
        if let convention = NamingConvention(name.text) {
            return [.createsFromParameters(function, parameters, convention)]
        }
        if name.text.hasPrefix(NamingConvention.aliasPrefix), !parameters.parameters.isEmpty {
            return [.aliasesFromParameters(name, parameters)]
        }
        return []
    }

    /// Names that are given twice.
    private func clashes() -> [MacroDiagnostic] {
        var first: [String: Syntax] = [:]
        var mistakes: [MacroDiagnostic] = []
        func add(_ name: (text: String, node: Syntax)) {
            guard let other = first[name.text] else {
                first[name.text] = name.node
                return
            }
            // What `@Provides` says twice is said there.
            if other.parent?.id != name.node.parent?.id || other.id == name.node.id {
                mistakes.append(.repeatedKey(name.text, name.node, first: other))
            }
        }
        for method in methods {
            if let name = method.givenName { add(name) }
            method.aliases.forEach(add)
        }
        for aliases in aliases {
            for literal in aliases.literals {
                if let text = literal.literalText, text != aliases.key { add((text, Syntax(literal))) }
            }
        }
        var seen: Set<SyntaxIdentifier> = []
        return mistakes.filter { seen.insert($0.node.id).inserted }
    }

    /// Methods that differ in their types only.
    private func overloads() -> [MacroDiagnostic] {
        var first: [String: CreatingMethod] = [:]
        return methods.compactMap { method in
            guard let other = first[method.name] else {
                first[method.name] = method
                return nil
            }
            return .overloadedMethod(method.function.name, method.name, first: other.function.name)
        }
    }

    // MARK: Aliases

    private func mistakes(of aliases: Aliases) -> [MacroDiagnostic] {
        var mistakes: [MacroDiagnostic] = []
        let keys = methods.compactMap(\.givenName?.text)
        if !keys.contains(aliases.key),
            let key = keys.first(where: { $0.lowercased() == aliases.key.lowercased() })
        {
            mistakes.append(.aliasesOfAnotherCase(aliases.name, key: key))
        }
        if isolation != .none, !aliases.declaration.modifiersOfDeclaration.has(.nonisolated),
            !(isolation == .actor && aliases.declaration.modifiersOfDeclaration.isStatic)
        {
            mistakes.append(.isolatedAliases(aliases.declaration, aliases.name))
        }
        let function = aliases.declaration.as(FunctionDeclSyntax.self)
        if let effects = function?.signature.effectSpecifiers {
            mistakes.append(.effectfulAliases(effects, aliases.name))
        }
        let type =
            function?.signature.returnClause?.type
            ?? aliases.declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        if let type, ["String", "StaticString", "String?", "[String]?"].contains(type.trimmedDescription) {
            mistakes.append(.aliasesOfAnotherType(type, aliases.name))
        }
        return mistakes
    }

    // MARK: Bodies

    private func mistakes(inBodyOf method: CreatingMethod) -> [MacroDiagnostic] {
        guard let uses = MemberUses(ofMember: DeclSyntax(method.function), of: typeName) else { return [] }
        let unused = uses.uses.compactMap { use -> MacroDiagnostic? in
            guard let call = use.call, !call.arguments.isEmpty else { return nil }
            let targets = methods.filter { $0.function.name.text == use.baseName && use.mayMean($0.name) }
            guard let target = targets.first, targets.count == 1, target.hasParameters, !target.isPrototype else {
                return nil
            }
            return .unusedArguments(call.arguments, target.name)
        }
        guard method.function.signature.effectSpecifiers?.throwsClause == nil else { return unused }
        return unused + uses.handedOn.prefix(1).map { .handedOn($0, by: method.function) }
    }
}
#endif
