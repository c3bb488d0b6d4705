import Alchemic
import Testing

/// Something is missing in a test's container, which is not that of the trait around it.
struct ReplacedContainerError: Error, CustomStringConvertible {
    /// What is wrong, and whose container it is.
    let description: String

    /// Explains an error, if it may come from the test's having another container than its suite.
    ///
    /// - Parameters:
    ///   - error: What failed.
    ///   - own: The trait whose container the test has.
    ///   - outer: The trait around it.
    /// - Returns: Nil if the error is about something else.
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
