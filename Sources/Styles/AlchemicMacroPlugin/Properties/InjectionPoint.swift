#if Macros
internal import SwiftSyntax

/// A property that is set after the initializer, and the statement that says so.
struct InjectionPoint {
    /// The property's name.
    let name: TokenSyntax
    /// The name that by-name injection knows it by, as an expression.
    let givenName: String?
    /// The type that is resolved; an implicitly unwrapped one is resolved as what it holds.
    let type: TypeSyntax
    let query: String?
    let onlyIfUnset: Bool
    let isLazy: Bool
    let isObserved: Bool
    let isolation: Isolation
    private let isUnwrapped: Bool

    /// A property that carries `@Inject`; nil if its attribute has something to say against it.
    init?(_ variable: VariableDeclSyntax, in type: DeclaredType) {
        guard let attribute = variable.attributes.named("Inject").first, type.kind != .structure,
            InjectedProperty(variable, attribute).mistakes().isEmpty, let binding = variable.bindings.first,
            let written = binding.typeAnnotation?.type
        else { return nil }
        let arguments = AttributeArguments(attribute)
        self.init(
            variable, binding, written, in: type, query: arguments.unlabelled.first?.text,
            givenName: arguments.value("name").flatMap { $0.isNilLiteral ? nil : $0.text },
            onlyIfUnset: arguments.isTrue("ifUnset"))
    }

    /// A property of a type that is injected by name; nil for one that cannot be or is not to be.
    init?(byName variable: VariableDeclSyntax, excluding names: [String], in type: DeclaredType) {
        let isLeftOut =
            variable.bindingSpecifier.tokenKind != .keyword(.var) || variable.modifiers.isStatic
            || variable.modifiers.has(.lazy) || variable.attributes.has("Inject") || variable.attributes.has("Injected")
        guard !isLeftOut, let (name, written, binding) = variable.storedBindings.first, let written, written.isOptional,
            !names.contains(name.text)
        else { return nil }
        self.init(
            variable, binding, written, in: type, query: ".named(\"\(name.text)\")", givenName: nil, onlyIfUnset: true)
    }

    private init?(
        _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ written: TypeSyntax, in type: DeclaredType,
        query: String?, givenName: String?, onlyIfUnset: Bool
    ) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
        self.name = name
        self.givenName = givenName
        let unwrapped = written.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        // By name, nothing of the name is no error.
        isUnwrapped = unwrapped != nil && !onlyIfUnset
        self.type = isUnwrapped ? unwrapped?.trimmed ?? written.trimmed : written.trimmed
        self.query = query
        self.onlyIfUnset = onlyIfUnset
        isLazy = variable.modifiers.has(.lazy)
        isObserved = binding.accessorBlock != nil || type.syntax.attributes.has("Observable")
        isolation = Isolation(ofMember: variable, in: type.isolation)
    }

    /// The statement that declares it.
    func statement(in type: DeclaredType) -> Statement {
        let owner = type.name.text
        let label = givenName ?? "\"\(name.text.withoutBackticks)\""
        let queries = [query].compactMap(\.self)
        switch isolation {
        case .none where !isLazy && !isUnwrapped:
            let isNameKnown = !type.isOpenToSubclasses && !isObserved
            let name = givenName == nil && isNameKnown ? [] : ["name: \(label)"]
            let condition = onlyIfUnset ? ["ifUnset: true"] : []
            return Statement(".inject", ["\\.\(self.name.text)"] + queries + name + condition)
        case .none:
            return assigning(["nonisolated: \(label)"] + queries, owner)
        case .main:
            return assigning([label] + queries, owner)
        case .global(let actor):
            return Statement(
                ".inject", ["async: \(label)"] + queries,
                closure: ("@\(actor) (\(object): \(owner), \(value): \(self.type))", conditionalAssignment))
        case .actor:
            return Statement(
                ".inject", ["async: \(label)"] + queries,
                closure: (
                    "(\(object), \(value): \(self.type))",
                    "await { (\(object): isolated \(owner)) in \(conditionalAssignment) }(\(object))"
                ))
        }
    }

    /// Sets it in a closure that runs where the property is.
    private func assigning(_ arguments: [String], _ owner: String) -> Statement {
        let property = name.text
        if isUnwrapped {
            return Statement(
                ".inject", arguments,
                closure: ("(\(object): \(owner), \(value): \(type))", "\(object).\(property) = \(value)"))
        }
        let body = "$0.\(property) = $1"
        guard onlyIfUnset else { return Statement(".inject", arguments, closure: (nil, body)) }
        return Statement(".inject", arguments + ["isSet: { $0.\(property) != nil }", "{ \(body) }"])
    }

    private var conditionalAssignment: String {
        let assignment = "\(object).\(name.text) = \(value)"
        return onlyIfUnset ? "if \(object).\(name.text) == nil { \(assignment) }" : assignment
    }

    /// The names in a closure, which must not be the same.
    private var object: String { name.text == "object" ? "owner" : "object" }
    private var value: String { name.text }
}

extension String {
    /// A name that is a keyword, as it is called.
    var withoutBackticks: String { filter { $0 != "`" } }
}
#endif
