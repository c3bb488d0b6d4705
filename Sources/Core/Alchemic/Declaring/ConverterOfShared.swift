/// Converts a shared object to a type that is not known to be `Sendable`: to a protocol, say, which the object conforms to.
///
/// What is returned is shared as the object is. So it has to be the object itself; another one would reach several threads.
final class ConverterOfShared<From, To>: ErasedConverter, Sendable {
    private let convert: @Sendable (From) -> To

    init(_ convert: @escaping @Sendable (From) -> To) {
        self.convert = convert
    }

    func converted(_ value: Any) -> ErasedBox? {
        guard let source = value as? From else { return nil }
        let result = Box(convert(source))
        let isSame: Bool
        if let object = result.object {
            isSame = object === Box(source).object
        } else {
            isSame = type(of: result.erased) == type(of: value)
        }
        return isSame ? result : nil
    }
}
