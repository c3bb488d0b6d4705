/// The limits of definition files, which bound the time and memory that any file can cost.
package struct FileLimits: Sendable {
    /// The size of one file, in bytes.
    package var bytes = 16 << 20
    /// The depth to which lists and maps may be nested.
    package var depth = 64
    /// The number of uses of YAML aliases in one file.
    package var aliases = 1_000
    /// The length of one text, in bytes, also after parameters have been inserted.
    package var text = 256 << 10
    /// The total number of imported files.
    package var files = 1_000
    /// The number of profiles with which files are checked and compiled.
    package var profiles = 64
    /// The length of a chain of parameters that refer to one another, or of services and their parents.
    package var chain = 200
    /// The size of one value after parameters have been inserted, in values and bytes of text.
    package var evaluated = 1 << 20
    /// The number of problems that are reported; further ones are only counted.
    package var problems = 1_000

    /// Creates the default limits.
    package init() {}
}
