internal import Alchemic

// Chosen for a text where something else is wanted, so that the message says what to write.

extension FileArgument where Value: BinaryInteger {
    /// Chosen for a text where a whole number is wanted.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "a whole number is wanted: write it without quotes")
    public static func value(_ text: String) -> FileArgument { FileArgument(.auto) }
}

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

extension FileArgument where Value: BinaryFloatingPoint {
    /// Chosen for a text where a number is wanted.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "a number is wanted: write it without quotes")
    public static func value(_ text: String) -> FileArgument { FileArgument(.auto) }
}

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

extension FileArgument where Value == Bool {
    /// Chosen for a text where true or false is wanted.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "true or false is wanted: write it without quotes")
    public static func value(_ text: String) -> FileArgument { FileArgument(.auto) }
}

extension FileArgument where Value == Bool? {
    /// Chosen for a text where true or false is wanted, or nothing.
    ///
    /// - Parameter text: The text.
    /// - Returns: Nothing.
    @available(*, unavailable, message: "true or false is wanted: write it without quotes")
    public static func value(_ text: String) -> FileArgument { FileArgument(.auto) }
}
