public import Alchemic
internal import FileValues

// Arguments that are known only at run time: read once, when the definitions are created.

extension FileParameter {
    /// The value of a file's parameter that the program sets; `location` is the position that uses it.
    public func parameter(
        _ name: String, _ values: CompiledValues, _ location: Definition.SourceLocation
    ) -> FileArgument<Value> {
        guard let given = values.parameter(name, at: location) else { return FileArgument(.auto) }
        return values.argument(at: location, from: []) { converter, _ in
            try converter.value(given: given, name, as: Value.self)
        }
    }

    /// An environment variable, after its processors have been applied.
    public func environment(
        _ variable: CompiledEnvironment, _ values: CompiledValues, _ location: Definition.SourceLocation
    ) -> FileArgument<Value> {
        values.argument(at: location, from: [try? .environment(variable.value.get())].compactMap(\.self)) {
            converter, runTime in
            try converter.value(runTime.read(variable.value.get()), as: Value.self)
        }
    }

    /// A text with parts that are known only at run time.
    public func text(
        _ pieces: [CompiledPiece], _ values: CompiledValues, _ location: Definition.SourceLocation
    ) -> FileArgument<Value> {
        let known = pieces.compactMap { try? $0.piece }
        return values.argument(at: location, from: known) { converter, runTime in
            try converter.value(.text(runTime.text(pieces.map { try $0.piece })), as: Value.self)
        }
    }
}
