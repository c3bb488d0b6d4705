#if Macros
internal import SwiftSyntax

/// A property that the container sets after the initializer has run.
struct InjectionPoint {
    /// The property's name.
    let name: TokenSyntax
    /// The name for injection by name, as an expression; nil for the property's own name.
    private let givenName: String?
    /// The type to resolve; for `T!`, `T`, or `T?` if the property is set only if unset.
    private let type: String
    private let queries: [String]
    private let onlyIfUnset: Bool
    private let isUnwrapped: Bool
    private let variable: VariableDeclSyntax
    private let isObserved: Bool

    /// Reads a property with `@Inject`; nil without the attribute, if the attribute reports mistakes, and in structures.
    init?(_ variable: VariableDeclSyntax, in type: DeclaredType) {
        guard let attribute = variable.attributes.named("Inject").first, type.kind != .structure,
            variable.injectionMistakes(attribute).isEmpty, let binding = variable.bindings.first,
            let written = binding.typeAnnotation?.type
        else { return nil }
        let arguments = AttributeArguments(attribute)
        self.init(
            variable, in: binding, as: written, in: type, query: arguments.unlabeled.first?.text,
            givenName: arguments.value("name").flatMap { $0.isNilLiteral ? nil : $0.text },
            onlyIfUnset: arguments.isTrue("ifUnset"))
    }

    /// Reads a property of a type that is injected by name; nil for an unsuitable or excluded property.
    init?(byName variable: VariableDeclSyntax, excluding names: [String], in type: DeclaredType) {
        let isLeftOut =
            variable.bindingSpecifier.tokenKind != .keyword(.var) || variable.modifiers.isStatic
            || variable.modifiers.has(.lazy) || variable.attributes.has("Inject") || variable.attributes.has("Injected")
        guard !isLeftOut, let (name, written, binding) = variable.storedBindings.first, let written, written.isOptional,
            !names.contains(name.text)
        else { return nil }
        self.init(
            variable, in: binding, as: written, in: type, query: ".named(\"\(name.text)\")", givenName: nil,
            onlyIfUnset: true)
    }

    private init?(
        _ variable: VariableDeclSyntax, in binding: PatternBindingSyntax, as written: TypeSyntax, in type: DeclaredType,
        query: String?, givenName: String?, onlyIfUnset: Bool
    ) {
        guard let name = binding.name else { return nil }
        self.name = name
        self.givenName = givenName
        let unwrapped = written.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        // If only set when unset, the property may stay nil, so a missing definition is no error.
        isUnwrapped = unwrapped != nil && !onlyIfUnset
        let text = unwrapped.map { $0.trimmedDescription + (onlyIfUnset ? "?" : "") }
        self.type = text ?? written.trimmedDescription
        queries = [query].compactMap(\.self)
        self.onlyIfUnset = onlyIfUnset
        self.variable = variable
        isObserved = binding.accessorBlock != nil || type.syntax.attributes.has("Observable")
    }

    /// The statement that declares the injection point.
    func statement(in type: DeclaredType) -> Statement {
        let label = givenName ?? "\"\(name.text.withoutBackticks)\""
        // Both names are parameters of one closure, and must differ.
        let object = name.text == "object" ? "owner" : "object"
        let parameters = "(\(object): \(type.name.text), \(name.text): \(self.type))"
        let isUnset = "\(object).\(name.text) == nil"
        let assignment = "\(object).\(name.text) = \(name.text)"
        let conditional = onlyIfUnset ? "if \(isUnset) { \(assignment) }" : assignment
        let isolation = Isolation(ofMember: variable, in: type.isolation)
        switch isolation {
        case .none where !variable.modifiers.has(.lazy) && !isUnwrapped:
            let isNameKnown = givenName == nil && !type.isOpenToSubclasses && !isObserved
            return Statement(
                ".inject",
                taking: ["\\.\(name.text)"] + queries + (isNameKnown ? [] : ["name: \(label)"])
                    + (onlyIfUnset ? ["ifUnset: true"] : []))
        case .none, .main:
            return Statement(
                ".inject",
                taking: [isolation == .main ? label : "nonisolated: \(label)"] + queries
                    + (onlyIfUnset ? ["isSet: { $0.\(name.text) != nil }"] : []) + [
                        "{ \(parameters) in \(assignment) }"
                    ])
        case .global(let actor):
            return Statement(
                ".inject", taking: ["async: \(label)"] + queries + ["{ @\(actor) \(parameters) in \(conditional) }"])
        case .actor:
            let set = "await { (\(object): isolated \(type.name.text)) in \(conditional) }(\(object))"
            return Statement(
                ".inject",
                taking: ["async: \(label)"] + queries + ["{ (\(object), \(name.text): \(self.type)) in \(set) }"])
        }
    }
}

extension VariableDeclSyntax {
    /// The mistakes of `@Inject` on the property that show without the surrounding type, apart from those that the compiler
    /// reports in the generated code.
    func injectionMistakes(_ attribute: AttributeSyntax) -> [MacroDiagnostic] {
        guard bindings.count == 1, let binding = bindings.first, let name = binding.name else {
            return [.severalProperties(attribute)]
        }
        var mistakes: [MacroDiagnostic] = []
        if binding.typeAnnotation == nil { mistakes.append(.injectedWithoutType(name, in: binding)) }
        let arguments = AttributeArguments(attribute)
        if arguments.unlabeled.count > 1 { mistakes.append(.severalQueries(arguments.unlabeled[1], of: name)) }
        if let given = arguments.value("name"), given.literalText == "" { mistakes.append(.empty("name", of: given)) }
        if let label = arguments.label("ifUnset"), arguments.isTrue("ifUnset") {
            if modifiers.has(.lazy) {
                mistakes.append(.unsetLazy(label, of: name))
            } else if let type = binding.typeAnnotation?.type, !type.isOptional {
                mistakes.append(.unsetWithoutOptional(label, of: name, as: type))
            }
        }
        return mistakes
    }
}
#endif
