internal import Alchemic

// Chosen for a text where something else is wanted, so that the message says what to write.

@_documentation(visibility: internal)
extension FileArgument where Value: BinaryInteger {
    /// Chosen for a text where a whole number is wanted.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "a whole number is wanted: write it without quotes")
    public static func value(_ text: String) -> FileArgument { FileArgument(.auto) }
}

@_documentation(visibility: internal)
extension FileArgument {
    /// Chosen for a text where a whole number is wanted, or nothing.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "a whole number is wanted: write it without quotes")
    public static func value<Number: BinaryInteger>(_ text: String) -> FileArgument where Value == Number? {
        FileArgument(.auto)
    }
}

@_documentation(visibility: internal)
extension FileArgument where Value: BinaryFloatingPoint {
    /// Chosen for a text where a number is wanted.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "a number is wanted: write it without quotes")
    public static func value(_ text: String) -> FileArgument { FileArgument(.auto) }
}

@_documentation(visibility: internal)
extension FileArgument {
    /// Chosen for a text where a number is wanted, or nothing.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "a number is wanted: write it without quotes")
    public static func value<Number: BinaryFloatingPoint>(_ text: String) -> FileArgument where Value == Number? {
        FileArgument(.auto)
    }
}

@_documentation(visibility: internal)
extension FileArgument where Value == Bool {
    /// Chosen for a text where true or false is wanted.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "true or false is wanted: write it without quotes")
    public static func value(_ text: String) -> FileArgument { FileArgument(.auto) }
}

@_documentation(visibility: internal)
extension FileArgument where Value == Bool? {
    /// Chosen for a text where true or false is wanted, or nothing.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "true or false is wanted: write it without quotes")
    public static func value(_ text: String) -> FileArgument { FileArgument(.auto) }
}

// MARK: Everything else

@_documentation(visibility: internal)
extension FileArgument {
    /// Chosen where an argument is missing that is no optional.
    @available(
        *, unavailable, message: "an argument is missing: only optional ones at the end can be left out"
    )
    public static var omitted: FileArgument { FileArgument(.auto) }

    /// Chosen for a text where nothing of the kind is wanted.
    ///
    /// - Parameter text: What the file writes.
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message:
            "a text is written here, but the parameter is of another type: write '@id' for a service, or conform the type to FileTextConvertible"
    )
    public static func value(_ text: String) -> FileArgument { FileArgument(.auto) }

    /// Chosen for a whole number where nothing of the kind is wanted.
    ///
    /// - Parameter integer: What the file writes.
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message:
            "a whole number is written here, but the parameter is of another type: put it in quotes if a text is wanted, write '@id' for a service"
    )
    public static func value(_ integer: Int) -> FileArgument { FileArgument(.auto) }

    /// Chosen for a number where nothing of the kind is wanted.
    ///
    /// - Parameter number: What the file writes.
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message:
            "a number is written here, but the parameter is of another type: put it in quotes if a text is wanted, write '@id' for a service"
    )
    public static func value(_ number: Double) -> FileArgument { FileArgument(.auto) }

    /// Chosen for true or false where nothing of the kind is wanted.
    ///
    /// - Parameter boolean: What the file writes.
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message:
            "true or false is written here, but the parameter is of another type: put it in quotes if a text is wanted"
    )
    public static func value(_ boolean: Bool) -> FileArgument { FileArgument(.auto) }

    /// Chosen for nothing where nothing of the kind is wanted.
    ///
    /// - Parameter nothing: What the file writes.
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message: "this is nil, but the parameter is not optional"
    )
    public static func value(_ nothing: Never?) -> FileArgument { FileArgument(.auto) }

    /// Chosen for a list where nothing of the kind is wanted.
    ///
    /// - Parameter list: What the file writes.
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message: "this is a list, but the parameter is not a list of this type"
    )
    public static func literal(_ list: [CompiledConstant]) -> FileArgument { FileArgument(.auto) }

    /// Chosen for a map where nothing of the kind is wanted.
    ///
    /// - Parameter map: What the file writes.
    /// - Returns: Nothing.
    @available(
        *, unavailable,
        message: "this is a map, but the parameter is not a dictionary of this type"
    )
    public static func literal(_ map: KeyValuePairs<String, CompiledConstant>) -> FileArgument { FileArgument(.auto) }
}
