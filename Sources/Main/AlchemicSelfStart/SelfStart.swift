import AlchemicMain
import CAlchemicSelfStart

/// The start of `Container.main` as the program loads: linking this product is all it takes.
///
/// - `ALCHEMIC_NOSTART=1` in the environment, or the argument `--alchemic-nostart`, turns the start off. Use the variable if
///   your argument parser rejects unknown options.
/// - Inside a test runner and in Xcode's previews the start is off, unless `ALCHEMIC_START=1` is set. Xcode runs a preview in
///   the app's own process, in which it sets `XCODE_RUNNING_FOR_PREVIEWS=1`.
/// - While iOS prewarms an app, before the user opens it and perhaps before the device is unlocked, the start waits for the
///   main loop, which does not run during prewarming. iOS sets `ActivePrewarm=1`. `ALCHEMIC_START=1` starts without waiting.
/// - `ALCHEMIC_CHECK=1` checks the main container's graph, builds nothing, and ends the program before `main`.
///
/// Nothing waits for this start: if it fails, the error is written to the standard error output, and resolving throws it.
public enum SelfStart {
    /// The decision whether a program starts by itself, with the reason.
    enum Decision: Equatable {
        case starts, startsWithMainLoop, checks, turnedOff, isTestRunner, isPreview
    }

    static func decision(arguments: [String], environment: [String: String]) -> Decision {
        func isSet(_ name: String) -> Bool { environment[name].map { !["", "0"].contains($0) } ?? false }
        if isSet("ALCHEMIC_CHECK"), !isTestRunner(arguments: arguments, environment: environment) { return .checks }
        if isSet("ALCHEMIC_NOSTART") || arguments.dropFirst().contains("--alchemic-nostart") { return .turnedOff }
        if isSet("ALCHEMIC_START") { return .starts }
        if isSet("XCODE_RUNNING_FOR_PREVIEWS") { return .isPreview }
        if isTestRunner(arguments: arguments, environment: environment) { return .isTestRunner }
        return isSet("ActivePrewarm") ? .startsWithMainLoop : .starts
    }

    private static func isTestRunner(arguments: [String], environment: [String: String]) -> Bool {
        // SwiftPM's runners are a bundle `*.xctest` or load one; Xcode sets variables.
        let isNamed = arguments.contains { argument in
            let parts = argument.split(separator: "/")
            return parts.contains { $0.hasSuffix(".xctest") }
                || ["xctest", "swiftpm-testing-helper", "swiftpm-xctest-helper"].contains(parts.last ?? "")
        }
        let variables = ["XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"]
        return isNamed || arguments.contains("--testing-library") || variables.contains { environment[$0] != nil }
    }

    /// Starts the main container on a background thread.
    static func begin() {
        let observation = Container.main.observe { event in
            if event.kind == .mainActorBlocked, let error = event.error { say(error) }
        }
        Task.detached {
            do {
                try await Container.main.start()
            } catch is CancellationError {
                // The main container has been stopped meanwhile.
            } catch {
                say(error)
            }
            observation.cancel()
        }
    }

    private static func say(_ error: any Error) { alchemic_say("Alchemic: the start failed\n\(error)") }
}

/// Starts or checks the main container, as the arguments and the environment say.
///
/// The constructor calls the function before `main`.
///
/// - Parameters:
///   - count: The number of arguments.
///   - arguments: The arguments.
///   - environment: The environment, with a null pointer at its end.
@_documentation(visibility: internal)
@c(alchemic_start_as_the_program_loads)
public func startAsTheProgramLoads(
    _ count: Int32, _ arguments: UnsafePointer<UnsafePointer<CChar>?>,
    _ environment: UnsafePointer<UnsafePointer<CChar>?>
) {
    let arguments = (0..<Int(count)).compactMap { arguments[$0].map(String.init(cString:)) }
    var variables: [String: String] = [:]
    var next = environment
    while let variable = next.pointee {
        let parts = String(cString: variable).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, variables[String(parts[0])] == nil { variables[String(parts[0])] = String(parts[1]) }
        next += 1
    }
    switch SelfStart.decision(arguments: arguments, environment: variables) {
    case .starts: SelfStart.begin()
    // Prewarming ends before the main loop runs, and only the main loop runs tasks of the main actor.
    case .startsWithMainLoop: Task { @MainActor in SelfStart.begin() }
    case .checks: Container.main.checkAndExit()
    case .turnedOff, .isTestRunner, .isPreview: break
    }
}
