package import Alchemic

/// The problems that the check finds in modules, as errors or else as warnings; none if they are in order.
package func problems(of modules: Module...) -> [Diagnostic] {
    do throws(GraphError) {
        return try Graph(modules).warnings
    } catch {
        return error.diagnostics
    }
}

/// The error of a request that is expected to fail; nil if it does not.
package func failure<Value>(of request: @autoclosure () throws -> Value) -> ResolutionError? {
    do {
        _ = try request()
        return nil
    } catch {
        return error as? ResolutionError
    }
}

/// The error of a request that is awaited and expected to fail; nil if it does not.
package func failure<Value>(awaiting request: @autoclosure () async throws -> Value) async -> ResolutionError? {
    do {
        _ = try await request()
        return nil
    } catch {
        return error as? ResolutionError
    }
}
