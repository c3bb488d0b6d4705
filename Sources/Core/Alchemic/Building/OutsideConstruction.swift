/// Runs something that has no part in what the calling task is in the middle of, and neither have tasks that it starts.
package func outsideConstruction<Result>(_ body: () -> Result) -> Result { Undertaking.withNone(body) }
