#if canImport(SwiftUI)
@_spi(Application) internal import Alchemic
internal import SwiftUI

/// What a view makes once, when its body first needs it, and keeps for as long as it has its place in the hierarchy.
///
/// A `State` of it costs nothing before: a state's first value is made each time that the view's value is.
@MainActor
final class Kept<Value> {
    private var kept: Value?
    private weak var container: Container?

    nonisolated init() {}

    /// The value, made with the container around the view; made anew if that is another one.
    func value(in environment: Container?, _ make: (Container) throws -> Value) -> Result<Value, any Error> {
        guard let container = environment ?? ApplicationContainer.current else { return .failure(MissingContainer()) }
        if self.container !== container { kept = nil }
        self.container = container
        return value { try make(container) }
    }

    /// The value, made without a container; after a failure the next body tries again.
    func value(_ make: () throws -> Value) -> Result<Value, any Error> {
        if let kept { return .success(kept) }
        let fresh = Result { try make() }
        kept = try? fresh.get()
        return fresh
    }
}

/// No view above has a container, and there is no main container yet.
struct MissingContainer: Error, CustomStringConvertible {
    let description = Diagnostic(
        Diagnostic.ID(rawValue: "no-container"), "no container was found in the environment", at: nil,
        help: "add `.container(container)` to a view above"
    ).text(.plain)
}

/// What is shown where something cannot be made: the reason.
struct ProblemView: View {
    let problem: any Error

    var body: some View { Text(verbatim: String(describing: problem)) }
}
#endif
