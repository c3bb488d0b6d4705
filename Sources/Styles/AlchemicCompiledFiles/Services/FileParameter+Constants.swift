internal import Alchemic
internal import FileValues

// Literals of files. The Swift compiler rejects a literal that does not have the parameter's type. Texts and raw values that
// stand for other values are converted by the loader's rules when the definitions are created.

// MARK: Constants of one value

extension FileParameter {
    /// A literal of the parameter's type.
    ///
    /// All objects of the definition share the value, so a type of the program must be safe to share.
    public func value(_ value: Value) -> FileArgument<Value> { FileArgument(constant: value) }

    /// A text that stands for a value.
    public func value(_ text: String) -> FileArgument<Value> where Value: FileTextConvertible {
        FileArgument(reading: .text(text))
    }

    /// A text that stands for a value, for an optional parameter.
    public func value<Read: FileTextConvertible>(_ text: String) -> FileArgument<Value> where Value == Read? {
        FileArgument(reading: .text(text))
    }

    /// A case by its raw value.
    @_disfavoredOverload
    public func value(_ rawValue: Value.RawValue) -> FileArgument<Value> where Value: RawRepresentable {
        FileArgument(rawValue, of: Value.self) { $0 }
    }

    /// A case by its raw value, for an optional parameter.
    @_disfavoredOverload
    public func value<Raw: RawRepresentable>(_ rawValue: Raw.RawValue) -> FileArgument<Value> where Value == Raw? {
        FileArgument(rawValue, of: Raw.self) { $0 }
    }
}

extension FileArgument {
    /// Creates the case with a raw value; a raw value that no case has becomes the argument's problem.
    fileprivate init<Raw: RawRepresentable>(_ rawValue: Raw.RawValue, of _: Raw.Type, by convert: (Raw) -> Value) {
        if let value = Raw(rawValue: rawValue) {
            self.init(constant: convert(value))
        } else {
            self.init(.auto, problem: "'\(rawValue)' is not of type `\(mention(of: Raw.self))`")
        }
    }
}

// MARK: Lists and maps of constants

extension FileParameter {
    /// A list or a map.
    @_disfavoredOverload
    public func literal(_ value: Value) -> FileArgument<Value> { FileArgument(constant: value) }

    /// A list of texts that stand for values.
    public func literal(_ texts: [String]) -> FileArgument<Value>
    where Value: ListLiteral, Value.Member: FileTextConvertible {
        FileArgument(reading: .list(texts.map { .text($0) }))
    }

    /// A map to texts that stand for values.
    public func literal(_ texts: KeyValuePairs<String, String>) -> FileArgument<Value>
    where Value: MapParameter, Value.Mapped: FileTextConvertible {
        FileArgument(reading: .map(texts.map { FileConstant.Entry($0.key, value: .text($0.value)) }))
    }

    /// A list of cases by their raw values.
    public func literal(_ rawValues: [Value.Member.RawValue]) -> FileArgument<Value>
    where Value: ListLiteral, Value.Member: RawRepresentable {
        cases(rawValues) { .literal($0) }
    }

    /// A map to cases by their raw values.
    public func literal(_ rawValues: KeyValuePairs<String, Value.Mapped.RawValue>) -> FileArgument<Value>
    where Value: MapParameter, Value.Mapped: RawRepresentable {
        cases(rawValues.map(\.value)) { .mapped(Array(zip(rawValues.map(\.key), $0))) }
    }

    /// A map whose keys are cases by their raw values.
    public func literal<Raw: RawRepresentable & Hashable, Mapped>(_ entries: KeyValuePairs<Raw.RawValue, Mapped>)
        -> FileArgument<Value> where Value == [Raw: Mapped]
    {
        keyed(entries.map { ($0.key, Raw(rawValue: $0.key), $0.value) })
    }

    /// A map whose keys are whole numbers.
    public func literal<Mapped>(_ entries: KeyValuePairs<String, Mapped>) -> FileArgument<Value>
    where Value == [Int: Mapped] {
        keyed(entries.map { ($0.key, wholeNumber($0.key), $0.value) })
    }

    /// A constant made of cases, each by its raw value; the first raw value that no case has becomes the argument's problem.
    private func cases<Raw: RawRepresentable>(_ rawValues: [Raw.RawValue], makingBy make: ([Raw]) -> Value)
        -> FileArgument<Value>
    {
        let members = rawValues.map { FileParameter<Raw>().value($0) }
        if let problem = members.lazy.compactMap(\.problem).first { return FileArgument(.auto, problem: problem) }
        return FileArgument(constant: make(members.compactMap(\.constant?.value)))
    }

    /// A map of entries whose keys have been converted; the first that could not be becomes the argument's problem.
    private func keyed<Key, Mapped>(_ entries: [(written: Any, key: Key?, value: Mapped)]) -> FileArgument<Value>
    where Value == [Key: Mapped] {
        if let wrong = entries.first(where: { $0.key == nil }) {
            return FileArgument(.auto, problem: "the key '\(wrong.written)' is not of type `\(mention(of: Key.self))`")
        }
        let known = entries.compactMap { entry in entry.key.map { ($0, entry.value) } }
        return FileArgument(constant: Dictionary(known, uniquingKeysWith: { $1 }))
    }
}

// MARK: Lists and maps for parameters of any type

extension FileParameter {
    /// A list or a map for a parameter of type `any Sendable`.
    public func literal(_ constant: CompiledConstant) -> FileArgument<Value> where Value == any Sendable {
        FileArgument(reading: constant.constant)
    }

    /// A list or a map for a parameter of type `(any Sendable)?`.
    public func literal(_ constant: CompiledConstant) -> FileArgument<Value> where Value == (any Sendable)? {
        FileArgument(reading: constant.constant)
    }

    /// A list or a map for a parameter of type `Any`.
    public func literal(_ constant: CompiledConstant) -> FileArgument<Value> where Value == Any {
        FileArgument(reading: constant.constant)
    }

    /// A list for a parameter of type `[any Sendable]`.
    public func literal(_ constants: [CompiledConstant]) -> FileArgument<Value> where Value == [any Sendable] {
        FileArgument(reading: .list(constants.map(\.constant)))
    }

    /// A list for a parameter of type `[Any]`.
    public func literal(_ constants: [CompiledConstant]) -> FileArgument<Value> where Value == [Any] {
        FileArgument(reading: .list(constants.map(\.constant)))
    }

    /// A map for a parameter of type `[String: any Sendable]`.
    public func literal(_ entries: KeyValuePairs<String, CompiledConstant>) -> FileArgument<Value>
    where Value == [String: any Sendable] {
        FileArgument(reading: .map(entries.map { FileConstant.Entry($0.key, value: $0.value.constant) }))
    }

    /// A map for a parameter of type `[String: Any]`.
    public func literal(_ entries: KeyValuePairs<String, CompiledConstant>) -> FileArgument<Value>
    where Value == [String: Any] {
        FileArgument(reading: .map(entries.map { FileConstant.Entry($0.key, value: $0.value.constant) }))
    }
}
