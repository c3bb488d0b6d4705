/// Converts a definition's object to a box of a promised type; nil if the object is not of the type that is converted.
package typealias Converter = @Sendable (_ object: Any) -> ErasedBox?

/// For prototypes, objects on the main actor, and `Sendable` results: the conversion may return any object.
func converting<From, To>(_ convert: @escaping @Sendable (From) -> To) -> Converter {
    { ($0 as? From).map { Box(convert($0)) } }
}

/// Converts a shared object to a type that is not known to be `Sendable`, such as a protocol that the object conforms to.
///
/// Several threads may use the result. So the converter accepts only the object itself: another one may not be `Sendable`.
func convertingShared<From, To>(_ convert: @escaping @Sendable (From) -> To) -> Converter {
    { value in
        guard let source = value as? From else { return nil }
        let result = Box(convert(source))
        let isSame = result.object.map { $0 === Box(source).object } ?? (type(of: result.erased) == type(of: value))
        return isSame ? result : nil
    }
}
