import Alchemic
import Testing

/// A definition is missing in a test's container, which replaces the container of the trait around the test's.
struct ReplacedContainerError: Error, CustomStringConvertible {
    /// The error, and the trait that the container belongs to.
    let description: String

    /// Explains an error that may occur because the test has another container than its suite; nil for other errors.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - own: The trait whose container the test has.
    ///   - outer: The trait around that trait.
    init?(_ error: any Error, in own: String, within outer: String) {
        let isMissing =
            switch error {
            case is GraphError: true
            case let error as ResolutionError:
                [.missingBinding, .missingName, .missingTag].contains(error.id)
            default: false
            }
        guard isMissing else { return nil }
        description = """
            \(error)
            note: in this test, `Container.test` is that of \(own), not that of \(outer); \
            to override that one, write `.overriding { ... }`
            """
    }
}
