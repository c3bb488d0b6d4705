#if Configuration
internal import Alchemic
internal import Configuration

/// What a reader threw, without what it says: a provider's words may hold the value.
struct ReadingError: Equatable {
    /// The error's type, and the case if it is one of an enumeration.
    let kind: String

    init(_ error: any Error) {
        let mirror = Mirror(reflecting: error)
        let name = mirror.displayStyle == .enum ? mirror.children.first?.label : nil
        kind = spelling(of: type(of: error)) + (name.map { ".\($0)" } ?? "")
    }

    /// What is thrown where no provider has a value.
    ///
    /// The type is not public; a reader of nothing shows what it is.
    private static let missing: ReadingError? = {
        do {
            _ = try ConfigReader(provider: InMemoryProvider(values: [:])).requiredString(forKey: "missing")
            return nil
        } catch {
            return ReadingError(error)
        }
    }()

    var isMissing: Bool { self == ReadingError.missing }
}
#endif
