/// The place of a declaration or a request: a file and a position in it.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
    /// The file, as `Module/File.swift`, or the path of a definition file.
    public let file: String
    /// The line, counted from one.
    public let line: UInt32
    /// The column, counted from one; zero when it is not known.
    public let column: UInt32

    /// Creates a location; without arguments, that of the caller.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - line: The line, counted from one.
    ///   - column: The column, counted from one; zero when it is not known.
    @inlinable
    public init(file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The location in a compiler's form, `file:line:column`.
    public var description: String { "\(file.printable):\(line)" + (column == 0 ? "" : ":\(column)") }
}
