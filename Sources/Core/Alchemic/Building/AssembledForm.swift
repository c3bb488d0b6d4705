/// How a form is assembled from its members.
enum FormContent: Sendable {
    /// Puts the members into a list, a dictionary or an optional; knows their type.
    typealias Collecting = @Sendable ([(key: String, box: ErasedBox)]) -> ErasedBox

    /// From the objects of all members; in a dictionary, each with its key.
    case objects(Collecting)
    case link(@Sendable (DeferredLink) -> ErasedBox)
}

/// A form that `Alchemic` can assemble: every ``DependencyForm`` conforms.
protocol AssembledForm: DependencyForm {
    /// How this form is assembled from the members that the check has found.
    static var content: FormContent { get }
}

extension Optional: AssembledForm {
    static var content: FormContent { .objects { Box<Wrapped?>($0.first?.box.value(as: Wrapped.self)) } }
}

extension Array: AssembledForm {
    static var content: FormContent { .objects { Box<[Element]>($0.map { $0.box.value(as: Element.self) }) } }
}

extension Dictionary: AssembledForm where Key == String {
    static var content: FormContent {
        .objects { Box<[String: Value]>($0.reduce(into: [:]) { $0[$1.key] = $1.box.value(as: Value.self) }) }
    }
}

extension Lazy: AssembledForm {
    package static var form: FormKind { .lazy }
    package static var element: Any.Type { Value.self }
    static var content: FormContent { .link { Box(Lazy($0)) } }
}

extension Provider: AssembledForm {
    package static var form: FormKind { .provider }
    package static var element: Any.Type { Value.self }
    package static var arguments: [Any.Type] { typeList(repeat (each Argument).self) }
    static var content: FormContent { .link { Box(Provider($0)) } }
}

extension AsyncProvider: AssembledForm {
    package static var form: FormKind { .asyncProvider }
    package static var element: Any.Type { Value.self }
    package static var arguments: [Any.Type] { typeList(repeat (each Argument).self) }
    static var content: FormContent { .link { Box(AsyncProvider($0)) } }
}

extension ScopeProvider: AssembledForm {
    package static var form: FormKind { .scopeProvider }
    package static var element: Any.Type { Value.self }
    static var content: FormContent { .link { Box(ScopeProvider($0)) } }
}
