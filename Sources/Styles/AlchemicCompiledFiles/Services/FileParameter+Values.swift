public import Alchemic
internal import FileValues

// Arguments that are known only as the program runs: read once, when the definitions are made.

extension FileParameter {
    /// A parameter that the program sets, used at a place of the file.
    public func parameter(
        _ name: String, _ values: CompiledValues, _ place: Definition.SourceLocation
    ) -> FileArgument<Value> {
        guard let given = values.parameter(name, at: place) else { return FileArgument(.auto) }
        return values.argument(at: place, from: []) { converter, _ in
            try converter.value(given: given, name, as: Value.self)
        }
    }

    /// A variable of the environment, and what is done to its text.
    public func environment(
        _ variable: CompiledEnvironment, _ values: CompiledValues, _ place: Definition.SourceLocation
    ) -> FileArgument<Value> {
        values.argument(at: place, from: [try? .environment(variable.value.get())].compactMap(\.self)) {
            converter, runTime in
            try converter.value(runTime.read(variable.value.get()), as: Value.self)
        }
    }

    /// A text of which parts are known only now.
    public func text(
        _ pieces: [CompiledPiece], _ values: CompiledValues, _ place: Definition.SourceLocation
    ) -> FileArgument<Value> {
        let known = pieces.compactMap { try? $0.piece }
        return values.argument(at: place, from: known) { converter, runTime in
            try converter.value(.text(runTime.text(pieces.map { try $0.piece })), as: Value.self)
        }
    }
}
