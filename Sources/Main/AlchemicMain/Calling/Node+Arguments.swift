extension Node {
    /// The caller's arguments, each in a box of its parameter's type; none is for the owner of a method.
    ///
    /// Optional ones that the caller leaves out at the end are nil.
    func boxes(of arguments: [Any?]) throws(ResolutionError) -> [ErasedBox] {
        if inner != nil, takesArguments {
            throw ResolutionError(
                .argumentMismatch, "`\(mention)` wraps what takes arguments, which `invoke` has none for",
                path: [mention], at: definition.location)
        }
        // Position 0 is the owner of a method, which the container resolves.
        let parameters = dependencies.first?.position == 0 ? dependencies.dropFirst() : dependencies[...]
        guard arguments.count <= parameters.count else {
            throw wrongCount(expected: parameters.count, got: arguments.count)
        }
        var boxes: [ErasedBox] = []
        for (number, parameter) in parameters.enumerated() {
            let argument = number < arguments.count ? arguments[number] : nil
            if let box = boxed(argument, as: parameter.type) {
                boxes.append(box)
            } else if number < arguments.count {
                let words = argument.map { Diagnostic.code(Swift.type(of: $0)) } ?? "nil"
                throw ResolutionError(
                    .typeMismatch,
                    "argument \(number + 1) of `\(mention)` is \(words), not " + Diagnostic.code(parameter.type),
                    path: [mention], at: definition.location)
            } else {
                throw wrongCount(expected: parameters.count, got: arguments.count)
            }
        }
        return boxes
    }

    /// The error for too many arguments, or too few.
    private func wrongCount(expected: Int, got: Int) -> ResolutionError {
        ResolutionError(
            .argumentCount, "`\(mention)`: expected \(Diagnostic.counted(expected, of: "argument")), got \(got)",
            path: [mention],
            help: got > expected
                ? "pass one for each parameter, in order" : "only trailing optional arguments may be left out",
            at: definition.location)
    }
}

/// An argument in a box of its parameter's type; nil if it does not fit.
private func boxed(_ argument: Any?, as type: Any.Type) -> ErasedBox? {
    func box<Value>(_: Value.Type) -> ErasedBox? {
        guard let argument else {
            return (Value.self as? any AnyOptional.Type).flatMap { $0.nilBox as? Box<Value> }
        }
        return (argument as? Value).map(Box.init)
    }
    return _openExistential(type, do: box)
}
