/// Makes a new object for each request.
final class PrototypeProducer<Value>: NodeProducer<Value>, @unchecked Sendable {
    override func value(_ context: Context) throws(ResolutionError) -> Value {
        if isPlain, !context.isObserved {
            do {
                return try plainMaker(Arguments(parameters, context))
            } catch {
                throw node.failure(error)
            }
        }
        guard isolationNow(context) <= (context.isOnMain ? .main : .synchronous) else { throw .isolation(node) }
        if !context.isProven { try StackGuard.check(node) }
        guard node.needsBatch else { return try make(context) }
        return try inBatch(context) { (context) throws(ResolutionError) -> Value in try make(context) }
    }

    override func value(async request: AsyncRequest) async throws(ResolutionError) -> Value {
        if let batch = request.batch {
            let value = try await make(async: request)
            _ = batch.enqueue(value, node, request.container)
            return value
        }
        let batch = Batch(request.container.family, isAsynchronous: true)
        let value: Value
        do {
            value = try await make(async: request.joining(batch))
        } catch {
            batch.fail(error)
            throw error
        }
        _ = batch.enqueue(value, node, request.container)
        try await batch.finishAwaiting()
        return value
    }
}
