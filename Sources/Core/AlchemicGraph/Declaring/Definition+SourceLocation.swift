extension Definition {
    /// The source location of a declaration or a call: a file, a line and a column.
    ///
    /// The type is nested to avoid a clash with Swift Testing's type of this name.
    public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
        /// The file, as `Module/File.swift`, or the path of a definition file.
        public var file: String { name.text }
        /// The file, without a `String` as long as only the definition needs it.
        let name: SourceFileName
        /// The line, counted from one.
        public let line: UInt32
        /// The column, counted from one; zero when it is not known.
        public let column: UInt32

        /// The location in a compiler's form, `file:line:column`.
        @_documentation(visibility: internal)
        public var description: String { "\(file.printable):\(line)" + (column == 0 ? "" : ":\(column)") }
    }
}

extension Definition.SourceLocation {
    /// Creates a location; without arguments, the location of the call.
    public init(file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column) {
        self.init(name: .text(file), line: line, column: column)
    }

    /// For declarations: a literal costs no allocation.
    package init(file: StaticString, line: UInt32, column: UInt32) {
        self.init(name: SourceFileName(file), line: line, column: column)
    }
}
