package import Testing

/// The issues that an operation is expected to record, which do not fail the test, nor count as known.
///
/// - Parameters:
///   - isExpected: Whether an issue is; all others are recorded.
///   - operation: Records them in the task of the test, or in one within it.
/// - Returns: The issues, in order.
package func recordedIssues(
    where isExpected: @escaping @Sendable (Issue) -> Bool = { _ in true },
    _ operation: @Sendable () async throws -> Void
) async throws -> [Issue] {
    guard let test = Test.current else { preconditionFailure("no test runs here") }
    let recorded = Variable<[Issue]>([])
    let trait: IssueHandlingTrait = .compactMapIssues { issue in
        guard isExpected(issue) else { return issue }
        recorded.withLock { $0.append(issue) }
        return nil
    }
    try await trait.provideScope(for: test, testCase: Test.Case.current, performing: operation)
    return recorded.value
}

extension Issue {
    /// The words of its error; of an expectation, all of them.
    package var words: String { error.map { "\($0)" } ?? "\(self)" }
}
