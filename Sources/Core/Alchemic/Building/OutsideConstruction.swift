/// Runs something that has no part in what the calling task is in the middle of.
///
/// - Parameter body: What is run; tasks that it starts have no part in it either.
/// - Returns: What `body` returns.
package func outsideConstruction<Result>(_ body: () -> Result) -> Result { Undertaking.withNone(body) }
