/// A position in a definition file.
package struct FilePlace: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The file, as it was named: by the program, by the build, or by the file that imports it.
    package let file: String
    /// The line, counted from one.
    package let line: Int
    /// The column, counted from one in Unicode scalars.
    package let column: Int

    /// Makes a position.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The position in the compiler's form, `file:line:column`.
    package var description: String { "\(file):\(line):\(column)" }

    /// Positions of one file in reading order; those of several by the files' names.
    package static func < (left: FilePlace, right: FilePlace) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

/// Something together with the position at which it stands.
package struct Located<Value> {
    /// The thing.
    package var value: Value
    /// Where it stands.
    package var place: FilePlace

    /// Puts a thing at a position.
    package init(_ value: Value, at place: FilePlace) {
        self.value = value
        self.place = place
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
