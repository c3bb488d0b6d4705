import Alchemic

/// A form around a type, for the code that converts values to types that are known only as the program runs.
package enum LoadedForm {
    case optional(Any.Type)
    case list(Any.Type)
    case dictionary(Any.Type)
    /// Something that resolves later.
    case deferred(Any.Type)

    /// Whether a type is a protocol, `any P`.
    package static func isExistential(_ type: Any.Type) -> Bool { Alchemic.isExistential(type) }

    /// The form of a type, if it has one.
    package init?(_ type: Any.Type) {
        guard let (form, element) = TypeShape(type).outermost else { return nil }
        switch form {
        case .optional: self = .optional(element)
        case .list: self = .list(element)
        case .dictionary: self = .dictionary(element)
        case .lazy, .provider, .asyncProvider, .scopeProvider: self = .deferred(element)
        }
    }
}
