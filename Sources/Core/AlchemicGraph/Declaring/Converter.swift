/// Turns a definition's object into a box of a type that the definition promises; nil if it is not what is converted.
package typealias Converter = @Sendable (_ object: Any) -> ErasedBox?

func converting<From, To>(_ convert: @escaping @Sendable (From) -> To) -> Converter {
    { ($0 as? From).map { Box(convert($0)) } }
}

/// Converts a shared object to a type that is not known to be `Sendable`: to a protocol, say, which the object conforms to.
///
/// What is returned is shared as the object is. So it has to be the object itself; another one would reach several threads.
func convertingShared<From, To>(_ convert: @escaping @Sendable (From) -> To) -> Converter {
    { value in
        guard let source = value as? From else { return nil }
        let result = Box(convert(source))
        let isSame =
            if let object = result.object {
                object === Box(source).object
            } else {
                type(of: result.erased) == type(of: value)
            }
        return isSame ? result : nil
    }
}
