/// The producers of a maker's or a step's parameters, side by side in memory that the container owns.
struct Links: @unchecked Sendable {
    static let none = Links(start: UnsafePointer(placeholder), dependencies: [])
    /// Never read: what has no parameters reads no link.
    nonisolated(unsafe) private static let placeholder = UnsafeMutablePointer<Unmanaged<AnyProducer>>.allocate(
        capacity: 1)

    let start: UnsafePointer<Unmanaged<AnyProducer>>
    let dependencies: [Dependency]

    private func producer(_ position: Int) -> AnyProducer { start[position].takeUnretainedValue() }

    /// The arguments that have to be awaited, made in order; those that need not be are left to the maker.
    func prepared(
        _ request: AsyncRequest, keeping given: PreparedArguments? = nil
    ) async throws(ResolutionError) -> [(any ErasedBox)?] {
        var boxes = given?.boxes ?? Array(repeating: nil, count: dependencies.count)
        for position in boxes.indices where boxes[position] == nil {
            let producer = producer(position)
            if producer.isolation(in: request.context) != .synchronous {
                boxes[position] = try await producer.boxed(async: request)
            }
        }
        return boxes
    }

    /// A caller's arguments, each of the type of its parameter; the owner of a method is found as always (rule 14).
    func prepared(_ arguments: [Any?], for node: Node) throws(ResolutionError) -> PreparedArguments {
        let owners = dependencies.first?.position == 0 ? 1 : 0
        let expected = dependencies.count - owners
        guard arguments.count <= expected else {
            throw Links.wrongCount(node, expected: expected, got: arguments.count)
        }
        var boxes: [(any ErasedBox)?] = Array(repeating: nil, count: owners)
        for (offset, dependency) in dependencies.dropFirst(owners).enumerated() {
            let isGiven = offset < arguments.count
            guard let box = ArgumentBox.make(isGiven ? arguments[offset] : nil, as: dependency.type) else {
                guard isGiven else { throw Links.wrongCount(node, expected: expected, got: arguments.count) }
                throw ResolutionError(
                    .mismatch,
                    "argument \(offset + 1) of `\(node.label)` is \(ArgumentBox.words(arguments[offset])), not "
                        + Diagnostic.code(dependency.type),
                    path: [node.label], at: node.definition.location)
            }
            boxes.append(box)
        }
        return PreparedArguments(boxes)
    }

    private static func wrongCount(_ node: Node, expected: Int, got: Int) -> ResolutionError {
        ResolutionError(
            .argumentCount,
            "`\(node.label)`: expected \(Diagnostic.counted(expected, "argument")), got \(got)", path: [node.label],
            help: got > expected
                ? "give one for each parameter, in order" : "only trailing arguments that are optional may be left out",
            at: node.definition.location)
    }
}

/// Puts an argument of any kind into a box of its parameter's type.
enum ArgumentBox {
    static func words(_ argument: Any?) -> String { argument.map { Diagnostic.code(type(of: $0)) } ?? "nil" }

    static func make(_ argument: Any?, as type: Any.Type) -> (any ErasedBox)? {
        func box<Value>(_: Value.Type) -> (any ErasedBox)? {
            guard let argument else {
                return (Value.self as? any AnyOptional.Type).flatMap { $0.nilBox as? Box<Value> }
            }
            return (argument as? Value).map(Box.init)
        }
        return _openExistential(type, do: box)
    }
}
