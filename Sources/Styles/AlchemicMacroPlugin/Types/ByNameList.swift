#if Macros
internal import SwiftSyntax

/// `@InjectedByName`: every stored property of a class that can be set and can be unset, with its name.
///
/// Inherited ones are on the list of the superclass. Lazy ones are left out, since asking whether they are set makes them.
struct ByNameList {
    private let attribute: AttributeSyntax
    private let type: DeclaredType
    /// What is not to be injected by name.
    private let exclusions: [ExprSyntax]

    /// Nil if the type has no such attribute.
    init?(_ type: DeclaredType) {
        guard let attribute = type.syntax.attributes.named("InjectedByName").first else { return nil }
        self.attribute = attribute
        self.type = type
        exclusions = AttributeArguments(attribute).values("excluding")
    }

    /// The properties, in order.
    var points: [InjectionPoint] { points(excluding: exclusions.compactMap(\.literalText)) }

    private func points(excluding names: [String]) -> [InjectionPoint] {
        type.variables.compactMap {
            InjectionPoint(byName: $0, excluding: names, in: type)
        }
    }

    /// What is wrong with it.
    func mistakes() -> [MacroDiagnostic] {
        switch (type.kind, type.isolation) {
        case (.structure, _): return [.byNameWithoutClass(attribute, "a structure")]
        case (.actor, _): return [.byNameWithoutClass(attribute, "an actor")]
        case (_, .global): return [.byNameWithoutClass(attribute, "what another actor than the main one guards")]
        default: break
        }
        let known = points(excluding: []).map(\.name.text)
        var mistakes = exclusions.compactMap { exclusion -> MacroDiagnostic? in
            guard let name = exclusion.literalText, !known.contains(name), !type.hasLazy(name) else { return nil }
            return .unknownExclusion(exclusion, name, known)
        }
        if known.isEmpty, !type.mayInherit { mistakes.append(.byNameWithoutProperties(attribute, type.name.text)) }
        return mistakes
    }
}

extension DeclaredType {
    /// Whether it has a lazy property of this name, which is left out in any case.
    fileprivate func hasLazy(_ name: String) -> Bool {
        variables.contains {
            $0.modifiers.has(.lazy) && $0.storedBindings.contains { $0.name.text == name }
        }
    }
}
#endif
