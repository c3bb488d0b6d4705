#if Macros
internal import SwiftSyntax

/// The injection points of a class with `@InjectedByName`: its optional stored variables, by name.
///
/// Inherited properties are on the superclass's list. Lazy properties are left out, since reading whether one is set
/// initializes it.
struct ByNameList {
    private let attribute: AttributeSyntax
    private let type: DeclaredType
    /// The names of properties to leave out.
    private let exclusions: [ExprSyntax]

    /// Nil if the type does not have the attribute.
    init?(_ type: DeclaredType) {
        guard let attribute = type.syntax.attributes.named("InjectedByName").first else { return nil }
        self.attribute = attribute
        self.type = type
        exclusions = AttributeArguments(attribute).values("excluding")
    }

    /// The injection points, in source order.
    var points: [InjectionPoint] { points(excluding: exclusions.compactMap(\.literalText)) }

    private func points(excluding names: [String]) -> [InjectionPoint] {
        type.variables.compactMap {
            InjectionPoint(byName: $0, excluding: names, in: type)
        }
    }

    /// The mistakes of the attribute.
    func mistakes() -> [MacroDiagnostic] {
        switch (type.kind, type.isolation) {
        case (.structure, _): return [.byNameWithoutClass(attribute, on: "a structure")]
        case (.actor, _): return [.byNameWithoutClass(attribute, on: "an actor")]
        case (_, .global): return [.byNameWithoutClass(attribute, on: "what another actor than the main one guards")]
        default: break
        }
        let known = points(excluding: []).map(\.name.text)
        var mistakes = exclusions.compactMap { exclusion -> MacroDiagnostic? in
            guard let name = exclusion.literalText, !known.contains(name), !type.hasLazy(name) else { return nil }
            return .unknownExclusion(exclusion, named: name, among: known)
        }
        if known.isEmpty, !type.mayInherit { mistakes.append(.byNameWithoutProperties(attribute, on: type.name.text)) }
        return mistakes
    }
}

extension DeclaredType {
    /// Whether the type has a lazy property of this name, which need not be excluded, but may be.
    fileprivate func hasLazy(_ name: String) -> Bool {
        variables.contains {
            $0.modifiers.has(.lazy) && $0.storedBindings.contains { $0.name.text == name }
        }
    }
}
#endif
