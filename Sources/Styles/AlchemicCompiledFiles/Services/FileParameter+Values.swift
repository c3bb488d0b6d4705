public import Alchemic
internal import FileValues

// Arguments that are known only as the program runs: read once, when the definitions are made.

@_documentation(visibility: internal)
extension FileParameter {
    /// A parameter that the program sets, used at a place of the file.
    public func parameter(
        _ name: String, _ values: CompiledValues, _ place: Definition.SourceLocation
    ) -> FileArgument<Value> {
        guard let given = values.parameter(name, at: place) else { return FileArgument(.auto) }
        if let constant = FileConstant(given) { return converted(constant, from: [.parameter(name)], values, place) }
        if let value = given as? Value { return FileArgument(constant: value) }
        values.report(
            "wrong-value",
            "the parameter '\(name)' is a `\(nameInCode(of: type(of: given)))`, no `\(nameInCode(of: Value.self))`",
            at: place)
        return FileArgument(.auto)
    }

    /// A variable of the environment, and what is done to its text.
    public func environment(
        _ variable: CompiledEnvironment, _ values: CompiledValues, _ place: Definition.SourceLocation
    ) -> FileArgument<Value> {
        guard let constant = values.read(variable, at: place) else { return FileArgument(.auto) }
        return converted(constant, from: [variable.source].compactMap(\.self), values, place)
    }

    /// A text of which parts are known only now.
    public func text(
        _ pieces: [CompiledPiece], _ values: CompiledValues, _ place: Definition.SourceLocation
    ) -> FileArgument<Value> {
        var text = ""
        for piece in pieces {
            guard let part = values.text(piece, at: place) else { return FileArgument(.auto) }
            text += part
        }
        return converted(.text(text), from: pieces.compactMap(\.source), values, place)
    }

    private func converted(
        _ constant: FileConstant, from sources: [OutsideSource], _ values: CompiledValues,
        _ place: Definition.SourceLocation
    ) -> FileArgument<Value> {
        do {
            return FileArgument(constant: try ValueConverter(from: sources).value(constant, as: Value.self))
        } catch {
            values.report("wrong-value", String(describing: error), at: place)
            return FileArgument(.auto)
        }
    }
}

@_documentation(visibility: internal)
extension CompiledValues {
    fileprivate func text(_ piece: CompiledPiece, at place: Definition.SourceLocation) -> String? {
        switch piece {
        case .text(let text): return text
        case .environment(let variable):
            guard let constant = read(variable, at: place) else { return nil }
            if let text = constant.embedded { return text }
            report(
                "wrong-value",
                "'%env(\(variable.text))%' is \(constant.word), and cannot stand inside a text", at: place)
        case .parameter(let name):
            guard let given = parameter(name, at: place) else { return nil }
            if let text = FileConstant(given)?.embedded { return text }
            report("wrong-value", "the parameter '\(name)' is not a text, so it cannot be part of one", at: place)
        }
        return nil
    }
}
