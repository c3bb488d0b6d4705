#if Macros
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// The declaration of a type: read from its attributes and members, and written as the property `declaration`.
struct SelfDeclaration {
    let type: DeclaredType
    /// The mistakes in the type's own attributes; the attributes of members report theirs.
    let mistakes: [MacroDiagnostic]
    private let statements: [Statement]

    /// Nil if an earlier attribute of the type writes the declaration, or if the type is no class, structure or actor.
    init?(
        of declaration: some DeclGroupSyntax, writtenBy attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) {
        let attributes = declaration.attributes.written.filter {
            $0.name == "InjectedByName" || RegistrationAttribute($0) != nil
        }
        guard let first = attributes.first, first.id == declaration.attribute(attribute, in: context).id,
            let type = DeclaredType(declaration, in: context)
        else { return nil }
        self.type = type
        let registrations = attributes.compactMap { RegistrationAttribute($0) }
        let methods = type.functions.flatMap { ProvidedMethod.all($0, in: type) }
        let byName = ByNameList(type)

        var mistakes = type.mistakes(first) + registrations.flatMap { $0.mistakes() }
        if registrations.contains(where: { $0.givenName == nil }) {
            mistakes += registrations.dropFirst().map {
                .declaredTwice($0.attribute, first: registrations[0].attribute, name: type.name.text)
            }
        }
        mistakes += byName?.mistakes() ?? []
        mistakes += declaration.attributes.named("InjectedByName").dropFirst().map { .repeatedAttribute($0) }
        var statements: [Statement] = []
        do {
            let isMade = registrations.contains { $0.lifetime != .external }
            let initializer = isMade ? try type.initializer() : nil
            mistakes += initializer.map(type.mistakesOfGivenProperties) ?? []
            statements = registrations.map {
                $0.statement(for: type, $0.lifetime == .external ? nil : initializer?.call)
            }
        } catch {
            mistakes.append(error)
        }
        var steps = type.variables.compactMap { InjectionPoint($0, in: type)?.statement(in: type) }
        steps += (byName?.points ?? []).map { $0.statement(in: type) }
        steps += type.functions.compactMap { InjectedCall($0, in: type)?.statement(in: type) }
        // A type with injection points but no lifetime is constructed elsewhere.
        if statements.isEmpty, !steps.isEmpty {
            statements = [Statement("External", taking: ["\(type.name.text).self"])]
        }
        statements = statements.map { $0.with(steps) }
        statements += methods.map { $0.statement(in: type, context) }
        self.mistakes = mistakes
        self.statements = statements
    }

    /// Whether a nested type holds the declaration, since the type conforms already or no extension can name it.
    func isNested(_ protocols: [TypeSyntax]) -> Bool { type.isHidden || (protocols.isEmpty && type.mayInherit) }

    /// Whether there are errors, so that nothing is written.
    var isBroken: Bool { mistakes.contains(where: \.isError) }

    /// The property as a member of the type itself, to which an extension adds the conformance.
    var member: DeclSyntax { "\(raw: property(access: type.access, indentation: ""))" }

    /// A nested type that holds the declaration: for a subclass, whose superclass conforms already, and for a type that no
    /// extension can name.
    var nestedType: DeclSyntax {
        """
        final class SelfDeclaration: SelfDeclaring {
        \(raw: property(access: "", indentation: "    "))
        }
        """
    }

    private func property(access: String, indentation: String) -> String {
        let lines = statements.map { $0.text(indentedBy: indentation + "    ") }
        return """
            \(indentation)@ModuleBuilder \(access)nonisolated static var declaration: [ModuleElement] {
            \(lines.joined(separator: "\n"))
            \(indentation)}
            """
    }
}

extension DeclaredType {
    /// The mistakes that keep the type as a whole from declaring itself.
    fileprivate func mistakes(_ attribute: AttributeSyntax) -> [MacroDiagnostic] {
        if let (clause, owner) = genericClause {
            // Macros do not get the positions of surrounding types, so the diagnostic is at the type's name instead.
            return [
                .genericType(name.text, in: owner, at: owner == name.text ? clause : Syntax(name), removing: attribute)
            ]
        }
        let byHand = syntax.inheritanceClause?.inheritedTypes.first {
            ["SelfDeclaring", "AlchemicMain.SelfDeclaring"].contains($0.type.trimmedDescription)
        }
        return byHand.map { [.declaredByHand($0.type, of: name.text, removing: attribute)] } ?? []
    }
}
#endif
