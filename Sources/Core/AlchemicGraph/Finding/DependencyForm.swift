/// A type that wraps the wanted type: `T?`, `[T]`, `[String: T]`, `Lazy<T>`, `Provider<T>` and the others.
///
/// Forms nest: `Lazy<[T]>`, `[Provider<T>]`, `T??`.
package protocol DependencyForm: SendableMetatype {
    static var form: FormKind { get }
    /// The wrapped type.
    static var element: Any.Type { get }
    /// The types of the arguments that the form passes on to the factory.
    static var arguments: [Any.Type] { get }
}

extension DependencyForm {
    package static var arguments: [Any.Type] { [] }
}

/// The raw values are the words of graph documents.
package enum FormKind: String, Sendable {
    case optional, list, dictionary, lazy, provider, asyncProvider, scopeProvider

    /// Whether the object inside is built later, when the program resolves it.
    var isDeferred: Bool {
        switch self {
        case .optional, .list, .dictionary: false
        case .lazy, .provider, .asyncProvider, .scopeProvider: true
        }
    }

    /// The names of the generic structures that are forms.
    ///
    /// Other types need no conformance check.
    static let typeNames: Set<String> = [
        "Array", "Dictionary", "Lazy", "Provider", "AsyncProvider", "ScopeProvider",
    ]

    /// Whether the form holds any number of objects.
    var isMany: Bool { self == .list || self == .dictionary }
}

/// The forms of a type, outermost first, and the type inside all of them.
package struct TypeShape: Sendable {
    let type: Any.Type
    /// The type itself, as the outermost form; nil if it has no form.
    package let outer: (any DependencyForm.Type)?

    /// Looks up a conformance for types that may be forms; ``TypeCache/shape(of:)`` keeps the result.
    package init(_ type: Any.Type) {
        self.type = type
        // Asking the runtime whether a type conforms takes tens of microseconds the first time.
        outer = mayBeForm(type) ? type as? any DependencyForm.Type : nil
    }

    /// The shape of the type inside the outermost form.
    var inside: TypeShape? { outer.map { TypeShape($0.element) } }

    /// The type inside all forms.
    package var leaf: Any.Type { inside?.leaf ?? type }

    /// The forms, outermost first.
    private var forms: [FormKind] { sequence(first: self, next: \.inside).compactMap { $0.outer?.form } }

    /// Whether any of the forms is a list or a dictionary.
    package var holdsMany: Bool { forms.contains(where: \.isMany) }

    /// Whether any of the forms is a `ScopeProvider`.
    var entersScope: Bool { forms.contains(.scopeProvider) }

    /// The innermost of the forms that defer, which resolves the type inside; nil if none does.
    package var innermostDeferral: FormKind? { forms.last(where: \.isDeferred) }

    /// The name of the forms in the graph document, such as `list of lazy`.
    package var formName: String { outer == nil ? "single" : forms.map(\.rawValue).joined(separator: " of ") }
}

extension Optional: DependencyForm {
    package static var form: FormKind { .optional }
    package static var element: Any.Type { Wrapped.self }
}

extension Array: DependencyForm {
    package static var form: FormKind { .list }
    package static var element: Any.Type { Element.self }
}

extension Dictionary: DependencyForm where Key == String {
    package static var form: FormKind { .dictionary }
    package static var element: Any.Type { Value.self }
}
