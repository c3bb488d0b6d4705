import Synchronization
public import Testing

/// Says which statements about the ancestor systems a test, or every test of a suite, shows to hold.
///
/// When the environment variable `ALCHEMIC_STATEMENTS_LOG` names a file, each test that ran and passed adds one line per
/// statement to it. From that log the documentation's table of statements is made and checked. A test that is skipped,
/// cancelled, fails, or has no cases to run adds nothing.
public struct StatementTrait: TestTrait, SuiteTrait, TestScoping {
    /// The ids of the statements, such as `A6` or `T4`.
    public let ids: [String]

    /// True: the statements of a suite are those of each of its tests, in nested suites too.
    public var isRecursive: Bool { true }

    /// Shown with a failure, so that its reader knows which promise is broken.
    public var comments: [Comment] {
        ["Statements: \(ids.joined(separator: ", "))"]
    }

    /// The trait itself for a test function and for each of its cases; nothing for a suite, or if there is no log to write.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        test.isSuite || StatementLog.path == nil ? nil : self
    }

    /// Runs the test and, once all its cases have passed, writes the statements to the log.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        // Called around the function, then within it around each case: the cases tell whether anything ran and whether it
        // ended early, the function sees every issue.
        if testCase != nil {
            try await Outcome.watchingCase(function)
        } else {
            let outcome = Outcome()
            try await outcome.watching(test, function)
            if outcome.isPass {
                StatementLog.append(ids, test: Self.name(of: test))
            }
        }
    }

    /// The test's name as the log and the table show it: the same wherever the test stands in its file.
    static func name(of test: Test) -> String {
        test.id.moduleName + "." + test.id.nameComponents.joined(separator: "/")
    }
}

extension Trait where Self == StatementTrait {
    /// The test, or each test of the suite, shows that these statements hold.
    ///
    /// - Parameter ids: The ids of the statements, such as `"A6", "T4"`.
    /// - Returns: The trait.
    public static func statement(_ ids: String...) -> Self {
        StatementTrait(ids: ids)
    }
}

/// What happened while one test ran.
private final class Outcome: Sendable {
    private struct State {
        var passedCases = 0
        var failed = false
    }

    @TaskLocal private static var current: Outcome?

    private let state = Mutex(State())
    /// The traits of a suite and of a test in it nest, each with an outcome of the same test.
    private let outer = Outcome.current

    var isPass: Bool {
        state.withLock { !$0.failed && $0.passedCases > 0 }
    }

    func watching(_ test: Test, _ function: @Sendable () async throws -> Void) async throws {
        // An issue recorded outside any test's task is handed to every test that runs at the moment; as it may be this one's, it
        // counts.
        let issues = IssueHandlingTrait.compactMapIssues { [self] issue in
            if issue.isFailure {
                note { $0.failed = true }
            }
            return issue
        }
        try await issues.provideScope(for: test, testCase: nil) {
            try await Outcome.$current.withValue(self) {
                try await function()
            }
        }
    }

    static func watchingCase(_ function: @Sendable () async throws -> Void) async throws {
        do {
            try await function()
            current?.note { $0.passedCases += 1 }
        } catch {
            current?.note { $0.failed = true }
            throw error
        }
    }

    private func note(_ change: (inout State) -> Void) {
        state.withLock { change(&$0) }
        outer?.note(change)
    }
}
