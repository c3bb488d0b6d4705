/// A large value that several places share.
package final class Shared<Value: Sendable>: Sendable {
    /// The value.
    package let value: Value

    /// Shares a value.
    package init(_ value: Value) { self.value = value }
}

/// A position in a definition file: small, since everything in a file has one.
package struct FilePlace: Sendable, Hashable, Comparable, CustomStringConvertible {
    private let name: Shared<String>
    private let position: (line: UInt32, column: UInt32)

    /// The file, as it was named.
    package var file: String { name.value }
    /// The line, counted from one.
    package var line: Int { Int(position.line) }
    /// The column, counted from one in Unicode scalars.
    package var column: Int { Int(position.column) }

    /// Makes a position in a file.
    package init(_ name: Shared<String>, line: Int, column: Int) {
        self.name = name
        position = (UInt32(clamping: line), UInt32(clamping: column))
    }

    /// Makes a position that stands alone.
    package init(file: String, line: Int, column: Int) { self.init(Shared(file), line: line, column: column) }

    /// Whether two positions are the same.
    package static func == (left: FilePlace, right: FilePlace) -> Bool {
        left.position == right.position && (left.name === right.name || left.file == right.file)
    }

    /// Feeds what is compared into a hasher.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(line)
        hasher.combine(column)
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
