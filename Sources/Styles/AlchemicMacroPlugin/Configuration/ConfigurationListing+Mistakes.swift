#if Macros
internal import SwiftSyntax

// The mistakes of a configuration that show without its other extensions.

extension ConfigurationListing {
    /// The mistakes of the type itself.
    func mistakes(ofType type: DeclaredType) -> [MacroDiagnostic] {
        var mistakes: [MacroDiagnostic] = []
        if let (clause, owner) = type.genericClause { mistakes.append(.genericConfiguration(clause, of: owner)) }
        if let type = type.syntax.as(ClassDeclSyntax.self), !type.modifiers.has(.final) {
            mistakes.append(.openConfiguration(type))
        }
        return mistakes
    }

    /// The mistakes of the extension itself.
    func mistakes(ofPart attribute: AttributeSyntax) -> [MacroDiagnostic] {
        let hasMembers = members.contains { MemberUses(ofMember: $0, of: typeName) != nil }
        return methods.isEmpty && aliases.isEmpty && !hasMembers ? [.emptyPart(attribute)] : []
    }

    /// The mistakes of the members.
    func mistakes() -> [MacroDiagnostic] {
        members.flatMap(mistakes(of:)) + methods.flatMap { $0.mistakes() } + methods.flatMap(mistakes(inBodyOf:))
    }

    // MARK: Members

    /// Warnings about a member whose name suggests that it makes something, although it does not.
    private func mistakes(of member: DeclSyntax) -> [MacroDiagnostic] {
        if let variable = member.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { binding in
                guard let name = binding.name, NamingConvention(name.text) != nil else { return nil }
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
            return [.createsFromParameters(function, taking: parameters, by: convention)]
        }
        if name.text.hasPrefix(NamingConvention.aliasPrefix), !parameters.parameters.isEmpty {
            return [.aliasesFromParameters(name, taking: parameters)]
        }
        return []
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
            return .unusedArguments(call.arguments, of: target.name)
        }
        guard method.function.signature.effectSpecifiers?.throwsClause == nil else { return unused }
        return unused + uses.handedOn.prefix(1).map { .handedOn($0, by: method.function) }
    }
}
#endif
