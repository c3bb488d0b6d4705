/// A reference to an immutable value, so that copies share its memory.
package final class Shared<Value: Sendable>: Sendable {
    /// The value.
    package let value: Value

    /// Creates a reference to a value.
    package init(_ value: Value) { self.value = value }
}

/// A position in a definition file.
///
/// Small, since every value, key and problem of a file has one.
package struct FilePlace: Sendable, Hashable, Comparable, CustomStringConvertible {
    private let name: Shared<String>
    private let position: (line: UInt32, column: UInt32)

    /// The file's path, as the program or an import writes it.
    package var file: String { name.value }
    /// The line, counted from one.
    package var line: Int { Int(position.line) }
    /// The column, counted from one in Unicode scalars.
    package var column: Int { Int(position.column) }

    /// Creates a position that shares the file's name with other positions.
    package init(_ name: Shared<String>, line: Int, column: Int) {
        self.name = name
        position = (UInt32(clamping: line), UInt32(clamping: column))
    }

    /// Creates a position with its own copy of the file's name.
    package init(file: String, line: Int, column: Int) { self.init(Shared(file), line: line, column: column) }

    package static func == (left: FilePlace, right: FilePlace) -> Bool {
        left.position == right.position && (left.name === right.name || left.file == right.file)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(line)
        hasher.combine(column)
    }

    /// The position in the compiler's form, `file:line:column`.
    package var description: String { "\(file):\(line):\(column)" }

    /// Orders positions by file name, then in reading order.
    package static func < (left: FilePlace, right: FilePlace) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

/// A value with its position.
package struct Located<Value> {
    /// The value.
    package var value: Value
    /// The position.
    package var place: FilePlace

    /// Creates a value with a position.
    package init(_ value: Value, at place: FilePlace) {
        self.value = value
        self.place = place
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
